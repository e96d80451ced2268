import TransformKit
import YAMLCode

/// Finds runtime attributes of a layer's property that no layer has.
struct LayerPropertyNotFoundRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "layer-property-not-found",
        summary: "A runtime attribute of a property that layers do not have.",
        rationale: """
            A layer keeps a value for any name, so that `layer.maskToBounds` in place of `layer.masksToBounds` ends \
            nothing and does nothing: the view looks as if the attribute were not there. What an extension or \
            category of `CALayer` declares is no such name.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("userDefinedRuntimeAttribute") }.compactMap { attribute in
            guard let keyPath = attribute["keyPath"], let key = Self.key(of: keyPath),
                !LayerKeys.all.contains(key), !isSaid(key, near: document, in: graph)
            else { return nil }
            return finding(attribute, keyPath, key)
        }
    }

    /// `cornerRadius` of `layer.cornerRadius`; nil for a key path that goes elsewhere or on.
    private static func key(of keyPath: String) -> String? {
        guard keyPath.hasPrefix("layer.") else { return nil }
        let key = keyPath.dropFirst("layer.".count)
        return key.contains(".") ? nil : String(key)
    }

    /// Whether code says the name at all: it may declare the property, or read the value that the layer keeps.
    private func isSaid(_ key: String, near document: IBDocument, in graph: ProjectGraph) -> Bool {
        let sources = graph.swiftFiles.map(\.source) + graph.generatedSwift + graph.objectiveCFiles.map(\.source)
        return !key.isEmpty && sources.contains { graph.isNear($0.path, document.path) && $0.contains(identifier: key) }
    }

    private func finding(_ attribute: Element, _ keyPath: String, _ key: String) -> LintFinding {
        let meant = key.isEmpty ? nil : Spelling.nearest(to: key, among: LayerKeys.all.sorted())
        let doubt = Doubt.first(
            (attribute.parent?.parent?.customClass != nil, "the view's class may have a layer of its own kind"),
            (meant == nil && !key.isEmpty, "a library may give layers the property"))
        let advice = meant.map { "Name it `layer.\($0)`, or delete it." } ?? "Delete it."
        let nothing = "\(doubt == nil ? "does" : "would do") nothing. \(advice)"
        let message =
            key.isEmpty
            ? "`\(keyPath)` names no property and \(nothing)" : "No layer has “\(key)”: `\(keyPath)` \(nothing)"
        let fix = meant.flatMap { meant in
            LintFix("set layer.\(meant) in place of \(keyPath)", .review, editing: attribute.document) {
                $0.setAttribute("keyPath", on: attribute, to: "layer.\(meant)")
            }
        }
        return LintFinding(attribute.placeInOwner, message, doubt: doubt).fixed(by: fix)
    }
}
