import ProjectGraph
import SourceText

/// The scenes of which a call opens one, as one box.
struct FlowChoice: Hashable {
    let destinations: [Int]
    let isTest: Bool
}

extension FlowBuilder {
    /// One call has no more arrows than these.
    private static let mostArrows = 256
    /// More ends than these are bundled where a call has too many arrows.
    private static let mostEnds = 16

    /// The ends of a call's arrows. Where scenes that share a name make too many, callers meet in their class, and the
    /// scenes are one choice: each is still led to, but not by each.
    mutating func bundled(
        _ sources: [Int], _ destinations: [Int], _ reference: CodeReference
    ) -> (sources: [Int], destinations: [Int]) {
        guard sources.count * destinations.count > Self.mostArrows else { return (sources, destinations) }
        return (
            sources.count > Self.mostEnds ? [meeting(of: sources, reference)] : sources,
            destinations.count > Self.mostEnds ? [choice(of: destinations, reference)] : destinations
        )
    }

    /// A box for the class of many scenes, to which they all lead.
    private mutating func meeting(of sources: [Int], _ reference: CodeReference) -> Int {
        let type = reference.enclosingType ?? reference.path.fileBaseName
        let id = FlowSceneID(document: reference.path, object: type)
        if let known = numbers[id] { return known }
        let node = FlowScene(
            id: id, kind: .code, title: type, controller: "", className: reference.enclosingType,
            storyboardIdentifier: nil, isInitial: false, place: Place(path: reference.path))
        let number = add(node, in: nil)
        addArrows(from: sources, to: [number], reference)
        return number
    }

    private mutating func choice(of destinations: [Int], _ reference: CodeReference) -> Int {
        let choice = FlowChoice(destinations: destinations, isTest: graph.isTest(reference.path))
        if let known = choices[choice] { return known }
        let title = "one of \(destinations.count) \(Self.words(for: reference))"
        var object = title
        var suffix = 2
        while numbers[FlowSceneID(document: reference.path, object: object)] != nil {
            object = "\(title) (\(suffix))"
            suffix += 1
        }
        let node = FlowScene(
            id: FlowSceneID(document: reference.path, object: object), kind: .choice, title: title, controller: "",
            className: nil, storyboardIdentifier: nil, isInitial: false, place: reference.place)
        let number = add(node, in: nil)
        choices[choice] = number
        addArrows(from: [number], to: destinations, reference)
        return number
    }

    private mutating func addArrows(from sources: [Int], to destinations: [Int], _ reference: CodeReference) {
        let isTest = graph.isTest(reference.path)
        for source in sources {
            for destination in destinations {
                transitions.append(
                    FlowTransition(
                        kind: .code, source: nodes[source].id, destination: nodes[destination].id,
                        places: [reference.place], isTest: isTest))
            }
        }
    }

    private static func words(for reference: CodeReference) -> String {
        switch reference.kind {
        case .initialScene: "initial scenes"
        case .nib: reference.names.count == 1 ? "nibs “\(reference.names[0])”" : "nibs"
        default: reference.names.count == 1 ? "scenes “\(reference.names[0])”" : "scenes"
        }
    }
}
