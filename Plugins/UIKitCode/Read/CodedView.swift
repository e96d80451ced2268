import TransformKit

/// A view of a document as code makes it.
struct CodedView {
    /// The way in which a view gets into the one around it.
    enum Joining {
        case subview, arrangedSubview
        /// Of the content view of a visual effect view.
        case contentSubview
    }

    /// What is said about a view behind its creation.
    enum Setting: Hashable {
        /// `numberOfLines = 0`
        case assignment(String, String)
        /// `setTitle("Save", for: .normal)`
        case call(String)

        /// The statement about an object.
        func text(of object: String?) -> String {
            let head = object.map { $0 + "." } ?? ""
            return switch self {
            case .assignment(let path, let value): "\(head)\(path) = \(value)"
            case .call(let call): head + call
            }
        }
    }

    let element: Element
    /// The class as Swift names it.
    let type: String
    /// The word for a view of its kind: `label`.
    let noun: String
    /// Statements in front of its creation, such as those about a layout.
    let preparation: [String]
    /// `UIButton(type: .system)`
    let creation: String
    let settings: [Setting]
    /// The view that it is in; nil for the screen's view itself.
    let container: Element?
    let joining: Joining
}
