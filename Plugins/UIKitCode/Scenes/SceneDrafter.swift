import Navigation
import SceneCallWriting
import SwiftWriting
import TransformKit

/// Reads the scenes that could go, and writes what becomes of their classes.
struct SceneDrafter {
    private let graph: ProjectGraph
    private let trees: RecentTrees
    private let creations: CreationsInCode
    private var documents: ReadDocuments
    private var names: ClassNames

    init(_ graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
        creations = CreationsInCode(in: graph)
        documents = ReadDocuments(graph)
        names = ClassNames(graph)
    }

    /// - Parameters:
    ///   - held: the expressions that make what the scene holds, and the classes that they name.
    ///   - beside: a file that a class would stand beside which the scene gets.
    ///   - beginnings: the apps and extensions that begin with its document.
    /// - Throws: the reason why the scene has to stay.
    mutating func draft(
        _ scene: LeavingScene, holding held: HeldCreations, beside: String?, _ beginnings: Beginnings
    ) throws(Obstacle) -> SceneDraft {
        let document = try documents.document(scene.document)
        let (text, texts) = try document.values(
            of: scene.inside.union([scene.controller]),
            stem: scene.type?.name.controllerStem ?? scene.document.baseName)
        let values = try SceneValues(scene.controller, text)
        let connections = try ScreenConnections(of: scene.connected, document.references)
        if let link = connections.links.first { throw Obstacle.notYet(link.element, "an outlet") }
        guard let type = scene.type else {
            return try draft(
                scene, values, connections, texts, tint: try beginnings.tint(scene, text), holding: held, beside: beside
            )
        }
        let (outlets, actions) = try fates(of: connections, type, values, inside: scene.inside)
        let code = try SceneClass(type, in: graph, trees)
        for other in held.types { try graph.checkName(of: other, in: code.source.path) }
        let statements = SceneStatements(values: values, outlets: outlets, actions: actions)
        let first = try FirstStatements(
            held.lines + statements.lines, of: code,
            isTabBar: scene.controller.isNamed("tabBarController"), graph)
        let isPlain = !code.needsInitializer(isSilent: first.inInitializer.isEmpty)
        if !isPlain { try code.checkInitializers() }
        if !isPlain || !first.isEmpty { try code.checkAlone(graph, creations) }
        if let word = try restoration(of: scene) {
            throw Obstacle(
                code: .documentAsked, reason: "the app keeps its state, and the scene has a restoration identifier",
                place: word)
        }
        let navigation = try scene.holder.map { holder throws(Obstacle) in
            try LeavingContainer(holder.scene, holder.controller, in: scene.container, text, beginnings, in: graph)
        }
        if let navigation, !navigation.statements.isEmpty { try checkName(LeavingContainer.maker, type) }
        let isPrincipal = beginnings.beginsExtension(with: scene.outermost) && code.inheritsInitializers
        let edits = try SceneClassWriter(
            code, statements, first, in: navigation, isPrincipal: isPrincipal
        ).edits()
        var points = points(of: scene) + [first.point].compactMap(\.self)
        if !first.isEmpty, let made = creations.first(of: [type], in: graph.isTest) {
            points.append(
                ReviewPoint(
                    reason: "a test makes a \(made.name) without its scene, which gets the scene's values now",
                    place: made.place))
        }
        return SceneDraft(
            scene: scene, className: type.name, navigation: navigation, edits: edits, texts: texts, points: points,
            newClass: nil, windowTint: try beginnings.tint(scene, text),
            runtimeName: isPlain || isPrincipal ? code.runtimeName : nil)
    }

    /// What becomes of the outlets and actions of a scene, which lead to its bar items and from them.
    private func fates(
        of connections: ScreenConnections, _ type: SwiftClass, _ values: SceneValues, inside: Set<Element>
    ) throws(Obstacle) -> (outlets: [OutletFate], actions: [ActionFate]) {
        let reader = ControllerReader(Set(connections.outlets.map(\.property)), in: graph)
        var outlets: [OutletFate] = []
        for outlet in connections.outlets {
            if outlet.isCollection || !values.items.contains(where: { outlet.objects.contains($0.view.element) }) {
                throw Obstacle.notYet(outlet.elements[0], "an outlet")
            }
            if let other = outlets.first(where: { $0.connection.objects == outlet.objects }) {
                throw Obstacle.notYet(outlet.elements[0], "the outlets “\(other.outlet.name)” and “\(outlet.property)”")
            }
            outlets.append(try reader.fate(of: outlet, type))
        }
        var actions: [ActionFate] = []
        for action in connections.actions { actions.append(try reader.fate(of: action, type, inside: inside)) }
        return (outlets, actions)
    }

    /// A container without a class of its own, which gets one where the storyboard says anything of it.
    private mutating func draft(
        _ scene: LeavingScene, _ values: SceneValues, _ connections: ScreenConnections, _ texts: MovedTexts,
        tint: String?, holding held: HeldCreations, beside: String?
    ) throws(Obstacle) -> SceneDraft {
        if scene.holder != nil || !connections.actions.isEmpty || !connections.outlets.isEmpty {
            throw Obstacle(
                code: .noClass, reason: "\(ElementSubject(scene.controller).words) has no class of its own",
                place: scene.controller.place)
        }
        let lines = held.lines + SceneStatements(values: values, outlets: [], actions: []).lines
        let near = graph.swiftFiles.map(\.source.path).first { graph.isNear($0, scene.document.path) }
        guard let beside = beside ?? near else {
            throw Obstacle.notYet(scene.controller, "a class without a file beside")
        }
        for other in held.types { try graph.checkName(of: other, in: beside) }
        let newClass = try ContainerClass(scene, lines, beside: beside, &names)
        return SceneDraft(
            scene: scene, className: newClass.name, navigation: nil, edits: [], texts: texts,
            points: points(of: scene), newClass: newClass.isNeeded ? newClass : nil, windowTint: tint,
            runtimeName: nil)
    }

    /// - Throws: the place that has a name for something else.
    private func checkName(_ name: String, _ type: SwiftClass) throws(Obstacle) {
        for path in graph.classes.chain(of: type).flatMap(\.parts).map(\.path).withoutRepeats {
            guard let source = graph.text(at: path), let offset = source.offsets(ofIdentifier: name).first else {
                continue
            }
            throw Obstacle(
                code: .nameTaken, reason: "\(type.name) has a `\(name)` already", place: Place(source, at: offset))
        }
    }

    /// The place at which the app says that its state is kept, where the scene has a name for that.
    private func restoration(of scene: LeavingScene) throws(Obstacle) -> Place? {
        let controller = scene.controller
        guard
            controller["restorationIdentifier"] != nil
                || controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        else { return nil }
        for file in graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source) {
            for word in Self.restorationWords {
                if let offset = file.offsets(ofIdentifier: word).first { return Place(file, at: offset) }
            }
        }
        return nil
    }

    private static let restorationWords = [
        "shouldSaveApplicationState", "shouldSaveSecureApplicationState", "stateRestorationActivity",
        "restorationClass",
    ]

    private func points(of scene: LeavingScene) -> [ReviewPoint] {
        let item = scene.controller.children.first { $0.isNamed("navigationItem") }
        guard scene.controller["title"] != nil, let item, item["title"] == nil else { return [] }
        return [
            ReviewPoint(
                reason: "the view controller has a title and its navigation item has none: look at the bar",
                place: scene.controller.place)
        ]
    }
}

/// The code that makes what a tab bar or split view controller holds.
struct HeldCreations {
    /// The expressions, in its order.
    var creations: [String] = []
    /// The classes that they name.
    var types: [SwiftClass] = []

    /// `viewControllers = [HomeViewController(), SettingsViewController()]`; nothing for none.
    var lines: [String] { creations.isEmpty ? [] : SceneStatements.list("viewControllers = ", creations) }
}
