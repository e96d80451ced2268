import SourceText

/// The declarations of one Swift file that Interface Builder can see: its types with their outlets, actions and
/// inspectables.
///
/// The syntax tree is not kept: whole projects would not fit in memory. `SwiftSyntaxTree` parses it again where a
/// transform has to look inside.
public struct SwiftFile: Hashable, Sendable {
    /// The file's text.
    public let source: SourceText
    /// The types and extensions of the file, nested ones included, in order.
    public let types: [SwiftTypeDeclaration]
    /// The places that name something in Interface Builder, and the constants that they use.
    public let references: SwiftReferences
    /// False where a byte scan proved that the file declares no class and nothing for Interface Builder.
    public let wasParsed: Bool
    /// Whether the parser met syntax errors and had to guess; nil for a file that was not parsed.
    public let hasSyntaxErrors: Bool?
    /// The reason why the file has no syntax tree: it exceeds what can be parsed in bounded time and depth. Nil for all
    /// other files.
    public let refusal: SwiftRefusal?

    /// The project-relative path of the file.
    public var path: String { source.path }

    public static func == (left: SwiftFile, right: SwiftFile) -> Bool { left.source === right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// A type declaration or an extension.
public struct SwiftTypeDeclaration: Hashable, Sendable {
    /// The kinds of declarations.
    public enum Kind: String, Hashable, Sendable {
        /// An `extension` is listed beside the type that it extends, in whatever file that is.
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    }

    /// The kind.
    public let kind: Kind
    /// The name with the types around it: `Outer.Inner`. For an extension: the type as written, without generic
    /// arguments.
    public let name: String
    /// The name of `@objc(Name)`, which is the one that documents use.
    public let objectiveCName: String?
    /// The superclass and protocols as written, without generic arguments.
    public let inherited: [String]
    /// Generic classes cannot be named in a document, but subclasses of them can.
    public let isGeneric: Bool
    /// `private`, `fileprivate`, `internal`, `package`, `public`, `open`; nil where none is written.
    public let access: String?
    /// The project-relative path of the file.
    public let path: String
    /// Offset of the name.
    public let offset: Int
    /// The whole declaration.
    public let range: Range<Int>
    /// The properties marked `@IBOutlet`, in order.
    public let outlets: [SwiftOutlet]
    /// The methods that a document can send, in order.
    public let actions: [SwiftAction]
    /// The properties marked `@IBInspectable`, in order.
    public let inspectables: [SwiftInspectable]
    /// Methods that a segue calls.
    public let segueMethods: [SegueMethod]
}

extension SwiftTypeDeclaration {
    /// Whether other modules see the type: it is `public` or `open`.
    public var isPublic: Bool { access == "public" || access == "open" }
    /// Whether only the type's own file sees it: it is `private` or `fileprivate`.
    public var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

/// A property marked `@IBOutlet`.
public struct SwiftOutlet: Hashable, Sendable {
    /// The ownership that the declaration gives the outlet.
    public enum Ownership: String, Hashable, Sendable {
        /// `strong` where no modifier is written.
        case strong, weak, unowned, unownedUnsafe = "unowned(unsafe)"
    }

    /// The optionality of the outlet's type.
    public enum Optionality: String, Hashable, Sendable {
        /// `T!`
        case implicitlyUnwrapped
        /// `T?` or `Optional<T>`
        case optional
        /// `T`: only a collection can be this.
        case none
    }

    /// The property's name.
    public let name: String
    /// The type as written, `!` or `?` included.
    public let type: String
    /// The type without `!`, `?` or `Optional<…>`.
    public let wrappedType: String
    /// The optionality of the type.
    public let optionality: Optionality
    /// The ownership.
    public let ownership: Ownership
    /// `[UIButton]!`: filled by an outlet collection.
    public let isCollection: Bool
    /// `private`, `fileprivate`, `internal`, `package`, `public`, `open`; nil where none is written.
    public let access: String?
    /// The access of `private(set)` and its like.
    public let setterAccess: String?
    /// True for an `override`.
    public let isOverride: Bool
    /// `let`, `lazy`, `static`, computed, or an initial value: forms that only odd code uses for an outlet.
    public let isUnusual: Bool
    /// True for a property with `willSet` or `didSet`.
    public let hasObserver: Bool
    /// In a `#if` clause: another build may not have it, or have another declaration of it.
    public let isConditional: Bool
    /// The builds that have this declaration.
    public let conditions: BuildConditions
    /// The project-relative path of the file.
    public let path: String
    /// Names that one declaration declares together: `var a: T!, b: T!`.
    public let declaredWith: [String]
    /// The places to edit.
    public let anchors: Anchors
    /// Comments that stand before or behind the declaration.
    public let comments: String

    /// Places to edit.
    public struct Anchors: Hashable, Sendable {
        /// The whole declaration, attributes included.
        public let declaration: Range<Int>
        /// The property's name.
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
    /// The attributes that make a method visible to documents.
    public enum Kind: String, Hashable, Sendable {
        /// A method that controls call.
        case action = "IBAction"
        /// A method that creates the destination of a segue.
        case segueAction = "IBSegueAction"
        /// A method that only `@objc` exposes.
        case objectiveC = "objc"
    }

    /// The attribute.
    public let kind: Kind
    /// The method's base name.
    public let name: String
    /// The Objective-C selector, by which documents name it.
    public let selector: String
    /// The project-relative path of the file.
    public let path: String
    /// The byte offset of the name.
    public let offset: Int
}

/// A property marked `@IBInspectable`.
public struct SwiftInspectable: Hashable, Sendable {
    /// The property's name, which is the key path in documents.
    public let name: String
    /// The type as written; nil where none is.
    public let type: String?
    /// The project-relative path of the file.
    public let path: String
    /// The byte offset of the name.
    public let offset: Int
}
