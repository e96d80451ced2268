import Colorimetry
import TransformKit

/// One inline color of a document that may become a named one.
struct ColorUse {
    let color: DocumentColor
    let value: CatalogColor
    /// The bundles that the document is built into: the color set must be in each of them.
    let bundles: Set<ResourceBundle>
    /// The reason for a person to review the use; nil where naming the color cannot change anything.
    let doubt: ColorDoubt?

    var document: IBDocument { color.document }
    var isConverted: Bool { value.converted != nil }

    /// The place in words: `textColor of “Title Label”`.
    var title: String {
        guard let name = color.object?.interfaceBuilderName else { return color.roleDescription }
        return "\(color.roleDescription) of “\(name)”"
    }
}

/// One literal color of Swift code, which another step may replace once its color set exists.
struct SwiftUse {
    let literal: SwiftColorLiteral
    let place: Place
    let bundles: Set<ResourceBundle>

    /// Returns the literals that a color set could stand for, where every target that compiles them knows named colors.
    static func all(in context: TransformContext) -> [SwiftUse] {
        context.graph.swiftColors.literals.compactMap { literal in
            // Numbers beyond the range mostly forget to divide by 255: a color set would only make the mistake last.
            guard literal.surroundings == .plain, literal.value.assetSpaceName != nil, context.mayEdit(literal.path),
                literal.value.components.allSatisfy({ (0...1).contains($0) })
            else { return nil }
            // Where Xcode writes the accessors itself, no step would use the color set.
            if context.graph.targets.targets(of: literal.path).contains(where: AccessorOwner.writesOwnSymbols) {
                return nil
            }
            let bundles = Set(context.graph.resourceBundles(of: literal.path))
            guard !bundles.isEmpty, DeploymentObstacle(bundles) == nil,
                let text = context.graph.text(at: literal.path)
            else { return nil }
            return SwiftUse(literal: literal, place: Place(text, at: literal.range.lowerBound), bundles: bundles)
        }
    }
}

/// All uses of one color in one scope, equal to 8 bits a channel.
struct ColorGroup: Identifiable {
    /// Identifies a group by its scope, a project or several that share documents, and its color.
    struct ID: Hashable, Comparable {
        let scope: String
        let key: QuantizedColor

        static func < (left: ID, right: ID) -> Bool {
            left.scope == right.scope ? left.key < right.key : left.scope < right.scope
        }
    }

    let id: ID
    var uses: [ColorUse] = []
    var swiftUses: [SwiftUse] = []
    /// The purpose of a color set with this value that was not used because it belongs to something else.
    var passedOver: String?

    var count: Int { uses.count + swiftUses.count }

    /// The bundles that need the color set: those of the documents, or those of the code where no document uses it.
    var need: Set<ResourceBundle> {
        (uses.isEmpty ? swiftUses.map(\.bundles) : uses.map(\.bundles)).reduce(into: []) { $0.formUnion($1) }
    }

    /// The group's uses, divided by the bundles that they need.
    var parts: [ColorGroup] {
        var parts: [Set<ResourceBundle>: ColorGroup] = [:]
        for use in uses { parts[use.bundles, default: ColorGroup(id: id)].uses.append(use) }
        if uses.isEmpty {
            for use in swiftUses { parts[use.bundles, default: ColorGroup(id: id)].swiftUses.append(use) }
        }
        return parts.sorted { $0.key.sorted().lexicographicallyPrecedes($1.key.sorted()) }.map(\.value)
    }

    /// The first place that uses the color.
    var place: Place? {
        uses.map(\.color.element.place).min() ?? swiftUses.map(\.place).min()
    }

    /// The value that the color set gets: the spelling that most uses have, where no use is further than half an 8-bit
    /// step from it, else the middle of the step.
    var representative: CatalogColor {
        var counts: [[String]: (count: Int, color: CatalogColor)] = [:]
        let written = uses.map(\.value) + swiftUses.compactMap { CatalogColor($0.literal.value) }
        for color in written { counts[color.texts, default: (0, color)].count += 1 }
        let ranked = counts.sorted { left, right in
            left.value.count != right.value.count
                ? left.value.count > right.value.count : left.key.lexicographicallyPrecedes(right.key)
        }
        if let first = ranked.first?.value.color,
            written.allSatisfy({ $0.value.isSameVisibly(as: first.value) })
        {
            return CatalogColor(value: first.value, texts: first.texts)
        }
        let middle = id.key.value
        return CatalogColor(value: middle, texts: LiteralColor(middle)?.texts ?? [])
    }
}
