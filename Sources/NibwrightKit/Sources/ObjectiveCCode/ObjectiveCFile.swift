public import SourceText

/// The result of a light scan of an Objective-C file. It errs on the side of finding too much, so that no class,
/// outlet, action or name that exists is reported as missing.
public struct ObjectiveCFile: Hashable, Sendable {
    /// The file's text.
    public let source: SourceText
    /// The interfaces and implementations of the file, in order; a class usually has one of each, in two files.
    public let classes: [ObjectiveCClass]
    /// Places that name something in Interface Builder, in order.
    public let references: [ObjectiveCReference]
    /// Strings and storyboards that have a name outside any method: macros and constants.
    public let constants: [ObjectiveCConstant]
    /// Messages that load a scene from a storyboard, in order.
    public let sceneSites: [ObjectiveCSceneSite]
    /// Messages that make a storyboard, in order.
    public let storyboardMakings: [ObjectiveCStoryboardMaking]
    /// The names, by place, of macros with parameters that create storyboards or load scenes from them: these are not
    /// followed.
    public let storyboardMacros: [Range<Int>]

    /// The project-relative path of the file.
    public var path: String { source.path }

    public static func == (left: ObjectiveCFile, right: ObjectiveCFile) -> Bool { left.source === right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// One `@interface` or `@implementation`, categories included.
public struct ObjectiveCClass: Hashable, Sendable {
    /// The two halves of a class's declaration.
    public enum Part: String, Hashable, Sendable {
        /// `@interface` or `@implementation`.
        case interface, implementation
    }

    /// The half that this is.
    public let part: Part
    /// The name of the class, which several parts and categories share.
    public let name: String
    /// The name of a category; empty for an extension, nil for the class itself.
    public let category: String?
    /// The superclass; nil for a category, an extension or an implementation that names none.
    public let superclass: String?
    /// Protocols in angle brackets, as written.
    public let protocols: [String]
    /// Properties and instance variables marked `IBOutlet` or `IBOutletCollection`.
    public let outlets: [String]
    /// Selectors of methods that return `IBAction`.
    public let actions: [String]
    /// Selectors of actions that take a segue and nothing else: what a document's exit can name.
    public let unwindActions: [String]
    /// All methods declared or implemented here, in order.
    public let methods: [ObjectiveCMethod]
    /// The file that it is in.
    public let path: String
    /// The byte offset of the `@`.
    public let offset: Int
}

/// A method's declaration or implementation.
public struct ObjectiveCMethod: Hashable, Sendable {
    /// The full selector with its colons: `prepareForSegue:sender:`.
    public let selector: String
    /// `+`
    public let isClassMethod: Bool
    /// Offset of the `-` or `+`.
    public let offset: Int
    /// The string that an implementation returns; nil where it returns none.
    public let string: ObjectiveCString?
    /// The storyboard that an implementation returns; nil where it returns none.
    public let storyboard: ObjectiveCStoryboard?
    /// The origins of the storyboards that an implementation returns; empty where it returns none.
    public let storyboardOrigins: [ObjectiveCStoryboardOrigin]
}
