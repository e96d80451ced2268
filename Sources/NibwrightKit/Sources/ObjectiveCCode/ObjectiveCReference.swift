/// A place in Objective-C that names something in Interface Builder, an asset catalog or a nib, before constants of
/// other files are looked up.
public struct ObjectiveCReference: Hashable, Sendable {
    /// The kinds of names that Objective-C gives.
    public enum Kind: Hashable, Sendable {
        /// `segueTest` compares a segue's identifier; `performSegue` names the segue to perform.
        case storyboard, scene, initialScene, performSegue, segueTest, nib
        /// A reuse identifier is registered with a class or nib, and dequeued by its name.
        case registeredReuseIdentifier, dequeuedReuseIdentifier, image, color
    }

    /// The kind of thing that the place names.
    public let kind: Kind
    /// The bytes of the expression that names it; for an initial scene, of the call.
    public let range: Range<Int>
    /// The expression of the name; nil for an initial scene.
    public let name: ObjectiveCString?
    /// Whether the receiver is known to be of the class whose method it is: any class may have an `imageNamed:`.
    public let isCertain: Bool
    /// The storyboard that a scene is loaded from; `none` for other kinds.
    public let storyboard: ObjectiveCStoryboard
    /// The class whose `@implementation` contains the place; nil outside of any.
    public let enclosingClass: String?
    /// The selector of the method around it.
    public let enclosingMethod: String?
    /// The class that the code takes the result for, by a cast or a variable's type; nil where none is named.
    public let expectedClass: String?
    /// True if the code names a bundle other than the main one, or one that cannot be determined.
    public let namesBundle: Bool
}

/// A string as an expression gives it.
public indirect enum ObjectiveCString: Hashable, Sendable {
    /// A literal, with its escapes resolved.
    case literal(String)
    /// A macro, a constant, or anything else that has its name outside the method.
    case constant(String)
    /// The result of a method of a class: `[Cell reuseIdentifier]`, `self.title`.
    case result(ofClass: String, selector: String)
    /// `NSStringFromClass([self class])` in a class: its name, or a subclass's.
    case ownClassName(String)
    /// The argument of this number of the method around.
    case parameter(Int)
    /// Strings that are joined in this order.
    case concatenation([ObjectiveCString])
    /// One of several strings, by a condition that is not evaluated.
    case choice([ObjectiveCString])
    /// `nil`
    case nothing
    /// Any other expression.
    case unknown
}

/// The storyboard that a scene is loaded from, as an expression gives it.
public indirect enum ObjectiveCStoryboard: Hashable, Sendable {
    /// `self.storyboard`
    case own
    /// A storyboard created by its name.
    case named(ObjectiveCString)
    /// A macro or variable outside of the method, by its name.
    case constant(String)
    /// The result of a method or property of a class: `[UIStoryboard mainStoryboard]`.
    case result(ofClass: String, selector: String)
    /// One of several storyboards, by a condition that is not evaluated.
    case choice([ObjectiveCStoryboard])
    /// Any other expression.
    case unknown
    /// The reference has nothing to do with a storyboard.
    case none
}

/// A string or a storyboard that has a name outside any method: `#define kName @"x"`, `NSString *const kName = @"x";`.
public struct ObjectiveCConstant: Hashable, Sendable {
    /// The name by which code refers to it.
    public let name: String
    /// The string that it stands for; `unknown` if it is none.
    public let string: ObjectiveCString
    /// The storyboard that it stands for; `unknown` if it is none.
    public let storyboard: ObjectiveCStoryboard
    /// `static` in a source file: no other file sees it.
    public let isFileLocal: Bool
    /// The places where the string's text is written; empty if it is none.
    public let origins: [ObjectiveCNameOrigin]
    /// The origins of the storyboard; empty if it is none.
    public let storyboardOrigins: [ObjectiveCStoryboardOrigin]
}
