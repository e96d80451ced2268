public import SourceText

/// A place in code that names something in Interface Builder, in an asset catalog or in a nib.
///
/// Both languages share the form: a search for the code that leads to a scene does not depend on the language.
public struct CodeReference: Hashable, Sendable {
    /// The language of the code.
    public enum Language: String, Hashable, Sendable {
        /// Swift.
        case swift
        /// Objective-C, its C++ included.
        case objectiveC = "objective-c"
    }

    /// The kind of thing that is named, and the way in which the code names it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A storyboard by its name: `UIStoryboard(name:bundle:)`, `NSStoryboard(name:bundle:)`.
        case storyboard
        /// A scene by its storyboard identifier: `instantiateViewController(withIdentifier:)`,
        /// `instantiateController(…)`.
        case scene
        /// A storyboard's initial scene: `instantiateInitialViewController()`, `instantiateInitialController()`.
        case initialScene = "initial-scene"
        /// A segue that code performs: `performSegue(withIdentifier:sender:)`.
        case performSegue = "perform-segue"
        /// A segue's identifier that code compares: in `prepare(for:sender:)`, `shouldPerformSegue` and unwind
        /// handlers.
        case segueTest = "segue-test"
        /// A nib by its name: `UINib(nibName:)`, `NSNib(nibNamed:)`, `loadNibNamed`, `init(nibName:bundle:)`.
        case nib
        /// A reuse identifier that code registers: `register(_:forCellReuseIdentifier:)` and its like.
        case registeredReuseIdentifier = "registered-reuse-identifier"
        /// A reuse identifier that code dequeues: `dequeueReusableCell(withIdentifier:)`, `makeView(withIdentifier:)`.
        case dequeuedReuseIdentifier = "dequeued-reuse-identifier"
        /// An image by its name: `UIImage(named:)`, `NSImage(named:)`; not `systemName:`.
        case image
        /// A color by its name: `UIColor(named:)`, `NSColor(named:)`, `Color("…")`.
        case color
    }

    /// The storyboard that a scene is loaded from.
    public enum Storyboard: Hashable, Sendable {
        /// `self.storyboard`: the one that holds the scene of the enclosing class, or of a subclass.
        case own
        /// Named where the storyboard is made, as far as it could be followed: all the names it may have, sorted.
        case named([String])
        /// A parameter, a property set elsewhere, another object's storyboard.
        case unknown
        /// The reference loads nothing from a storyboard.
        case none
    }

    /// The kind.
    public let kind: Kind
    /// The language.
    public let language: Language
    /// The project-relative path of the file.
    public let path: String
    /// The expression that names it; for an initial scene, the call.
    public let range: Range<Int>
    /// Line and column of the expression.
    public let position: SourcePosition
    /// The expression as written.
    public let text: String
    /// Every name that the expression may stand for, sorted. Empty for an initial scene, and where none could be
    /// determined.
    public let names: [String]
    /// Whether the expression can stand for nothing but `names`.
    public let isExact: Bool
    /// The storyboard that a scene is loaded from; `none` for other kinds.
    public let storyboard: Storyboard
    /// The type whose code it is, as `SwiftTypeDeclaration.name` has it; nil at file level.
    public let enclosingType: String?
    /// The function, initializer or property around it, by its base name.
    public let enclosingMember: String?
    /// The class that the result is cast to, or that a type annotation or generic argument names; nil for none.
    public let expectedClass: String?
    /// True if a `bundle:` argument names a bundle other than the main one, or one that cannot be determined.
    public let namesBundle: Bool

    /// The place of the expression.
    public var place: Place { Place(path: path, position: position) }

    public init(
        kind: Kind, language: Language, path: String, range: Range<Int>, position: SourcePosition, text: String,
        names: [String], isExact: Bool, storyboard: Storyboard = .none, enclosingType: String? = nil,
        enclosingMember: String? = nil, expectedClass: String? = nil, namesBundle: Bool = false
    ) {
        self.kind = kind
        self.language = language
        self.path = path
        self.range = range
        self.position = position
        self.text = text
        self.names = names
        self.isExact = isExact
        self.storyboard = storyboard
        self.enclosingType = enclosingType
        self.enclosingMember = enclosingMember
        self.expectedClass = expectedClass
        self.namesBundle = namesBundle
    }
}
