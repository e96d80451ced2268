import Foundation

/// What can be told of a dynamic library from its file alone, before any of its code runs.
struct LibraryImage {
    /// Names of symbols that the library defines for others to use.
    let definedSymbols: [String]

    init(_ bytes: [UInt8]) throws(PluginRefusal) {
        let data = ImageBytes(bytes)
        if data.starts(with: [0x7F, 0x45, 0x4C, 0x46]) {
            definedSymbols = try ELFImage(data).definedSymbols()
        } else if data.starts(with: [0xCF, 0xFA, 0xED, 0xFE]) {
            definedSymbols = try MachOImage(data).definedSymbols()
        } else {
            throw .notALibrary
        }
    }

    /// A library that was given swift-syntax defines tens of thousands of its symbols; one that uses the kit's, none.
    var swiftSyntaxSymbolCount: Int {
        // `$s11SwiftSyntax`: the mangled prefix of everything in the module. A few may be specializations made for the
        // plugin's own use, so only what the module itself would define counts: a type's metadata accessor.
        definedSymbols.count { $0.hasPrefix("$s11SwiftSyntax") && $0.hasSuffix("Ma") }
    }

    func defines(_ symbol: String) -> Bool { definedSymbols.contains(symbol) }
}

/// Little-endian reads that never leave the file.
struct ImageBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

    func integer<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) throws(PluginRefusal) -> Int {
        let size = MemoryLayout<Value>.size
        guard offset >= 0, offset <= bytes.count - size else { throw .notALibrary }
        var value: Value = 0
        for place in (0..<size).reversed() { value = value << 8 | Value(truncatingIfNeeded: bytes[offset + place]) }
        guard let result = Int(exactly: value) else { throw .notALibrary }
        return result
    }

    /// The zero-terminated string at an offset.
    func string(at offset: Int) -> String {
        guard offset >= 0, offset < bytes.count else { return "" }
        let end = bytes[offset...].firstIndex(of: 0) ?? bytes.count
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }
}

/// A 64-bit ELF file (System V gABI, "Object Files").
private struct ELFImage {
    private let data: ImageBytes

    private static let sharedObject = 3
    private static let dynamicSymbols = 11
    #if arch(arm64)
        private static let machine = 183
    #else
        private static let machine = 62
    #endif

    init(_ data: ImageBytes) {
        self.data = data
    }

    func definedSymbols() throws(PluginRefusal) -> [String] {
        guard try data.integer(UInt8.self, at: 4) == 2, try data.integer(UInt8.self, at: 5) == 1 else {
            throw .otherPlatform(found: "another word size or byte order")
        }
        guard try data.integer(UInt16.self, at: 16) == Self.sharedObject else { throw .notALibrary }
        let machine = try data.integer(UInt16.self, at: 18)
        guard machine == Self.machine else { throw .otherPlatform(found: "another processor (ELF machine \(machine))") }
        let table = try data.integer(UInt64.self, at: 40)
        let size = try data.integer(UInt16.self, at: 58)
        let count = try data.integer(UInt16.self, at: 60)
        var names: [String] = []
        for number in 0..<count {
            let section = table + number * size
            guard try data.integer(UInt32.self, at: section + 4) == Self.dynamicSymbols else { continue }
            let strings = table + (try data.integer(UInt32.self, at: section + 40)) * size
            names += try symbols(in: section, stringsAt: data.integer(UInt64.self, at: strings + 24))
        }
        return names
    }

    private func symbols(in section: Int, stringsAt strings: Int) throws(PluginRefusal) -> [String] {
        let start = try data.integer(UInt64.self, at: section + 24)
        let size = try data.integer(UInt64.self, at: section + 32)
        guard start >= 0, size >= 0, start <= data.count - size else { throw .notALibrary }
        var names: [String] = []
        for symbol in stride(from: start, to: start + size, by: 24) {
            // Section 0 means that the symbol is only asked for.
            guard try data.integer(UInt16.self, at: symbol + 6) != 0 else { continue }
            names.append(data.string(at: strings + (try data.integer(UInt32.self, at: symbol))))
        }
        return names
    }
}

/// A 64-bit Mach-O file (`mach-o/loader.h`, `mach-o/nlist.h`).
private struct MachOImage {
    private let data: ImageBytes

    private static let dynamicLibrary = 6
    private static let symbolTable = 2

    init(_ data: ImageBytes) {
        self.data = data
    }

    func definedSymbols() throws(PluginRefusal) -> [String] {
        guard try data.integer(UInt32.self, at: 12) == Self.dynamicLibrary else { throw .notALibrary }
        var command = 32
        var names: [String] = []
        for _ in 0..<(try data.integer(UInt32.self, at: 16)) {
            if try data.integer(UInt32.self, at: command) == Self.symbolTable { names += try symbols(command) }
            let size = try data.integer(UInt32.self, at: command + 4)
            guard size > 0 else { throw .notALibrary }
            command += size
        }
        return names
    }

    private func symbols(_ command: Int) throws(PluginRefusal) -> [String] {
        let start = try data.integer(UInt32.self, at: command + 8)
        let count = try data.integer(UInt32.self, at: command + 12)
        let strings = try data.integer(UInt32.self, at: command + 16)
        var names: [String] = []
        for symbol in stride(from: start, to: start + count * 16, by: 16) {
            let type = try data.integer(UInt8.self, at: symbol + 4)
            // N_EXT set, and N_TYPE not N_UNDF; names carry a leading underscore.
            guard type & 0x01 != 0, type & 0x0E != 0 else { continue }
            names.append(String(data.string(at: strings + (try data.integer(UInt32.self, at: symbol))).dropFirst()))
        }
        return names
    }
}
