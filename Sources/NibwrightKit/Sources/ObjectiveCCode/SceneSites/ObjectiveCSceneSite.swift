/// A message that loads a scene from a storyboard, with the byte ranges of its parts.
public struct ObjectiveCSceneSite: Hashable, Sendable {
    /// `scene`, or `initialScene` for one without an identifier.
    public let kind: ObjectiveCReference.Kind
    /// All of the message, brackets included.
    public let message: Range<Int>
    /// The expression of the storyboard.
    public let receiver: Range<Int>
    /// The first part of the selector, without its colon.
    public let selector: Range<Int>
    /// The expression of the identifier; nil for an initial scene.
    public let identifier: Range<Int>?
    /// `storyboard.instantiateInitialViewController`
    public let isDotted: Bool
    /// Whether the selector takes more than an identifier: a creator, a sender.
    public let hasFurtherArguments: Bool
    /// Whether it stands in the body of a macro.
    public let isInMacro: Bool
    /// The storyboards that may load the scene; empty if none can be determined.
    public let origins: [ObjectiveCStoryboardOrigin]
    /// The expressions that the identifier may come from; empty for an initial scene.
    public let identifiers: [ObjectiveCNameOrigin]
    /// The class whose `@implementation` contains the message; nil outside of any.
    public let enclosingClass: String?
    /// The selector of the method around it.
    public let enclosingMethod: String?
    /// True in a method with `+`, where `self` is the class.
    public let isInClassMethod: Bool
}

/// The origin of a storyboard that loads a scene.
public enum ObjectiveCStoryboardOrigin: Hashable, Sendable {
    /// `self.storyboard` of an object.
    case own
    /// A message of the same file that makes it, by the offset of its bracket.
    case made(at: Int)
    /// The result of a method or property of a class: `[UIStoryboard mainStoryboard]`, `self.menus`.
    case result(ofClass: String, selector: String)
    /// A macro, a variable of the file or the class.
    case named(String)
    /// Any other expression.
    case unknown
}

/// A message that creates a storyboard: `[UIStoryboard storyboardWithName:@"Main" bundle:nil]`.
public struct ObjectiveCStoryboardMaking: Hashable, Sendable {
    /// All of the message, brackets included.
    public let message: Range<Int>
    /// `UIStoryboard` or `NSStoryboard`, or what stands for it.
    public let receiver: Range<Int>
    /// The expression of the name.
    public let name: Range<Int>
    /// The expressions that the name may come from.
    public let names: [ObjectiveCNameOrigin]
    /// The expression of the bundle.
    public let bundle: Range<Int>?
    /// The part of the surrounding code that the bundle's expression depends on.
    public let bundleReach: BundleReach
    /// True if it is used for anything but loading scenes.
    public let hasOtherUses: Bool
    /// Whether the enclosing method returns it, so that its callers decide what it is used for.
    public let isReturned: Bool
    /// True if its one use is to load a scene in the same expression.
    public let isAskedInPlace: Bool
    /// True in the body of a macro.
    public let isInMacro: Bool
    /// The class whose `@implementation` contains the message; nil outside of any.
    public let enclosingClass: String?
    /// The selector of the method around it; nil outside of any.
    public let enclosingMethod: String?

    /// The region of code in which a bundle's expression has the same meaning.
    public enum BundleReach: Hashable, Sendable {
        /// `nil`, `[NSBundle mainBundle]`, `[NSBundle bundleForClass:[Menu class]]`
        case anywhere
        /// `[NSBundle bundleForClass:[self class]]`
        case sameClass
        /// A local or a parameter.
        case sameMethod
    }
}

/// A string that may be the name of a storyboard or a scene, by where it is written.
public struct ObjectiveCNameOrigin: Hashable, Sendable {
    /// The kinds of expressions that a name may come from.
    public enum Kind: Hashable, Sendable {
        /// One literal, which can be replaced by another.
        case literal
        /// A macro or a constant, by its name.
        case constant(String)
        /// The argument of this number of the enclosing method.
        case parameter(Int)
        /// Read from a property, a method without arguments, or a collection: what was put there was written elsewhere.
        case stored
        /// Anything else: put together or computed.
        case other
    }

    /// The kind of expression.
    public let kind: Kind
    /// The bytes of the expression.
    public let range: Range<Int>
    /// The string that the expression gives, as far as it can be determined.
    public let value: ObjectiveCString
    /// Whether the expression is read for another purpose as well, through a local.
    public let isShared: Bool
}

/// A message to a method that passes a name on.
public struct ObjectiveCSend: Hashable, Sendable {
    /// The full selector with its colons.
    public let selector: String
    /// The bytes of the message, brackets included.
    public let message: Range<Int>
    /// For each part of the selector, the expressions that its argument may come from.
    public let arguments: [[ObjectiveCNameOrigin]]
    /// True if its result, where that is a storyboard, is used for anything but loading scenes.
    public let hasOtherUses: Bool
    /// The class whose `@implementation` contains the message; nil outside of any.
    public let enclosingClass: String?
    /// The selector of the method around it; nil outside of any.
    public let enclosingMethod: String?
}
