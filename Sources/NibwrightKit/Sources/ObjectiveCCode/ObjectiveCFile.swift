public import SourceText

/// What a light scan of an Objective-C file gives: enough never to call a class, outlet, action or name missing that is
/// there.
public struct ObjectiveCFile: Hashable, Sendable {
    public let source: SourceText
    public let classes: [ObjectiveCClass]
    /// Places that name something in Interface Builder, in order.
    public let references: [ObjectiveCReference]
    /// Strings and storyboards that have a name outside any method: macros and constants.
    public let constants: [ObjectiveCConstant]
    /// Messages that ask a storyboard for a scene, in order.
    public let sceneSites: [ObjectiveCSceneSite]
    /// Messages that make a storyboard, in order.
    public let storyboardMakings: [ObjectiveCStoryboardMaking]
    /// The names, by place, of macros with parameters that make storyboards or ask them for scenes: these are not followed.
    public let storyboardMacros: [Range<Int>]

    public var path: String { source.path }

    public static func == (left: ObjectiveCFile, right: ObjectiveCFile) -> Bool { left.source === right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// One `@interface` or `@implementation`, categories included.
public struct ObjectiveCClass: Hashable, Sendable {
    public enum Part: String, Hashable, Sendable {
        case interface, implementation
    }

    public let part: Part
    public let name: String
    /// The name of a category; empty for an extension, nil for the class itself.
    public let category: String?
    /// Nil for a category, an extension or an implementation that does not say.
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
    public let path: String
    public let offset: Int
}

/// A method's declaration or implementation.
public struct ObjectiveCMethod: Hashable, Sendable {
    public let selector: String
    /// `+`
    public let isClassMethod: Bool
    /// Offset of the `-` or `+`.
    public let offset: Int
    /// What an implementation returns, where that is a string.
    public let string: ObjectiveCString?
    /// What an implementation returns, where that is a storyboard.
    public let storyboard: ObjectiveCStoryboard?
    /// Where the storyboards come from that an implementation returns; empty where it returns none.
    public let storyboardOrigins: [ObjectiveCStoryboardOrigin]
}
