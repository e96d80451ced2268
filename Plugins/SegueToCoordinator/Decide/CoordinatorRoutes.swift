import Navigation
import TransformKit

/// Decides which routes of a project become methods of coordinators, and collects the obstacles of the others.
struct CoordinatorRoutes {
    /// A route that becomes a method, with everything that the method is made from.
    struct Found: Hashable, Sendable {
        let route: Route
        /// One way for all systems, or one for each, iOS first.
        let ways: [SystemWay]
        let creation: CreationCall?
        let popover: PopoverCode
        /// Whether no code prepares the destination.
        var isUnprepared = false

        /// The same with another method.
        func with(_ method: NavigationMethod) -> Found {
            let route = Route(
                owner: route.owner, identifier: route.identifier, transitions: route.transitions, method: method)
            return Found(route: route, ways: ways, creation: creation, popover: popover, isUnprepared: isUnprepared)
        }

        static func == (left: Found, right: Found) -> Bool { left.route == right.route }
        func hash(into hasher: inout Hasher) { hasher.combine(route) }
    }

    /// The lookup of a route's destination on one system.
    struct SystemWay: Hashable, Sendable {
        let system: DocumentKind.Platform
        /// The transitions in storyboards of the system.
        let transitions: [Transition]
        let lookup: SceneLookup
    }

    private(set) var found: [Found] = []
    /// The routes of each owner, in their order; the owner with the first route comes first.
    var foundByOwner: [(owner: SwiftClass, found: [Found])] {
        let byOwner = Dictionary(grouping: found, by: \.route.owner)
        var seen: Set<SwiftClass> = []
        return found.map(\.route.owner).filter { seen.insert($0).inserted }.map { ($0, byOwner[$0] ?? []) }
    }

    /// Transitions that stay segues, with their obstacles.
    private(set) var left: [(transition: Transition, obstacle: Obstacle)] = []
    /// Storyboard identifiers to set on destinations.
    private(set) var identifiers: [Element: String] = [:]
    /// Where scenes are found, with the identifiers that they got.
    private(set) var lookups: SceneLookups
    /// Members and edits that routes need apart from calls and triggers, by owner.
    private(set) var additions: [SwiftClass: ClassAdditions] = [:]
    /// The facts of each owner that was examined.
    private(set) var owners: [SwiftClass: OwnerFacts] = [:]

    /// The coordinators that the project has already.
    let existing: ExistingCoordinators

    private let graph: ProjectGraph
    private let sharedFiles: Set<String>
    /// Files that read `storyboardSegueTemplates`, a private property of view controllers with their segues.
    private let templateReaders: [String]
    private let mayEdit: (String) -> Bool
    private let performed: PerformedSegues
    private let triggers: TriggerReplacement
    private let chosen: Set<Transition>
    private let dropsPreviews: Bool

    init(
        _ transitions: [Transition], in graph: ProjectGraph, performed: PerformedSegues, triggers: TriggerReplacement,
        preparations: SeguePreparations, dropsPreviews: Bool = false, mayEdit: @escaping (String) -> Bool
    ) {
        self.graph = graph
        self.dropsPreviews = dropsPreviews
        sharedFiles = graph.extensionsOfControllers
        let code = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        templateReaders = code.filter { $0.contains("storyboardSegueTemplates" as StaticString) }.map(\.path)
        self.mayEdit = mayEdit
        self.performed = performed
        self.triggers = triggers
        chosen = Set(transitions)
        let drafts = RouteDraft.all(
            of: transitions, owner: performed.calls.owner,
            isPerformed: { !performed.calls.performing($0, from: $1).isEmpty })
        lookups = SceneLookups(graph)
        let existing = ExistingCoordinators(graph, mayEdit: mayEdit)
        self.existing = existing
        var names = RouteNames(graph, drafts: drafts, existing: existing)
        var properties = PropertyNames(graph, existing)
        for whole in drafts {
            guard let (draft, ways) = possible(whole) else { continue }
            do throws(Obstacle) {
                let creation = try creation(of: draft)
                let method = NavigationMethod(
                    property: properties.name(for: draft.owner, facts(of: draft.owner)),
                    name: names.makeName(for: draft))
                let route = Route(
                    owner: draft.owner, identifier: draft.identifier, transitions: draft.transitions, method: method)
                found.append(
                    Found(route: route, ways: ways, creation: creation?.call, popover: try popover(of: route)))
                creation.map { add($0.additions, to: draft.owner) }
            } catch {
                refuse(draft, error)
            }
        }
        settleGeneratedSymbols()
        found = RouteSenders(performed, triggers, preparations).decided(found)
        for found in found {
            for property in found.popover.properties {
                additions[found.route.owner, default: ClassAdditions()].append(property.additions)
            }
        }
        let shown = Set(found.flatMap { $0.route.transitions.flatMap(\.destination.controllers) })
        identifiers = lookups.given.filter { shown.contains($0.key) }
    }

    /// Lets the methods of some routes take the view controller of their class alone.
    mutating func separate(_ apart: Set<Route>) {
        found = found.map { found in
            guard apart.contains(found.route) else { return found }
            var method = found.route.method
            method.takesAnyController = false
            return found.with(method)
        }
    }

    /// Adds what makes a segue action visible, once where several routes use it.
    private mutating func add(_ more: ClassAdditions, to owner: SwiftClass) {
        guard additions[owner]?.methods.contains(where: more.methods.contains) != true else { return }
        additions[owner, default: ClassAdditions()].append(more)
    }

    // MARK: Obstacles

    /// Whether some target builds the class and none builds the document.
    private static func isUnbuilt(_ transition: Transition, in graph: ProjectGraph) -> Bool {
        graph.targets.targets(of: transition.document.path).isEmpty
            && !graph.targets.targets(of: transition.sourceClass.declaration.path).isEmpty
    }

    /// A draft with the lookups of its scene. Scenes that no target builds are included where they agree and are in a
    /// copy of a storyboard that a target builds; else they stay.
    private mutating func possible(
        _ all: RouteDraft
    ) -> (draft: RouteDraft, ways: [SystemWay])? {
        func draft(_ transitions: [Transition]) -> RouteDraft {
            RouteDraft(owner: all.owner, identifier: all.identifier, transitions: transitions)
        }
        let built = draft(all.transitions.filter { !Self.isUnbuilt($0, in: graph) })
        let names = Set(built.transitions.map(\.document.baseName))
        let whole = draft(all.transitions.filter { names.contains($0.document.baseName) })
        refuse(all.transitions.filter { !names.contains($0.document.baseName) })
        guard !built.transitions.isEmpty else { return nil }
        let unbuilt = whole.transitions.filter { Self.isUnbuilt($0, in: graph) }
        do {
            return (whole, try ways(for: whole))
        } catch {
            refuse(unbuilt)
            if !unbuilt.isEmpty, let ways = try? ways(for: built) { return (built, ways) }
            refuse(built, error)
            return nil
        }
    }

    private mutating func refuse(_ unbuilt: [Transition]) {
        left += unbuilt.map { transition in
            let reason = "no target builds \(transition.document.path), so nothing shows it"
            return (transition, Obstacle(code: .documentNotBuilt, reason: reason, place: transition.place))
        }
    }

    private mutating func ways(for draft: RouteDraft) throws(Obstacle) -> [SystemWay] {
        if let obstacle = obstacle(to: draft) { throw obstacle }
        let systems = draft.bySystem
        if draft.isUniform, let whole = try? lookups.lookup(for: draft.transitions, mayEdit: mayEdit) {
            return [SystemWay(system: systems[0].system, transitions: draft.transitions, lookup: whole)]
        }
        return try systems.map { system, transitions throws(Obstacle) in
            let lookup = try lookups.lookup(for: transitions, mayEdit: mayEdit)
            return SystemWay(system: system, transitions: transitions, lookup: lookup)
        }
    }

    private mutating func refuse(_ draft: RouteDraft, _ obstacle: Obstacle) {
        left += draft.transitions.map { ($0, obstacle) }
    }

    private mutating func facts(of owner: SwiftClass) -> OwnerFacts {
        if let known = owners[owner] { return known }
        let made = OwnerFacts(
            owner, in: graph, shared: sharedFiles, old: triggers.facts.oldSwift, mayEdit: mayEdit)
        owners[owner] = made
        return made
    }

    private mutating func obstacle(to draft: RouteDraft) -> Obstacle? {
        if let reader = templateReaders.first(where: {
            graph.projectFolder(of: $0) == graph.projectFolder(of: draft.owner.declaration.path)
        }) {
            return Obstacle(
                code: .readsSegueTemplates,
                reason: "\(reader) looks through the segues of view controllers (storyboardSegueTemplates)",
                place: Place(path: reader))
        }
        for type in [draft.owner] + draft.transitions.map(\.sourceClass) {
            if let obstacle = facts(of: type).obstacle { return obstacle }
        }
        if let document = draft.transitions.map(\.document).first(where: { !mayEdit($0.path) }) {
            return Obstacle(
                code: .notSelected, reason: "the recipe leaves \(document.path) out",
                place: Place(path: document.path))
        }
        if let disagreement = draft.disagreement ?? unselected(draft) { return disagreement }
        for transition in draft.transitions {
            if let obstacle = preview(of: transition) ?? triggers.obstacle(for: transition) { return obstacle }
            if let obstacle = CustomSegues(graph: graph).obstacle(to: transition)
                ?? containedCreationObstacle(transition)
            {
                return obstacle
            }
            if draft.identifier != nil, let obstacle = performed.obstacle(for: transition) { return obstacle }
        }
        return draft.transitions.allSatisfy(performed.isNeverPerformed)
            ? NeverPerformed.obstacle(to: draft.transitions[0]) : nil
    }

    /// Keeps the segues whose generated symbols code needs, and replaces symbols by strings where code can do without.
    private mutating func settleGeneratedSymbols() {
        let facts = triggers.facts
        let symbols = GeneratedSegueSymbols(
            of: found.map(\.route), graph: graph, performed: performed, mayEdit: mayEdit,
            transitions: { facts.transitions(of: $0) })
        leave(symbols.obstacles(to: found.map(\.route)))
        for (route, path, edits) in symbols.edits(for: found.map(\.route)) {
            additions[route.owner, default: ClassAdditions()].edits[path, default: []] += edits
        }
    }

    private mutating func leave(_ obstacles: [Route: Obstacle]) {
        for route in found.map(\.route) {
            guard let obstacle = obstacles[route] else { continue }
            left += route.transitions.map { ($0, obstacle) }
        }
        found.removeAll { obstacles[$0.route] != nil }
    }

    private func preview(of transition: Transition) -> Obstacle? {
        guard transition.isPreviewed, !dropsPreviews else { return nil }
        return Obstacle(
            code: .peekAndPop,
            reason: "its preview and commit segues have no equivalent in code; `previews: drop` does without them",
            place: transition.place)
    }

    // MARK: Selections

    /// The obstacle where a call or a list's method performs a segue of the draft and one that the recipe does not
    /// select: it cannot be rewritten for one of them alone.
    private func unselected(_ draft: RouteDraft) -> Obstacle? {
        guard let identifier = draft.identifier else { return nil }
        let others = triggers.facts.transitions(of: identifier).filter { other in
            !chosen.contains(other) && graph.classes.chain(of: other.sourceClass).contains(draft.owner)
        }
        let calls = Set(draft.transitions.flatMap { performed.calls.performing(identifier, from: $0.sourceClass) })
        // The method of a list's selection runs for the cells of every scene of the class.
        let lists = Set(draft.transitions.filter(\.trigger.isCell).map(\.trigger.word))
        guard
            let other = others.first(where: { other in
                lists.contains(other.trigger.word)
                    || calls.contains { performed.calls.mayPerform($0, on: other.sourceClass) }
            })
        else { return nil }
        return Obstacle(
            code: .notSelected,
            reason: "the code that performs it also performs that of \(other.sourceClass.name), which the recipe "
                + "leaves out",
            place: other.place)
    }

    // MARK: Popovers

    private func popover(of route: Route) throws(Obstacle) -> PopoverCode {
        let isPerformed = route.transitions.contains { transition in
            transition.identifier.map { !performed.calls.performing($0, from: transition.sourceClass).isEmpty } ?? false
        }
        let anchors = PopoverAnchors(facts: triggers.facts)
        let anchor = try anchors.anchor(of: route, isPerformedByCode: isPerformed)
        let views = try anchors.passthroughViews(of: route)
        return PopoverCode(route.transition, anchor: anchor, passthroughViews: views)
    }

    // MARK: Segue actions

    private func creation(of draft: RouteDraft) throws(Obstacle) -> CreationCalls.Found? {
        let first = draft.transitions[0]
        guard let selector = first.creationSelector else { return nil }
        // Segue actions and the calls with a creator came with the same systems, so deployment targets need no check.
        if let found = try CreationCalls(graph: graph).call(of: selector, in: draft) { return found }
        throw Obstacle(
            code: .segueAction, reason: "its segue action \(selector) is not a method of \(draft.owner.name)",
            place: first.place)
    }

    /// The obstacle where the destination is a container whose content a segue action creates: UIKit finds the action
    /// through this segue only, not for a container that a coordinator creates by its identifier.
    private func containedCreationObstacle(_ transition: Transition) -> Obstacle? {
        guard let relationship = graph.containedCreation(in: transition) else { return nil }
        return Obstacle(
            code: .containedSegueAction,
            reason:
                "the \(transition.destination.controller.interfaceBuilderName ?? "container") that it opens has "
                + "what it holds "
                + "made by the segue action \(relationship.creationSelector ?? "") of "
                + "\(transition.sourceClass.name), which is found "
                + "through this segue alone", place: relationship.connection.place)
    }
}
