/// A 64-bit Mach-O file, alone or in a universal file (`mach-o/loader.h`, `mach-o/nlist.h`, `mach-o/fat.h`).
struct MachOImage {
    private let bytes: ImageBytes

    private static let dynamicLibrary = 6
    private static let symbolTable = 2
    /// Plain ones, lazy ones, and, as commands that the loader must know, weak, exported and upward ones.
    private static let neededLibraries: Set<Int> = [0xC, 0x20, 0x8000_0018, 0x8000_001F, 0x8000_0023]
    private static let searchFolder = 0x8000_001C
    private static let symbolSize = 16
    #if arch(arm64)
        private static let processor = 0x0100_000C
    #else
        private static let processor = 0x0100_0007
    #endif

    init(_ bytes: ImageBytes) throws(PluginRefusal) {
        self.bytes = bytes.starts(with: [0xCA, 0xFE, 0xBA, 0xBE]) ? try Self.ownPart(of: bytes) : bytes
    }

    /// The symbols that the library defines; its constants may be anywhere in it.
    func contents() throws(PluginRefusal) -> LibraryContents {
        let processor = try bytes.integer(UInt32.self, at: 4)
        guard processor == Self.processor else {
            throw .otherPlatform(found: "another processor (Mach-O type \(processor))")
        }
        guard try bytes.integer(UInt32.self, at: 12) == Self.dynamicLibrary else { throw .notALibrary }
        var found = LibraryContents(constants: [bytes], needs: LibraryNeeds(areFoldersInherited: true))
        var command = 32
        for _ in 0..<(try bytes.integer(UInt32.self, at: 16)) {
            switch try bytes.integer(UInt32.self, at: command) {
            case Self.symbolTable: try count(command, in: &found.symbols)
            case let kind where Self.neededLibraries.contains(kind): found.needs.names.append(try text(of: command))
            case Self.searchFolder: found.needs.folders.append(try text(of: command))
            default: break
            }
            let size = try bytes.integer(UInt32.self, at: command + 4)
            guard size > 0 else { throw .notALibrary }
            command += size
        }
        return found
    }

    /// The path in a load command, whose place in the command is its first field.
    private func text(of command: Int) throws(PluginRefusal) -> String {
        let part = try bytes.part(at: command, count: bytes.integer(UInt32.self, at: command + 4))
        return try part.name(at: part.integer(UInt32.self, at: 8)).text
    }

    private func count(_ command: Int, in census: inout SymbolCensus) throws(PluginRefusal) {
        let count = try bytes.integer(UInt32.self, at: command + 12)
        let symbols = try bytes.part(at: bytes.integer(UInt32.self, at: command + 8), count: count * Self.symbolSize)
        let strings = try bytes.part(
            at: bytes.integer(UInt32.self, at: command + 16), count: bytes.integer(UInt32.self, at: command + 20))
        for symbol in 0..<count {
            let offset = symbol * Self.symbolSize
            let type = try symbols.integer(UInt8.self, at: offset + 4)
            // N_EXT set; no debugger entry (N_STAB); N_TYPE not N_UNDF.
            guard type & 0x01 != 0, type & 0xE0 == 0, type & 0x0E != 0 else { continue }
            // In a section (N_SECT): code and variables look the same here.
            census.add(
                try strings.name(at: symbols.integer(UInt32.self, at: offset)).withoutUnderscore,
                isFunction: type & 0x0E == 0x0E)
        }
    }

    /// The part for this processor; the table of a universal file is big-endian.
    private static func ownPart(of bytes: ImageBytes) throws(PluginRefusal) -> ImageBytes {
        func number(at offset: Int) throws(PluginRefusal) -> Int {
            Int(UInt32(try bytes.integer(UInt32.self, at: offset)).byteSwapped)
        }
        for place in 0..<(try number(at: 4)) {
            let entry = 8 + place * 20
            guard try number(at: entry) == processor else { continue }
            return try bytes.part(at: number(at: entry + 8), count: number(at: entry + 12))
        }
        throw .otherPlatform(found: "another processor")
    }
}
