import TransformKit

/// Finds storyboards with more scenes than people can work on side by side.
struct StoryboardSizeRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "storyboard-size",
        summary: "A storyboard has more scenes than `max-scenes`.",
        rationale: """
            Large storyboards open slowly, and two branches that touch one end in a conflict that nobody can read. \
            Split it along a flow, with storyboard references between the parts.
            """,
        level: .warning,
        options: [
            OptionDescription(
                "max-scenes", .integer, default: .integer(10),
                "Scenes that a storyboard may have; storyboard references are not counted.")
        ])

    private let maximum: Int

    init(options: OptionValues) {
        maximum = options.integer("max-scenes") ?? 10
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let count = document.scenes.count { $0.storyboardReference == nil }
        guard count > maximum else { return [] }
        return [
            LintFinding(
                document.root.place,
                "The storyboard has \(count) scenes, more than \(maximum); split it into several.")
        ]
    }
}
