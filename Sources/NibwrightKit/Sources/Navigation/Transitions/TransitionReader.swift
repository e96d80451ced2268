public import InterfaceBuilder
public import ProjectGraph
public import TransformKit

/// Reads the transitions of a project, and gives an obstacle for every other navigation segue.
public struct TransitionReader {
    private let graph: ProjectGraph

    /// A navigation segue that cannot become code, and why.
    public struct Refused: Hashable, Sendable {
        public let segue: Segue
        public let obstacle: Obstacle
    }

    /// By document, in the order of each.
    public private(set) var transitions: [Transition] = []
    /// The navigation segues that are no transitions, in the same order.
    public private(set) var refused: [Refused] = []

    private let namesakes: [String: [SwiftClass]]

    /// Reads all storyboards of the project but launch screens.
    public init(_ graph: ProjectGraph) {
        self.graph = graph
        namesakes = Dictionary(grouping: graph.classes.swiftClasses, by: \.name)
        for document in graph.documents where document.kind.form == .storyboard && !document.isLaunchScreen {
            for segue in document.segues where segue.isNavigation { read(segue, in: document) }
        }
    }

    private mutating func read(_ segue: Segue, in document: IBDocument) {
        switch transition(segue, in: document) {
        case .success(let transition): transitions.append(transition)
        case .failure(let obstacle): refused.append(Refused(segue: segue, obstacle: obstacle))
        }
    }

    private func transition(_ segue: Segue, in document: IBDocument) -> Result<Transition, Obstacle> {
        func failure(_ code: RefusalCode, _ reason: String) -> Result<Transition, Obstacle> {
            .failure(Obstacle(code: code, reason: reason, place: segue.connection.place))
        }
        guard document.kind.platform == .iOS || document.kind.platform == .tvOS else {
            return failure(
                .platform, "segues of \(document.kind.platform.rawValue) are shown by other means than those of UIKit")
        }
        guard let source = segue.connection.source, let controller = segue.sourceController else {
            return failure(.noController, "its scene has no view controller")
        }
        let sourceClass: SwiftClass
        switch graph.classes.resolve(controller) {
        case .swift(let types):
            guard types.count == 1, let type = types.first, !isSharedName(type, document) else {
                return failure(
                    .classAmbiguous,
                    "several classes are called \(controller.customClass ?? ""), and targets that build the "
                        + "storyboard take different ones")
            }
            sourceClass = type
        case .objectiveC:
            return failure(.objectiveC, "\(controller.customClass ?? "its class") is written in Objective-C")
        case .notInProject:
            return failure(.classElsewhere, "\(controller.customClass ?? "its class") is not in this project")
        case nil:
            return failure(.noClass, "its view controller has no class of its own that could call a coordinator")
        }
        guard let trigger = trigger(of: segue, source, controller) else {
            return failure(.trigger, "nobody can say in code when a <\(source.name)> would start it")
        }
        guard segue.element.child(named: "connections") == nil else {
            return failure(
                .segueConnections, "the segue itself is connected to objects, such as a popover's delegate")
        }
        guard let destination = destination(of: segue, in: document) else {
            if let bundle = segue.connection.destination.flatMap(StoryboardReference.init)?.bundleIdentifier {
                return failure(
                    .otherBundle,
                    "it leads into the bundle \(bundle), and the target that builds it has no such scene")
            }
            return failure(.destinationNotFound, "what it leads to is not in this project")
        }
        guard areAlike(destination.controllers) else {
            return failure(
                .destinationsDiffer,
                "the copies of the storyboard that it leads into show scenes of different "
                    + "classes")
        }
        guard let kind = kind(of: segue), !contradicts(segue, kind) else {
            return failure(
                .kind, "nobody can say for certain how a segue of kind \(segue.kind ?? "") like this one is shown")
        }
        return .success(
            Transition(
                segue: segue, controller: controller, sourceClass: sourceClass, trigger: trigger, kind: kind,
                destination: destination,
                popover: kind == .popover ? PopoverSettings(segue, from: source, of: controller) : nil))
    }

    /// Whether another target builds the document with another class of the name.
    private func isSharedName(_ type: SwiftClass, _ document: IBDocument) -> Bool {
        let builders = Set(graph.targets.targets(of: document.path))
        guard builders.count > 1, let others = namesakes[type.name], others.count > 1 else { return false }
        return others.contains { other in
            other != type && !builders.isDisjoint(with: graph.targets.targets(of: other.declaration.path))
        }
    }

    // MARK: Parts

    private func trigger(of segue: Segue, _ source: Element, _ controller: Element) -> Trigger? {
        if source == controller { return segue.element["trigger"] == nil ? .code : nil }
        let isAccessory = segue.element["trigger"] == "accessoryAction"
        switch source.name {
        case "tableViewCell":
            guard let table = source.ancestors.first(where: { $0.isNamed("tableView") }) else { return nil }
            let isStatic = table["dataMode"] == "static"
            return isAccessory
                ? .accessory(cell: source, table: table, isStatic: isStatic)
                : .row(cell: source, table: table, isStatic: isStatic)
        case "collectionViewCell":
            guard let collection = source.ancestors.first(where: { $0.isNamed("collectionView") }) else { return nil }
            return .item(cell: source, collection: collection)
        case "barButtonItem": return .barButtonItem(source)
        case "button", "segmentedControl", "switch", "slider", "stepper", "datePicker", "pageControl", "textField",
            "control":
            return .control(source)
        case let name where name.hasSuffix("GestureRecognizer"): return .gestureRecognizer(source)
        default: return nil
        }
    }

    private func kind(of segue: Segue) -> TransitionKind? {
        if let name = segue.customClass, !name.isEmpty { return .custom(className: name) }
        return TransitionKind(ofSystem: segue)
    }

    /// Whether the segue's `action` contradicts its kind, as some versions of Xcode wrote it (radar 33170765).
    private func contradicts(_ segue: Segue, _ kind: TransitionKind) -> Bool {
        guard let action = segue.element["action"], action.hasPrefix("show") else { return false }
        return action.hasPrefix("showDetail") != (kind == .showDetail)
    }

    private func destination(of segue: Segue, in document: IBDocument) -> TransitionDestination? {
        guard let element = segue.connection.destination else { return nil }
        let reference = StoryboardReference(element)
        var controllers = graph.finalControllers(of: element)
        if let reference, let bundle = reference.bundleIdentifier {
            controllers = OtherBundles(graph: graph).controllers(of: reference, in: bundle) ?? [element]
        }
        guard let shown = controllers.first else { return nil }
        let contents = graph.navigationContents(of: shown)
        return TransitionDestination(
            element: element, controllers: controllers, reference: reference,
            swiftClass: graph.classes.swiftClass(of: shown), contents: contents,
            contentClass: contents.last.flatMap(graph.classes.swiftClass))
    }

    /// Whether copies of one scene, for other languages or devices, have the same classes and the same content.
    private func areAlike(_ copies: [Element]) -> Bool {
        let kinds = copies.map { copy in
            ([copy] + graph.navigationContents(of: copy)).map { [$0.name, $0.customClass ?? ""] }
        }
        return kinds.allSatisfy { $0 == kinds.first }
    }
}
