import TransformKit

/// Style `coordinator`: segues leave their storyboards, and classes ask a coordinator instead.
struct CoordinatorStyle {
    let graph: ProjectGraph
    let grouping: FlowGrouping
    let injection: CoordinatorInjection.Place
    let mayEdit: (String) -> Bool

    /// What the style makes of a project.
    struct Outcome {
        var groups: [Group] = []
        var left: [(transition: Transition, obstacle: Obstacle)] = []
        var findings: [Finding] = []
    }

    /// Coordinators whose edits belong together, since they touch the same files.
    struct Group {
        let coordinators: [String]
        let outcomes: [SegueOutcome]
        let edits: [FileEdit]
        let doubts: [Obstacle]
    }

    /// - Parameter all: every transition of the project, those that the recipe leaves out included.
    func outcome(of transitions: [Transition], among all: [Transition]) -> Outcome {
        let performed = PerformedSegues(graph)
        let triggers = TriggerReplacement(graph: graph, transitions: all)
        let routes = CoordinatorRoutes(
            transitions, in: graph, performed: performed, triggers: triggers, mayEdit: mayEdit)
        var outcome = Outcome(left: routes.left)
        guard !routes.found.isEmpty else { return outcome }
        let drafts = CoordinatorDraft.all(routes, by: grouping, in: graph)
        let members = CoordinatorMembers(drafts, routes, performed, triggers)
        var code = SwiftEdits(graph, first: members.first)
        let writer = CoordinatorWriter(
            graph: graph, routes: routes, performed: performed, triggers: triggers, later: LaterGraph(code.graph),
            injection: injection)
        let written = drafts.map { writer.write($0) }
        for coordinator in written { code.make(coordinator.second) }
        for cluster in clusters(written, members) {
            let (group, findings) = writer.group(of: cluster, code, members)
            outcome.groups.append(group)
            outcome.findings += findings
        }
        return outcome
    }

    /// Coordinators that have a document or a Swift file in common, together.
    private func clusters(
        _ written: [WrittenCoordinator], _ members: CoordinatorMembers
    ) -> [[WrittenCoordinator]] {
        var clusters: [(written: [WrittenCoordinator], files: Set<String>)] = []
        for coordinator in written {
            let files = members.files(of: coordinator.draft).union(coordinator.documents)
            var merged: (written: [WrittenCoordinator], files: Set<String>) = ([], files)
            for index in clusters.indices.reversed() where !clusters[index].files.isDisjoint(with: merged.files) {
                let other = clusters.remove(at: index)
                merged = (other.written + merged.written, merged.files.union(other.files))
            }
            clusters.append((merged.written + [coordinator], merged.files))
        }
        return clusters.map(\.written)
    }
}
