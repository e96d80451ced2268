public import InterfaceBuilder
public import ProjectGraph

/// Finds the segue actions by which a container creates the view controllers in it.
///
/// UIKit looks for such an action in the view controller whose segue opens the container. Code that creates the
/// container by its storyboard identifier has no segue, so that no action is found and the child is created without its
/// arguments.
public struct ContainedCreation {
    private let graph: ProjectGraph

    public init(graph: ProjectGraph) {
        self.graph = graph
    }

    /// The first relationship with a segue action in the destination of a transition: a navigation controller's root, a
    /// tab, a side of a split view controller, and what these contain.
    public func relationship(in transition: Transition) -> Segue? {
        var seen: Set<Element> = []
        var open = transition.destination.controllers
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for relationship in next.connections(of: .segue).compactMap(Segue.init)
            where relationship.kind == "relationship" {
                if relationship.creationSelector?.isEmpty == false { return relationship }
                open += contained(relationship)
            }
        }
        return nil
    }

    private func contained(_ relationship: Segue) -> [Element] {
        guard let element = relationship.connection.destination else { return [] }
        guard let reference = StoryboardReference(element) else { return [element] }
        if case .controllers(let found) = graph.storyboards.destination(of: reference) { return found }
        return []
    }
}
