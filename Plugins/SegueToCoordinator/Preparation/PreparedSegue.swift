import TransformKit

/// A segue as `prepare(for:sender:)` gets it: all that can decide what runs for it.
struct PreparedSegue: Hashable, Sendable {
    /// Nil for one without.
    let identifier: String?
    /// The controllers that it may lead to; empty where nobody can say, as for an unwind segue.
    let destinations: [Element]
    /// For each of `destinations` what that opens with, where it is a navigation controller.
    let contents: [Element?]
    /// Whether a method of the source makes the destination, which may be of a subclass then.
    let isMadeByCode: Bool
    /// The method that an unwind segue leads to, whoever has it.
    var unwindAction: String?
    /// The class whose `prepare(for:sender:)` is called.
    let sourceClass: SwiftClass
    let place: Place
    /// What its storyboards are called; empty where nobody said.
    var storyboards: Set<String> = []
}

extension PreparedSegue {
    /// What a route is for the class of one of its scenes.
    init(_ route: Route, sourceClass: SwiftClass) {
        let transitions = route.transitions.filter { $0.sourceClass == sourceClass }
        identifier = route.identifier
        destinations = transitions.flatMap(\.destination.controllers)
        // Copies of a scene hold scenes of the same classes; where they do not, there is no route.
        contents = transitions.flatMap { transition in
            transition.destination.controllers.map { _ in transition.destination.contents.first }
        }
        isMadeByCode = transitions.contains { $0.creationSelector != nil }
        self.sourceClass = sourceClass
        place = route.transition.place
        storyboards = Set(transitions.map(\.document.baseName))
    }

    /// A segue of any kind but containment; nil for that.
    init?(_ segue: Segue, sourceClass: SwiftClass, graph: ProjectGraph) {
        guard segue.kind != "relationship" else { return nil }
        identifier = segue.identifier
        isMadeByCode = segue.creationSelector != nil
        unwindAction = segue.unwindAction
        self.sourceClass = sourceClass
        place = segue.connection.place
        storyboards = [segue.element.document.baseName]
        guard segue.kind != "unwind", let element = segue.connection.destination else {
            (destinations, contents) = ([], [])
            return
        }
        destinations = Self.controllers(element, graph)
        contents = destinations.map { controller in
            guard controller.isNamed("navigationController") else { return nil }
            let root = controller.child(named: "connections")?.children(named: "segue").first {
                $0["relationship"] == "rootViewController"
            }
            return root?["destination"].flatMap(controller.document.object(id:)).flatMap {
                Self.controllers($0, graph).first
            }
        }
    }

    /// The same, where nobody can say what it leads to.
    var withoutDestinations: PreparedSegue {
        PreparedSegue(
            identifier: identifier, destinations: [], contents: [], isMadeByCode: isMadeByCode,
            unwindAction: unwindAction, sourceClass: sourceClass, place: place, storyboards: storyboards)
    }

    private static func controllers(_ element: Element, _ graph: ProjectGraph) -> [Element] {
        guard let reference = StoryboardReference(element) else { return [element] }
        guard case .controllers(let found) = graph.storyboards.destination(of: reference) else { return [] }
        return found
    }
}
