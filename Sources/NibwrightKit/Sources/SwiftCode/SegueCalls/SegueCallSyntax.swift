public import SourceText

/// A call that performs a segue, by its parts: `self?.performSegue(withIdentifier: "detail", sender: nil)`.
public struct SegueCallSyntax: Hashable, Sendable {
    /// The object that performs the segue.
    public enum Receiver: Hashable, Sendable {
        /// Nothing is written before the name.
        case implicitSelf
        /// `self`
        case selfValue
        /// A local that is the object itself and no optional: `strongSelf`.
        case alias(String)
        /// `self?`, `self!`, `weakSelf?`
        case optionalSelf
        /// `super`
        case superclass
        /// Another object, with the name of its type where the code nearby says it.
        case other(type: String?)
    }

    /// An argument as it stands.
    public struct Argument: Hashable, Sendable {
        /// The label; nil for none.
        public let label: String?
        /// From the label to the end of the value.
        public let range: Range<Int>
        /// The value.
        public let value: Range<Int>
    }

    /// The method that is called.
    public let name: String
    /// The bytes of the method's name.
    public let nameRange: Range<Int>
    /// The whole call, with what stands before the name.
    public let range: Range<Int>
    /// The object that performs the segue.
    public let receiver: Receiver
    /// The expression before the name, without the point; nil for none.
    public let receiverRange: Range<Int>?
    /// The argument that names the segue.
    public let identifier: Argument
    /// The argument of the sender; nil for none.
    public let sender: Argument?
    /// Whether there are no other arguments and no trailing closures.
    public let isPlain: Bool
    /// Whether `await` stands before it: the code then runs elsewhere than view controllers do.
    public let isAwaited: Bool
    /// The type whose code it is, as `SwiftTypeDeclaration.name` has it.
    public let enclosingType: String?
    /// The function around, if it is a member.
    public let function: Function?
    /// The member around: function, initializer or property.
    public let member: Range<Int>?

    /// A function that performs a segue.
    public struct Function: Hashable, Sendable {
        /// The base name of the function.
        public let name: String
        /// The whole declaration.
        public let range: Range<Int>
        /// True for `static` and `class` functions.
        public let isStatic: Bool
        /// True for an `override`.
        public let isOverride: Bool
        /// The parameters in order.
        public let parameters: [Parameter]
        /// Whether it only passes the call on: it performs the segue that a parameter names, and the sender is a
        /// parameter, itself or `nil`.
        public let handsOn: Bool
        /// The sender that the call in it hands over.
        public let sender: String?
        /// The expression by which the call in it names the segue.
        public let identifier: String?
    }

    /// A parameter of such a function.
    public struct Parameter: Hashable, Sendable {
        /// The argument label; nil for `_`.
        public let label: String?
        /// The name in the body.
        public let name: String
        /// The default value as written; nil for none.
        public let defaultValue: String?
    }

    /// Whether it is UIKit's `performSegue(withIdentifier:sender:)`.
    public var isSystemMethod: Bool {
        name == "performSegue" && identifier.label == "withIdentifier" && sender != nil && isPlain
    }

    /// `performSegueWithIdentifier("detail", sender: self)`, as before Swift 3.
    public var isOldForm: Bool { name == "performSegueWithIdentifier" }

    /// `perform(segue: StoryboardSegue.Main.detail)`, which SwiftGen adds to every view controller.
    public var isGeneratedForm: Bool { name == "perform" && identifier.label == "segue" && isPlain }
}

/// The calls and declarations of one file that have to do with performing segues.
public struct SegueCallsOfFile: Hashable, Sendable {
    /// The calls that perform a segue, in order.
    public internal(set) var calls: [SegueCallSyntax] = []
    /// `#selector(performSegue(withIdentifier:sender:))` and the method as a value.
    public internal(set) var unapplied: [Range<Int>] = []
    /// Declarations of `performSegue(withIdentifier:sender:)` itself.
    public internal(set) var overrides: [Override] = []
    /// Declarations of other functions with the system's name that take something else than text: an enumeration's
    /// case.
    public internal(set) var overloads: [Range<Int>] = []

    /// Whether it declares any function of the system's name that is no override.
    public internal(set) var declaresPerforming = false

    /// Whether the file neither performs segues nor declares a function that does.
    public var isEmpty: Bool {
        calls.isEmpty && unapplied.isEmpty && overrides.isEmpty && overloads.isEmpty && !declaresPerforming
    }

    /// A declaration of `performSegue(withIdentifier:sender:)` in a class or protocol.
    public struct Override: Hashable, Sendable {
        /// The type that declares it.
        public let enclosingType: String
        /// The whole declaration.
        public let range: Range<Int>
        /// Whether it does nothing but call `super`.
        public let isEmpty: Bool
        /// True for a requirement of a protocol.
        public let isRequirement: Bool
    }

    /// Reads a file, which is parsed for it.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - identifiers: expressions that name segues; every call with one of them as an argument counts.
    public static func read(_ source: SourceText, identifiers: Set<Range<Int>>) -> SegueCallsOfFile {
        guard !identifiers.isEmpty || mayMatter(source) else { return SegueCallsOfFile() }
        let finder = SegueCallFinder(identifiers: identifiers)
        finder.walkFile(SwiftSyntaxTree.parse(source))
        return finder.found
    }

    private static func mayMatter(_ source: SourceText) -> Bool {
        source.contains(identifier: "performSegue") || source.contains("(segue:" as StaticString)
            || source.contains(identifier: "performSegueWithIdentifier")
    }
}
