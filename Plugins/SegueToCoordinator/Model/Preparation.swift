import SwiftWriting
import TransformKit

/// What code does for a route before the destination is shown.
enum Preparation: Hashable, Sendable {
    /// Nothing runs for it.
    case nothing
    /// A method of the route's owner, made of what `prepare(for:sender:)` did for it.
    case method(ConfiguringMethod)
    /// `prepare(for:sender:)` has to be called as it is, with a segue made in code; the obstacle says why.
    case segue(ReviewPoint)
}

/// `func configure(_ detail: DetailViewController, sender: Any?)`
struct ConfiguringMethod: Hashable, Sendable {
    /// `configure`, or a longer name where that one is taken.
    let name: String
    /// The type of its first parameter: the class of the destination, or `UIViewController`, `UINavigationController`.
    let parameterType: String
    /// Whether the parameter is the destination's content: what a navigation controller around it opens with.
    let isForContent: Bool
    let member: NewMember
}
