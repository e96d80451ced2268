public import Colorimetry
public import ProjectFiles

/// A color set of a catalog with its value and the number of its uses.
public struct PaletteSet: Hashable, Sendable {
    /// The color set as the catalog has it.
    public let colorSet: ColorSet
    /// Uses in documents of the whole repository.
    public internal(set) var documentCount = 0
    /// Places in code of the whole repository.
    public internal(set) var codeCount = 0

    /// The name by which documents and code use it.
    public var name: String { colorSet.name }
    /// The `Contents.json`.
    public var path: String { colorSet.path }
    /// The value that holds where no other fits; nil where the set has none in numbers.
    public var value: ColorValue? { colorSet.plain?.color?.value }
    /// The system color that the set stands for, where it says no numbers.
    public var reference: String? { colorSet.plain?.color?.referencedName }

    init(_ colorSet: ColorSet) {
        self.colorSet = colorSet
    }

    /// Every entry but the plain one, in file order.
    public var appearances: [PaletteAppearance] {
        let plain = colorSet.plain
        return colorSet.entries.filter { $0.color != nil && $0.range != plain?.range }.map(PaletteAppearance.init)
    }
}

/// The color that a color set has in one appearance, on one device or in one gamut.
public struct PaletteAppearance: Hashable, Sendable {
    /// `dark`, `dark, high contrast`, `pad`.
    public let title: String
    /// The value; nil where the entry names a system color or is not understood.
    public let value: ColorValue?
    /// The name of the system color that the entry stands for; nil for none.
    public let reference: String?

    init(_ entry: ColorSetEntry) {
        title = entry.title
        value = entry.color?.value
        reference = entry.color?.referencedName
    }
}

extension ColorSetEntry {
    /// The conditions of the entry in words.
    fileprivate var title: String {
        var words = appearances.map { $0.name == "luminosity" ? $0.value : "\($0.value) \($0.name)" }
        if idiom != "universal" { words.append(idiom) }
        words += [subtype, displayGamut, locale].compactMap { $0 }
        return words.isEmpty ? "any" : words.joined(separator: ", ")
    }
}

extension AssetColor {
    fileprivate var referencedName: String? {
        if case .reference(_, let name) = content { name } else { nil }
    }
}
