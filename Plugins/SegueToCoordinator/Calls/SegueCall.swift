import TransformKit

/// A place in code that performs segues by their identifier.
struct SegueCall: Hashable, Sendable {
    /// What performs it, as far as the code tells.
    enum Performer: Hashable, Sendable {
        /// An object of one of the classes or of a subclass; several where a shared extension belongs to several.
        case classes([SwiftClass])
        /// `self` in a protocol's extension.
        case conformers(ofProtocol: String)
        /// `self` in a class of Objective-C.
        case objectiveC(className: String)
        /// Any view controller.
        case anyController
    }

    /// How it is written.
    enum Form: Hashable, Sendable {
        case swift(SegueCallSyntax)
        case objectiveC
        /// `#selector(performSegue(withIdentifier:sender:))`, or the method as a value.
        case unapplied
    }

    let path: String
    let range: Range<Int>
    /// Where the call began.
    let position: SourcePosition
    let form: Form
    let performer: Performer
    /// The identifiers that it may perform, as far as they are known; sorted.
    let names: [String]
    /// Whether it can perform no other.
    let isExact: Bool
    /// Whether a function that is not the project's performs it, so that the call stays as it is.
    let isForeign: Bool
    /// Whether what names the segue is sure to be text, so that another function that takes text can be called with it.
    let isText: Bool

    var place: Place { Place(path: path, position: position) }
    var syntax: SegueCallSyntax? { if case .swift(let syntax) = form { syntax } else { nil } }

    /// The one segue that it performs, where it can be written anew.
    var name: String? { isExact && names.count == 1 && !isForeign ? names[0] : nil }

    func mayPerform(_ identifier: String) -> Bool { !isExact || names.contains(identifier) }

    /// Whether it is performed on the object whose code it is.
    var isOfSelf: Bool {
        switch syntax?.receiver {
        case .implicitSelf, .selfValue, .alias, .optionalSelf, .superclass: true
        case .other, nil: false
        }
    }

    static func == (left: SegueCall, right: SegueCall) -> Bool {
        left.path == right.path && left.range == right.range && left.form == right.form
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(range)
    }
}
