import Navigation
import TransformKit

/// A view controller whose view is in a document: a scene's, or the File's Owner of a xib.
struct Screen {
    let document: IBDocument
    /// The scene's controller, or the File's Owner.
    let controller: Element
    let view: Element
    let type: SwiftClass

    /// Whether the view has a xib of its own, which goes with it.
    var isXib: Bool { document.kind.form == .xib }

    /// The recognizers that views of the screen have, which stand beside it in the document.
    let recognizers: [Element]

    /// The view, its recognizers and all that stands in them.
    let inside: Set<Element>

    /// What its connections are read of.
    var connected: ScreenConnections.Subject {
        ScreenConnections.Subject(
            owner: controller, view: view, inside: inside, recognizers: recognizers, isWholeDocument: isXib)
    }

    /// All that stands in the view, without the view.
    var contents: Set<Element> { Set(view.children(named: "subviews").flatMap(\.descendants)) }

    /// The controller's connections that lead to some objects.
    func connections(into objects: Set<Element>) -> [Element] {
        (controller.child(named: "connections")?.children ?? []).filter { connection in
            connection["destination"].flatMap(document.object(id:)).map(objects.contains) ?? false
        }
    }

    /// What new types of the screen are called after: `Detail` of `DetailViewController`.
    ///
    /// `ViewController` is what Xcode calls the first one: `MainView` says more than `ViewView`.
    var stem: String { type.name.controllerStem == "View" ? document.typeStem : type.name.controllerStem }

    /// - Throws: the reason why no code of the controller could make its view.
    init(_ controller: Element, _ owners: ClassObjects, in graph: ProjectGraph) throws(Obstacle) {
        self.controller = controller
        document = controller.document
        let place = controller.place
        let isOfTable = controller.isNamed("tableViewController")
        guard controller.isFilesOwner || controller.isNamed("viewController") || isOfTable else {
            throw Obstacle(
                code: .otherController, reason: "a `\(controller.name)` makes its view itself", place: place)
        }
        type = try Self.type(of: controller, in: graph)
        view = try Self.view(of: controller)
        let document = self.document
        recognizers =
            ([view] + view.descendants).flatMap { $0.connections(of: .outletCollection) }
            .compactMap(\.destination).filter { $0.isGestureRecognizer && $0.document === document }
            .withoutRepeats
        inside = Set(([view] + recognizers).flatMap { [$0] + $0.descendants })
        // The class's code makes the view of every controller of it, and of the classes below.
        let family = [type] + graph.classes.subclasses(of: type)
        let others = family.flatMap(owners.elements).filter { $0.isController || $0.isFilesOwner }
        if let other = others.first(where: { $0 != controller }) {
            throw Obstacle(
                code: .classShared,
                reason:
                    "\(ElementSubject(other).words) in \(other.document.path) is of \(type.name), or of a class below it",
                place: other.place)
        }
        try Self.checkAncestry(of: type, below: isOfTable ? "UITableViewController" : "UIViewController", place, graph)
        try Self.checkLoading(of: type, graph)
    }

    /// - Throws: the class above that is not in the project's Swift.
    static func checkAncestry(
        of type: SwiftClass, below system: String, _ place: Place, _ graph: ProjectGraph
    ) throws(Obstacle) {
        if let library = graph.librarySuperclass(of: type) {
            throw Obstacle(
                code: .ancestorUnknown, reason: "\(type.name) is a \(library), which is not in the project",
                place: place)
        }
        let ancestry = Ancestry(of: type, in: graph)
        if let above = ancestry.objectiveCClass {
            throw Obstacle(
                code: .ancestorUnknown, reason: "\(type.name) is below \(above), which Objective-C declares or extends",
                place: place)
        }
        guard graph.classes.outerSuperclassName(of: type) == system else {
            throw Obstacle(
                code: .otherController,
                reason:
                    "\(type.name) is a \(graph.classes.outerSuperclassName(of: type) ?? "class without a superclass")",
                place: place)
        }
    }

    /// The class of a controller.
    ///
    /// - Throws: the reason why it is no single class of the project's Swift.
    static func type(of controller: Element, in graph: ProjectGraph) throws(Obstacle) -> SwiftClass {
        let place = controller.place
        let words = ElementSubject(controller).words
        switch graph.classes.resolve(controller) {
        case .swift(let types) where types.count == 1:
            let type = types[0]
            guard !type.declaration.isGeneric, !type.name.contains(".") else {
                throw Obstacle(
                    code: .classUnclear, reason: "\(type.name) is generic or inside of another type", place: place)
            }
            return type
        case .swift: throw Obstacle(code: .classUnclear, reason: "\(words) may be of several classes", place: place)
        case .objectiveC:
            throw Obstacle(code: .classUnclear, reason: "\(words) is of a class of Objective-C", place: place)
        case .notInProject:
            throw Obstacle(
                code: .classUnclear, reason: "the project does not have “\(controller.customClass ?? "")”", place: place
            )
        case nil: throw Obstacle(code: .noClass, reason: "\(words) has no class of its own", place: place)
        }
    }

    private static func view(of controller: Element) throws(Obstacle) -> Element {
        let found: Element?
        if controller.isFilesOwner {
            found = controller.connections(of: .outlet).first { $0.property == "view" }?.destination
            let others = controller.document.topLevelObjects.filter {
                !$0.isPlaceholder && $0 != found && !$0.isGestureRecognizer
            }
            if let other = others.first {
                throw Obstacle(
                    code: .noView, reason: "\(ElementSubject(other).words) stands beside the view", place: other.place)
            }
        } else {
            found = controller.children.first { $0["key"] == "view" }
        }
        // What File's Owner has beside its outlets would go with the xib.
        if controller.isFilesOwner, let attribute = controller.userDefinedRuntimeAttributes.first {
            throw Obstacle.notYet(attribute, "a runtime attribute")
        }
        if controller.isNamed("tableViewController") { return try table(found, of: controller) }
        guard let found, found.isNamed("view") else {
            throw Obstacle(
                code: .noView,
                reason: found.map { "its view is a `\($0.name)`" } ?? "the document has no view for it",
                place: controller.place)
        }
        return found
    }

    /// The table of a table view controller, which is the source of its rows and its delegate.
    private static func table(_ found: Element?, of controller: Element) throws(Obstacle) -> Element {
        guard let found, found.isNamed("tableView") else {
            throw Obstacle(
                code: .noView, reason: "the document has no table for it", place: controller.place)
        }
        for name in ["dataSource", "delegate"] {
            guard
                found.connections(of: .outlet).contains(where: { $0.property == name && $0.destination == controller })
            else {
                throw Obstacle(
                    code: .noView, reason: "the controller is not the “\(name)” of its table", place: found.place)
            }
        }
        if let refresh = controller.children.first(where: { $0.isNamed("refreshControl") }) {
            throw Obstacle.notYet(refresh, "a refresh control")
        }
        return found
    }

    /// Whether the nib that is there now is loaded at all, and nothing asks for its name.
    private static func checkLoading(of type: SwiftClass, _ graph: ProjectGraph) throws(Obstacle) {
        for type in graph.classes.chain(of: type) + graph.classes.subclasses(of: type) {
            for part in type.parts {
                guard let source = graph.text(at: part.path) else { continue }
                for word in ["loadView", "nibBundle"] {
                    guard let offset = source.offsets(ofIdentifier: word).first(where: part.range.contains) else {
                        continue
                    }
                    throw Obstacle(
                        code: .viewLoadedInCode, reason: "\(type.name) has its own `\(word)`",
                        place: Place(source, at: offset))
                }
            }
        }
    }
}

extension IBDocument {
    /// The controllers that the document has a view for, or might have: no containers of other controllers.
    var screenControllers: [Element] {
        guard kind.platform == .iOS, !isLaunchScreen else { return [] }
        switch kind.form {
        case .xib:
            guard let owner = topLevelObjects.first(where: \.isFilesOwner), owner.customClass != nil,
                owner.connections(of: .outlet).contains(where: { $0.property == "view" })
            else { return [] }
            return [owner]
        default:
            return scenes.compactMap(\.controller).filter { controller in
                controller.children.contains { $0["key"] == "view" }
            }
        }
    }
}
