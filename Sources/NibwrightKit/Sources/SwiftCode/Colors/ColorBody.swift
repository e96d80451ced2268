/// How code reaches something: from the object itself, a parameter or a local, member by member.
///
/// Elements of a collection count as the collection: `buttons[0]` and the `button` of a loop are `buttons`.
public struct MemberPath: Hashable, Sendable {
    /// Where the path starts.
    public enum Root: Hashable, Sendable {
        /// `self`, written or implied.
        case own
        /// A parameter of the body, by its place.
        case parameter(Int)
        /// Something of which only the type is known: `cell as! Cup`.
        case typed(String)
    }

    public let root: Root
    public let members: [String]

    public init(_ root: Root, _ members: [String] = []) {
        self.root = root
        self.members = members
    }

    /// The path to a member of what this one reaches.
    public func appending(_ name: String) -> MemberPath { MemberPath(root, members + [name]) }
}

/// One place in code that does something with a property that holds a color.
public struct ColorUse: Hashable, Sendable {
    /// What is done to the color.
    public enum Kind: Hashable, Sendable {
        case set
        /// A member of the color is asked for: `redComponent`.
        case read(member: String)
        /// Compared with another color.
        case compared
    }

    public let kind: Kind
    /// The object, and the property last.
    public let path: MemberPath
    /// `normal` of `setTitleColor(_:for:)`; nil where there is none, or none that can be told.
    public let state: String?
    public let offset: Int
    /// In a closure that runs when everything around is done.
    public let isDeferred: Bool

    public init(kind: Kind, path: MemberPath, state: String? = nil, offset: Int, isDeferred: Bool = false) {
        self.kind = kind
        self.path = path
        self.state = state
        self.offset = offset
        self.isDeferred = isDeferred
    }
}

/// A call that may lead to code which does something with a color.
public struct ColorCall: Hashable, Sendable {
    /// What a call is sent to.
    public enum Receiver: Hashable, Sendable {
        /// `setUp()`: a method of the object, or a function.
        case implied
        case paths([MemberPath])
        case type(String)
        case unknown
    }

    /// Without parameter labels. Of a property that is assigned, its name.
    public let name: String
    public let receiver: Receiver
    /// What each argument can be; empty where nothing is known of it.
    public let arguments: [[MemberPath]]
    /// `items = []`, which calls observers.
    public let isAssignment: Bool
    public let isDeferred: Bool

    public init(
        name: String, receiver: Receiver, arguments: [[MemberPath]], isAssignment: Bool = false,
        isDeferred: Bool = false
    ) {
        self.name = name
        self.receiver = receiver
        self.arguments = arguments
        self.isAssignment = isAssignment
        self.isDeferred = isDeferred
    }
}

/// A body of code with what it does to colors, itself and through what it calls.
///
/// A class, since whoever follows calls hands thousands of them around.
public final class ColorBody: Hashable, Sendable {
    /// What the body is of, by which it is told when the body runs.
    public enum Kind: Hashable, Sendable {
        case method, function
        /// `init(coder:)`, which every object of a document gets.
        case decodingInitializer
        /// Any other, which code calls.
        case initializer
        /// `didSet`, `willSet` or `set` of a property.
        case observer
        /// As `observer`, of a property that a document sets.
        case documentObserver
        case getter
    }

    public let kind: Kind
    public let name: String
    /// The type or the extended type around it; nil for a function.
    public let owner: String?
    public let isStatic: Bool
    /// The types of the parameters as written, without `!` and `?`; empty where they are no plain names.
    public let parameterTypes: [String]
    public let path: String
    public let offset: Int
    public let uses: [ColorUse]
    public let calls: [ColorCall]
    /// What a getter gives, where that is one expression.
    public let result: [MemberPath]

    public init(
        kind: Kind, name: String, owner: String?, isStatic: Bool, parameterTypes: [String], path: String, offset: Int,
        uses: [ColorUse], calls: [ColorCall], result: [MemberPath] = []
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.isStatic = isStatic
        self.parameterTypes = parameterTypes
        self.path = path
        self.offset = offset
        self.uses = uses
        self.calls = calls
        self.result = result
    }

    /// Two bodies never begin at the same place.
    public static func == (left: ColorBody, right: ColorBody) -> Bool {
        left === right || left.offset == right.offset && left.path == right.path
    }

    public func hash(into hasher: inout Hasher) {
        // Paths are long, and hardly two files have a body at the same offset.
        hasher.combine(offset)
    }
}
