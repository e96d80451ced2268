import InterfaceBuilder
import ProjectGraph
import SourceText

extension FlowBuilder {
    /// Adds an arrow for every segue, storyboard references followed to the scene that they stand for.
    mutating func addSegues() {
        let handlers = unwindHandlers()
        for document in storyboards.storyboards {
            var targets: [String: FlowTarget] = [:]
            for reference in document.scenes.compactMap(\.storyboardReference) {
                guard let id = reference.element.id else { continue }
                let target = resolve(reference)
                targets[id] = target
                references.append(
                    FlowReference(place: reference.element.place, destinations: target.numbers.map { nodes[$0].id }))
            }
            for segue in document.segues { add(segue, in: document, targets, handlers) }
        }
    }

    private mutating func add(
        _ segue: Segue, in document: IBDocument, _ targets: [String: FlowTarget], _ handlers: [FlowKey: [Int]]
    ) {
        guard let source = segue.connection.source, let sceneID = segue.sourceController?.id,
            let sourceNumber = numbers[FlowSceneID(document: document.path, object: sceneID)]
        else { return }
        var destinations: [Int]
        var references: [Place] = []
        if segue.kind == "unwind" {
            let key = FlowKey(name: segue.unwindAction ?? "", region: storyboards.region(of: document.path))
            destinations = handlers[key] ?? []
        } else {
            guard let id = segue.connection.destinationID else { return }
            if let target = targets[id] {
                (destinations, references) = (target.numbers, target.passed)
            } else {
                destinations = scene(ofObject: id, in: document).map { [$0] } ?? []
            }
        }
        for destination in destinations {
            transitions.append(transition(segue, from: sourceNumber, to: destination, source, references))
            guard let identifier = segue.identifier else { continue }
            let key = FlowKey(name: identifier, region: storyboards.region(of: document.path))
            seguesByIdentifier[key, default: []].append(transitions.count - 1)
        }
    }

    private func transition(
        _ segue: Segue, from source: Int, to destination: Int, _ object: Element, _ references: [Place]
    ) -> FlowTransition {
        let kind: FlowTransition.Kind =
            switch segue.kind {
            case "relationship": .relationship
            case "embed": .embed
            case "unwind": .unwind
            default: .segue
            }
        let isController = object.id == nodes[source].id.object
        return FlowTransition(
            kind: kind, source: nodes[source].id, destination: nodes[destination].id, segueKind: segue.kind,
            identifier: segue.identifier, relationship: segue.relationship, unwindAction: segue.unwindAction,
            trigger: isController ? nil : Self.triggerName(object), places: [segue.connection.place],
            references: references)
    }

    /// The name that a person sees on the object: a cell without a label of its own is named by the text in it.
    private static func triggerName(_ object: Element) -> String? {
        let isNamed =
            object.userLabel != nil || object["title"]?.isEmpty == false
            || object.child(named: "state")?["title"] != nil
        if isNamed { return object.interfaceBuilderName }
        if let item = object["systemItem"] { return item.spacedWords }
        let text = object.descendants.lazy.filter { $0.isNamed("label") }.compactMap { $0["text"] }
            .first { text in text.contains { !$0.isWhitespace } }
        return text ?? object.interfaceBuilderName
    }

    /// The scene of an object that a segue ends at: nearly always the controller itself.
    private func scene(ofObject id: String, in document: IBDocument) -> Int? {
        if let number = numbers[FlowSceneID(document: document.path, object: id)] { return number }
        guard let object = document.object(id: id), let controller = document.scene(holding: object)?.controller?.id
        else { return nil }
        return numbers[FlowSceneID(document: document.path, object: controller)]
    }

    // MARK: Storyboard references

    /// Follows a reference, and the references that it leads to, to scenes or out of the project.
    private mutating func resolve(_ reference: StoryboardReference) -> FlowTarget {
        let passed = [reference.element.place]
        let found = graph.finalControllers(of: reference.element).compactMap { controller in
            controller.id.flatMap { numbers[FlowSceneID(document: controller.document.path, object: $0)] }
        }
        return FlowTarget(numbers: found.isEmpty ? [addOutside(reference)] : found, passed: passed)
    }

    private mutating func addOutside(_ reference: StoryboardReference) -> Int {
        let document = reference.element.document
        let region = storyboards.region(of: document.path)
        let storyboard = reference.storyboardName ?? document.path.fileBaseName
        let folder = region.isEmpty ? "" : region + "/"
        let identifier = reference.referencedIdentifier ?? ""
        let node = FlowScene(
            id: FlowSceneID(document: "outside:\(folder)\(storyboard).storyboard", object: identifier),
            kind: .outside, title: identifier.isEmpty ? "\(storyboard) (initial scene)" : identifier, controller: "",
            className: nil, storyboardIdentifier: reference.referencedIdentifier, isInitial: false,
            place: reference.element.place)
        return add(node, in: nil)
    }

    // MARK: Unwinding

    /// In each region, the scenes whose class has an action of a selector that an unwind segue names.
    private func unwindHandlers() -> [FlowKey: [Int]] {
        var wanted: [FlowKey: [Int]] = [:]
        for document in storyboards.storyboards {
            for action in document.segues.compactMap(\.unwindAction) {
                wanted[FlowKey(name: action, region: storyboards.region(of: document.path))] = []
            }
        }
        if wanted.isEmpty { return [:] }
        let selectors = Dictionary(grouping: wanted.keys, by: \.region).mapValues { Set($0.map(\.name)) }
        for (number, node) in nodes.enumerated() {
            guard let document = documents[number], let controller = document.object(id: node.id.object) else {
                continue
            }
            let region = storyboards.region(of: document.path)
            guard let selectors = selectors[region], let resolution = graph.classes.resolve(controller) else {
                continue
            }
            for selector in handled(by: resolution, selectors) {
                wanted[FlowKey(name: selector, region: region), default: []].append(number)
            }
        }
        return wanted
    }

    private func handled(by resolution: ClassResolution, _ selectors: Set<String>) -> [String] {
        let actions = Ancestry.all(of: resolution, in: graph).flatMap {
            $0.swift.flatMap(\.actions).map(\.selector) + $0.objectiveC.flatMap(\.actions)
        }
        return Set(actions).intersection(selectors).sorted()
    }
}

/// The scenes that a storyboard reference leads to, and the references on the way there.
struct FlowTarget {
    let numbers: [Int]
    let passed: [Place]
}
