import ProjectFiles
import TransformKit

/// Finds code with outlets that is left out since it says that a generator wrote it.
struct GeneratedOwnerRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "generated-class",
        summary: "A class with outlets or actions in a file that says that a generator wrote it.",
        rationale: """
            What a generator writes is written again, so that such files are not read: nothing is known of their outlets, and \
            no rule holds documents against them. Where the header is out of date (“do not modify, this file is \
            regenerated”), take it away.
            """,
        level: .note)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.paths.compactMap { path in
            guard ProjectFileKind(path: path) == .swift, graph.swiftFile(at: path) == nil, !graph.isTest(path),
                !graph.refusedSwift.contains(where: { $0.source.path == path }), let source = graph.text(at: path),
                let offset = ["IBOutlet", "IBAction"].lazy.compactMap({ source.offsets(ofIdentifier: $0).first }).first
            else { return nil }
            return LintFinding(
                Place(source, at: offset),
                "This file says that a generator wrote it, so it is not read, though documents connect its outlets and actions. "
                    + "Take the words from its first lines if people edit it.")
        }
    }
}
