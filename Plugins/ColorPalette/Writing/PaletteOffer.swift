import Colorimetry
import TransformKit
import YAMLCode

/// Writes the palette of a run as the YAML file that `palette:` reads: each color with its name, role, uses and places.
struct PaletteOffer {
    static let offer = OfferDescription(
        "palette", "Each color with the name that it would get, its role, uses and places: edit the names.")

    /// A color of the file, with the uses of all its groups.
    private struct PaletteEntry {
        let name: String
        let value: ColorValue
        var origin: String
        var uses: [ColorUse]
    }

    private let entries: [PaletteEntry]

    /// - Parameter namespace: the prefix of every new name, which the option `namespace` adds again.
    init(_ groups: [NamedGroup], namespace: [String]) {
        let prefix = namespace.map { $0 + "/" }.joined()
        var byName: [String: PaletteEntry] = [:]
        for group in groups where group.merged == nil {
            let name = group.name.hasPrefix(prefix) ? String(group.name.dropFirst(prefix.count)) : group.name
            // A file names a color once: of two projects' colors of one name, the first.
            guard let value = group.value, byName[name]?.value.isSameVisibly(as: value) ?? true else { continue }
            byName[name, default: PaletteEntry(name: name, value: value, origin: group.origin.code, uses: [])].uses +=
                group.uses
        }
        entries = byName.values.sorted { ($1.uses.count, $0.name) < ($0.uses.count, $1.name) }
    }

    /// The file; nil where no color is named.
    var file: OfferedFile? {
        guard !entries.isEmpty else { return nil }
        return OfferedFile(Self.offer.name, text: Self.head + entries.map { "\n" + Self.text(of: $0) }.joined())
    }

    private static func text(of entry: PaletteEntry) -> String {
        let places = entry.uses.map(\.color.element.place).sorted()
        let shown = places.prefix(4).map { "\($0)" } + (places.count > 4 ? ["\(places.count - 4) more"] : [])
        let roles = RoleCounts(entry.uses.map(\.color)).text
        return """
            \(YAMLText.scalar(entry.name)):
              value: \(value(entry.value))
              from: \(entry.origin)
              role: \(YAMLText.scalar(roles))
              uses: \(entry.uses.count)
              where: [\(shown.map { YAMLText.scalar($0) }.joined(separator: ", "))]

            """
    }

    /// Writes the digits where they express the color, else its components.
    static func value(_ value: ColorValue) -> String {
        if value.space == .sRGB, value.components.allSatisfy({ (0...1).contains($0) }) { return "\"\(value.hex)\"" }
        let space = value.space == .displayP3 ? ["color-space: display-p3"] : []
        let parts = zip(value.space.componentNames, value.components).map { "\($0): \($1)" }
        return "{ \((parts + (value.isOpaque ? [] : ["alpha: \(value.alpha)"]) + space).joined(separator: ", ")) }"
    }

    private static let head = """
        # The colors that a run would name. Change the names before the colons and give the file back: plan the
        # same recipe again with
        #   --set palette=FILE
        # Names in this file are yours: they are applied without a review.

        """
}

extension NamedGroup {
    /// The value of the color set.
    fileprivate var value: ColorValue? {
        switch source {
        case .reused(let set): set.onlyValue
        case .new(let set): set.color.value
        }
    }
}
