/// Reads a dynamic library from its bytes alone, before any of its code runs.
struct LibraryImage {
    let symbols: SymbolCensus
    let identities: [FoundIdentity]
    let needs: LibraryNeeds

    init(_ bytes: UnsafeRawBufferPointer) throws(PluginRefusal) {
        do throws(PluginRefusal) {
            let contents = try Self.contents(ImageBytes(bytes))
            symbols = contents.symbols
            needs = contents.needs
            var found: [FoundIdentity] = []
            for part in contents.constants {
                let offset = part.bytes.baseAddress.map { $0 - bytes.baseAddress! } ?? 0
                found += try FoundIdentity.all(in: part.bytes, offset: offset)
            }
            guard !found.isEmpty else { throw .noIdentity }
            identities = found
        } catch {
            // A sealed library whose tables are broken is still known by its seal.
            try PluginSeal.check(bytes, (try? FoundIdentity.all(in: bytes, offset: 0)) ?? [])
            throw error
        }
    }

    /// The number of symbols of a SwiftSyntax of its own that the library contains: tens of thousands, or none if it
    /// uses the kit's.
    var ownSwiftSyntaxSymbolCount: Int { symbols.hasSyntaxType ? symbols.swiftSyntaxCount : 0 }

    private static func contents(_ bytes: ImageBytes) throws(PluginRefusal) -> LibraryContents {
        if bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) {
            #if os(macOS)
                throw .otherPlatform(found: "a system with ELF files, such as Linux")
            #else
                return try ELFImage(bytes).contents()
            #endif
        }
        if bytes.starts(with: [0xCF, 0xFA, 0xED, 0xFE]) || bytes.starts(with: [0xCA, 0xFE, 0xBA, 0xBE]) {
            #if os(macOS)
                return try MachOImage(bytes).contents()
            #else
                throw .otherPlatform(found: "macOS")
            #endif
        }
        throw .notALibrary
    }
}

/// The contents of a library's tables.
struct LibraryContents {
    var symbols = SymbolCensus()
    /// The parts that hold constants.
    var constants: [ImageBytes] = []
    var needs = LibraryNeeds()
}

/// Counts the few symbols that matter among all that a library defines for others to use.
struct SymbolCensus {
    private(set) var hasEntry = false
    private(set) var hasSyntaxType = false
    private(set) var swiftSyntaxCount = 0

    mutating func add(_ name: SymbolName, isFunction: Bool) {
        if isFunction, name == PluginFile.entrySymbol { hasEntry = true }
        guard name.hasPrefix("$s11SwiftSyntax") else { return }
        swiftSyntaxCount += 1
        // The metadata accessor of `SwiftSyntax.Syntax`, which every copy of the module has. Other symbols with the
        // module's prefix are no proof: a plugin that extends a SwiftSyntax type defines some, and so may one that
        // specializes a generic function of it.
        if name == "$s11SwiftSyntax0B0VMa" { hasSyntaxType = true }
    }
}
