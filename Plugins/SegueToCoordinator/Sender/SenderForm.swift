/// What the methods of a route take of the sender that its segue was performed with.
enum SenderForm: Hashable, Sendable {
    /// `sender: Any?`, as UIKit hands it on.
    case any
    /// Nothing, since no code asks for it.
    case unused
    /// Nothing, since it is the view controller itself each time.
    case source
    /// Nothing, since it is nil each time.
    case absent
    /// A value of one type each time: `team: Team`.
    case typed(label: String, type: String)

    /// The parameter with the comma before it: `, sender: Any?`.
    var parameter: String {
        switch self {
        case .any: ", sender: Any?"
        case .unused, .source, .absent: ""
        case .typed(let label, let type): ", \(label): \(type)"
        }
    }

    /// The label of the argument; nil where there is none.
    var label: String? {
        switch self {
        case .any: "sender"
        case .unused, .source, .absent: nil
        case .typed(let label, _): label
        }
    }

    /// The sender in a coordinator's method, whose view controller is `source`.
    var value: String {
        switch self {
        case .any: "sender"
        case .unused, .absent: "nil"
        case .source: "source"
        case .typed(let label, _): label
        }
    }

    /// The argument with the comma before it.
    func argument(_ value: String) -> String { label.map { ", \($0): \(value)" } ?? "" }
}
