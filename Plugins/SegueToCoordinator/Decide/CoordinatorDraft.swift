import TransformKit

/// A coordinator with its classes, before anything is written.
struct CoordinatorDraft: Sendable {
    /// `MainCoordinator`
    let name: String
    let flow: CoordinatorFlows.Flow
    let isOnMainActor: Bool
    let parts: [Part]

    /// A class that calls the coordinator, with its routes and its protocol.
    struct Part: Sendable {
        let owner: SwiftClass
        let found: [CoordinatorRoutes.Found]
        let navigation: NavigationProtocol

        var property: String { found[0].route.method.property }
    }

    static func all(_ routes: CoordinatorRoutes, by grouping: FlowGrouping, in graph: ProjectGraph)
        -> [CoordinatorDraft]
    {
        var names = TypeNames(graph)
        let foundByOwner = Dictionary(routes.foundByOwner.map { ($0.owner, $0.found) }, uniquingKeysWith: +)
        return CoordinatorFlows(routes, by: grouping, in: graph).flows.map { flow in
            let path = flow.owners[0].declaration.path
            let name = names.make(flow.name + "Coordinator", flow.name + "FlowCoordinator", beside: path)
            let isOnMainActor = usesActors(flow, graph)
            let parts = flow.owners.map { owner in
                let found = foundByOwner[owner] ?? []
                let stem = owner.name.withoutControllerSuffix
                let navigation = NavigationProtocol(
                    name: names.make(stem + "Navigation", owner.name + "Navigation", beside: owner.declaration.path),
                    className: owner.name,
                    methods: found.map { CoordinatorMethod.signature(of: $0.route) }, isOnMainActor: isOnMainActor,
                    systems: routes.owners[owner]?.systems)
                return Part(owner: owner, found: found, navigation: navigation)
            }
            return CoordinatorDraft(name: name, flow: flow, isOnMainActor: isOnMainActor, parts: parts)
        }
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
