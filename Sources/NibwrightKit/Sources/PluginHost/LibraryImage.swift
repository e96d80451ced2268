import Foundation

/// What can be told of a dynamic library from its file alone, before any of its code runs.
struct LibraryImage {
    private let symbols: SymbolCensus

    init(_ file: Data) throws(PluginRefusal) {
        // A `Result`, because `withUnsafeBytes` forgets the type of what its closure throws.
        symbols = try file.withUnsafeBytes { bytes in
            Result { () throws(PluginRefusal) in try Self.definedSymbols(ImageBytes(bytes)) }
        }.get()
    }

    /// Whether the library exports the function that makes it a plugin.
    var hasDescriptor: Bool { symbols.hasDescriptor }

    /// How many symbols of a SwiftSyntax of its own the library brings: tens of thousands, or none if it uses the kit's.
    var ownSwiftSyntaxSymbolCount: Int { symbols.hasSyntaxType ? symbols.swiftSyntaxCount : 0 }

    private static func definedSymbols(_ bytes: ImageBytes) throws(PluginRefusal) -> SymbolCensus {
        if bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) {
            #if os(macOS)
                throw .otherPlatform(found: "a system with ELF files, such as Linux")
            #else
                return try ELFImage(bytes).definedSymbols()
            #endif
        }
        if bytes.starts(with: [0xCF, 0xFA, 0xED, 0xFE]) || bytes.starts(with: [0xCA, 0xFE, 0xBA, 0xBE]) {
            #if os(macOS)
                return try MachOImage(bytes).definedSymbols()
            #else
                throw .otherPlatform(found: "macOS")
            #endif
        }
        throw .notALibrary
    }
}

/// The few things that matter about all the symbols that a library defines for others to use.
struct SymbolCensus {
    private(set) var hasDescriptor = false
    private(set) var hasSyntaxType = false
    private(set) var swiftSyntaxCount = 0

    mutating func add(_ name: SymbolName) {
        if name == PluginFile.descriptorSymbol { hasDescriptor = true }
        guard name.hasPrefix("$s11SwiftSyntax") else { return }
        swiftSyntaxCount += 1
        // The metadata accessor of `SwiftSyntax.Syntax`, which every copy of the module has. Other symbols with the
        // module's prefix are no proof: a plugin that extends a SwiftSyntax type defines some, and so may one that
        // specializes a generic function of it.
        if name == "$s11SwiftSyntax0B0VMa" { hasSyntaxType = true }
    }
}
