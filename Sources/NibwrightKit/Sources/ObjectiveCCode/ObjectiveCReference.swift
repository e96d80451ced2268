/// A place in Objective-C that names something in Interface Builder, an asset catalog or a nib, before constants of
/// other files are looked up.
public struct ObjectiveCReference: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case storyboard, scene, initialScene, performSegue, segueTest, nib
        case registeredReuseIdentifier, dequeuedReuseIdentifier, image, color
    }

    public let kind: Kind
    /// The bytes of the expression that names it; for an initial scene, of the call.
    public let range: Range<Int>
    /// Nil for an initial scene.
    public let name: ObjectiveCString?
    /// Whether the receiver is known to be what the selector is known for: any class may have an `imageNamed:`.
    public let isCertain: Bool
    public let storyboard: ObjectiveCStoryboard
    public let enclosingClass: String?
    /// The selector of the method around it.
    public let enclosingMethod: String?
    public let expectedClass: String?
    public let namesBundle: Bool
}

/// A string as an expression gives it.
public indirect enum ObjectiveCString: Hashable, Sendable {
    case literal(String)
    /// A macro, a constant, or anything else that has its name outside the method.
    case constant(String)
    /// What a method of a class returns: `[Cell reuseIdentifier]`, `self.title`.
    case result(ofClass: String, selector: String)
    /// `NSStringFromClass([self class])` in a class: its name, or a subclass's.
    case ownClassName(String)
    /// The argument of this number of the method around.
    case parameter(Int)
    case concatenation([ObjectiveCString])
    case choice([ObjectiveCString])
    /// `nil`
    case nothing
    case unknown
}

/// The storyboard that a scene is asked of, as an expression gives it.
public indirect enum ObjectiveCStoryboard: Hashable, Sendable {
    /// `self.storyboard`
    case own
    case named(ObjectiveCString)
    case constant(String)
    case result(ofClass: String, selector: String)
    case choice([ObjectiveCStoryboard])
    case unknown
    /// Nothing is asked of a storyboard.
    case none
}

/// A string or a storyboard that has a name outside any method: `#define kName @"x"`, `NSString *const kName = @"x";`.
public struct ObjectiveCConstant: Hashable, Sendable {
    public let name: String
    public let string: ObjectiveCString
    public let storyboard: ObjectiveCStoryboard
    /// `static` in a source file: no other file sees it.
    public let isFileLocal: Bool
    /// Where its text is written.
    public let origins: [ObjectiveCNameOrigin]
    public let storyboardOrigins: [ObjectiveCStoryboardOrigin]
}
