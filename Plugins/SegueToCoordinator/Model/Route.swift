import TransformKit

/// One way on from a class: what its code knows as one segue, in however many scenes the segue stands.
///
/// Scenes of one class that have a segue with the same identifier share a route; a segue without an identifier has one of
/// its own.
struct Route: Hashable, Sendable {
    /// The class that gets the route's members: the one whose code performs the segue, else the scene's.
    let owner: SwiftClass
    /// Nil for segues without one.
    let identifier: String?
    /// By document and place; never empty. All agree in kind and settings.
    let transitions: [Transition]
    /// How code calls it.
    let method: NavigationMethod

    var transition: Transition { transitions[0] }
}

/// The method of a coordinator that a route becomes, as a view controller calls it.
struct NavigationMethod: Hashable, Sendable {
    /// The view controller's property that holds what it navigates with: `navigation`.
    let property: String
    /// `showDetail`
    let name: String

    /// The statement that opens the destination: `navigation.showDetail(from: self, sender: sender)`.
    ///
    /// - Parameter isExplicit: whether `self.` has to stand before the property.
    func call(sender: String, isExplicit: Bool = false) -> String {
        "\(isExplicit ? "self." : "")\(property).\(name)(from: self, sender: \(sender))"
    }
}
