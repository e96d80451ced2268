import InterfaceBuilder
import Navigation
import ObjectiveCCode
import TransformKit

/// A way from a class of Objective-C to a screen, before it has the name of a method.
struct ObjectiveCWay: Hashable, Sendable {
    let identifier: String?
    let transitions: [ObjectiveCTransition]
    let lookup: SceneLookup
    /// The messages of the class that perform the segue.
    let calls: [SegueCall]
    let configuration: ObjectiveCConfiguration?
    /// The rows of tables that start it.
    let rows: [ObjectiveCRow]

    var transition: ObjectiveCTransition { transitions[0] }
    /// The transitions that a control, a bar button item or a gesture recognizer starts.
    var triggered: [ObjectiveCTransition] { transitions.filter { $0.trigger != .code && !$0.trigger.isCell } }
}

/// The ways of one class, all of which become methods of a coordinator.
struct ObjectiveCScreen: Sendable {
    let owner: ObjectiveCOwner
    let ways: [ObjectiveCWay]
    /// The edits that take what became methods out of `prepareForSegue:sender:`.
    let preparationEdits: [TextEdit]
    /// The method that answers the selection of rows; nil where the class has none.
    let selection: ObjectiveCMethodCode?
    /// Whether the class has its own `shouldPerformSegueWithIdentifier:sender:`.
    let callsShouldPerform: Bool
}

/// Decides which classes of Objective-C leave their segues to a coordinator. A class moves whole or not at all.
struct ObjectiveCRoutes {
    private(set) var screens: [ObjectiveCScreen] = []
    /// The segues that stay, with their obstacles.
    private(set) var left: [(transition: ObjectiveCTransition, obstacle: Obstacle)] = []
    /// Storyboard identifiers to set on destinations.
    private(set) var identifiers: [Element: String] = [:]

    private let graph: ProjectGraph
    private let performed: PerformedSegues
    private let mayEdit: (String) -> Bool

    /// - Parameters:
    ///   - transitions: those that the recipe selects.
    ///   - lookups: where scenes are found; those of Swift have their identifiers already.
    init(
        _ transitions: [ObjectiveCTransition], in graph: ProjectGraph, performed: PerformedSegues,
        lookups: inout SceneLookups, mayEdit: @escaping (String) -> Bool
    ) {
        self.graph = graph
        self.performed = performed
        self.mayEdit = mayEdit
        guard !transitions.isEmpty else { return }
        let reader = ObjectiveCOwnerReader(graph, mayEdit: mayEdit)
        var order: [String] = []
        var byClass: [String: [ObjectiveCTransition]] = [:]
        for transition in transitions {
            let key = transition.sourcePath + "#" + transition.sourceName
            if byClass[key] == nil { order.append(key) }
            byClass[key, default: []].append(transition)
        }
        for key in order {
            let all = byClass[key] ?? []
            do throws(Obstacle) {
                let owner = try reader.owner(of: all[0].parts)
                try add(owner, all, &lookups)
            } catch {
                left += all.map { ($0, error) }
            }
        }
        let shown = Set(screens.flatMap(\.ways).flatMap(\.transitions).flatMap(\.destination.controllers))
        identifiers = lookups.given.filter { shown.contains($0.key) }
    }

    // MARK: One class

    private mutating func add(
        _ owner: ObjectiveCOwner, _ transitions: [ObjectiveCTransition], _ lookups: inout SceneLookups
    ) throws(Obstacle) {
        let preparation = try ObjectiveCPreparations(owner, graph)
        var ways: [ObjectiveCWay] = []
        var obstacles: [(transitions: [ObjectiveCTransition], obstacle: Obstacle)] = []
        for group in Self.groups(transitions) {
            do throws(Obstacle) {
                ways.append(try way(of: group, owner, preparation, &lookups))
            } catch {
                obstacles.append((group, error))
            }
        }
        // What nothing performs is no reason for the others to stay.
        let unused = obstacles.filter { $0.obstacle.code == .neverPerformed }
        if let (first, obstacle) = obstacles.first(where: { $0.obstacle.code != .neverPerformed }) {
            left += obstacles.flatMap { group, obstacle in group.map { ($0, obstacle) } }
            left += ways.flatMap(\.transitions).map { ($0, Self.staying(because: first[0], obstacle, owner)) }
            return
        }
        left += unused.flatMap { group, obstacle in group.map { ($0, obstacle) } }
        guard !ways.isEmpty else { return }
        let gone = ways.map { prepared($0.transitions) }
        let staying = staying(of: owner, besides: ways)
        do throws(Obstacle) {
            if let alike = ways.first(where: { way in
                way.identifier != nil && staying.contains { $0.identifier == way.identifier }
            }) {
                throw Obstacle(
                    code: .notSelected,
                    reason: "code that performs it also performs another segue of \(owner.name), which stays",
                    place: alike.transition.place)
            }
            let edits = try preparation.own.edits(
                without: gone, staying: staying, isFirst: owner.preparing == nil)
            screens.append(
                ObjectiveCScreen(
                    owner: owner, ways: ways, preparationEdits: edits,
                    selection: try ObjectiveCSelectionReader(owner: owner, graph: graph).method(),
                    callsShouldPerform: owner.parts.flatMap(\.methods).contains {
                        $0.selector == "shouldPerformSegueWithIdentifier:sender:"
                    }))
        } catch {
            left += ways.flatMap(\.transitions).map { ($0, error) }
        }
    }

    private static func staying(
        because transition: ObjectiveCTransition, _ obstacle: Obstacle, _ owner: ObjectiveCOwner
    ) -> Obstacle {
        let name = transition.identifier.map { "\"\($0)\"" } ?? transition.segue.element.id ?? ""
        return Obstacle(
            code: .classStays, reason: "segue \(name) of \(owner.name) stays, since \(obstacle.reason)",
            place: obstacle.place)
    }

    /// Segues of one identifier together, each without one for itself.
    private static func groups(_ transitions: [ObjectiveCTransition]) -> [[ObjectiveCTransition]] {
        var groups: [[ObjectiveCTransition]] = []
        for transition in transitions {
            let known = groups.firstIndex {
                transition.identifier != nil && $0[0].identifier == transition.identifier
            }
            if let known { groups[known].append(transition) } else { groups.append([transition]) }
        }
        return groups
    }

    // MARK: One way

    private func way(
        of transitions: [ObjectiveCTransition], _ owner: ObjectiveCOwner, _ preparation: ObjectiveCPreparations,
        _ lookups: inout SceneLookups
    ) throws(Obstacle) -> ObjectiveCWay {
        for transition in transitions { try check(transition, owner) }
        let first = transitions[0]
        for other in transitions.dropFirst() {
            guard other.kind == first.kind, other.isAnimated == first.isAnimated,
                other.destination.classNames == first.destination.classNames
            else {
                throw Obstacle(
                    code: .scenesDiffer,
                    reason: "segues of one identifier lead to different scenes or show them in different ways",
                    place: other.place)
            }
        }
        let calls = try calls(of: first.identifier, owner, preparation)
        if calls.isEmpty, transitions.allSatisfy({ $0.trigger == .code }) {
            throw Obstacle(
                code: .neverPerformed, reason: "no code performs it, and nothing in its scene starts it",
                place: first.place)
        }
        return ObjectiveCWay(
            identifier: first.identifier, transitions: transitions,
            lookup: try lookups.lookup(for: transitions, mayEdit: mayEdit), calls: calls,
            configuration: try preparation.configuration(for: prepared(transitions)), rows: try rows(transitions, owner)
        )
    }

    private func rows(
        _ transitions: [ObjectiveCTransition], _ owner: ObjectiveCOwner
    ) throws(Obstacle) -> [ObjectiveCRow] {
        let reader = ObjectiveCSelectionReader(owner: owner, graph: graph)
        var rows: [ObjectiveCRow] = []
        for transition in transitions {
            if let row = try reader.row(of: transition) { rows.append(row) }
        }
        return rows
    }

    private func check(_ transition: ObjectiveCTransition, _ owner: ObjectiveCOwner) throws(Obstacle) {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: transition.place)
        }
        let path = transition.document.path
        guard mayEdit(path) else { throw obstacle(.notSelected, "the recipe leaves \(path) out") }
        let builders = Set(graph.targets.targets(of: path))
        guard !builders.isDisjoint(with: graph.targets.targets(of: owner.path)) else {
            throw obstacle(.documentNotBuilt, "no target builds \(path), so nothing shows it")
        }
        let systems = graph.targets.targets(of: owner.path).flatMap(\.platforms)
        switch transition.kind {
        case .presentation(let style?, _) where systems.contains(.tvOS) && systems.contains(.iOS):
            throw obstacle(
                .objectiveCKind, "\(owner.name) is built for tvOS as well, which may lack the style \(style)")
        case .show, .showDetail, .push, .replace, .presentation: break
        case .popover, .custom:
            throw obstacle(
                .objectiveCKind,
                "\(owner.name) is written in Objective-C, and its segue is of kind \(transition.segue.kind ?? "")")
        }
        if transition.segue.creationSelector != nil {
            throw obstacle(
                .objectiveCKind, "\(owner.name) is written in Objective-C, and a segue action makes the scene")
        }
        if transition.segue.element.children.contains(where: { $0.isNamed("segue") }) {
            throw obstacle(.peekAndPop, "its preview and commit segues have no equivalent in code")
        }
        if let relationship = graph.containedCreation(in: transition) {
            throw Obstacle(
                code: .containedSegueAction, reason: "what its container holds is made by a segue action",
                place: relationship.connection.place)
        }
        switch transition.trigger {
        case .accessory, .item:
            throw obstacle(
                .objectiveCTrigger,
                "\(owner.name) is written in Objective-C, and a \(transition.trigger.word) starts it")
        default: break
        }
        _ = try ActionSender(of: transition)
        if case .barButtonItem(let item) = transition.trigger {
            if let action = item.connections(of: .action).first {
                throw obstacle(
                    .barButtonAction,
                    "its bar button item also sends \(action.selector ?? "an action"), and can do only one of the two")
            }
            if item.connections(of: .segue).count > 1 {
                throw obstacle(
                    .barButtonSegues, "its bar button item has several segues, and can perform only one of them")
            }
        }
    }

    /// The messages that perform a segue of a class: all of them on itself, by an identifier that is known.
    private func calls(
        of identifier: String?, _ owner: ObjectiveCOwner, _ preparation: ObjectiveCPreparations
    ) throws(Obstacle) -> [SegueCall] {
        guard let identifier else { return [] }
        var found: [SegueCall] = []
        for call in performed.calls.all where call.mayPerform(identifier) && graph.isNear(call.path, owner.path) {
            func obstacle(_ reason: String) -> Obstacle {
                Obstacle(code: .objectiveCCall, reason: reason, place: call.place)
            }
            switch call.performer {
            case .classes: continue
            case .conformers(let name):
                guard owner.isExtendedInSwift else { continue }
                throw obstacle("an extension of \(name) performs it, to which Swift may let \(owner.name) conform")
            case .objectiveC(let name) where !owner.relatives.contains(name): continue
            case .objectiveC(let name):
                guard name == owner.name, call.path == owner.path else {
                    throw obstacle("code of \(name) performs it")
                }
                guard call.isExact, call.names == [identifier] else {
                    throw obstacle("which segue \(owner.name) performs there is not known before it runs")
                }
                if preparation.own.method?.range.contains(call.range.lowerBound) == true {
                    throw obstacle("it is performed while another segue is prepared")
                }
                guard let message = owner.message(of: call), owner.source.string(message.receiver) != "super" else {
                    throw obstacle("the call cannot be taken apart")
                }
                found.append(call)
            case .anyController:
                throw obstacle(
                    call.isExact ? "other code performs it" : "other code performs a segue that is not known there")
            }
        }
        return found
    }

    // MARK: What conditions see

    private func prepared(_ transitions: [ObjectiveCTransition]) -> ObjectiveCPreparation.Prepared {
        ObjectiveCPreparation.Prepared(
            identifier: transitions[0].identifier,
            destinationClasses: transitions.flatMap(\.destination.controllers).map(classes))
    }

    /// The class of a controller with all above it; nil where they are not known to the end.
    private func classes(of controller: Element) -> Set<String>? {
        guard let name = controller.customClass else {
            return ControllerClasses.name(of: controller).flatMap(ControllerClasses.chain)
        }
        let found = Ancestry.all(
            of: graph.classes.resolve(name, module: controller.customModule, from: controller.document.path), in: graph)
        guard found.count == 1, let ancestry = found.first, ancestry.isComplete, let outer = ancestry.outerName,
            let above = ControllerClasses.chain(of: outer)
        else { return nil }
        return ancestry.names.union(above)
    }

    /// The segues of the class's scenes that stay and are prepared: embedded ones, those that unwind, and what nothing
    /// performs.
    private func staying(
        of owner: ObjectiveCOwner, besides ways: [ObjectiveCWay]
    ) -> [ObjectiveCPreparation.Prepared] {
        let gone = Set(ways.flatMap(\.transitions).map(\.segue))
        return graph.documents.filter { $0.kind.form == .storyboard && graph.isNear($0.path, owner.path) }
            .flatMap(\.segues).filter { segue in
                !gone.contains(segue) && segue.sourceController?.customClass == owner.name
                    && segue.kind != "relationship"
            }
            .map { segue in
                let shown = segue.connection.destination.map { graph.finalControllers(of: $0) } ?? []
                return ObjectiveCPreparation.Prepared(
                    identifier: segue.identifier,
                    destinationClasses: segue.unwindAction == nil && !shown.isEmpty ? shown.map(classes) : [nil])
            }
    }
}
