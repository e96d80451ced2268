import TransformKit

/// A coordinator with its classes, before anything is written.
struct CoordinatorDraft: Sendable {
    /// `MainCoordinator`
    let name: String
    let flow: CoordinatorFlows.Flow
    let isOnMainActor: Bool
    let parts: [Part]
    /// The coordinator of the project that grows; nil for a new one.
    let existing: SwiftClass?
    /// The parts that classes of Objective-C call.
    var objectiveC: [ObjectiveCPart] = []

    /// The first of its classes. Coordinators of projects that do not see each other may have one name.
    var firstOwner: SwiftClass { flow.owners[0] }

    /// The paths of documents that lose segues.
    var documents: Set<String> {
        Set(parts.flatMap(\.found).flatMap(\.route.transitions).map(\.document.path))
            .union(objectiveC.flatMap(\.files))
    }

    /// A class that calls the coordinator, with its routes and its protocol.
    struct Part: Sendable {
        let owner: SwiftClass
        let found: [CoordinatorRoutes.Found]
        let navigation: NavigationProtocol
        /// How the class reaches a coordinator already; nil where it does not.
        let existing: ExistingCoordinators.Navigation?

        var property: String { found[0].route.method.property }
    }

    /// - Parameter names: the names of types, among which the new ones are from then on.
    static func all(
        _ groups: [Group], _ routes: CoordinatorRoutes, _ names: inout TypeNames, in graph: ProjectGraph
    ) -> [CoordinatorDraft] {
        let foundByOwner = Dictionary(routes.foundByOwner.map { ($0.owner, $0.found) }, uniquingKeysWith: +)
        return groups.map { flow, existing in
            let path = flow.owners[0].declaration.path
            let name =
                existing?.name ?? names.make(flow.name + "Coordinator", flow.name + "FlowCoordinator", beside: path)
            let isOnMainActor = existing.map { routes.existing.shape(of: $0).isOnMainActor } ?? usesActors(flow, graph)
            let parts = flow.owners.map { owner in
                let found = foundByOwner[owner] ?? []
                let stem = owner.name.withoutControllerSuffix
                let known = routes.existing.navigation(of: owner)
                let navigation = NavigationProtocol(
                    name: known?.protocolName
                        ?? names.make(stem + "Navigation", owner.name + "Navigation", beside: owner.declaration.path),
                    className: owner.name,
                    methods: found.flatMap { CoordinatorMethod.signature(of: $0.route) }, isOnMainActor: isOnMainActor,
                    systems: routes.owners[owner]?.systems)
                return Part(owner: owner, found: found, navigation: navigation, existing: known)
            }
            return CoordinatorDraft(
                name: name, flow: flow, isOnMainActor: isOnMainActor, parts: parts, existing: existing)
        }
    }

    /// The classes of one coordinator, with the coordinator of the project that grows by them; nil for a new one.
    typealias Group = (flow: CoordinatorFlows.Flow, coordinator: SwiftClass?)

    /// The flows with the coordinators that grow by them: that of the class, else the one of the flow's name. What one
    /// coordinator gets is together.
    static func groups(_ flows: [CoordinatorFlows.Flow], _ routes: CoordinatorRoutes) -> [Group] {
        var groups: [Group] = []
        for flow in flows {
            var rest: [SwiftClass] = []
            for owner in flow.owners {
                // What only newer systems have stands in an extension of its own.
                let isEverywhere = routes.owners[owner]?.systems == nil
                let grown =
                    routes.existing.navigation(of: owner)?.coordinator
                    ?? routes.existing.growing(flow.name + "Coordinator", from: owner.declaration.path)
                guard isEverywhere, let grown else {
                    rest.append(owner)
                    continue
                }
                if let place = groups.firstIndex(where: { $0.coordinator == grown }) {
                    let known = groups[place].flow
                    groups[place].flow = CoordinatorFlows.Flow(
                        name: known.name, title: known.title, owners: known.owners + [owner])
                } else {
                    let own = CoordinatorFlows.Flow(name: flow.name, title: flow.title, owners: [owner])
                    groups.append((own, grown))
                }
            }
            if !rest.isEmpty {
                groups.append((CoordinatorFlows.Flow(name: flow.name, title: flow.title, owners: rest), nil))
            }
        }
        return groups
    }

    /// Whether the coordinator needs `@MainActor`: its targets use Swift 6, or a class of the flow names an actor or
    /// awaits.
    private static func usesActors(_ flow: CoordinatorFlows.Flow, _ graph: ProjectGraph) -> Bool {
        graph.targets.targets(of: flow.owners[0].declaration.path).contains(where: \.usesSwift6)
            || flow.owners.contains { owner in
                owner.parts.contains { part in
                    graph.text(at: part.path).map { text in
                        text.contains(identifier: "MainActor") || text.contains(identifier: "await")
                    } ?? false
                }
            }
    }
}
