/// The places in one Swift file that name storyboards, scenes, segues, nibs and assets, and the constants that they
/// use.
public struct SwiftReferences: Hashable, Sendable {
    /// The places, in order.
    public internal(set) var sites: [ReferenceSite] = []
    /// Constants, computed names, functions that give one, and functions with a site inside.
    public internal(set) var members: [SwiftMember] = []

    static let none = SwiftReferences()
}

/// A member of a type, or a global, whose value may be part of a name.
public struct SwiftMember: Hashable, Sendable {
    /// The kinds of members.
    public enum Kind: Hashable, Sendable {
        /// A `subscripting` is a subscript.
        case property, function, initializer, subscripting, enumCase
    }

    /// A parameter of a function, initializer or subscript.
    public struct Parameter: Hashable, Sendable {
        /// The argument label; nil for `_`.
        public let label: String?
        /// The name in the body.
        public let name: String
        /// Without `?`, `.Type` and generic arguments.
        public let type: String
        /// Whether the type is a metatype: `Cell.Type`.
        public let isMetatype: Bool
        /// The default value; nil for none.
        public let defaultValue: StringExpression?
    }

    /// The kind.
    public let kind: Kind
    /// The base name; `init` and `subscript` for those.
    public let name: String
    /// The type it is declared in or extends, as `SwiftTypeDeclaration.name` has it; nil for a global.
    public let owner: String?
    /// True for `static` and `class` members, and for cases.
    public let isStatic: Bool
    /// Whether code may give it another value: `var` with storage.
    public let isVariable: Bool
    /// The parameters in order; empty for properties and cases.
    public let parameters: [Parameter]
    /// Generic parameters with the first constraint of each.
    public let genericParameters: [String: String]
    /// The property's type or the function's result.
    public let type: String?
    /// The expression of its value: what the property is set to or the body returns; `unknown` for a body that does
    /// more.
    public let value: StringExpression
    /// The whole declaration.
    public let range: Range<Int>
}

/// A place that names something in Interface Builder, in a nib or in a catalog.
public struct ReferenceSite: Hashable, Sendable {
    /// The kinds of names that a site gives.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A storyboard's file name; a scene's storyboard identifier.
        case storyboard, scene
        /// The scene that a storyboard opens with.
        case initialScene = "initial-scene"
        /// A segue that code performs.
        case performSegue = "perform-segue"
        /// A segue's identifier that code compares.
        case segueTest = "segue-test"
        /// A nib's file name.
        case nib
        /// A reuse identifier that code registers.
        case registeredReuseIdentifier = "registered-reuse-identifier"
        /// A reuse identifier that code dequeues.
        case dequeuedReuseIdentifier = "dequeued-reuse-identifier"
        /// A name in an asset catalog.
        case image, color
    }

    /// The kind of name.
    public let kind: Kind
    /// The expression of the name.
    public let name: StringExpression
    /// The expression that names it; for an initial scene, the call.
    public let range: Range<Int>
    /// The expression of the storyboard that a scene is loaded from; nil for other kinds, and where none is written.
    public let storyboard: StringExpression?
    /// The expression of the `bundle:` argument; nil for none.
    public let bundle: StringExpression?
    /// The type whose code it is.
    public let enclosingType: String?
    /// The function, initializer or property around it.
    public let enclosingMember: String?
    /// The place of that function or property among the file's members.
    public let memberIndex: Int?
    /// The class that the result is cast to, or that a type annotation or generic argument names; nil for none.
    public let expectedClass: String?
    /// The function that derives from a segue the value that the name is compared with; nil where that is the segue's
    /// identifier itself.
    public let maker: String?
    /// The parts of a call that opens a scene.
    public var call: SceneCallSyntax?
    /// The local that a storyboard is kept in, or taken from.
    public var local: StoryboardLocal?
    /// The way in which the function around returns the controller that the call makes; nil for a function that does
    /// anything else.
    public var making: ControllerMaking?
}

/// What a function that does nothing but make a controller returns.
public struct ControllerMaking: Hashable, Sendable {
    /// The type that the controller is cast to; nil where it is not.
    public let type: String?
    /// `as!`, or a `guard` with `as?` that ends the program.
    public let isForced: Bool
    /// Whether the last line makes the controller, and not one before it.
    public let isLast: Bool
    /// Whether the lines before it do nothing but name the storyboard and the identifier.
    public let isAlone: Bool
}

/// A local constant or variable with a storyboard in it.
public struct StoryboardLocal: Hashable, Sendable {
    /// `let board = UIStoryboard(name: "Main", bundle: nil)`
    public let declaration: Range<Int>
    /// `UIStoryboard(name: "Main", bundle: nil)`
    public let value: Range<Int>?
    /// Every place behind its declaration that says its name.
    public let uses: [Range<Int>]
    /// Whether the declaration is all of its statement, so that both can be removed together.
    public let isAlone: Bool
}
