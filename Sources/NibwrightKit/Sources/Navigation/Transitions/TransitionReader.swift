public import InterfaceBuilder
import ObjectiveCCode
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
    /// The segues among `refused` of which nothing but the language of their view controllers is an obstacle.
    public private(set) var objectiveC: [ObjectiveCTransition] = []

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
        do throws(Obstacle) {
            let owner = try owner(of: segue, in: document)
            switch owner.code {
            case .swift(let type):
                let parts = try parts(of: segue, from: owner, in: document)
                transitions.append(
                    Transition(
                        segue: segue, controller: owner.controller, sourceClass: type, trigger: parts.trigger,
                        kind: parts.kind, destination: parts.destination,
                        popover: parts.kind == .popover
                            ? PopoverSettings(segue, from: owner.source, of: owner.controller) : nil))
            case .objectiveC(let classes):
                if let parts = try? parts(of: segue, from: owner, in: document) {
                    objectiveC.append(
                        ObjectiveCTransition(
                            segue: segue, controller: owner.controller, parts: classes, trigger: parts.trigger,
                            kind: parts.kind, destination: parts.destination))
                }
                let name = owner.controller.customClass ?? "its class"
                throw obstacle(.objectiveC, "\(name) is written in Objective-C", segue)
            }
        } catch {
            refused.append(Refused(segue: segue, obstacle: error))
        }
    }

    private func obstacle(_ code: RefusalCode, _ reason: String, _ segue: Segue) -> Obstacle {
        Obstacle(code: code, reason: reason, place: segue.connection.place)
    }

    /// The view controller that a segue leaves, with its class.
    private struct Owner {
        enum Code {
            case swift(SwiftClass)
            case objectiveC([ObjectiveCClass])
        }

        /// The object that the segue starts at.
        let source: Element
        let controller: Element
        let code: Code
    }

    private func owner(of segue: Segue, in document: IBDocument) throws(Obstacle) -> Owner {
        guard document.kind.platform == .iOS || document.kind.platform == .tvOS else {
            throw obstacle(
                .platform, "segues of \(document.kind.platform.rawValue) are shown by other means than those of UIKit",
                segue)
        }
        guard let source = segue.connection.source, let controller = segue.sourceController else {
            throw obstacle(.noController, "its scene has no view controller", segue)
        }
        switch graph.classes.resolve(controller) {
        case .swift(let types):
            guard types.count == 1, let type = types.first, !isSharedName(type, document) else {
                throw obstacle(
                    .classAmbiguous,
                    "several classes are called \(controller.customClass ?? ""), and targets that build the "
                        + "storyboard take different ones", segue)
            }
            return Owner(source: source, controller: controller, code: .swift(type))
        case .objectiveC(let parts):
            // Projects of one repository may each have a class of the name.
            let near = parts.filter { graph.isNear($0.path, document.path) }
            return Owner(source: source, controller: controller, code: .objectiveC(near.isEmpty ? parts : near))
        case .notInProject:
            throw obstacle(.classElsewhere, "\(controller.customClass ?? "its class") is not in this project", segue)
        case nil:
            throw obstacle(.noClass, "its view controller has no class of its own that could call a coordinator", segue)
        }
    }

    private struct Parts {
        let trigger: Trigger
        let kind: TransitionKind
        let destination: TransitionDestination
    }

    private func parts(of segue: Segue, from owner: Owner, in document: IBDocument) throws(Obstacle) -> Parts {
        guard let trigger = trigger(of: segue, owner.source, owner.controller) else {
            throw obstacle(.trigger, "nobody can say in code when a <\(owner.source.name)> would start it", segue)
        }
        guard segue.element.child(named: "connections") == nil else {
            throw obstacle(
                .segueConnections, "the segue itself is connected to objects, such as a popover's delegate", segue)
        }
        guard let destination = destination(of: segue, in: document) else {
            if let bundle = segue.connection.destination.flatMap(StoryboardReference.init)?.bundleIdentifier {
                throw obstacle(
                    .otherBundle,
                    "it leads into the bundle \(bundle), and the target that builds it has no such scene", segue)
            }
            throw obstacle(.destinationNotFound, "what it leads to is not in this project", segue)
        }
        guard areAlike(destination.controllers) else {
            throw obstacle(
                .destinationsDiffer,
                "the copies of the storyboard that it leads into show scenes of different "
                    + "classes", segue)
        }
        guard let kind = kind(of: segue), !contradicts(segue, kind) else {
            throw obstacle(
                .kind, "nobody can say for certain how a segue of kind \(segue.kind ?? "") like this one is shown",
                segue)
        }
        return Parts(trigger: trigger, kind: kind, destination: destination)
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
