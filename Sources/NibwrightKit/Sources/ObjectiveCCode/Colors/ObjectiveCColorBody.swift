/// A method of an `@implementation` with what it does to properties that hold colors.
public struct ObjectiveCColorBody: Hashable, Sendable {
    /// How code reaches something: `self.label` is `label` of the object itself.
    public struct Path: Hashable, Sendable {
        /// Where the path starts.
        public enum Root: Hashable, Sendable {
            case own
            case parameter(Int)
            /// A local of which only the class is known.
            case typed(String)
        }

        public let root: Root
        public let members: [String]

        init(_ root: Root, _ members: [String] = []) {
            self.root = root
            self.members = members
        }

        func appending(_ name: String) -> Path { Path(root, members + [name]) }
    }

    /// What is done to a color.
    public enum Action: Hashable, Sendable {
        case set
        /// A message to the color: `redComponent`.
        case read(member: String)
        case compared
    }

    /// One place in a method that does something with a property that holds a color.
    public struct Use: Hashable, Sendable {
        public let action: Action
        /// The object, and the property last.
        public let path: Path
        /// `normal` of `setTitleColor:forState:`; nil where there is none, or none that can be told.
        public let state: String?
        public let offset: Int
        /// In a block that runs when everything around is done.
        public let isDeferred: Bool
    }

    /// A message that may lead to code which does something with a color.
    public struct Call: Hashable, Sendable {
        /// The first part of the selector.
        public let name: String
        public let receiver: Path
        /// Nil where nothing is known of an argument.
        public let arguments: [Path?]
        public let isDeferred: Bool
    }

    public let className: String
    /// The first part of the selector.
    public let name: String
    public let parameterTypes: [String]
    public let offset: Int
    public let uses: [Use]
    public let calls: [Call]
}
