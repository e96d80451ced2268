/// Something of the inventory that needs somebody, and the command that shows it.
///
/// What changes it is for transforms, of which the inventory knows none: `nibwright explain` lists them.
struct InspectStep: Encodable, Sendable {
    /// To be run in the project's folder.
    let command: String
    /// `66 outlets are weak and implicitly unwrapped`
    let reason: String

    /// A storyboard with more scenes than this is slow to open and conflicts in merges.
    private static let manyScenes = 25

    /// What an inventory asks for, the most pressing first: what may crash, then what the team fights with every day.
    static func all(
        _ documents: InspectDocuments, _ storyboards: [InspectStoryboard], unresolved: [(count: Int, noun: String)],
        weakOutlets: Int, _ colors: InspectColors, _ segues: InspectSegues, _ references: InspectCodeReferences
    ) -> [InspectStep] {
        var steps: [InspectStep] = []
        func add(_ command: String, _ reason: String) {
            steps.append(InspectStep(command: "nibwright " + command, reason: reason))
        }
        if !documents.refused.isEmpty {
            add("lint", "\(counted(documents.refused.count, "document")) cannot be read")
        }
        let lost = unresolved.filter { $0.count > 0 }
        if !lost.isEmpty {
            let list = lost.map { counted($0.count, $0.noun) }.joined(separator: ", ")
            add("lint", "\(list) may lead to nothing")
        }
        if let largest = storyboards.max(by: { $0.scenes < $1.scenes }), largest.scenes > manyScenes {
            add("explain", "\(largest.path) has \(largest.scenes) scenes")
        }
        if weakOutlets > 0 {
            let verb = weakOutlets == 1 ? "is" : "are"
            add("explain", "\(counted(weakOutlets, "outlet")) \(verb) weak and implicitly unwrapped")
        }
        if colors.inline.total >= 10 {
            let values = counted(colors.inline.distinct, "value")
            add("palette", "\(colors.inline.total) colors are written out, in \(values)")
        }
        if segues.navigation.total >= 5 {
            add("graph -o flow.svg", "\(segues.navigation.total) segues show other screens")
        }
        if let scenes = references.kinds["scene"]?.references, scenes >= 5 {
            add("explain", "\(scenes) places open scenes by their names")
        }
        return steps
    }

    private static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
