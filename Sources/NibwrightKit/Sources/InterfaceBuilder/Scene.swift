import SourceText

/// One scene of a storyboard: a controller (or a storyboard reference) with the objects that live beside it.
public struct Scene: Hashable, Sendable {
    /// The `scene` element.
    public let element: Element

    /// The scene's own id, not that of its controller.
    public var id: String? { element["sceneID"] }

    /// The top-level objects: the controller, first responder, exit, extra views, gesture recognizers, custom objects.
    public var topLevelObjects: [Element] { element.child(named: "objects")?.children ?? [] }

    /// The view, window or interface controller; nil for a scene that is a storyboard reference.
    public var controller: Element? {
        guard let object = primaryObject, StoryboardReference(object) == nil else { return nil }
        return object
    }

    /// The storyboard reference that the scene is, if it is one.
    public var storyboardReference: StoryboardReference? { primaryObject.flatMap(StoryboardReference.init) }

    /// The exit that unwind segues of this scene lead to.
    public var exit: Element? { topLevelObjects.first { $0.isNamed("exit") } }

    /// Every segue that leads away from the scene, in document order.
    public var segues: [Segue] {
        element.descendants.filter { $0.isNamed("segue") }.compactMap(Connection.init).compactMap(Segue.init)
    }

    /// The comment that Xcode writes before each scene: the scene's name in the outline.
    public var comment: Comment? {
        let document = element.document
        guard let parent = element.parent, let last = document.lastComment(before: element.range.lowerBound, in: parent)
        else { return nil }
        let between = last.range.upperBound..<element.range.lowerBound
        return document.source.string(between).allSatisfy(\.isWhitespace) ? last : nil
    }

    /// The position of the scene on the canvas, in points; nil where the document has none.
    public var canvasLocation: (x: Double, y: Double)? {
        guard let point = element.child(named: "point"), let x = point["x"].flatMap(Double.init),
            let y = point["y"].flatMap(Double.init)
        else { return nil }
        return (x, y)
    }

    private var primaryObject: Element? {
        let objects = topLevelObjects
        if let marked = objects.first(where: { $0["sceneMemberID"] == "viewController" }) { return marked }
        return objects.first { !$0.isNamed("placeholder") && !$0.isNamed("exit") && !$0.isNamed("customObject") }
    }
}

/// A stand-in for a scene of another storyboard (`viewControllerPlaceholder`; `controllerPlaceholder` on macOS).
public struct StoryboardReference: Hashable, Sendable {
    /// The `viewControllerPlaceholder` or `controllerPlaceholder` element.
    public let element: Element

    /// Reads a storyboard reference; nil if the element is none.
    public init?(_ element: Element) {
        guard element.isNamed("viewControllerPlaceholder") || element.isNamed("controllerPlaceholder") else {
            return nil
        }
        self.element = element
    }

    /// The other storyboard, without its extension; nil for this one.
    public var storyboardName: String? { written("storyboardName") }
    /// The storyboard identifier of the scene it leads to; nil for the storyboard's initial scene.
    public var referencedIdentifier: String? { written("referencedIdentifier") }
    /// The identifier of the bundle that has the other storyboard; nil for the app's own.
    public var bundleIdentifier: String? { written("bundleIdentifier") }

    /// An empty attribute says as much as none.
    private func written(_ attribute: StaticString) -> String? { element[attribute].flatMap { $0.isEmpty ? nil : $0 } }
}

extension IBDocument {
    /// The scenes of a storyboard in the order of the file; empty for a xib.
    public var scenes: [Scene] {
        (root.child(named: "scenes")?.children(named: "scene") ?? []).map(Scene.init)
    }

    /// The top-level objects of a xib, placeholders included; empty for a storyboard.
    public var topLevelObjects: [Element] { root.child(named: "objects")?.children ?? [] }

    /// The controller that the storyboard opens with.
    public var initialViewController: Element? { root["initialViewController"].flatMap(object(id:)) }

    /// True for a launch screen, which the system shows without running code.
    public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

    /// The `toolsVersion` of the root, as written: `21507`; nil where there is none.
    public var toolsVersion: String? { root["toolsVersion"] }

    /// The scene that holds an element, or nil in a xib.
    public func scene(holding element: Element) -> Scene? {
        ([element] + element.ancestors).first { $0.isNamed("scene") }.map(Scene.init)
    }

    /// Images, named and system colors that the document lists.
    public var resources: [Element] { root.child(named: "resources")?.children ?? [] }

    /// The plug-ins, deployment and capabilities that the document requires, in its order.
    public var dependencies: [Element] { root.child(named: "dependencies")?.children ?? [] }

    /// Features that the document uses and the oldest tools version that knows each.
    public var capabilities: [(name: String, minimumToolsVersion: String?)] {
        dependencies.filter { $0.isNamed("capability") }.map { ($0["name"] ?? "", $0["minToolsVersion"]) }
    }
}
