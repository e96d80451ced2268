import Navigation
import SwiftWriting
import TransformKit

/// A coordinator's file, with the additions to its classes and the segues that it replaces.
struct WrittenCoordinator {
    /// The routes of Swift; nil for a coordinator that only Objective-C calls.
    let draft: CoordinatorDraft?
    let file: NewFile
    /// The text of a new file; nil where a coordinator of the project grows.
    let text: String?
    /// The additions and edits of the second stage, by class: methods made from `prepare(for:sender:)`, and their
    /// removal there.
    let second: [SwiftClass: ClassAdditions]
    let outcomes: [SegueOutcome]
    /// Identifiers that `prepare(for:sender:)` still compares, since it stays for their routes.
    let preparedIdentifiers: Set<String>
}

/// What the coordinators of one change know of each other.
struct CoordinatorChange {
    let drafts: [CoordinatorDraft]
    /// The coordinators that only classes of Objective-C call.
    let objectiveC: [ObjectiveCCoordinator]
    let handovers: Handovers
    /// Nil where no view controller of Swift calls one of them.
    let launch: AppLaunch?

    /// What all classes of Objective-C call.
    var objectiveCParts: [ObjectiveCPart] { drafts.flatMap(\.objectiveC) + objectiveC.flatMap(\.parts) }
}

/// Writes coordinators, with all edits of documents, classes and projects that they need.
struct CoordinatorWriter {
    let graph: ProjectGraph
    let routes: CoordinatorRoutes
    let performed: PerformedSegues
    let triggers: TriggerReplacement
    let later: EditedGraph
    /// Storyboard identifiers to set on destinations.
    private let identifiers: [Element: String]
    private let preparations: SeguePreparations
    private let doubts: SegueDoubts

    init(
        graph: ProjectGraph, routes: CoordinatorRoutes, performed: PerformedSegues, triggers: TriggerReplacement,
        later: EditedGraph, identifiers: [Element: String], configures: Bool
    ) {
        self.identifiers = identifiers
        self.graph = graph
        self.routes = routes
        self.performed = performed
        self.triggers = triggers
        self.later = later
        preparations = SeguePreparations(graph: later.graph, inlines: configures)
        doubts = SegueDoubts(graph: graph, performed: performed, triggers: triggers)
    }

    // MARK: One coordinator

    func write(_ draft: CoordinatorDraft, in change: CoordinatorChange) -> WrittenCoordinator {
        var parts: [CoordinatorFile.Part] = []
        var helpers = CoordinatorHelpers()
        var second: [SwiftClass: ClassAdditions] = [:]
        for part in draft.parts {
            let (prepared, additions) = prepare(part)
            if let owner = later.type(part.owner) { second[owner, default: ClassAdditions()].append(additions) }
            let methods = part.found.map { found -> CoordinatorMethod in
                let preparation = prepared[found.route] ?? .nothing
                let methods = found.ways.map { way in
                    self.method(of: found, way, preparation)
                        .handing(change.handovers.handover(for: way.transitions, of: part, in: draft))
                }
                var method = methods[0]
                method.onTV = Array(methods.dropFirst())
                method.onlySystem = onlySystem(found)
                return method
            }
            parts.append(
                CoordinatorFile.Part(
                    className: part.owner.name, property: part.property, protocolName: part.navigation.name,
                    methods: helpers.named(methods, of: part.owner), systems: part.navigation.systems))
        }
        let grown = draft.existing.flatMap(later.type)
        let shape = grown.map { CoordinatorShape($0, later.graph) }
        let file = CoordinatorFile(
            name: draft.name, flow: draft.flow.title, parts: parts, imports: imports(of: draft.flow, parts),
            isOnMainActor: draft.isOnMainActor, starting: change.launch?.starting(draft.name) ?? [],
            objectiveC: draft.objectiveC)
        if let grown, let shape {
            let known = Set(grown.parts.flatMap(\.inherited))
            second[grown, default: ClassAdditions()].append(
                file.additions(to: shape, known: known, path: grown.declaration.path))
        }
        return WrittenCoordinator(
            draft: draft,
            file: NewFile(
                path: grown?.declaration.path ?? newPath(draft.name, beside: draft.flow.owners.map(\.declaration.path)),
                origin: draft.flow.owners[0].declaration.path, name: draft.name),
            text: grown == nil ? inStyle(file.text, of: draft.flow.owners[0].declaration.path) : nil, second: second,
            outcomes: parts.flatMap(\.methods).flatMap { [$0] + $0.onTV }
                .flatMap { outcomes(of: $0, in: draft.name) }
                + draft.objectiveC.flatMap { outcomes(of: $0, in: draft.name) },
            preparedIdentifiers: Set(
                parts.flatMap(\.methods).filter(\.preparation.isSegue).compactMap(\.route.identifier)))
    }

    /// The coordinator that only classes of Objective-C call.
    func write(_ own: ObjectiveCCoordinator) -> WrittenCoordinator {
        let grown = own.existing.flatMap(later.type)
        let file = CoordinatorFile(
            name: own.name, flow: own.flow.title, parts: [], imports: [], isOnMainActor: own.isOnMainActor,
            objectiveC: own.parts)
        var second: [SwiftClass: ClassAdditions] = [:]
        if let grown {
            second[grown] = file.additions(
                to: CoordinatorShape(grown, later.graph), known: Set(grown.parts.flatMap(\.inherited)),
                path: grown.declaration.path)
        }
        return WrittenCoordinator(
            draft: nil,
            file: NewFile(
                path: grown?.declaration.path ?? newPath(own.name, beside: own.parts.map(\.owner.path)),
                origin: own.flow.path, name: own.name),
            text: grown == nil ? inStyle(file.text, of: own.flow.path) : nil, second: second,
            outcomes: own.parts.flatMap { outcomes(of: $0, in: own.name) }, preparedIdentifiers: [])
    }

    /// The condition of `#if` for a route with a presentation style that only its own system may have; nil where the
    /// class is built for one system.
    private func onlySystem(_ found: CoordinatorRoutes.Found) -> String? {
        let systems = graph.targets.targets(of: found.route.owner.declaration.path).flatMap(\.platforms)
        guard found.ways.count == 1, systems.contains(.iOS), systems.contains(.tvOS),
            Set(found.ways[0].transitions.map(\.document.kind.platform)).count == 1,
            case .presentation(let style?, _) = found.route.transition.kind, !style.isEmpty
        else { return nil }
        return found.ways[0].system == .tvOS ? "os(tvOS)" : "!os(tvOS)"
    }

    /// The coordinator's method for a route on one system.
    private func method(
        of found: CoordinatorRoutes.Found, _ way: CoordinatorRoutes.SystemWay, _ preparation: Preparation
    ) -> CoordinatorMethod {
        let whole = found.route
        let route = Route(
            owner: whole.owner, identifier: whole.identifier, transitions: way.transitions, method: whole.method)
        return CoordinatorMethod(
            route: route, lookup: way.lookup, preparation: preparation, creation: found.creation,
            kindOfSystem: CustomSegues(graph: graph).kindOfSystem(route.transition), popover: found.popover.lines,
            isPreparedAsClass: isForClass(preparation, of: route), handover: nil)
    }

    /// The text with the line endings and the indentation of the file beside it.
    private func inStyle(_ text: String, of path: String) -> String {
        guard let neighbor = graph.text(at: path) else { return text }
        let layout = SwiftLayout(of: neighbor)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return layout.lines(lines, depth: 0).joined(separator: layout.newline)
    }

    /// The preparation of each route of a class, by its route before any edit, with the edits of the class.
    private func prepare(
        _ part: CoordinatorDraft.Part
    ) -> (preparations: [Route: Preparation], additions: ClassAdditions) {
        var moved: [Route: Route] = [:]
        for found in part.found { moved[found.route] = later.route(found.route) }
        guard let owner = later.type(part.owner), moved.count == part.found.count else {
            let obstacle = ReviewPoint(
                reason: "two classes of \(part.owner.declaration.path) have one name",
                place: Place(path: part.owner.declaration.path))
            return (Dictionary(uniqueKeysWithValues: part.found.map { ($0.route, .segue(obstacle)) }), ClassAdditions())
        }
        let prepared = preparations.preparations(of: owner, routes: part.found.compactMap { moved[$0.route] })
        var result: [Route: Preparation] = [:]
        var gone: Set<Route> = []
        for (before, after) in moved {
            result[before] = prepared.preparations[after]
            if case .method? = prepared.preparations[after] { gone.insert(after) }
        }
        return (result, prepared.additions(removing: gone))
    }

    /// Whether the type of a preparing method's parameter is certain to be a class. A type that is neither the
    /// project's nor UIKit's may be a protocol.
    private func isForClass(_ preparation: Preparation, of route: Route) -> Bool {
        guard case .method(let method) = preparation, !ControllerClasses.isDeclaredByUIKit(method.parameterType)
        else { return true }
        switch graph.classes.resolve(method.parameterType, from: route.owner.declaration.path) {
        case .swift, .objectiveC: return true
        case .notInProject: return false
        }
    }

    /// The modules to import for the classes that the coordinator names, where its own targets do not build them.
    private func imports(of flow: CoordinatorFlows.Flow, _ parts: [CoordinatorFile.Part]) -> [String] {
        let own = Set(graph.targets.targets(of: flow.owners[0].declaration.path))
        var needed: Set<String> = []
        for method in parts.flatMap(\.methods) {
            if let module = method.route.moduleOfCustomSegue, !own.contains(where: { $0.moduleNames.contains(module) })
            {
                needed.insert(module)
            }
            needed.formUnion(modules(toldBy: method))
            guard case .method(let configuring) = method.preparation else { continue }
            let resolution = graph.classes.resolve(
                configuring.parameterType, from: method.route.owner.declaration.path)
            let imported = routes.owners[method.route.owner]?.imports ?? []
            if case .swift(let types) = resolution, let type = types.first {
                let builders = graph.targets.targets(of: type.declaration.path)
                guard !own.isEmpty, own.isDisjoint(with: builders) else { continue }
                needed.formUnion(imported.filter { module in builders.contains { $0.moduleNames.contains(module) } })
            } else if case .notInProject = resolution {
                // A library's class, or one of another Apple framework.
                if !ControllerClasses.isDeclaredByUIKit(configuring.parameterType) {
                    needed.formUnion(modules(of: configuring.parameterType, in: method.route, imported))
                }
            }
        }
        return needed.subtracting(["UIKit", "Foundation"]).sorted()
    }

    /// The modules of the project that have the types which a method and its statements say.
    private func modules(toldBy method: CoordinatorMethod) -> [String] {
        var types: Set<String> = []
        if case .typed(_, let type) = method.route.method.sender { types.formUnion(ValueReader.names(in: type)) }
        for value in method.route.method.values { types.formUnion(ValueReader.names(in: value.type)) }
        if case .method(let configuring) = method.preparation { types.formUnion(configuring.types) }
        return types.flatMap { type -> [String] in
            let known = preparations.senderTypes.visibility(of: type, from: method.route.owner.declaration.path)
            if case .importing(let modules) = known { return modules }
            return []
        }
    }

    /// The module that documents name for a class, else all modules that the code imports which names the class.
    private func modules(of type: String, in route: Route, _ imported: [String]) -> [String] {
        let destinations = route.transitions.map(\.destination)
        let shown = destinations.flatMap(\.controllers) + destinations.flatMap(\.contents)
        let said = shown.filter { $0.customClass == type }.compactMap { $0["customModule"] }.filter(imported.contains)
        return said.isEmpty ? imported : said
    }

    /// A free path in the deepest folder that contains all classes of a flow.
    private func newPath(_ name: String, beside paths: [String]) -> String {
        let folders = paths.map { $0.folderPath.split(separator: "/") }
        let shared = folders.dropFirst().reduce(folders[0][...]) { shared, folder in
            shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
        }
        let prefix = shared.isEmpty ? "" : shared.joined(separator: "/") + "/"
        let path = prefix + name + ".swift"
        return graph.lists(path) ? prefix + name + "2.swift" : path
    }

    private func outcomes(of method: CoordinatorMethod, in coordinator: String) -> [SegueOutcome] {
        let calls = performed.performing(method.route).map(\.place)
        let shared = doubts.doubts(of: method)
        return method.route.transitions.map { transition in
            SegueOutcome(
                segue: transition.segue, source: transition.sourceClass.name, trigger: transition.trigger.word,
                kind: transition.kind.word, destination: transition.destination.title,
                method: "\(coordinator).\(method.route.method.fullName)",
                preparation: summary(of: method), callSites: calls,
                doubts: doubts.doubts(of: transition, opened: method) + shared)
        }
    }

    private func outcomes(of part: ObjectiveCPart, in coordinator: String) -> [SegueOutcome] {
        let doubt = ReviewPoint(
            reason: "\(part.owner.name) is Objective-C, which was rewritten without a compiler",
            place: Place(path: part.owner.path))
        return part.methods.flatMap { method in
            method.way.transitions.map { transition in
                SegueOutcome(
                    segue: transition.segue, source: transition.sourceName, trigger: transition.trigger.word,
                    kind: transition.kind.word, destination: transition.destination.title,
                    method: "\(coordinator).\(method.fullName)",
                    preparation: method.configures ? "configured by \(part.owner.name)" : "",
                    callSites: method.way.calls.map(\.place), doubts: [doubt])
            }
        }
    }

    /// How the destination is configured, and why the sender may be anything, in a few words.
    private func summary(of method: CoordinatorMethod) -> String {
        let sender = method.route.method.anySender.map { "sender is Any?, since \($0.words)" }
        return [method.preparation.summary, sender ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    // MARK: Coordinators of the same files

    func group(
        of cluster: [WrittenCoordinator], in change: CoordinatorChange, _ code: SwiftEdits,
        _ members: CoordinatorMembers, _ names: UnusedSegueNames
    ) -> (CoordinatorStyle.Group, [Finding]) {
        var paths = cluster.compactMap(\.draft).reduce(into: Set<String>()) { $0.formUnion(members.files(of: $1)) }
        paths.formUnion(change.objectiveC.compactMap { $0.existing?.declaration.path })
        let found = cluster.compactMap(\.draft).flatMap { $0.parts.flatMap(\.found) }
        var new = cluster.compactMap { written in written.text.map { (file: written.file, text: $0) } }
        if let name = change.launch?.name, let text = change.launch?.text, let first = change.drafts.first {
            let origins = first.flow.owners.map(\.declaration.path)
            let file = NewFile(path: newPath(name, beside: origins), origin: origins[0], name: name)
            new.insert((file, inStyle(text, of: origins[0])), at: 0)
        }
        let project = ProjectUpdate(adding: new.map(\.file), removing: [], in: graph)
        let launch = change.launch?.edits
        let creations = new.map { FileEdit.create(path: $0.file.path, bytes: Array($0.text.utf8)) }
        let swift = code.edits(of: paths, followedBy: leftovers(of: found, cluster, in: paths, names))
        let group = CoordinatorStyle.Group(
            coordinators: cluster.map(\.file.name), outcomes: cluster.flatMap(\.outcomes),
            edits: creations + documentEdits(found, change.objectiveCParts) + swift
                + objectiveCEdits(of: change) + project.edits + (launch?.edits ?? []),
            doubts: project.doubts + paths.sorted().compactMap { code.doubts[$0] })
        return (group, project.findings + (launch?.findings ?? []))
    }

    /// The edits of the classes in Objective-C, each with the coordinator that it calls.
    private func objectiveCEdits(of change: CoordinatorChange) -> [FileEdit] {
        let parts =
            change.drafts.flatMap { draft in draft.objectiveC.map { ($0, draft.name) } }
            + change.objectiveC.flatMap { own in own.parts.map { ($0, own.name) } }
        return parts.flatMap { part, coordinator in
            ObjectiveCWriter(part, coordinator: coordinator).edits.map { .replace(path: part.owner.path, $0) }
        }
    }

    /// The removals of names that only routes of these coordinators had, in the files that they change.
    private func leftovers(
        of found: [CoordinatorRoutes.Found], _ cluster: [WrittenCoordinator], in paths: Set<String>,
        _ names: UnusedSegueNames
    ) -> [String: EditList] {
        var identifiers = Set(found.compactMap(\.route.identifier))
        // A segue of the identifier that stays, or that other coordinators have, keeps the name.
        let gone = Set(found.flatMap { $0.route.transitions.map(\.place) })
        identifiers.subtract(performed.calls.bearers.filter { !gone.contains($0.place) }.map(\.identifier))
        identifiers.subtract(cluster.flatMap(\.preparedIdentifiers))
        return names.removals(of: identifiers, from: paths)
    }

    /// The new connections: outlets for popovers' anchors, and delegates of lists.
    private func newConnections(_ found: [CoordinatorRoutes.Found]) -> [NewOutletConnection] {
        let delegates = Set(found.flatMap(\.route.transitions).compactMap(triggers.newDelegate))
        return delegates.sorted { $0.source.place < $1.source.place }
            + found.flatMap { $0.popover.properties.flatMap(\.connections) }
    }

    private func documentEdits(_ found: [CoordinatorRoutes.Found], _ objectiveC: [ObjectiveCPart]) -> [FileEdit] {
        var editors: [String: DocumentEditor] = [:]
        var ids: [String: ObjectIDGenerator] = [:]
        // Taken out of the table, so that its edits are not copied for each one that is added.
        func editor(_ document: IBDocument) -> DocumentEditor {
            editors.removeValue(forKey: document.path) ?? DocumentEditor(document)
        }
        func generator(_ document: IBDocument) -> ObjectIDGenerator {
            let generator = ids[document.path] ?? ObjectIDGenerator(document)
            ids[document.path] = generator
            return generator
        }
        for connection in newConnections(found) {
            let document = connection.source.document
            var edited = editor(document)
            connection.insert(into: &edited, ids: generator(document))
            editors[document.path] = edited
        }
        for found in found {
            for transition in found.route.transitions {
                var edited = editor(transition.document)
                triggers.edit(&edited, for: transition, of: found.route, ids: generator(transition.document))
                editors[transition.document.path] = edited
            }
        }
        for part in objectiveC {
            for method in part.methods {
                for transition in method.way.transitions {
                    var edited = editor(transition.document)
                    let action = ObjectiveCWriter.actionName(for: method, of: part.owner)
                    edited.replaceSegue(
                        of: transition, byAction: action + ":", ids: generator(transition.document))
                    editors[transition.document.path] = edited
                }
            }
        }
        let transitions: [any SceneTransition] =
            found.flatMap(\.route.transitions) + objectiveC.flatMap(\.transitions)
        let shown = transitions.flatMap(\.destination.controllers)
        for controller in Set(shown).sorted(by: { $0.place < $1.place }) {
            guard let identifier = identifiers[controller] else { continue }
            var edited = editor(controller.document)
            edited.setAttribute("storyboardIdentifier", on: controller, to: identifier)
            editors[controller.document.path] = edited
        }
        let gone = Set(transitions.map(\.segue))
        return editors.sorted { $0.key < $1.key }.flatMap { path, editor -> [FileEdit] in
            var edited = editor
            UnusedReferences.remove(from: &edited, without: gone)
            return edited.edits.map { .replace(path: path, $0) }
        }
    }
}

extension Preparation {
    /// Whether `prepare(for:sender:)` stays, and is called with a segue that is made in code.
    var isSegue: Bool { if case .segue = self { true } else { false } }

    /// The way in which the destination is configured, in a few words; empty where nothing is done.
    var summary: String {
        switch self {
        case .nothing: ""
        case .method(let configuring):
            if configuring.inlined == nil, configuring.helper == nil {
                "configured by \(configuring.member.name)" + (configuring.reason.map { ", since \($0.words)" } ?? "")
            } else {
                "configured by the coordinator"
            }
        case .segue: "prepared by prepare(for:sender:)"
        }
    }
}

extension TransitionDestination {
    /// The class of the innermost content, or Interface Builder's name for the scene.
    var title: String {
        let shown = contents.last ?? controller
        return shown.customClass ?? shown.interfaceBuilderName ?? shown.name
    }
}

extension Route {
    /// The module that the document names for the segue's own class, unless it is the target's.
    fileprivate var moduleOfCustomSegue: String? {
        guard case .custom = transition.kind else { return nil }
        let element = transition.segue.element
        return element["customModuleProvider"] == "target" ? nil : element["customModule"]
    }
}
