import SourceText

/// What a light scan of an Objective-C file gives: enough never to call a class, outlet or action missing that is there.
public struct ObjectiveCFile: Hashable, Sendable {
    public let source: SourceText
    public let classes: [ObjectiveCClass]

    public var path: String { source.path }

    public static func == (left: ObjectiveCFile, right: ObjectiveCFile) -> Bool { left.source === right.source }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// One `@interface` or `@implementation`, categories included.
public struct ObjectiveCClass: Hashable, Sendable {
    public let name: String
    /// Nil for a category, an extension or an implementation that does not say.
    public let superclass: String?
    /// Properties and instance variables marked `IBOutlet` or `IBOutletCollection`.
    public let outlets: [String]
    /// Selectors of methods that return `IBAction`.
    public let actions: [String]
    public let path: String
    public let offset: Int
}
