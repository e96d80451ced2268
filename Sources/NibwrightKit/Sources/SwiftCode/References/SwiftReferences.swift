/// What one Swift file says of storyboards, scenes, segues, nibs and assets, and of the constants that name them.
public struct SwiftReferences: Hashable, Sendable {
    public internal(set) var sites: [ReferenceSite] = []
    /// Constants, computed names, functions that give one, and functions with a site inside.
    public internal(set) var members: [SwiftMember] = []

    static let none = SwiftReferences()
}

/// A member of a type, or a global, whose value may be part of a name.
public struct SwiftMember: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case property, function, initializer, subscripting, enumCase
    }

    public struct Parameter: Hashable, Sendable {
        /// Nil for `_`.
        public let label: String?
        public let name: String
        /// Without `?`, `.Type` and generic arguments.
        public let type: String
        /// Whether the type is a metatype: `Cell.Type`.
        public let isMetatype: Bool
        public let defaultValue: StringExpression?
    }

    public let kind: Kind
    public let name: String
    /// The type it is declared in or extends, as `SwiftTypeDeclaration.name` has it; nil for a global.
    public let owner: String?
    public let isStatic: Bool
    /// Whether code may give it another value: `var` with storage.
    public let isVariable: Bool
    public let parameters: [Parameter]
    /// Generic parameters with the first constraint of each.
    public let genericParameters: [String: String]
    /// The property's type or the function's result.
    public let type: String?
    public let value: StringExpression
    public let range: Range<Int>
}

/// A place that names something in Interface Builder, in a nib or in a catalog.
public struct ReferenceSite: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case storyboard, scene
        case initialScene = "initial-scene"
        case performSegue = "perform-segue"
        case segueTest = "segue-test"
        case nib
        case registeredReuseIdentifier = "registered-reuse-identifier"
        case dequeuedReuseIdentifier = "dequeued-reuse-identifier"
        case image, color
    }

    public let kind: Kind
    public let name: StringExpression
    /// The expression that names it; for an initial scene, the call.
    public let range: Range<Int>
    /// Of what a scene is asked.
    public let storyboard: StringExpression?
    public let bundle: StringExpression?
    /// The type whose code it is.
    public let enclosingType: String?
    /// The function, initializer or property around it.
    public let enclosingMember: String?
    /// The place of that function or property among the file's members.
    public let memberIndex: Int?
    public let expectedClass: String?
    /// The function that made of a segue what the name is compared with; nil where that is the identifier itself.
    public let maker: String?
    /// The parts of a call that opens a scene.
    public var call: SceneCallSyntax?
    /// The local that a storyboard is kept in, or taken from.
    public var local: StoryboardLocal?
    /// How the function around gives the controller that the call makes, where it does nothing else.
    public var making: ControllerMaking?
}

/// The last line of a function that does nothing but make a controller.
public struct ControllerMaking: Hashable, Sendable {
    /// The type that the controller is cast to; nil where it is not.
    public let type: String?
    /// `as!`
    public let isForced: Bool
}

/// A local constant or variable with a storyboard in it.
public struct StoryboardLocal: Hashable, Sendable {
    /// `let board = UIStoryboard(name: "Main", bundle: nil)`
    public let declaration: Range<Int>
    /// `UIStoryboard(name: "Main", bundle: nil)`
    public let value: Range<Int>?
    /// Every place behind its declaration that says its name.
    public let uses: [Range<Int>]
    /// Whether nothing but the declaration stands in its statement, so that both can go together.
    public let isAlone: Bool
}
