public import InterfaceBuilder
public import ProjectGraph

extension ProjectGraph {
    /// The first relationship with a segue action in what a transition opens: a navigation controller's root, a tab, a
    /// side of a split view controller, and what these contain. Nil where no container makes its controllers in code.
    ///
    /// UIKit looks for such an action in the view controller whose segue opens the container. Code that makes the
    /// container by its storyboard identifier has no segue, so that no action is found and the child is made without
    /// its arguments.
    public func containedCreation(in transition: some SceneTransition) -> Segue? {
        relationships(within: transition.destination.controllers).first { $0.creationSelector != nil }
    }
}
