/// A message that asks a storyboard for a scene, by where its pieces are in the file's bytes.
public struct ObjectiveCSceneSite: Hashable, Sendable {
    public let kind: ObjectiveCReference.Kind
    /// All of the message, brackets included.
    public let message: Range<Int>
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
    /// The storyboards that may be asked; empty where nothing tells.
    public let origins: [ObjectiveCStoryboardOrigin]
    /// What the identifier may come from; empty for an initial scene.
    public let identifiers: [ObjectiveCNameOrigin]
    public let enclosingClass: String?
    /// The selector of the method around it.
    public let enclosingMethod: String?
    public let isInClassMethod: Bool
}

/// Where the storyboard comes from that a scene is asked of.
public enum ObjectiveCStoryboardOrigin: Hashable, Sendable {
    /// `self.storyboard` of an object.
    case own
    /// A message of the same file that makes it, by the offset of its bracket.
    case made(at: Int)
    /// What a method or property of a class gives: `[UIStoryboard mainStoryboard]`, `self.menus`.
    case result(ofClass: String, selector: String)
    /// A macro, a variable of the file or the class.
    case named(String)
    case unknown
}

/// `[UIStoryboard storyboardWithName:@"Main" bundle:nil]`
public struct ObjectiveCStoryboardMaking: Hashable, Sendable {
    /// All of the message, brackets included.
    public let message: Range<Int>
    /// `UIStoryboard` or `NSStoryboard`, or what stands for it.
    public let receiver: Range<Int>
    /// The expression of the name.
    public let name: Range<Int>
    public let names: [ObjectiveCNameOrigin]
    /// The expression of the bundle.
    public let bundle: Range<Int>?
    /// What of the code around it the bundle's expression depends on.
    public let bundleReach: BundleReach
    /// Whether it is used for anything but to ask it for scenes.
    public let hasOtherUses: Bool
    /// Whether the enclosing method returns it, so that its callers decide what it is used for.
    public let isReturned: Bool
    /// Whether the one use is to ask it for a scene where it is made.
    public let isAskedInPlace: Bool
    public let isInMacro: Bool
    public let enclosingClass: String?
    public let enclosingMethod: String?

    /// Where else a bundle's expression means the same.
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

    public let kind: Kind
    public let range: Range<Int>
    public let value: ObjectiveCString
    /// Whether what is written here is read for another purpose as well, through a local.
    public let isShared: Bool
}

/// A message to a method that hands a name on.
public struct ObjectiveCSend: Hashable, Sendable {
    public let selector: String
    public let message: Range<Int>
    /// For each part of the selector what its argument may come from.
    public let arguments: [[ObjectiveCNameOrigin]]
    /// Whether its result is used for anything but to be asked for scenes, if it is a storyboard.
    public let hasOtherUses: Bool
    public let enclosingClass: String?
    public let enclosingMethod: String?
}
