public import InterfaceBuilder
public import SwiftCode

/// A place in code that opens a scene: by its storyboard identifier, or as the one that a storyboard opens with.
///
/// Both languages share the form. Where a function opens the scene that its caller names, the calls of that function
/// are the places.
public struct SceneCall: Hashable, Sendable {
    /// The scene that the code loads, and the place where it does.
    public let reference: CodeReference
    /// The storyboards that the scene may be loaded from, by path, each without its copies per language. Every
    /// storyboard that the code can see, where the code does not determine one.
    public let storyboards: [IBDocument]
    /// True if the scene can come from no other storyboard than these.
    public let knowsStoryboard: Bool
    /// The controllers of the scenes that it may open, as far as the identifiers are known. Code can load a storyboard
    /// reference by an identifier of its own and gets the scene that the reference leads to: then it is the reference.
    public let controllers: [Element]
    /// For `self.storyboard`, the controllers of the scenes that run the call; empty for any other storyboard.
    public let openers: [Element]
    /// The expressions that decide the storyboard, the nearest to the call first: a change of any one of them changes
    /// it.
    public let sources: [StoryboardSource]
    /// The literal that is the identifier, quotation marks included; nil where none or several are.
    public let identifier: CodeRange?
    /// The call's parts; nil where it is a function of the project that is called, or a generated symbol.
    public let syntax: SceneCallSyntax?
    /// True if it can stand for no other identifier than the reference's names.
    public let isExact: Bool
    /// What the function of the project gives that is called, if it does nothing but make the controller; nil for every
    /// other call.
    public let made: MadeController?
    /// Patterns of the identifier where it is not exact and code composes it; empty otherwise.
    public let patterns: [IdentifierPattern]

    /// Makes a call. By default it is as exact as its reference.
    public init(
        reference: CodeReference, storyboards: [IBDocument], knowsStoryboard: Bool, controllers: [Element],
        openers: [Element] = [], sources: [StoryboardSource] = [], identifier: CodeRange? = nil,
        syntax: SceneCallSyntax? = nil, isExact: Bool? = nil, made: MadeController? = nil,
        patterns: [IdentifierPattern] = []
    ) {
        self.reference = reference
        self.storyboards = storyboards
        self.knowsStoryboard = knowsStoryboard
        self.controllers = controllers
        self.openers = openers
        self.sources = sources
        self.identifier = identifier
        self.syntax = syntax
        self.isExact = isExact ?? reference.isExact
        self.made = made
        self.patterns = patterns
    }
}

/// What a call of a function gives that does nothing but make a controller.
public struct MadeController: Hashable, Sendable {
    /// The whole call.
    public let call: CodeRange
    /// The type by which the caller knows the controller: `Detail` of `Detail.make()` that returns a `Self`.
    public let type: String
    /// Whether the function returns an optional.
    public let isOptional: Bool
    /// The class that the function casts the controller to; nil where it is the type, or where there is no cast.
    public let cast: String?
    /// The function that asks the storyboard.
    public let function: CodeRange
    /// The functions on the way there that do nothing but call the next one, the one that is called first.
    public let way: [CodeRange]
}

/// Bytes of a file.
public struct CodeRange: Hashable, Sendable, Comparable {
    /// The project-relative path of the file.
    public let path: String
    /// The bytes.
    public let range: Range<Int>

    public init(path: String, range: Range<Int>) {
        self.path = path
        self.range = range
    }

    public static func < (left: CodeRange, right: CodeRange) -> Bool {
        (left.path, left.range.lowerBound, left.range.upperBound)
            < (right.path, right.range.lowerBound, right.range.upperBound)
    }
}

/// An expression that decides from which storyboard a call loads a scene.
public struct StoryboardSource: Hashable, Sendable {
    /// The form of the expression, which decides how it can be changed.
    public enum Form: Hashable, Sendable {
        /// An expression of a storyboard's type that another can stand for: `storyboard`, `UIStoryboard(name: "Main",
        /// …)`.
        case storyboard
        /// The same, where a local is given its value: all uses of the local change with it.
        case local
        /// A string literal that is the storyboard's name, quotation marks included.
        case literal
        /// Another expression of a string's type that gives the storyboard's name: `Names.main`.
        case name
        /// The name of an enumeration's case in an expression: `main` of `AppStoryboard.main` and `.main`.
        case enumCase(StoryboardCase)
        /// A call of a function that does nothing but make the controller: a call of the system's can stand for it,
        /// with this cast behind.
        case makingCall(cast: String)
        /// The storyboard's part of a symbol that SwiftGen made: `Main` of `StoryboardScene.Main.detail`.
        case swiftGenSymbol
        /// The storyboard's part of a symbol that R.swift made: `main` of `R.storyboard.main.detail()`.
        case rSwiftSymbol
    }

    /// The form.
    public let form: Form
    /// The bytes to replace for another storyboard.
    public let place: CodeRange
    /// Whether other code than the calls that list it depends on the expression, so that changing it would change more
    /// than these calls.
    public let hasOtherUses: Bool

    public init(form: Form, place: CodeRange, hasOtherUses: Bool) {
        self.form = form
        self.place = place
        self.hasOtherUses = hasOtherUses
    }
}

/// A case of an enumeration whose raw values are names of storyboards.
public struct StoryboardCase: Hashable, Sendable {
    /// The enumeration's full name: `Names.Storyboard`.
    public let type: String
    /// The name of the case.
    public let name: String
    /// Every case of it with its raw value, in their order.
    public let cases: [Declaration]

    /// A case as the enumeration declares it.
    public struct Declaration: Hashable, Sendable {
        /// The name of the case.
        public let name: String
        /// Its raw value: the name of a storyboard.
        public let rawValue: String
        /// `main = "Main"`
        public let place: CodeRange
    }

    public init(type: String, name: String, cases: [Declaration]) {
        self.type = type
        self.name = name
        self.cases = cases
    }
}
