public import Colorimetry
import InterfaceBuilder
import SourceText

/// Every color of a repository as palettes, one for each folder that is a project of its own.
public struct PaletteInventory: Sendable {
    /// By folder; projects without any color are left out.
    public let scopes: [PaletteScope]

    public init(_ graph: ProjectGraph, threads: Int = defaultThreadCount) {
        let read = concurrentMap(graph.documents, threads: threads, PaletteDocument.init)
        var builder = PaletteInventoryBuilder(graph)
        for document in read { builder.add(document) }
        for reference in graph.codeReferences where reference.kind == .color { builder.add(reference) }
        scopes = builder.scopes()
    }
}

/// The palette of one project: what its documents, its code and its catalogs say.
public struct PaletteScope: Sendable {
    /// The project's folder; empty for the root.
    public let folder: String
    /// Every distinct value that is written out, or that a color set of the project gives; most used first.
    public let colors: [PaletteColor]
    /// The color sets of the project's own catalogs, by name.
    public let sets: [PaletteSet]
    /// Colors that the system decides, most used first.
    public let systemColors: [PaletteSystemColor]
    /// Names that no catalog of the repository has, by name.
    public let missing: [PaletteMissingName]
    /// Colors in a space that is not known, or without one of their components.
    public let unreadableCount: Int
    public let documentCount: Int

    /// Colors that documents write out in numbers.
    public var inlineCount: Int { colors.reduce(0) { $0 + $1.inlineCount } }
    /// Colors that documents take from a color set, those of sets that no number can be told of included.
    public let namedCount: Int
    /// Places in code that name a color set.
    public let codeCount: Int
    public var systemCount: Int { systemColors.reduce(0) { $0 + $1.count } }
    /// Distinct values that documents write out.
    public var inlineValueCount: Int { colors.count { $0.inlineCount > 0 } }
}

/// One distinct value, to 8 bits a channel in its own color space, and where it is used.
public struct PaletteColor: Sendable {
    public let quantized: QuantizedColor
    /// What color sets call it: those of the project, and others that the project uses. By name.
    public let names: [PaletteName]
    /// The documents of the project that show it, by path.
    public let documents: [PaletteDocumentUse]
    /// Places in the project's code that name a set of this value.
    public let codeCount: Int
    /// What documents use it for, most frequent first: `backgroundColor`.
    public let roles: [PaletteRole]

    public var value: ColorValue { quantized.value }
    public var inlineCount: Int { documents.reduce(0) { $0 + $1.inlineCount } }
    public var namedCount: Int { documents.reduce(0) { $0 + $1.namedCount } }
    /// All uses in documents and code.
    public var useCount: Int { inlineCount + namedCount + codeCount }
    /// The names of the value itself, not those that have it in another appearance.
    public var ownNames: [PaletteName] { names.filter { $0.appearance == nil } }
}

/// A name of a value.
public struct PaletteName: Sendable {
    public let set: PaletteSet
    /// Nil where the value is what the set has in every appearance, or where no other fits.
    public let appearance: String?
}

/// How often one document has a color.
public struct PaletteDocumentUse: Hashable, Sendable {
    public let path: String
    public internal(set) var inlineCount = 0
    public internal(set) var namedCount = 0
}

/// How often a color is used for one purpose.
public struct PaletteRole: Hashable, Sendable {
    /// The property, runtime attribute or part of a text.
    public let name: String
    public let count: Int
}

/// A color that the system decides.
public struct PaletteSystemColor: Hashable, Sendable {
    /// The list that a macOS color is of; nil for `systemColor` and its older spellings.
    public let list: String?
    public let name: String
    public let count: Int
    public let documents: [String]
    /// What a document keeps to show it with; other appearances and versions of the system show another.
    public let cached: ColorValue?
}

/// A name that is used and that no catalog has.
public struct PaletteMissingName: Hashable, Sendable {
    public let name: String
    /// Uses in documents.
    public let count: Int
    public let documents: [String]
    /// Places in code, as `path:line:column`.
    public let code: [String]
    /// What a document keeps of it, and shows in its place.
    public let cached: ColorValue?
}
