import TransformKit

/// Groups changes of one run that touch the same text: each group becomes one change, made one after the other.
struct ChangeGroups {
    private let groups: [[Change]]

    /// - Parameter region: the folder of a file's project: each project may use a name once.
    init(_ changes: [Change], region: (String) -> String) {
        let overlaps = changes.map { ChangeOverlap($0, region: region) }
        var sets = DisjointSets(count: changes.count)
        for first in changes.indices {
            for second in changes.indices.dropFirst(first + 1) where overlaps[first].exists(with: overlaps[second]) {
                sets.join(first, second)
            }
        }
        groups = sets.groups.map { $0.map { changes[$0] } }
    }

    /// - Parameter again: computes the change of a subject anew, after the changes before it.
    func fused(in graph: ProjectGraph, again: (_ subject: String, _ graph: ProjectGraph) -> Change?) -> [Change] {
        groups.flatMap { group -> [Change] in
            guard group.count > 1 else { return group }
            var fusion = ChangeFusion(graph)
            var made: [Change] = []
            for change in group {
                guard let next = made.isEmpty ? change : again(change.subject, fusion.graph), fusion.make(next.edits)
                else {
                    continue
                }
                made.append(next)
            }
            return made.isEmpty ? [] : [Self.change(of: made, edits: fusion.edits)]
        }
    }

    private static func change(of made: [Change], edits: [FileEdit]) -> Change {
        guard made.count > 1 else { return made[0] }
        return Change(
            subject: made.map(\.subject).joined(separator: "+"), title: made.map(\.title).joined(separator: "; "),
            reason: made.map(\.reason).joined(separator: " ") + " They touch the same text, so they are made together.",
            safety: made.map(\.safety).max() ?? .review, place: made[0].place, edits: edits,
            details: ["changes": .list(made.map { .record($0.details) })], picture: made.flatMap { $0.picture + [""] })
    }
}
