public import InterfaceBuilder
public import SwiftCode

/// A place in code that opens a scene: by its storyboard identifier, or as the one that a storyboard opens with.
///
/// One form for both languages. Where a function opens what its caller says, the calls of it are the places.
public struct SceneCall: Hashable, Sendable {
    /// What is asked for, and where.
    public let reference: CodeReference
    /// The storyboards that may be asked, by path; of a storyboard's copies per language one. Every storyboard that the
    /// code can see where nothing says which is asked.
    public let storyboards: [IBDocument]
    /// Whether no other storyboard than these can be asked.
    public let knowsStoryboard: Bool
    /// The controllers of the scenes that it may open, as far as the identifiers are known. Code can ask for a storyboard
    /// reference by an identifier of its own and gets the scene that the reference leads to: then it is the reference.
    public let controllers: [Element]
    /// For `self.storyboard` the controllers of the scenes whose code the call is.
    public let openers: [Element]
    /// What decides which storyboard is asked, the nearest to the call first: to change any one of them changes it.
    public let sources: [StoryboardSource]
    /// The literal that is the identifier, quotation marks included; nil where none or several are.
    public let identifier: CodeRange?
    /// The call's parts; nil where it is a function of the project that is called, or a generated symbol.
    public let syntax: SceneCallSyntax?
    /// Whether it can ask for no other identifier than the reference's names.
    public let isExact: Bool
    /// Where it is not exact: what the identifier may look like, where code puts it together.
    public let patterns: [IdentifierPattern]

    public init(
        reference: CodeReference, storyboards: [IBDocument], knowsStoryboard: Bool, controllers: [Element],
        openers: [Element] = [], sources: [StoryboardSource] = [], identifier: CodeRange? = nil,
        syntax: SceneCallSyntax? = nil, isExact: Bool? = nil,
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
        self.patterns = patterns
    }
}

/// Bytes of a file.
public struct CodeRange: Hashable, Sendable, Comparable {
    public let path: String
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

/// A piece of code that decides which storyboard a call asks.
public struct StoryboardSource: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
        /// An expression of a storyboard's type that another can stand for: `storyboard`, `UIStoryboard(name: "Main", …)`.
        case storyboard
        /// The same, where a local is given its value: all uses of the local change with it.
        case local
        /// A string literal that is the storyboard's name, quotation marks included.
        case literal
        /// Another expression of a string's type that gives the storyboard's name: `Names.main`.
        case name
        /// The name of an enumeration's case in an expression: `main` of `AppStoryboard.main` and `.main`.
        case enumCase(StoryboardCase)
        /// A call of a function that does nothing but make the controller: a call of the system's can stand for it, with this
        /// cast behind.
        case makingCall(cast: String)
        /// The storyboard's part of a symbol that SwiftGen made: `Main` of `StoryboardScene.Main.detail`.
        case swiftGenSymbol
        /// The storyboard's part of a symbol that R.swift made: `main` of `R.storyboard.main.detail()`.
        case rSwiftSymbol
    }

    public let form: Form
    public let place: CodeRange
    /// Whether something depends on it that is none of the calls which list it.
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
    public let name: String
    /// Every case of it with its raw value, in their order.
    public let cases: [Declaration]

    public struct Declaration: Hashable, Sendable {
        public let name: String
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
