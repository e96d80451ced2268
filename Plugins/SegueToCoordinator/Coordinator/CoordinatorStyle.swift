import TransformKit

/// Style `coordinator`: segues leave their storyboards, and classes ask a coordinator instead.
struct CoordinatorStyle {
    let graph: ProjectGraph
    let grouping: FlowGrouping
    let injection: CoordinatorInjection.Place
    let mayEdit: (String) -> Bool

    /// What the style makes of a project.
    struct Outcome {
        var groups: [Group] = []
        var left: [(transition: Transition, obstacle: Obstacle)] = []
        var findings: [Finding] = []
    }

    /// Coordinators whose edits belong together, since they touch the same files.
    struct Group {
        let coordinators: [String]
        let flows: [CoordinatorFlows.Flow]
        let outcomes: [SegueOutcome]
        let edits: [FileEdit]
        let doubts: [Obstacle]
    }

    func outcome(of transitions: [Transition]) -> Outcome {
        let performed = PerformedSegues(graph)
        let triggers = TriggerReplacement(graph: graph, transitions: transitions)
        let routes = CoordinatorRoutes(
            transitions, in: graph, performed: performed, triggers: triggers, mayEdit: mayEdit)
        var writer = CoordinatorWriter(
            graph: graph, routes: routes, performed: performed, triggers: triggers, injection: injection,
            names: TypeNames(graph))
        var outcome = Outcome(left: routes.left)
        for cluster in clusters(CoordinatorFlows(routes.found, by: grouping, in: graph).flows, routes) {
            let (group, findings) = writer.group(of: cluster)
            outcome.groups.append(group)
            outcome.findings += findings
        }
        return outcome
    }

    /// Flows that have a document or a Swift file in common, together.
    private func clusters(
        _ flows: [CoordinatorFlows.Flow], _ routes: CoordinatorRoutes
    ) -> [[CoordinatorFlows.Flow]] {
        var clusters: [(flows: [CoordinatorFlows.Flow], files: Set<String>)] = []
        for flow in flows {
            var files = Set(flow.owners.flatMap { $0.parts.map(\.path) })
            for found in routes.found where flow.owners.contains(found.route.owner) {
                files.formUnion(found.route.transitions.map(\.document.path))
                files.formUnion(found.route.transitions.flatMap { $0.sourceClass.parts.map(\.path) })
            }
            var merged: (flows: [CoordinatorFlows.Flow], files: Set<String>) = ([], files)
            for index in clusters.indices.reversed() where !clusters[index].files.isDisjoint(with: merged.files) {
                let other = clusters.remove(at: index)
                merged = (other.flows + merged.flows, merged.files.union(other.files))
            }
            clusters.append((merged.flows + [flow], merged.files))
        }
        return clusters.map(\.flows)
    }
}

/// Writes coordinators, and everything in documents, classes and projects that goes with them.
struct CoordinatorWriter {
    let graph: ProjectGraph
    let routes: CoordinatorRoutes
    let performed: PerformedSegues
    let triggers: TriggerReplacement
    let injection: CoordinatorInjection.Place
    var names: TypeNames

    mutating func group(of flows: [CoordinatorFlows.Flow]) -> (CoordinatorStyle.Group, [Finding]) {
        let written = flows.map { write($0) }
        let found = flows.flatMap { flow in routes.found.filter { flow.owners.contains($0.route.owner) } }
        var additions: [SwiftClass: ClassAdditions] = [:]
        for (owner, own) in written.flatMap(\.additions) { additions[owner, default: ClassAdditions()].append(own) }
        for (owner, own) in routes.additions where found.contains(where: { $0.route.owner == owner }) {
            additions[owner, default: ClassAdditions()].append(own)
        }
        for (owner, own) in triggers.additions(for: found.map(\.route)) {
            additions[owner, default: ClassAdditions()].append(own)
        }
        for (owner, own) in performed.additions(for: found.map(\.route)) {
            additions[owner, default: ClassAdditions()].append(own)
        }
        let code = SwiftEdits(graph)
        let project = ProjectUpdate(adding: written.map(\.file), removing: [], in: graph)
        let launch = launch(flows, written.map(\.file.name))
        let creations = written.map { FileEdit.create(path: $0.file.path, bytes: Array($0.text.utf8)) }
        let group = CoordinatorStyle.Group(
            coordinators: written.map(\.file.name), flows: flows, outcomes: written.flatMap(\.outcomes),
            edits: creations + documentEdits(found) + code.edits(additions) + project.edits + launch.edits,
            doubts: project.doubts + code.doubts(additions))
        return (group, project.findings + launch.findings)
    }

    /// The flow that the app opens with is started at launch, where the recipe asks for it.
    private func launch(
        _ flows: [CoordinatorFlows.Flow], _ names: [String]
    ) -> (edits: [FileEdit], findings: [Finding]) {
        guard injection != .none else { return ([], []) }
        let mains = Set(
            graph.entryReferences.flatMap(\.documents).map { SceneLookups.key(of: $0) })
        for (flow, name) in zip(flows, names) {
            let documents = routes.found.filter { flow.owners.contains($0.route.owner) }
                .flatMap { $0.route.transitions.map(\.document) }
            guard documents.contains(where: { mains.contains(SceneLookups.key(of: $0)) }) else { continue }
            if let edits = CoordinatorInjection(graph: graph, place: injection).edits(for: name, owner: flow.owners[0])
            {
                return (edits, [])
            }
            let finding = Finding(
                rule: "injection", level: .note, place: Place(path: flow.owners[0].declaration.path),
                message: "no \(injection.protocolName) with a window was found in which \(name) could be started; each "
                    + "view controller makes its own")
            return ([], [finding])
        }
        return ([], [])
    }

    /// One coordinator as it is written.
    private struct Written {
        let file: NewFile
        let text: String
        let additions: [(SwiftClass, ClassAdditions)]
        let outcomes: [SegueOutcome]
    }

    private mutating func write(_ flow: CoordinatorFlows.Flow) -> Written {
        let name = names.make(flow.name + "Coordinator", flow.name + "FlowCoordinator")
        let isOnMainActor = usesActors(flow)
        var parts: [CoordinatorFile.Part] = []
        var additions: [(SwiftClass, ClassAdditions)] = []
        for owner in flow.owners {
            let found = routes.found.filter { $0.route.owner == owner }
            let prepared = SeguePreparations(graph: graph).preparations(of: owner, routes: found.map(\.route))
            let methods = found.map { found in
                CoordinatorMethod(
                    route: found.route, lookup: found.lookup,
                    preparation: prepared.preparations[found.route] ?? .nothing, creation: found.creation,
                    popover: found.popover)
            }
            let stem = owner.name.withoutControllerSuffix
            let navigation = NavigationProtocol(
                name: names.make(stem + "Navigation", owner.name + "Navigation"), className: owner.name,
                methods: methods.map(\.signature), isOnMainActor: isOnMainActor)
            parts.append(
                CoordinatorFile.Part(
                    className: owner.name, property: found[0].route.method.property, protocolName: navigation.name,
                    methods: methods))
            additions.append(
                (owner, property(of: owner, found[0].route.method.property, navigation, coordinator: name)))
            additions.append((owner, preparing(prepared, found)))
        }
        let file = CoordinatorFile(
            name: name, flow: flow.title, parts: parts, imports: imports(of: flow, parts), isOnMainActor: isOnMainActor,
            handsItselfOn: injection != .none)
        let origin = flow.owners[0].declaration.path
        return Written(
            file: NewFile(path: newPath(name, for: flow), origin: origin, name: name), text: file.text,
            additions: additions, outcomes: parts.flatMap(\.methods).flatMap { outcome(of: $0, in: name) })
    }

    // MARK: Classes

    private func property(
        of owner: SwiftClass, _ name: String, _ navigation: NavigationProtocol, coordinator: String
    ) -> ClassAdditions {
        var additions = ClassAdditions(properties: [
            NewMember(
                name: name,
                lines: [
                    "/// Opens the screens that this one leads to. Set another one to lead elsewhere.",
                    "lazy var \(name): \(navigation.name) = \(coordinator)()",
                ])
        ])
        if let front = routes.owners[owner]?.front {
            additions.edits[owner.declaration.path] = [
                TextEdit(insert: navigation.lines.joined(separator: "\n") + "\n\n", at: front, order: "0")
            ]
        }
        return additions
    }

    /// The configuring methods, each once since routes with the same code share one, and what they were made of goes.
    private func preparing(_ prepared: PreparedClass, _ found: [CoordinatorRoutes.Found]) -> ClassAdditions {
        var gone: Set<Route> = []
        var members: [NewMember] = []
        for route in found.map(\.route) {
            guard case .method(let method)? = prepared.preparations[route] else { continue }
            gone.insert(route)
            if !members.contains(method.member) { members.append(method.member) }
        }
        var additions = prepared.additions(removing: gone)
        additions.methods += members
        return additions
    }

    /// Whether the code of a flow's classes says which actor it runs on.
    private func usesActors(_ flow: CoordinatorFlows.Flow) -> Bool {
        let targets = graph.targets.targets(of: flow.owners[0].declaration.path)
        if targets.contains(where: { target in
            target.configurations.contains { ($0.value("SWIFT_VERSION") ?? "").hasPrefix("6") }
        }) {
            return true
        }
        return flow.owners.contains { owner in
            owner.parts.contains { part in
                graph.text(at: part.path).map {
                    $0.contains(identifier: "MainActor") || $0.contains(identifier: "await")
                }
                    ?? false
            }
        }
    }

    /// Modules that the classes which the coordinator names come from, where its own targets do not build them.
    private func imports(of flow: CoordinatorFlows.Flow, _ parts: [CoordinatorFile.Part]) -> [String] {
        let own = Set(graph.targets.targets(of: flow.owners[0].declaration.path))
        var needed: Set<String> = []
        for method in parts.flatMap(\.methods) {
            guard case .method(let configuring) = method.preparation else { continue }
            let resolution = graph.classes.resolve(
                configuring.parameterType, from: method.route.owner.declaration.path)
            let imported = routes.owners[method.route.owner]?.imports ?? []
            if case .swift(let types) = resolution, let type = types.first {
                let builders = graph.targets.targets(of: type.declaration.path)
                guard !own.isEmpty, own.isDisjoint(with: builders) else { continue }
                needed.formUnion(imported.filter { module in builders.contains { $0.moduleNames.contains(module) } })
            } else if case .notInProject = resolution {
                // A library's class, or one of another framework of Apple's.
                if !configuring.parameterType.hasPrefix("UI") { needed.formUnion(imported) }
            }
        }
        return needed.subtracting(["UIKit", "Foundation"]).sorted()
    }

    // MARK: Files

    /// In the folder that all classes of a flow are below.
    private func newPath(_ name: String, for flow: CoordinatorFlows.Flow) -> String {
        let folders = flow.owners.map { $0.declaration.path.folderPath.split(separator: "/") }
        let shared = folders.dropFirst().reduce(folders[0][...]) { shared, folder in
            shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
        }
        let prefix = shared.isEmpty ? "" : shared.joined(separator: "/") + "/"
        let path = prefix + name + ".swift"
        return graph.lists(path) ? prefix + name + "2.swift" : path
    }

    private func documentEdits(_ found: [CoordinatorRoutes.Found]) -> [FileEdit] {
        var editors: [String: DocumentEditor] = [:]
        func editor(_ document: IBDocument) -> DocumentEditor { editors[document.path] ?? DocumentEditor(document) }
        for route in found.map(\.route) {
            for transition in route.transitions {
                var edited = editor(transition.document)
                triggers.edit(&edited, for: transition, of: route)
                editors[transition.document.path] = edited
                for controller in transition.destination.controllers {
                    guard let identifier = routes.identifiers[controller] else { continue }
                    var edited = editor(controller.document)
                    edited.setAttribute("storyboardIdentifier", on: controller, to: identifier)
                    editors[controller.document.path] = edited
                }
            }
        }
        for (path, var edited) in editors {
            UnusedReferences.remove(from: &edited, without: Set(found.flatMap { $0.route.transitions.map(\.segue) }))
            editors[path] = edited
        }
        return editors.sorted { $0.key < $1.key }.flatMap { path, editor in
            editor.edits.map { .replace(path: path, $0) }
        }
    }

    // MARK: Report

    private func outcome(of method: CoordinatorMethod, in coordinator: String) -> [SegueOutcome] {
        let preparation =
            switch method.preparation {
            case .nothing: ""
            case .method(let configuring): "configured by \(configuring.name)(_:sender:)"
            case .segue: "prepared by prepare(for:sender:)"
            }
        return method.route.transitions.map { transition in
            SegueOutcome(
                segue: transition.segue, source: transition.sourceClass.name, trigger: transition.trigger.word,
                kind: transition.kind.word, destination: transition.destination.title,
                method: "\(coordinator).\(method.route.method.name)(from:sender:)", preparation: preparation,
                callSites: transition.identifier.map {
                    performed.calls(of: $0, from: transition.sourceClass).map(\.place)
                } ?? [])
        }
    }
}

extension TransitionDestination {
    /// The class that is shown in the end, or what Interface Builder calls the scene.
    var title: String {
        let shown = contents.last ?? controller
        return shown.customClass ?? shown.interfaceBuilderName ?? shown.name
    }
}
