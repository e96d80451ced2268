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
    var method: NavigationMethod

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
    /// Whether code of the project looks at the sender with which a screen is shown.
    var isSenderRead = true
    /// Why it may be anything; nil where it has a form of its own.
    var anySender: StayingReason?
    /// What it takes from the view controller for the destination.
    var values: [SourceValue] = []
    /// The reason for which it takes no values; nil where it does, or needs none.
    var noValues: StayingReason?
    /// Whether the coordinator uses nothing of the view controller but what every view controller has.
    var takesAnyController = false

    /// The statement that opens the destination: `navigation.showDetail(from: self, sender: sender)`.
    ///
    /// - Parameters:
    ///   - taken: names that are locals where it stands.
    ///   - indexPath: the local for the index path of the row that was selected.
    ///   - width: how many characters it may have in a line.
    func call(
        sender value: String, besides taken: Set<String> = [], indexPath: String = RowCode.indexPath, width: Int = 100
    ) -> [String] {
        let needsSelf = { (name: String) in taken.contains(name) }
        let start = "\(needsSelf(property) ? "self." : "")\(property).\(name)("
        let values = arguments(of: nil, indexPath: indexPath, needsSelf: needsSelf)
        let arguments = "from: self\(sender.argument(value))\(values)"
        guard start.count + arguments.count >= width, !self.values.isEmpty else { return [start + arguments + ")"] }
        return [start, "    " + arguments, ")"]
    }

    /// The arguments for the values, with the comma before each.
    ///
    /// - Parameters:
    ///   - object: the view controller; nil for the one that the call is in.
    ///   - indexPath: the local for the index path of the row that was selected.
    ///   - needsSelf: whether `self.` has to stand before a name.
    func arguments(
        of object: String?, indexPath: String = RowCode.indexPath, needsSelf: (String) -> Bool
    ) -> String {
        values.map { value in
            ", \(value.name): \(value.expression.text(of: object, indexPath: indexPath, needsSelf: needsSelf))"
        }.joined()
    }

    /// `showDetail(from:sender:)`
    var fullName: String {
        "\(name)(from:\(sender.label.map { $0 + ":" } ?? "")\(values.map { $0.name + ":" }.joined()))"
    }
}
