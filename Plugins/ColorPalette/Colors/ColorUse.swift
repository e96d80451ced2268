import Colorimetry
import TransformKit

/// One inline color of a document that may become a named one.
struct ColorUse {
    let color: DocumentColor
    let value: CatalogColor
    /// What builds the document: the color set must be in each of them.
    let bundles: Set<ResourceBundle>
    /// Why a person should look at it first; nil where nothing can differ.
    let doubt: ColorDoubt?

    var document: IBDocument { color.document }
    var isConverted: Bool { value.converted != nil }

    /// What the place is in words: `textColor of Title Label (Label)`.
    var title: String {
        guard let name = color.object?.interfaceBuilderName else { return color.roleDescription }
        return "\(color.roleDescription) of “\(name)”"
    }
}

/// Every use of one color in one scope, to 8 bits a channel.
struct ColorGroup: Identifiable {
    struct ID: Hashable, Comparable {
        let scope: String
        let key: QuantizedColor

        static func < (left: ID, right: ID) -> Bool {
            left.scope == right.scope ? left.key < right.key : left.scope < right.scope
        }
    }

    let id: ID
    var uses: [ColorUse]

    /// The bundles that need the color set.
    var need: Set<ResourceBundle> { uses.reduce(into: []) { $0.formUnion($1.bundles) } }

    /// The value that the color set gets: the spelling that most uses have, where no use is further than half an 8-bit
    /// step from it, else the middle of the step.
    var representative: CatalogColor {
        var counts: [[String]: (count: Int, color: CatalogColor)] = [:]
        for use in uses { counts[use.value.texts, default: (0, use.value)].count += 1 }
        let ranked = counts.sorted { left, right in
            left.value.count != right.value.count
                ? left.value.count > right.value.count : left.key.lexicographicallyPrecedes(right.key)
        }
        if let first = ranked.first?.value.color,
            uses.allSatisfy({ $0.value.value.isSame(as: first.value) })
        {
            return CatalogColor(value: first.value, texts: first.texts, converted: nil)
        }
        let middle = id.key.value
        return CatalogColor(value: middle, texts: LiteralColor(middle)?.texts ?? [], converted: nil)
    }
}
