import Colorimetry
import TransformKit

/// Finds named colors of which a document remembers another value than the catalog has.
struct StaleNamedColorRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "stale-named-color",
        summary: "A named color of which the document remembers another value than the asset catalog has.",
        rationale: """
            The value in the document is what Interface Builder shows without the catalog, and what an app falls back \
            to where the color is not in its bundle. Xcode brings it up to date when the document is saved, so \
            everybody who opens such a file makes a change that nobody meant. Save the document once.
            """,
        level: .note, isOnByDefault: false, aliases: ["xiblint:color_assets"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.resources.filter { $0.isNamed("namedColor") }.compactMap { resource in
            guard let name = resource["name"], let cached = resource.child(named: "color"),
                case .literal(let literal) = cached.colorSpelling,
                let found = graph.assets.colorSets(named: name, from: document.path), found.closeness < .elsewhere
            else { return nil }
            let values = found.sets.compactMap { $0.plain?.color?.value }
            // Of several catalogs that are as near, any may be the one that the target copies.
            guard values.count == found.sets.count, let value = values.first,
                !values.contains(where: { $0.isSameVisibly(as: literal.value) })
            else { return nil }
            return LintFinding(
                resource.placeInOwner,
                "The document remembers `\(name)` as \(literal.value.hex), and the catalog has \(value.hex). "
                    + "Save the document in Xcode."
            ).fixed(
                by: LiteralColor(value).flatMap { current in
                    LintFix("remember \(name) as \(value.hex)", .review, editing: document) {
                        $0.replaceElement(cached, with: current.cacheElement)
                    }
                })
        }
    }
}
