import Layout
import TransformKit

/// Finds required constraints that cannot be met together.
struct ConflictingConstraintsRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "conflicting-constraints",
        summary: "Required constraints that cannot be met together.",
        rationale: """
            Auto Layout prints `Unable to simultaneously satisfy constraints` and breaks one of them, not always the \
            same. Delete the one that is not meant, or lower its priority. The scene is laid out in the size of its own \
            canvas, without placeholder constraints; views for macOS are not laid out.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard [.iOS, .tvOS].contains(document.kind.platform) else { return [] }
        let outlets = document.outletDestinations
        return document.layoutRoots.flatMap { root -> [LintFinding] in
            var environment = LayoutEnvironment(canvasOf: root)
            environment.isCanvas = false
            return SceneLayout(of: root, in: environment).conflicts.compactMap { finding($0, outlets) }
        }
    }

    private func finding(_ conflict: LayoutConflict, _ outlets: Set<String>) -> LintFinding? {
        guard let constraint = conflict.leftOut else { return nil }
        let others = conflict.others.map { $0.id ?? "a constraint without an id" }
        let stacks = conflict.stackViews.map { "the stack view “\($0.interfaceBuilderName ?? $0.id ?? "")”" }
        let all = others + stacks
        if all.isEmpty { return nil }
        let list = all.prefix(4).joined(separator: ", ") + (all.count > 4 ? " and \(all.count - 4) more" : "")
        let isHeldByCode = ([constraint] + conflict.others).contains { $0.id.map(outlets.contains) ?? false }
        return LintFinding(
            constraint.placeInOwner,
            "The constraint \(constraint.id ?? "") cannot be met together with \(list): Auto Layout breaks one of them. "
                + "Delete the one that is not meant, or lower its priority.",
            doubt: Doubt.first((isHeldByCode, "code holds one of them in an outlet and may change it")))
    }
}
