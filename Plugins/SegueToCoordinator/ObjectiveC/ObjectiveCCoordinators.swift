import Navigation
import TransformKit

/// A coordinator that only classes of Objective-C call.
struct ObjectiveCCoordinator: Sendable {
    /// `MainCoordinator`
    let name: String
    let flow: ObjectiveCFlow
    let parts: [ObjectiveCPart]
    let isOnMainActor: Bool
    /// The coordinator of the project that grows; nil for a new one.
    let existing: SwiftClass?
}

/// Gives the classes of Objective-C to coordinators: to those that Swift has for the same flow, else to their own.
struct ObjectiveCCoordinators {
    private(set) var own: [ObjectiveCCoordinator] = []
    /// The segues that stay, since their flow's coordinator cannot be made by Objective-C.
    private(set) var left: [(transition: ObjectiveCTransition, obstacle: Obstacle)] = []

    /// - Parameters:
    ///   - drafts: the coordinators of Swift, which get the parts of their flows.
    ///   - names: the names of types, among which the new ones are from then on.
    init(
        _ screens: [ObjectiveCScreen], by grouping: FlowGrouping, _ drafts: inout [CoordinatorDraft],
        existing: ExistingCoordinators, _ names: inout TypeNames, in graph: ProjectGraph
    ) {
        guard !screens.isEmpty else { return }
        let readsSenders = SenderReaders.exist(in: graph)
        for flow in ObjectiveCFlow.all(screens, by: grouping, in: graph) {
            let targets = Set(graph.targets.targets(of: flow.path))
            let number = drafts.firstIndex { draft in
                draft.flow.name == flow.name
                    && targets == Set(graph.targets.targets(of: draft.flow.owners[0].declaration.path))
            }
            let grown =
                number.map { drafts[$0].existing } ?? existing.growing(flow.name + "Coordinator", from: flow.path)
            if let grown, !grown.parts.contains(where: { $0.inherited.contains("NSObject") }) {
                let obstacle = Obstacle(
                    code: .objectiveCClass,
                    reason: "\(grown.name) is there and is no NSObject, so Objective-C cannot make it",
                    place: Place(path: grown.declaration.path))
                left += flow.screens.flatMap(\.ways).flatMap(\.transitions).map { ($0, obstacle) }
                continue
            }
            let taken = grown.map { existing.shape(of: $0).members } ?? []
            if let number {
                drafts[number].objectiveC = flow.parts(
                    &names, besides: taken, drafts[number].parts, readsSenders: readsSenders)
                continue
            }
            let name =
                grown?.name
                ?? names.make(flow.name + "Coordinator", flow.name + "FlowCoordinator", beside: flow.path)
            own.append(
                ObjectiveCCoordinator(
                    name: name, flow: flow, parts: flow.parts(&names, besides: taken, readsSenders: readsSenders),
                    isOnMainActor: grown.map { existing.shape(of: $0).isOnMainActor }
                        ?? targets.contains(where: \.usesSwift6), existing: grown))
        }
    }
}
