import Navigation
import ProjectFiles
import SceneCallWriting
import SwiftSyntax
import TransformKit

/// Decides which screens get factories, and what each of them needs.
struct FactoryPlanner {
    private let graph: ProjectGraph
    private let options: SceneFactoriesOptions
    private let properties: PropertyReader
    private let written: [WrittenFactories]
    private(set) var refusals: [Refusal] = []
    private(set) var files: [FactoryFile] = []

    init(_ graph: ProjectGraph, _ options: SceneFactoriesOptions, _ properties: PropertyReader, _ scenes: [SceneFile]) {
        self.graph = graph
        self.options = options
        self.properties = properties
        written = graph.swiftFiles.compactMap { WrittenFactories($0.source) }.sorted { $0.path < $1.path }
        // A file with the types comes before those that use them.
        let ordered = scenes.enumerated().sorted { first, second in
            let ranks = (first.element.declaresSceneType ? 0 : 1, second.element.declaresSceneType ? 0 : 1)
            return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : first.offset < second.offset
        }.map(\.element)
        for file in ordered { plan(file) }
    }

    private mutating func plan(_ scenes: SceneFile) {
        let known = written.first { file in
            Set(graph.targets.targets(of: file.path)) == Set(scenes.owner.targets)
                && (!scenes.owner.targets.isEmpty || file.path.hasPrefix(LocalizedFile(path: scenes.path).folder))
        }
        let path = known?.path ?? newPath(for: scenes)
        if known == nil, graph.lists(path) {
            refuse(
                path, .fileNotOurs,
                "\(path) is there and was not written by scene-factories; choose another name with `file`",
                Place(path: path))
            return
        }
        let factories = factories(of: scenes, known)
        guard !factories.isEmpty else { return }
        if let place = nameInUse(scenes.owner) {
            refuse(
                path, .nameInUse,
                "\(place.path.fileName) declares a property `create`, `push` or `present`, which the file would declare too",
                place)
            return
        }
        let declaring =
            scenes.declaresSceneType ? path : files.first { $0.scenes.path == scenes.sceneTypePath }?.path ?? path
        files.append(
            FactoryFile(
                scenes: scenes, path: path, written: known?.source, factories: factories.sorted { $0.name < $1.name },
                declaringPath: declaring))
    }

    private mutating func refuse(_ subject: String, _ code: RefusalCode, _ reason: String, _ place: Place) {
        refusals.append(
            Refusal(subject: subject, title: "write \(subject)", code: code, reason: reason, place: place))
    }

    /// Beside the file of scenes, with what its name has before `StoryboardScenes`.
    private func newPath(for scenes: SceneFile) -> String {
        if options.file.contains("/") { return options.file }
        let folder = LocalizedFile(path: scenes.path).folder
        let name = scenes.path.fileName
        let prefix =
            name.hasSuffix("StoryboardScenes.swift") ? String(name.dropLast("StoryboardScenes.swift".count)) : ""
        return (folder.isEmpty ? "" : folder + "/") + prefix + options.file
    }

    /// A property of the project's that has the name of one of the file's.
    private func nameInUse(_ owner: SceneOwner) -> Place? {
        for file in owner.swiftFiles(in: graph) where WrittenFactories(file.source) == nil {
            for name in ["create", "push", "present"] {
                for offset in file.source.offsets(ofIdentifier: name) {
                    let line = file.source.lineRange(containing: offset)
                    let before = file.source.string(line.lowerBound..<offset)
                    guard before.hasSuffix("var ") || before.hasSuffix("let "), isInController(file, offset) else {
                        continue
                    }
                    return Place(file.source, at: offset)
                }
            }
        }
        return nil
    }

    /// Whether a declaration is a member of a view controller, or of a class above all of them.
    private func isInController(_ file: SwiftFile, _ offset: Int) -> Bool {
        let around = file.types.filter { $0.range.contains(offset) }.max { $0.range.lowerBound < $1.range.lowerBound }
        guard let around, [.class, .extension].contains(around.kind),
            (properties.members(of: around) ?? []).contains(where: { member in
                member.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
                    binding.pattern.bytes.contains(offset)
                } ?? false
            })
        else { return false }
        return ControllerReceiver.isInController(file, offset, graph) { name in
            ["NSObject", "UIResponder", "NSResponder"].contains(name) || ControllerClasses.chain(of: name) != nil
        }
    }

    // MARK: Screens

    private mutating func factories(of file: SceneFile, _ known: WrittenFactories?) -> [ScreenFactory] {
        let screens = screens(of: file)
        let openings = openings(of: screens, in: file, known)
        var factories: [ScreenFactory] = []
        for screen in screens {
            let kept = known?.screen(screen.scene, screen.namespace)
            let found = openings[screen.scene.controller] ?? []
            // What nothing opens by its member needs no function.
            let isMade = found.contains { if case .made = $0.form { true } else { false } }
            guard isMade || kept != nil else { continue }
            let needs = needs(of: screen, found, kept, known)
            factories.append(
                ScreenFactory(
                    name: kept?.name ?? screen.name, scene: screen.scene, namespace: screen.namespace,
                    parameters: needs.parameters, configured: screen.configured, root: screen.root,
                    initializer: needs.initializer,
                    inheritsInitializer: false, leftOut: needs.leftOut, openings: found))
        }
        return inheriting(factories)
    }

    private struct Screen {
        let name: String
        let scene: NamedScene
        let namespace: SceneNamespace
        /// The name of the class whose properties code sets.
        let configured: String
        /// The class, if the project's Swift declares it and it is the only one of the name.
        let type: SwiftClass?

        /// The class of the first screen, if it is the one that code sets up.
        let root: String?
    }

    /// The scenes of a file, one of each controller, with names for their functions.
    private func screens(of file: SceneFile) -> [Screen] {
        var found: [(scene: NamedScene, namespace: SceneNamespace)] = []
        for namespace in file.namespaces {
            // One that has an identifier comes before the same as the initial one.
            for scene in namespace.scenes.sorted(by: { ($0.identifier == nil ? 1 : 0) < ($1.identifier == nil ? 1 : 0) }
            )
            where file.declares(scene, of: namespace)
                && !found.contains(where: { $0.scene.controller == scene.controller })
            {
                found.append((scene, namespace))
            }
        }
        let classes = Dictionary(grouping: found, by: { Self.configured($0.scene).name })
        var taken: Set<String> = MemberName.unusable.union(["navigationController", "presenter"])
        return found.map { scene, namespace in
            let (configured, controller) = Self.configured(scene)
            let isRoot = controller != scene.controller
            let alike = classes[configured]?.filter {
                (Self.configured($0.scene).controller != $0.scene.controller) == isRoot
            }
            var name = scene.member
            if alike?.count == 1, controller.customClass != nil {
                name = FactoryName.of(class: configured) + (isRoot ? "Navigation" : "")
            } else if found.contains(where: { $0.scene.controller != scene.controller && $0.scene.member == name }) {
                name = FactoryName.of(namespace.name, scene.member)
            }
            let stem = name
            var number = 2
            while taken.contains(name) {
                name = stem + String(number)
                number += 1
            }
            taken.insert(name)
            var type: SwiftClass?
            if case .swift(let types)? = graph.classes.resolve(controller), types.count == 1,
                types[0].name == configured
            {
                type = types[0]
            }
            return Screen(
                name: name, scene: scene, namespace: namespace, configured: configured, type: type,
                root: isRoot ? configured : nil)
        }
    }

    /// The class and the controller whose properties code sets: of a plain navigation controller, its first screen's.
    private static func configured(_ scene: NamedScene) -> (name: String, controller: Element) {
        if let root = scene.root, root.isExact, let controller = SceneTypes.rootController(of: scene.controller),
            controller.customClass != nil
        {
            return (root.name, controller)
        }
        return (
            scene.type.isExact ? scene.type.name : scene.controller.customClass ?? scene.type.name, scene.controller
        )
    }

    /// The places that open the screens of a file, by the scene's controller.
    private func openings(
        of screens: [Screen], in file: SceneFile, _ known: WrittenFactories?
    ) -> [Element: [SceneOpening]] {
        let byType = Dictionary(grouping: screens, by: \.configured)
        let roots = Dictionary(screens.map { ($0.scene.controller, $0.root) }) { first, _ in first }
        let types = Set(byType.keys)
        let names = Set(file.namespaces.map(\.name))
        let calls = Dictionary(
            grouping: graph.sceneCalls.filter { $0.reference.language == .swift && $0.controllers.count == 1 },
            by: \.reference.path)
        var found: [Element: [SceneOpening]] = [:]
        for swift in file.owner.swiftFiles(in: graph) where swift.path != file.path && swift.path != known?.path {
            if WrittenFile(swift.source) != nil || WrittenFactories(swift.source) != nil { continue }
            let makes = names.contains { swift.source.contains(identifier: $0) }
            let prepares = swift.source.contains(identifier: "destination")
            let others = calls[swift.path] ?? []
            guard makes || prepares || !others.isEmpty, case .success(let tree) = SwiftSyntaxTree.read(swift.source)
            else { continue }
            let reader = SceneOpeningReader(graph: graph, path: swift.path, tree: tree)
            if makes {
                let finder = MadeSceneFinder(file)
                finder.walk(tree)
                for made in finder.found {
                    let controller = made.scene.controller
                    found[controller, default: []].append(reader.opening(made, root: roots[controller] ?? nil))
                }
            }
            if !others.isEmpty {
                let finder = ExpressionFinder(Set(others.compactMap(SystemCallPlace.range)))
                finder.walk(tree)
                for call in others {
                    guard let range = SystemCallPlace.range(of: call), let node = finder.found[range] else { continue }
                    let root = roots[call.controllers[0]] ?? nil
                    let opening = reader.opening(CallExpression(node), .otherwise, root: root)
                    found[call.controllers[0], default: []].append(opening)
                }
            }
            if prepares {
                for place in reader.prepared(for: types) {
                    for screen in byType[place.type] ?? [] {
                        found[screen.scene.controller, default: []].append(place.opening)
                    }
                }
            }
        }
        return found
    }

    // MARK: Parameters

    private func needs(
        of screen: Screen, _ openings: [SceneOpening], _ kept: WrittenFactories.Screen?, _ known: WrittenFactories?
    ) -> (parameters: [FactoryParameter], initializer: String?, leftOut: [LeftOutProperty]) {
        guard let type = screen.type else { return ([], nil, []) }
        var parameters: [FactoryParameter] = []
        var leftOut: [LeftOutProperty] = []
        if let kept {
            for parameter in kept.parameters {
                guard let property = properties.property(parameter.name, of: type) else { continue }
                let mark = parameter.type.hasSuffix("?") && property.type.optionality == .implicitlyUnwrapped
                parameters.append(FactoryParameter(property: property, isNeverNil: !mark))
            }
        } else {
            let isOnRoot = screen.root != nil
            for name in Self.names(setBy: openings, isOnRoot: isOnRoot) {
                guard let property = properties.property(name, of: type) else {
                    if isDeclared(name, type) {
                        leftOut.append(LeftOutProperty(name: name, reason: "its type is not told, or not visible"))
                    }
                    continue
                }
                let count = openings.count { $0.sets(name, onRootOf: screen.root) }
                guard count == openings.count else {
                    leftOut.append(
                        LeftOutProperty(
                            name: name,
                            reason: "\(count) of \(Count.of(openings.count, "place")) \(count == 1 ? "sets" : "set") it"
                        ))
                    continue
                }
                let values = openings.flatMap { opening in
                    opening.assignments(onRootOf: screen.root).filter { $0.property == name }
                        .map { ($0.value, opening.path) }
                }
                let isNeverNil = values.allSatisfy { $0.0.isNeverNil(properties, graph, $0.1) }
                parameters.append(FactoryParameter(property: property, isNeverNil: isNeverNil))
            }
        }
        let initializer = parameters.isEmpty ? nil : initializerName(type, known)
        return (parameters, initializer, leftOut)
    }

    /// The properties that any of the places sets, in the order of the first that makes the controller.
    private static func names(setBy openings: [SceneOpening], isOnRoot: Bool) -> [String] {
        let made = openings.filter { if case .made = $0.form { true } else { false } }
        var names: [String] = []
        for opening in made + openings {
            for assignment in opening.assignments(onRootOf: isOnRoot ? "" : nil)
            where !names.contains(assignment.property) {
                names.append(assignment.property)
            }
        }
        return names
    }

    private func isDeclared(_ name: String, _ type: SwiftClass) -> Bool {
        graph.classes.chain(of: type).flatMap(\.parts).contains { properties.place(of: name, in: $0) != nil }
    }

    /// A name for the method that sets the parameters, which no class above has.
    private func initializerName(_ type: SwiftClass, _ known: WrittenFactories?) -> String {
        let isTaken = graph.classes.chain(of: type).flatMap(\.parts).filter { $0.path != known?.path }.contains {
            part in
            (properties.members(of: part) ?? []).contains {
                $0.decl.as(FunctionDeclSyntax.self)?.name.text == "initialize"
            }
        }
        return isTaken ? "initializeScreen" : "initialize"
    }

    /// Swift takes no second method of the same form in an extension of a subclass, and needs none.
    private func inheriting(_ factories: [ScreenFactory]) -> [ScreenFactory] {
        var done: Set<String> = []
        return factories.map { factory in
            guard factory.initializer != nil,
                case .swift(let types)? = graph.classes.resolve(factory.configuredController),
                let type = types.first
            else { return factory }
            func form(_ factory: ScreenFactory) -> [String] {
                factory.parameters.map { $0.declaration(isInClass: false) }
            }
            let above = Set(graph.classes.chain(of: type).dropFirst().map(\.name))
            let inherits = factories.contains { other in
                above.contains(other.configured) && other.initializer == factory.initializer
                    && form(other) == form(factory)
            }
            let isSecond = !done.insert(factory.configured + " " + form(factory).joined()).inserted
            guard inherits || isSecond else { return factory }
            return ScreenFactory(
                name: factory.name, scene: factory.scene, namespace: factory.namespace, parameters: factory.parameters,
                configured: factory.configured, root: factory.root, initializer: factory.initializer,
                inheritsInitializer: true, leftOut: factory.leftOut,
                openings: factory.openings)
        }
    }
}

/// Names for functions that are made of classes.
enum FactoryName {
    /// `signUp` of `SignUpViewController`.
    static func of(class name: String) -> String {
        let stem = ScreenName.of(class: name.split(separator: ".").last.map(String.init) ?? name)
        return MemberName.lowerCamel(stem) ?? stem
    }

    /// `archiveOrders` of the member `orders` in `Archive`.
    static func of(_ namespace: String, _ member: String) -> String {
        (MemberName.lowerCamel(namespace) ?? namespace) + member.prefix(1).uppercased() + member.dropFirst()
    }
}
