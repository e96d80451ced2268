/// A method of an `@implementation` with what it does to properties that hold colors.
public struct ObjectiveCColorBody: Hashable, Sendable {
    /// The chain of members by which code reaches a value: `self.label` is `label` of the object itself.
    public struct Path: Hashable, Sendable {
        /// The value that a path starts from.
        public enum Root: Hashable, Sendable {
            /// `self`.
            case own
            /// The argument of this number, from 0, of the enclosing method.
            case parameter(Int)
            /// A local of which only the class is known.
            case typed(String)
        }

        /// The value that the path starts from.
        public let root: Root
        /// The members from there on, in order; empty for the root itself.
        public let members: [String]

        init(_ root: Root, _ members: [String] = []) {
            self.root = root
            self.members = members
        }

        func appending(_ name: String) -> Path { Path(root, members + [name]) }
    }

    /// The operation that code applies to a color.
    public enum Action: Hashable, Sendable {
        /// The property gets a color.
        case set
        /// A message to the color: `redComponent`.
        case read(member: String)
        /// The color is compared with another one.
        case compared
    }

    /// One place in a method that does something with a property that holds a color.
    public struct Use: Hashable, Sendable {
        /// The operation.
        public let action: Action
        /// The object, and the property last.
        public let path: Path
        /// `normal` of `setTitleColor:forState:`; nil where there is no state, or it cannot be determined.
        public let state: String?
        /// The byte offset of the use.
        public let offset: Int
        /// In a block that runs when everything around is done.
        public let isDeferred: Bool
    }

    /// A message that may lead to code which does something with a color.
    public struct Call: Hashable, Sendable {
        /// The first part of the selector.
        public let name: String
        /// The object that gets the message.
        public let receiver: Path
        /// The paths of the arguments, in order; nil for one that is no path.
        public let arguments: [Path?]
        /// True in a block that runs when everything around is done.
        public let isDeferred: Bool
    }

    /// The class whose `@implementation` has the method.
    public let className: String
    /// The first part of the selector.
    public let name: String
    /// The types of the parameters, in order, as class names.
    public let parameterTypes: [String]
    /// The byte offset of the method.
    public let offset: Int
    /// The uses of colors in the method's body, in order.
    public let uses: [Use]
    /// The messages in the method's body that may lead to more uses.
    public let calls: [Call]
}
