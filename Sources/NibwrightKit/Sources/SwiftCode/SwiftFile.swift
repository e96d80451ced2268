import SourceText

/// What Interface Builder can see of one Swift file: its types with their outlets, actions and inspectables.
///
/// The syntax tree is not kept: whole projects would not fit in memory. `SwiftSyntaxTree` parses it again where a
/// transform has to look inside.
public struct SwiftFile: Hashable, Sendable {
    public let source: SourceText
    public let types: [SwiftTypeDeclaration]
    /// What it names in Interface Builder, and the constants that it does so with.
    public let references: SwiftReferences
    /// False where a byte scan proved that the file declares no class and nothing for Interface Builder.
    public let wasParsed: Bool
    /// Whether the parser had to guess; nil for a file that was not parsed.
    public let hasSyntaxErrors: Bool?
    /// Why the file has no syntax tree: it goes beyond what can be parsed in bounded time and depth.
    public let refusal: SwiftRefusal?

    public var path: String { source.path }

    public static func == (left: SwiftFile, right: SwiftFile) -> Bool { left.source === right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// A type declaration or an extension.
public struct SwiftTypeDeclaration: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    }

    public let kind: Kind
    /// With the types it is nested in: `Outer.Inner`. For an extension: the type as written, generic arguments left out.
    public let name: String
    /// The name of `@objc(Name)`, which is the one that documents use.
    public let objectiveCName: String?
    /// Superclass and protocols as written, generic arguments left out.
    public let inherited: [String]
    /// Generic classes cannot be named in a document, but subclasses of them can.
    public let isGeneric: Bool
    public let path: String
    /// Offset of the name.
    public let offset: Int
    /// The whole declaration.
    public let range: Range<Int>
    public let outlets: [SwiftOutlet]
    public let actions: [SwiftAction]
    public let inspectables: [SwiftInspectable]
    /// Methods that a segue calls.
    public let segueMethods: [SegueMethod]
}

/// A property marked `@IBOutlet`.
public struct SwiftOutlet: Hashable, Sendable {
    public enum Ownership: String, Hashable, Sendable {
        case strong, weak, unowned, unownedUnsafe = "unowned(unsafe)"
    }

    public enum Optionality: String, Hashable, Sendable {
        /// `T!`
        case implicitlyUnwrapped
        /// `T?` or `Optional<T>`
        case optional
        /// `T`: only a collection can be this.
        case none
    }

    public let name: String
    /// The type as written, `!` or `?` included.
    public let type: String
    /// The type without `!`, `?` or `Optional<…>`.
    public let wrappedType: String
    public let optionality: Optionality
    public let ownership: Ownership
    /// `[UIButton]!`: filled by an outlet collection.
    public let isCollection: Bool
    /// `private`, `fileprivate`, `internal`, `package`, `public`, `open`; nil where none is written.
    public let access: String?
    /// The access of `private(set)` and its like.
    public let setterAccess: String?
    public let isOverride: Bool
    /// `let`, `lazy`, `static`, computed, or an initial value: forms that only odd code uses for an outlet.
    public let isUnusual: Bool
    public let hasObserver: Bool
    /// In a `#if` clause: another build may not have it, or have another declaration of it.
    public let isConditional: Bool
    /// Which builds have this declaration.
    public let conditions: BuildConditions
    public let path: String
    /// Names that one declaration declares together: `var a: T!, b: T!`.
    public let declaredWith: [String]
    public let anchors: Anchors
    /// Comments that stand before or behind the declaration.
    public let comments: String

    /// Places to edit.
    public struct Anchors: Hashable, Sendable {
        public let declaration: Range<Int>
        public let name: Range<Int>
        /// `var`
        public let introducer: Range<Int>
        /// `weak`, `unowned(safe)`: the modifier alone.
        public let ownership: Range<Int>?
        /// The access modifier that is not a setter's.
        public let access: Range<Int>?
        /// `private(set)`
        public let setterAccess: Range<Int>?
        /// `!` or `?` behind the type.
        public let optionalityMark: Range<Int>?
    }
}

/// A method that a document can send: `@IBAction`, `@IBSegueAction` or `@objc`.
public struct SwiftAction: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case action = "IBAction"
        case segueAction = "IBSegueAction"
        case objectiveC = "objc"
    }

    public let kind: Kind
    public let name: String
    public let selector: String
    public let path: String
    public let offset: Int
}

/// A property marked `@IBInspectable`.
public struct SwiftInspectable: Hashable, Sendable {
    public let name: String
    public let type: String?
    public let path: String
    public let offset: Int
}
