import Navigation
import TransformKit

/// Style `coordinator`: segues are removed from their storyboards, and classes call a coordinator instead.
struct CoordinatorStyle {
    let graph: ProjectGraph
    let grouping: FlowGrouping
    let injection: CoordinatorInjection.Place
    let dropsPreviews: Bool
    /// Whether coordinators run the code that prepares destinations where it asks nothing of the view controller.
    let configures: Bool
    let mayEdit: (String) -> Bool
    private let performed: PerformedSegues
    private let triggers: TriggerReplacement
    /// What prepares segues in the code as it is.
    private let preparations: SeguePreparations

    /// - Parameter reader: has every transition of the project, including those that the recipe does not select.
    init(
        _ reader: TransitionReader, in graph: ProjectGraph, grouping: FlowGrouping,
        injection: CoordinatorInjection.Place, dropsPreviews: Bool = false, configures: Bool = false,
        mayEdit: @escaping (String) -> Bool
    ) {
        self.configures = configures
        self.dropsPreviews = dropsPreviews
        self.graph = graph
        self.grouping = grouping
        self.injection = injection
        self.mayEdit = mayEdit
        performed = PerformedSegues(graph, reader)
        triggers = TriggerReplacement(graph: graph, transitions: reader.transitions)
        preparations = SeguePreparations(graph: graph, inlines: configures)
    }

    /// The result of the style: groups of coordinators, the transitions that stay with their obstacles, and findings.
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

        /// Whether some segue of the group has to be tested by hand.
        var needsTests: Bool { outcomes.contains { !$0.doubts.isEmpty } }
    }

    /// - Parameter isCertain: whether to avoid doubts at the price of overrides for calls that may never come.
    func outcome(of transitions: [Transition], isCertain: Bool = false) -> Outcome {
        var performed = performed
        performed.overridesForUnknownCalls = isCertain
        var routes = CoordinatorRoutes(
            transitions, in: graph, performed: performed, triggers: triggers, preparations: preparations,
            dropsPreviews: dropsPreviews, mayEdit: mayEdit)
        var outcome = Outcome(left: routes.left)
        guard !routes.found.isEmpty else { return outcome }
        var typeNames = TypeNames(graph)
        let groups = CoordinatorDraft.groups(CoordinatorFlows(routes, by: grouping, in: graph).flows, routes)
        let shared = SharedMethods(existing: routes.existing)
        routes.separate(
            groups.reduce(into: []) { apart, group in
                let mine = routes.found.filter { group.flow.owners.contains($0.route.owner) }
                apart.formUnion(shared.apart(mine, of: group.coordinator))
            })
        let drafts = CoordinatorDraft.all(groups, routes, &typeNames, in: graph)
        outcome.findings += drafts.compactMap { draft in
            let name = draft.flow.name + "Coordinator"
            let path = draft.flow.owners[0].declaration.path
            guard draft.existing == nil, routes.existing.isClosed(name, from: path) else { return nil }
            return Finding(
                rule: "coordinator-by-hand", level: .note, place: Place(path: path),
                message: "\(name) does not grow by these screens, since it is not made without arguments or cannot be "
                    + "edited; \(draft.name) opens them")
        }
        let members = CoordinatorMembers(drafts, routes, performed, triggers)
        var code = SwiftEdits(graph, first: members.first)
        let writer = CoordinatorWriter(
            graph: graph, routes: routes, performed: performed, triggers: triggers, later: EditedGraph(code.graph),
            configures: configures)
        // Coordinators that have a document or a Swift file in common belong together.
        let clusters = FileClusters.of(drafts.map { ($0, members.files(of: $0).union($0.documents)) })
        let changes = clusters.map { cluster in
            CoordinatorChange(
                drafts: cluster, handovers: Handovers(cluster, routes.existing, graph),
                launch: AppLaunch(cluster, injection: injection, &typeNames, graph))
        }
        var written: [SwiftClass: WrittenCoordinator] = [:]
        for draft in drafts {
            guard let change = changes.first(where: { $0.drafts.contains { $0.firstOwner == draft.firstOwner } })
            else { continue }
            written[draft.firstOwner] = writer.write(draft, in: change)
        }
        code.make(drafts.compactMap { written[$0.firstOwner]?.second })
        let names = UnusedSegueNames(in: graph, changed: code.texts(in: graph))
        for change in changes {
            let (group, findings) = writer.group(
                of: change.drafts.compactMap { written[$0.firstOwner] }, in: change, code, members, names)
            outcome.groups.append(group)
            outcome.findings += findings
        }
        return outcome
    }

    /// The outcome for the segues that need no test by hand; nil where that is all of them.
    ///
    /// A segue that stays can keep code which others share, so those may need a test in turn.
    func certainPart(of whole: Outcome, _ transitions: [Transition]) -> Outcome? {
        guard whole.groups.contains(where: \.needsTests) else { return nil }
        var outcome = self.outcome(of: transitions, isCertain: true)
        var rest = transitions
        for _ in 0..<4 {
            let doubtful = Set(outcome.groups.flatMap(\.outcomes).filter { !$0.doubts.isEmpty }.map(\.segue))
            guard !doubtful.isEmpty else { break }
            rest.removeAll { doubtful.contains($0.segue) }
            outcome = self.outcome(of: rest, isCertain: true)
        }
        outcome.groups.removeAll(where: \.needsTests)
        return outcome
    }
}
