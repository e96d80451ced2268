/// The chain of members by which code reaches a value: from the object itself, a parameter or a local, member by
/// member.
///
/// Elements of a collection count as the collection: `buttons[0]` and the `button` of a loop are `buttons`.
public struct MemberPath: Hashable, Sendable {
    /// The value that a path starts from.
    public enum Root: Hashable, Sendable {
        /// `self`, written or implied.
        case own
        /// A parameter of the body, by its place.
        case parameter(Int)
        /// Something of which only the type is known: `cell as! Cup`.
        case typed(String)
    }

    /// The value that the path starts from.
    public let root: Root
    /// The members from there on, in order; empty for the root itself.
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
    /// The operation that code applies to a color.
    public enum Kind: Hashable, Sendable {
        /// The property gets a color.
        case set
        /// A member of the color is read: `redComponent`.
        case read(member: String)
        /// Compared with another color.
        case compared
    }

    /// The operation.
    public let kind: Kind
    /// The object, and the property last.
    public let path: MemberPath
    /// `normal` of `setTitleColor(_:for:)`; nil where there is no state, or it cannot be determined.
    public let state: String?
    /// The byte offset of the use.
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
    /// The receiver of a call.
    public enum Receiver: Hashable, Sendable {
        /// `setUp()`: a method of the object, or a function.
        case implied
        /// `label.setUp()`: the values that the base can be.
        case paths([MemberPath])
        /// `Style.apply()`: the type, by its name.
        case type(String)
        /// Any other base.
        case unknown
    }

    /// Without parameter labels. Of a property that is assigned, its name.
    public let name: String
    /// The receiver.
    public let receiver: Receiver
    /// The values that each argument can be; empty where nothing is known of it.
    public let arguments: [[MemberPath]]
    /// `items = []`, which calls observers.
    public let isAssignment: Bool
    /// True in a closure that runs when everything around is done.
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

/// A body of code with its uses of colors, its own and those of the code that it calls.
///
/// It is a class, since following calls passes thousands of bodies around.
public final class ColorBody: Hashable, Sendable {
    /// The declaration that has the body, by which it is known when the body runs.
    public enum Kind: Hashable, Sendable {
        /// A method of a type, and a function outside of any.
        case method, function
        /// `init(coder:)`, which every object of a document gets.
        case decodingInitializer
        /// Any other, which code calls.
        case initializer
        /// `didSet`, `willSet` or `set` of a property.
        case observer
        /// As `observer`, of a property that a document sets.
        case documentObserver
        /// `get` of a property.
        case getter
    }

    /// The kind of declaration.
    public let kind: Kind
    /// The base name of the function or property; `init` for an initializer.
    public let name: String
    /// The type or the extended type around it; nil for a function.
    public let owner: String?
    /// True for `static` and `class` members.
    public let isStatic: Bool
    /// The types of the parameters as written, without `!` and `?`; empty where they are no plain names.
    public let parameterTypes: [String]
    /// The project-relative path of the file.
    public let path: String
    /// The byte offset of the body.
    public let offset: Int
    /// The uses of colors in the body itself.
    public let uses: [ColorUse]
    /// The calls in the body that may lead to more uses.
    public let calls: [ColorCall]
    /// The values that a getter of one expression gives; empty for any other body.
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
