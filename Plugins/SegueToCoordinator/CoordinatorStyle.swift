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
    /// The segues of classes in Objective-C that the recipe selects.
    private let objectiveC: [ObjectiveCTransition]
    /// What prepares segues in the code as it is.
    private let preparations: SeguePreparations

    /// - Parameters:
    ///   - reader: has every transition of the project, including those that the recipe does not select.
    ///   - objectiveC: those of classes in Objective-C that it selects.
    init(
        _ reader: TransitionReader, objectiveC: [ObjectiveCTransition] = [], in graph: ProjectGraph,
        grouping: FlowGrouping,
        injection: CoordinatorInjection.Place, dropsPreviews: Bool = false, configures: Bool = false,
        mayEdit: @escaping (String) -> Bool
    ) {
        self.configures = configures
        self.dropsPreviews = dropsPreviews
        self.objectiveC = objectiveC
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
        var leftOfObjectiveC: [(transition: ObjectiveCTransition, obstacle: Obstacle)] = []
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
        // No compiler looks at Objective-C here, so none of it is certain.
        var lookups = routes.lookups
        let others = ObjectiveCRoutes(
            isCertain ? [] : objectiveC, in: graph, performed: performed, lookups: &lookups, mayEdit: mayEdit)
        var outcome = Outcome(left: routes.left, leftOfObjectiveC: others.left)
        guard !routes.found.isEmpty || !others.screens.isEmpty else { return outcome }
        var typeNames = TypeNames(graph)
        let groups = CoordinatorDraft.groups(CoordinatorFlows(routes, by: grouping, in: graph).flows, routes)
        let shared = SharedMethods(existing: routes.existing)
        routes.separate(
            groups.reduce(into: []) { apart, group in
                let mine = routes.found.filter { group.flow.owners.contains($0.route.owner) }
                apart.formUnion(shared.apart(mine, of: group.coordinator))
            })
        var drafts = CoordinatorDraft.all(groups, routes, &typeNames, in: graph)
        let ofObjectiveC = ObjectiveCCoordinators(
            others.screens, by: grouping, &drafts, existing: routes.existing, &typeNames, in: graph)
        outcome.leftOfObjectiveC += ofObjectiveC.left
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
            identifiers: routes.identifiers.merging(others.identifiers) { first, _ in first }, configures: configures)
        // Coordinators that have a document or a Swift file in common belong together.
        var concerned = drafts.map { (item: Member.swift($0), files: members.files(of: $0).union($0.documents)) }
        for own in ofObjectiveC.own {
            let files = own.parts.flatMap(\.files) + (own.existing?.parts.map(\.path) ?? [])
            concerned.append((.objectiveC(own), Set(files)))
        }
        let clusters = FileClusters.of(concerned)
        let changes = clusters.map { cluster in
            let drafts = cluster.compactMap { if case .swift(let draft) = $0 { draft } else { nil } }
            return CoordinatorChange(
                drafts: drafts,
                objectiveC: cluster.compactMap { if case .objectiveC(let own) = $0 { own } else { nil } },
                handovers: Handovers(drafts, routes.existing, graph),
                launch: drafts.isEmpty ? nil : AppLaunch(drafts, injection: injection, &typeNames, graph))
        }
        var written: [SwiftClass: WrittenCoordinator] = [:]
        for draft in drafts {
            guard let change = changes.first(where: { $0.drafts.contains { $0.firstOwner == draft.firstOwner } })
            else { continue }
            written[draft.firstOwner] = writer.write(draft, in: change)
        }
        let ownWritten = changes.map { change in change.objectiveC.map(writer.write) }
        code.make(drafts.compactMap { written[$0.firstOwner]?.second } + ownWritten.joined().map(\.second))
        let names = UnusedSegueNames(in: graph, changed: code.texts(in: graph))
        for (change, own) in zip(changes, ownWritten) {
            let (group, findings) = writer.group(
                of: change.drafts.compactMap { written[$0.firstOwner] } + own, in: change, code, members, names)
            outcome.groups.append(group)
            outcome.findings += findings
        }
        return outcome
    }

    /// A coordinator of a change, by the language of what calls it; one of Swift may be called by Objective-C as well.
    private enum Member {
        case swift(CoordinatorDraft)
        case objectiveC(ObjectiveCCoordinator)
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
