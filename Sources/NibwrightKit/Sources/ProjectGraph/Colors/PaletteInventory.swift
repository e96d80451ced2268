public import Colorimetry
import InterfaceBuilder
import SourceText

/// Every color of a repository as palettes, one for each folder that is a project of its own.
public struct PaletteInventory: Sendable {
    /// By folder, without projects that have no color.
    public let scopes: [PaletteScope]

    /// Collects the colors of all documents, catalogs and Swift and Objective-C files of a graph.
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
    /// The number of the project's documents.
    public let documentCount: Int

    /// Colors that documents write out in numbers.
    public var inlineCount: Int { colors.reduce(0) { $0 + $1.inlineCount } }
    /// The number of places in documents that use a color set, sets without a known number included.
    public let namedCount: Int
    /// Places in code that name a color set.
    public let codeCount: Int
    /// The number of places in documents that use a color of the system's.
    public var systemCount: Int { systemColors.reduce(0) { $0 + $1.count } }
    /// Distinct values that documents write out.
    public var inlineValueCount: Int { colors.count { $0.inlineCount > 0 } }
}

/// One distinct value, to 8 bits a channel in its own color space, and where it is used.
public struct PaletteColor: Sendable {
    /// The value, in 8-bit steps.
    public let quantized: QuantizedColor
    /// The names that color sets give it, those of the project and others that the project uses; by name.
    public let names: [PaletteName]
    /// The documents of the project that show it, by path.
    public let documents: [PaletteDocumentUse]
    /// Places in the project's code that name a set of this value.
    public let codeCount: Int
    /// The purposes for which documents use it, most frequent first: `backgroundColor`.
    public let roles: [PaletteRole]

    /// The value in its color space, each component at the middle of its step.
    public var value: ColorValue { quantized.value }
    /// The number of places in documents that write it out in numbers.
    public var inlineCount: Int { documents.reduce(0) { $0 + $1.inlineCount } }
    /// The number of places in documents that use a color set of this value.
    public var namedCount: Int { documents.reduce(0) { $0 + $1.namedCount } }
    /// All uses in documents and code.
    public var useCount: Int { inlineCount + namedCount + codeCount }
    /// The names of the value itself, not those that have it in another appearance.
    public var ownNames: [PaletteName] { names.filter { $0.appearance == nil } }
}

/// A name of a value.
public struct PaletteName: Sendable {
    /// The color set.
    public let set: PaletteSet
    /// The appearance in which the set has the value; nil for the value that it has where no other fits.
    public let appearance: String?
}

/// The number of times that one document has a color.
public struct PaletteDocumentUse: Hashable, Sendable {
    /// The path of the document.
    public let path: String
    public internal(set) var inlineCount = 0
    public internal(set) var namedCount = 0
}

/// The number of times that a color is used for one purpose.
public struct PaletteRole: Hashable, Sendable {
    /// The property, runtime attribute or part of a text.
    public let name: String
    /// The number of uses.
    public let count: Int
}

/// A color that the system decides.
public struct PaletteSystemColor: Hashable, Sendable {
    /// The list that a macOS color is of; nil for `systemColor` and its older spellings.
    public let list: String?
    /// The name of the color: `labelColor`.
    public let name: String
    /// The number of uses in documents.
    public let count: Int
    /// The paths of the documents that use it, sorted.
    public let documents: [String]
    /// The value that a document keeps to show it with; other appearances and versions of the system show another. Nil
    /// for none.
    public let cached: ColorValue?
}

/// A name that is used and that no catalog has.
public struct PaletteMissingName: Hashable, Sendable {
    /// The name, as documents and code have it.
    public let name: String
    /// Uses in documents.
    public let count: Int
    /// The paths of the documents that use it, sorted.
    public let documents: [String]
    /// Places in code, as `path:line:column`.
    public let code: [String]
    /// The value that a document keeps of it, and shows in its place; nil for none.
    public let cached: ColorValue?
}
