import ProjectGraph
import SourceText

/// The graph of an app's scenes and the transitions between them.
public struct AppFlow: Sendable {
    /// By id.
    public let scenes: [FlowScene]
    /// By source, then in the order of the documents.
    public let transitions: [FlowTransition]
    /// Storyboard references, used by a segue or not.
    public let references: [FlowReference]
    private let numbers: [FlowSceneID: Int]
    private let outgoing: [[Int]]
    private let incoming: [[Int]]

    /// Makes a flow of scenes and transitions; transitions from or to other scenes lead nowhere.
    public init(scenes: [FlowScene], transitions: [FlowTransition], references: [FlowReference] = []) {
        let scenes = scenes.sorted { $0.id < $1.id }
        let numbers = Dictionary(scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var outgoing = Array(repeating: [Int](), count: scenes.count)
        var incoming = outgoing
        for (place, transition) in transitions.enumerated() {
            guard let source = numbers[transition.source], let destination = numbers[transition.destination] else {
                continue
            }
            outgoing[source].append(place)
            incoming[destination].append(place)
        }
        self.scenes = scenes
        self.transitions = transitions
        self.references = references
        self.numbers = numbers
        self.outgoing = outgoing
        self.incoming = incoming
    }

    /// The scene of an id.
    public func scene(_ id: FlowSceneID) -> FlowScene? { numbers[id].map { scenes[$0] } }

    /// The arrows that leave a scene.
    public func transitions(from id: FlowSceneID) -> [FlowTransition] {
        numbers[id].map { outgoing[$0].map { transitions[$0] } } ?? []
    }

    /// The arrows that lead to a scene.
    public func transitions(to id: FlowSceneID) -> [FlowTransition] {
        numbers[id].map { incoming[$0].map { transitions[$0] } } ?? []
    }

    /// The flow among some of the scenes, with the arrows that satisfy a condition.
    public func restricted(
        to kept: Set<FlowSceneID>, where isKept: (FlowTransition) -> Bool = { _ in true }
    ) -> AppFlow {
        AppFlow(
            scenes: scenes.filter { kept.contains($0.id) },
            transitions: transitions.filter {
                kept.contains($0.source) && kept.contains($0.destination) && isKept($0)
            },
            references: references.filter { $0.destinations.contains { kept.contains($0) } })
    }

    /// The flow as a picture shows it: without what only tests do, and without types that only tests use.
    public var withoutTests: AppFlow {
        let used = Set(transitions.filter { !$0.isTest }.flatMap { [$0.source, $0.destination] })
        let kept = scenes.filter { ![.code, .choice].contains($0.kind) || used.contains($0.id) }.map(\.id)
        return restricted(to: Set(kept)) { !$0.isTest }
    }

    /// The flow in which a choice leads to the first of its scenes alone; its title says how many there are.
    public func withChoices(showing count: Int) -> AppFlow {
        let choices = Set(scenes.filter { $0.kind == .choice }.map(\.id))
        if choices.isEmpty { return self }
        var shown: [FlowSceneID: Int] = [:]
        let kept = transitions.filter { transition in
            guard choices.contains(transition.source) else { return true }
            shown[transition.source, default: 0] += 1
            return shown[transition.source, default: 0] <= count
        }
        return AppFlow(scenes: scenes, transitions: kept, references: references)
    }

    /// The flow without containers: what leads to one leads to all that it holds.
    public var withoutContainers: AppFlow {
        let containers = Set(scenes.filter(\.isContainer).map(\.id))
        var kept: [FlowTransition] = []
        for transition in transitions where !containers.contains(transition.source) {
            for content in contents(of: transition.destination, containers) {
                kept.append(transition.leading(to: content))
            }
        }
        var opened: [FlowSceneID: [FlowEntry]] = [:]
        for scene in scenes where scene.isContainer && !scene.entries.isEmpty {
            for content in contents(of: scene.id, containers) { opened[content, default: []] += scene.entries }
        }
        let scenes = scenes.filter { !$0.isContainer }.map { scene in
            var scene = scene
            scene.entries = Array(Set(scene.entries + (opened[scene.id] ?? []))).sorted()
            return scene
        }
        return AppFlow(scenes: scenes, transitions: kept, references: references)
    }

    /// The scenes that a container holds, containers in it looked through; a scene that is none holds itself.
    private func contents(of id: FlowSceneID, _ containers: Set<FlowSceneID>) -> [FlowSceneID] {
        guard containers.contains(id) else { return [id] }
        var found: [FlowSceneID] = []
        var seen: Set<FlowSceneID> = [id]
        var open = [id]
        while let next = open.popLast() {
            for transition in transitions(from: next) where transition.kind != .unwind {
                guard seen.insert(transition.destination).inserted else { continue }
                if containers.contains(transition.destination) {
                    open.append(transition.destination)
                } else {
                    found.append(transition.destination)
                }
            }
        }
        return found.sorted()
    }
}

extension FlowTransition {
    fileprivate func leading(to destination: FlowSceneID) -> FlowTransition {
        var transition = FlowTransition(
            kind: kind, source: source, destination: destination, segueKind: segueKind, identifier: identifier,
            relationship: relationship, unwindAction: unwindAction, trigger: trigger, places: places,
            references: references, isTest: isTest)
        transition.performed = performed
        return transition
    }
}
