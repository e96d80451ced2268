import SwiftWriting
import TransformKit

/// The way in which a coordinator's method prepares the destination before it is shown.
enum Preparation: Hashable, Sendable {
    /// No code prepares it.
    case nothing
    /// A method of the route's owner prepares it, made of the code that `prepare(for:sender:)` ran for the segue.
    case method(ConfiguringMethod)
    /// `prepare(for:sender:)` is called as it is, with a segue made in code, for the given reason.
    case segue(ReviewPoint)
}

/// A method that prepares a destination: `func configure(_ detail: DetailViewController, sender: Any?)`.
struct ConfiguringMethod: Hashable, Sendable {
    /// `configure`, or a longer name where that one is taken.
    private(set) var name: String
    /// The type of the first parameter: the class of the destination, or `UIViewController`, `UINavigationController`.
    let parameterType: String
    /// Whether the parameter is the content of the destination: the root of a navigation controller.
    let isForContent: Bool
    /// The label of the parameter for the sender; nil where the code does not ask for it.
    let senderLabel: String?
    let member: NewMember
    /// The statements where the coordinator runs them itself, and the view controller has no such method.
    var inlined: [String]?
    /// The coordinator's own method where the statements are one, with its lines.
    var helper: [String]?
    /// Whether the coordinator has that method already.
    var isThere = false
    /// What the coordinator's statements or its method take from the view controller.
    var values: [SourceValue] = []
    /// Whether the coordinator's own method takes the view controller.
    var takesSource = false
    /// The types that the coordinator's statements say.
    var types: Set<String> = []
    /// Why the view controller keeps it.
    var reason: StayingReason?

    /// The same with another name for the coordinator's own method.
    func renamed(_ other: String) -> ConfiguringMethod {
        var method = self
        method.name = other
        method.helper = helper?.enumerated().map { place, line in
            place == 0 ? line.replacing("func \(name)(", with: "func \(other)(") : line
        }
        return method
    }
}
