import Navigation
import TransformKit

/// A way from a class to a destination that its code knows as one segue, in however many scenes the segue stands.
///
/// Scenes of one class that have a segue with the same identifier share a route; a segue without an identifier has one
/// of its own.
struct Route: Hashable, Sendable {
    /// The class that gets the route's members: the one whose code performs the segue, else the scene's.
    let owner: SwiftClass
    /// The identifier of the segues; nil where they have none.
    let identifier: String?
    /// The segues, in the order of documents and of elements in them; never empty. All agree in kind and settings.
    let transitions: [Transition]
    /// The coordinator's method that replaces the segues.
    let method: NavigationMethod

    var transition: Transition { transitions[0] }
}

/// The method of a coordinator that replaces a route, as a view controller calls it.
struct NavigationMethod: Hashable, Sendable {
    /// The view controller's property that holds the coordinator: `navigation`.
    let property: String
    /// `showDetail`
    let name: String
    /// What the method takes of the sender.
    var sender = SenderForm.any

    /// The statement that opens the destination: `navigation.showDetail(from: self, sender: sender)`.
    ///
    /// - Parameter isExplicit: whether `self.` has to stand before the property.
    func call(sender value: String, isExplicit: Bool = false) -> String {
        "\(isExplicit ? "self." : "")\(property).\(name)(from: self\(sender.argument(value)))"
    }

    /// `showDetail(from:sender:)`
    var fullName: String { "\(name)(from:\(sender.label.map { $0 + ":" } ?? ""))" }
}
