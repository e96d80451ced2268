import SegueCode
import TransformKit

/// The type by which the cut-out code of a segue's branch takes the destination: as any view controller, as its own
/// class, or through the segue as before.
enum CutForm: Hashable, Sendable {
    /// The parameter is the segue; only the checks which segue it is are removed.
    case segue
    /// The parameter is a `UIViewController`; casts stay.
    case controller
    /// The parameter is the destination, typed as its class or as the class that code casts it to.
    case destination(type: String)
    /// The parameter is the root of a navigation controller.
    case content(type: String)
    /// No code is written; it is only read for the types that it casts the destination to.
    case survey

    /// Whether the parameter is the root of a navigation controller.
    var isContent: Bool { if case .content = self { true } else { false } }

    /// Whether the parameter can replace an expression for the destination, or for its content.
    ///
    /// - Parameter accepted: other types that the destination is certain to be.
    func stands(for target: SegueMeaning.Target, or accepted: Set<String>) -> Bool {
        let hasType = target.type.map { accepted.contains($0) } ?? true
        switch self {
        case .segue: return false
        case .survey: return true
        case .controller: return !target.isContent && target.type == nil
        case .destination(let type): return !target.isContent && (hasType || target.type == type)
        case .content(let type):
            if !target.isContent { return target.type == nil || target.type == "UINavigationController" }
            return hasType || target.type == type
        }
    }
}
