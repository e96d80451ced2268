import ProjectFiles
import TransformKit

/// Merges several storyboards into one of them.
package struct MergeStoryboards: Transform {
    package static let description = TransformDescription(
        id: "merge-storyboards",
        summary: "Merge storyboards into one of them, the way back from a split.",
        details: """
            All scenes of the selected storyboards go into the one that `into` names, byte for byte, and the others are removed.
            Storyboard references between them become plain segues; references of other documents, Swift and Objective-C,
            translations in every language, targets and Info.plist entries follow. An object id that two of them have is
            renewed in the one that goes, everywhere it is used, translations included; all other ids stay.

            The receiving storyboard keeps what it opens with. A scene with which one of the others opens gets a storyboard
            identifier where code or a reference asks for it by the storyboard's name alone.

            Nothing is merged, with the reason, where storyboards would load differently in one document (safe areas, size
            classes, the global tint, the system they build for), where two scenes have one storyboard identifier, where
            they are not in the same targets or languages, where an Info.plist opens the app or an extension with one that would
            go, and where code names one of them in a way that cannot be rewritten.
            """,
        options: [
            OptionDescription(
                "into", .string, isRequired: true, "The storyboard that takes all scenes, by name or path.")
        ],
        selectors: [
            OptionDescription(
                "storyboards", .list(.string), isRequired: true,
                "The storyboards to merge, by name or path, with * and ?; the receiving one may be among them.")
        ],
        refusals: RefusalCode.ofMerging + RefusalCode.ofDocuments + RefusalCode.ofEntries + RefusalCode.ofTables
            + RefusalCode.projectUpdate,
        highestSafety: .review)

    private let receiver: NamePattern
    private let storyboards: [NamePattern]

    package init(options: OptionValues, selection: OptionValues) {
        receiver = NamePattern(options.string("into") ?? "")
        storyboards = (selection.strings("storyboards") ?? []).filter { !$0.isEmpty }.map(NamePattern.init)
    }

    package func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let receivers = StoryboardCandidate.all(in: graph, matching: [receiver])
        guard !storyboards.isEmpty else { return Proposals() }
        let selected = StoryboardCandidate.all(in: graph, matching: storyboards)
        guard receivers.count == 1, let receiving = receivers.first else {
            return Proposals(refusals: selected.isEmpty ? [] : [refusal(of: selected, unclear(receivers, selected))])
        }
        let merged = selected.filter { $0.document != receiving.document }.map(\.document)
        let unmatched = UnmatchedNames.findings(storyboards, in: graph)
        guard !merged.isEmpty else { return Proposals(findings: unmatched) }
        let edits = StoryboardMergeEdits(into: receiving.document, merged, graph)
        if let obstacle = edits.obstacles.first {
            return Proposals(refusals: [refusal(of: selected, obstacle)])
        }
        return Proposals(changes: [edits.change], findings: unmatched + edits.findings)
    }

    private func unclear(_ receivers: [StoryboardCandidate], _ selected: [StoryboardCandidate]) -> Obstacle {
        let found = receivers.map(\.document.path).joined(separator: ", ")
        let reason =
            receivers.isEmpty
            ? "no storyboard is called “\(receiver.text)”, which `into` names"
            : "“\(receiver.text)” may be any of \(found); give `into` a path"
        return Obstacle(
            code: .receiverUnclear, reason: reason, place: Place(path: selected.first?.document.path ?? ""))
    }

    private func refusal(of selected: [StoryboardCandidate], _ obstacle: Obstacle) -> Refusal {
        let names = selected.map(\.document.path.fileName).joined(separator: ", ")
        return Refusal(
            subject: "\(receiver.text)<-\(names)", title: "merge \(names) into \(receiver.text)", code: obstacle.code,
            reason: "\(obstacle.place): \(obstacle.reason)",
            place: Place(path: selected.first?.document.path ?? obstacle.place.path))
    }
}
