/// A 64-bit ELF file (System V gABI, "Object Files").
struct ELFImage {
    private let bytes: ImageBytes

    private static let sharedObject = 3
    private static let dynamicSymbols = 11
    private static let constants = 1
    private static let loadedSegment = 1
    private static let interpreterSegment = 3
    private static let symbolSize = 24
    private static let function = 2
    #if arch(arm64)
        private static let machine = 183
    #else
        private static let machine = 62
    #endif

    init(_ bytes: ImageBytes) {
        self.bytes = bytes
    }

    /// The library's symbols, constants and needs; throws for a library of another platform.
    func contents() throws(PluginRefusal) -> LibraryContents {
        guard try bytes.integer(UInt8.self, at: 4) == 2, try bytes.integer(UInt8.self, at: 5) == 1 else {
            throw .otherPlatform(found: "another word size or byte order")
        }
        guard try bytes.integer(UInt16.self, at: 16) == Self.sharedObject else { throw .notALibrary }
        let machine = try bytes.integer(UInt16.self, at: 18)
        guard machine == Self.machine else { throw .otherPlatform(found: "another processor (ELF machine \(machine))") }
        let segments = try checkedSegments()
        let sections = try bytes.entries(
            at: bytes.integer(UInt64.self, at: 40), count: bytes.integer(UInt16.self, at: 60),
            size: bytes.integer(UInt16.self, at: 58))
        var found = LibraryContents(needs: try ELFNeeds(bytes, segments: segments).needs())
        for section in sections {
            switch try section.integer(UInt32.self, at: 4) {
            case Self.dynamicSymbols:
                let link = try section.integer(UInt32.self, at: 40)
                guard sections.indices.contains(link) else { throw .notALibrary }
                try count(contents(of: section), strings: contents(of: sections[link]), in: &found.symbols)
            // Loaded (2) and no code (4). Some linkers mark constants as writable (1) where debugging sections are
            // beside them.
            case Self.constants where try section.integer(UInt64.self, at: 8) & 6 == 2:
                found.constants.append(try contents(of: section))
            default: break
            }
        }
        return found
    }

    /// Checks that the file is as long as its segments say. The system maps them without this check, and may crash
    /// later.
    private func checkedSegments() throws(PluginRefusal) -> [ImageBytes] {
        let segments = try bytes.entries(
            at: bytes.integer(UInt64.self, at: 32), count: bytes.integer(UInt16.self, at: 56),
            size: bytes.integer(UInt16.self, at: 54))
        for segment in segments {
            switch try segment.integer(UInt32.self, at: 0) {
            case Self.loadedSegment:
                _ = try bytes.part(at: segment.integer(UInt64.self, at: 8), count: segment.integer(UInt64.self, at: 32))
            case Self.interpreterSegment:
                // Most executables are shared objects too, but only they name a loader.
                throw .notALibrary
            default: break
            }
        }
        return segments
    }

    private func contents(of section: ImageBytes) throws(PluginRefusal) -> ImageBytes {
        try bytes.part(at: section.integer(UInt64.self, at: 24), count: section.integer(UInt64.self, at: 32))
    }

    private func count(
        _ symbols: ImageBytes, strings: ImageBytes, in census: inout SymbolCensus
    ) throws(PluginRefusal) {
        for symbol in 0..<symbols.count / Self.symbolSize {
            let offset = symbol * Self.symbolSize
            // Section 0 means that the symbol is required and not defined.
            guard try symbols.integer(UInt16.self, at: offset + 6) != 0 else { continue }
            let isFunction = try symbols.integer(UInt8.self, at: offset + 4) & 0xF == Self.function
            census.add(try strings.name(at: symbols.integer(UInt32.self, at: offset)), isFunction: isFunction)
        }
    }
}
