public import ProjectGraph
public import SourceText
public import SwiftCode

/// A call in code that performs segues by their identifier.
public struct SegueCall: Hashable, Sendable {
    /// The object that performs the segue, as far as it can be determined.
    public enum Performer: Hashable, Sendable {
        /// An object of one of the classes or of a subclass; several where a shared extension belongs to several.
        case classes([SwiftClass])
        /// `self` in a protocol's extension.
        case conformers(ofProtocol: String)
        /// `self` in a class of Objective-C.
        case objectiveC(className: String)
        /// Any view controller.
        case anyController
    }

    /// The language and syntax of the call.
    public enum Form: Hashable, Sendable {
        case swift(SegueCallSyntax)
        case objectiveC
        /// `#selector(performSegue(withIdentifier:sender:))`, or the method as a value.
        case unapplied
    }

    public let path: String
    public let range: Range<Int>
    /// The position of the call's start.
    public let position: SourcePosition
    public let form: Form
    public let performer: Performer
    /// The known identifiers that the call may perform, sorted.
    public let names: [String]
    /// Whether the call can perform no others than `names`.
    public let isExact: Bool
    /// Whether the call is one of a function outside the project, so that it stays as it is.
    public let isForeign: Bool
    /// Whether the identifier is certain to be a `String`, so that another function with a `String` parameter can take
    /// it.
    public let isText: Bool

    public var place: Place { Place(path: path, position: position) }
    public var syntax: SegueCallSyntax? { if case .swift(let syntax) = form { syntax } else { nil } }

    /// The one identifier that the call performs, where the call can be rewritten.
    public var name: String? { isExact && names.count == 1 && !isForeign ? names[0] : nil }

    public func mayPerform(_ identifier: String) -> Bool { !isExact || names.contains(identifier) }

    /// Whether the segue is performed on the object whose code makes the call.
    public var isOfSelf: Bool {
        switch syntax?.receiver {
        case .implicitSelf, .selfValue, .alias, .optionalSelf, .superclass: true
        case .other, nil: false
        }
    }

    public static func == (left: SegueCall, right: SegueCall) -> Bool {
        left.path == right.path && left.range == right.range && left.form == right.form
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(range)
    }
}
