import ProjectFiles
import TransformKit

/// Collects every edit of a merge, in documents, code, translations, projects and property lists.
struct StoryboardMergeEdits {
    private let receiver: IBDocument
    private let merged: [IBDocument]
    private let merge: DocumentAndTableMerge?
    private let entries: EntryRepointing?
    private let code: SceneCodeOutcome
    private let needsReview: [ReviewPoint]
    /// The reasons that make the merge impossible.
    let obstacles: [Obstacle]

    init(into receiver: IBDocument, _ merged: [IBDocument], _ graph: ProjectGraph) {
        self.receiver = receiver
        self.merged = merged
        let named = Self.storyboardsOpenedByName(in: graph)
        let refusal =
            MergeRefusals(into: receiver, merged, graph, namedInitials: named).first
            ?? Self.differentTargets(receiver, merged, graph)
        guard refusal == nil else {
            (merge, entries, code) = (nil, nil, SceneCodeOutcome())
            needsReview = []
            obstacles = refusal.map { [$0] } ?? []
            return
        }
        let merge = DocumentAndTableMerge(into: receiver, merged, graph, namedInitials: named)
        let relocation = merge.documents.relocation
        let entries = EntryRepointing(relocation, in: graph)
        code = SceneCode(graph).edits(for: relocation)
        needsReview = code.needsReview + GeneratedMentions(graph).reviewPoints(about: relocation)
        obstacles = merge.obstacles + entries.obstacles + code.unsolved.map(\.obstacle)
        (self.merge, self.entries) = (merge, entries)
    }

    var findings: [Finding] { (merge?.findings ?? []) + code.findings }

    var change: Change {
        let names = merged.map(\.path.fileName).joined(separator: ", ")
        let renewed = merge?.documents.renewedIDs.values.reduce(0) { $0 + $1.count } ?? 0
        let count = merged.reduce(0) { sum, document in sum + document.scenes.count { $0.controller != nil } }
        let facts = [
            "\(Count.of(count, "scene")) \(count == 1 ? "moves" : "move")",
            renewed == 0
                ? nil
                : "\(Count.of(renewed, "object id")) that \(renewed == 1 ? "is" : "are") taken \(renewed == 1 ? "is" : "are") renewed",
            code.rewrites.isEmpty
                ? nil
                : "\(Count.of(code.rewrites.count, "place")) in code \(code.rewrites.count == 1 ? "asks" : "ask") the one storyboard",
        ].compactMap(\.self)
        let reviewTexts = needsReview.map { "\($0.place): \($0.reason)" }
        let told = facts.joined(separator: ", ") + "."
        return Change(
            subject: receiver.path, title: "merge \(names) into \(receiver.path.fileName)",
            reason: reviewTexts.isEmpty ? told : told + " Look at: " + reviewTexts.joined(separator: "; ") + ".",
            safety: reviewTexts.isEmpty ? .safe : .review, place: Place(path: receiver.path), edits: edits,
            details: [
                "into": .text(receiver.path), "merged": .list(merged.map { .text($0.path) }),
                "renewed-ids": .record(
                    (merge?.documents.renewedIDs ?? [:]).mapValues { .record($0.mapValues(Detail.text)) }),
                "code": .list(
                    code.rewrites.map {
                        ["place": .text("\($0.place)"), "old": .text($0.oldText), "new": .text($0.newText)]
                    }),
            ])
    }

    private var edits: [FileEdit] {
        (merge?.edits ?? []) + (entries?.edits ?? []) + code.edits
    }

    /// Returns the storyboards whose initial scene code or property lists open by the storyboard's name alone.
    private static func storyboardsOpenedByName(in graph: ProjectGraph) -> Set<String> {
        let byCode = graph.sceneCalls.filter { $0.reference.kind == .initialScene }.flatMap(\.storyboards)
        return Set((byCode + graph.entryReferences.flatMap(\.documents)).map(\.path))
    }

    /// Returns an obstacle where other targets build a document than the receiving one: some would gain or lose scenes.
    static func differentTargets(
        _ receiver: IBDocument, _ merged: [IBDocument], _ graph: ProjectGraph
    ) -> Obstacle? {
        let wanted = Set(graph.targets.targets(of: receiver.path))
        guard let other = merged.first(where: { Set(graph.targets.targets(of: $0.path)) != wanted }) else { return nil }
        let names = { (path: String) in
            let names = graph.targets.targets(of: path).map(\.name).sorted()
            return names.isEmpty ? "no target" : names.joined(separator: ", ")
        }
        return Obstacle(
            code: .targetsDiffer,
            reason: "\(names(other.path)) builds it, and \(names(receiver.path)) builds \(receiver.path)",
            place: Place(path: other.path))
    }
}
