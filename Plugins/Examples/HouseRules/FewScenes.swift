import NibwrightKit

/// Finds storyboards that several people have to edit at once.
struct FewScenes: DocumentRule {
    static let description = LintRuleDescription(
        id: "few-scenes",
        summary: "A storyboard has no more scenes than the house allows.",
        rationale:
            "Two people who edit one large storyboard merge XML by hand. Split it, so that each flow has its own.",
        level: .warning,
        options: [
            OptionDescription("maximum", .integer, default: .integer(10), "The most scenes of one storyboard."),
            OptionDescription(
                "references", .boolean, default: .boolean(false), "Whether storyboard references count as scenes."),
        ])

    private let maximum: Int
    private let countsReferences: Bool

    init(options: OptionValues) {
        maximum = options.integer("maximum") ?? 10
        countsReferences = options.boolean("references") ?? false
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let scenes = document.scenes.filter { countsReferences || $0.storyboardReference == nil }
        guard scenes.count > maximum else { return [] }
        let excess = scenes.count - maximum
        return [
            LintFinding(
                document.root.place,
                "has \(scenes.count) scenes, \(excess) more than the \(maximum) that are allowed; split it")
        ]
    }
}
