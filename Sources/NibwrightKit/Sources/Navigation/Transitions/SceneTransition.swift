public import InterfaceBuilder
public import ObjectiveCCode
public import ProjectGraph
public import SourceText

/// A navigation segue that leaves a view controller of the project, in whichever language that is written.
public protocol SceneTransition: Sendable {
    /// The segue in its document.
    var segue: Segue { get }
    /// The view controller of the scene that the segue leaves.
    var controller: Element { get }
    /// What starts it.
    var trigger: Trigger { get }
    /// How it shows its destination.
    var kind: TransitionKind { get }
    /// What it leads to.
    var destination: TransitionDestination { get }
    /// The name of that view controller's class.
    var sourceName: String { get }
    /// The file of that class, from whose targets storyboards are looked up.
    var sourcePath: String { get }
}

extension SceneTransition {
    /// The document of the scene that it leads away from.
    public var document: IBDocument { controller.document }
    /// The segue's identifier; nil where it has none, or an empty one.
    public var identifier: String? { segue.identifier }
    /// The segue's element.
    public var place: Place { segue.connection.place }
    /// Whether the transition is animated: false for `animates="NO"`.
    public var isAnimated: Bool { segue.element["animates"] != "NO" }
}

/// A navigation segue of a view controller that is written in Objective-C.
public struct ObjectiveCTransition: SceneTransition, Hashable {
    public let segue: Segue
    public let controller: Element
    /// Interfaces, implementations and categories of the class.
    public let parts: [ObjectiveCClass]
    public let trigger: Trigger
    public let kind: TransitionKind
    public let destination: TransitionDestination

    public var sourceName: String { parts[0].name }
    public var sourcePath: String {
        (parts.first { $0.part == .implementation && $0.category == nil } ?? parts[0]).path
    }

    public static func == (left: ObjectiveCTransition, right: ObjectiveCTransition) -> Bool {
        left.segue == right.segue
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(segue) }
}
