import InterfaceBuilder

/// The bars that Xcode shows a scene with, found as it infers them: what the controller itself simulates comes first,
/// then what the controller has that shows it, by one segue.
///
/// Where several segues lead to a scene, the storyboard says which one counts.
public struct InferredBars: Hashable, Sendable {
    /// A bar above or below a scene.
    public enum Bar: Hashable, Sendable {
        /// The bar of this navigation controller.
        case navigation(Element)
        /// The bar of this tab bar controller.
        case tabs(Element)
        /// The toolbar of this navigation controller.
        case toolbar(Element)
        /// A bar that only the simulated metrics of a controller name: the element.
        case simulated(Element)
    }

    /// The controller that the bars are shown with.
    public let controller: Element
    /// The bar above; nil for none.
    public let top: Bar?
    /// The bar below; nil for none.
    public let bottom: Bar?

    /// Infers the bars of a controller from its own document.
    public init(of controller: Element) {
        self.controller = controller
        top = Self.top(of: controller, visited: [])
        bottom = Self.bottom(of: controller, visited: [])
    }

    // MARK: Above

    private static func top(of controller: Element, visited: Set<Element>) -> Bar? {
        if let simulated = controller.child(key: "simulatedTopBarMetrics") { return bar(simulated) }
        guard visited.count < depthLimit, !visited.contains(controller) else { return nil }
        for segue in deciding(controller) {
            guard let source = segue.owner else { continue }
            if segue.relationship == "rootViewController", source.isNamed("navigationController") {
                return source["navigationBarHidden"] == "YES" ? nil : .navigation(source)
            }
            if let found = top(of: source, visited: visited.union([controller])) { return found }
        }
        return nil
    }

    // MARK: Below

    private static func bottom(of controller: Element, visited: Set<Element>) -> Bar? {
        if let simulated = controller.child(key: "simulatedBottomBarMetrics") { return bar(simulated) }
        guard visited.count < depthLimit, !visited.contains(controller) else { return nil }
        for segue in deciding(controller) {
            guard let source = segue.owner else { continue }
            if source.isNamed("tabBarController"), segue.isRelationship { return .tabs(source) }
            if segue.relationship == "rootViewController", source["toolbarHidden"] == "NO" { return .toolbar(source) }
            if !segue.isRelationship, controller["hidesBottomBarWhenPushed"] == "YES" { continue }
            if let found = bottom(of: source, visited: visited.union([controller])) { return found }
        }
        return nil
    }

    // MARK: Segues

    /// The segues by which bars are inferred, the first that gives one counts: the one that the storyboard names for
    /// it, else those that contain the scene before those that push it.
    private static func deciding(_ controller: Element) -> [Segue] {
        let incoming = controller.document.segues(to: controller)
        if let named = incoming.first(where: controller.document.isMetricsTieBreaker) {
            return named.keepsBars ? [named] : []
        }
        let keeping = incoming.filter(\.keepsBars)
        return keeping.filter(\.isRelationship) + keeping.filter { !$0.isRelationship }
    }

    private static func bar(_ simulated: Element) -> Bar? {
        simulated.isNamed("nil") || simulated["type"] == "none" ? nil : .simulated(simulated)
    }

    /// Deeper chains of scenes than any storyboard has.
    private static let depthLimit = 100
}

extension Segue {
    /// The controller that the segue starts at, or that holds the control that it starts at.
    fileprivate var owner: Element? { ([element] + element.ancestors).first(where: \.isController) }

    /// Whether the destination is shown within the bars of the source.
    fileprivate var keepsBars: Bool {
        kind == "show" || kind == "push" || relationship == "rootViewController" || relationship == "viewControllers"
    }
}
