import Navigation
import TransformKit

/// Finds classes and routes again in a graph whose Swift was edited and whose documents were not.
struct EditedGraph {
    let graph: ProjectGraph
    private var classes: [ClassKey: [SwiftClass]] = [:]
    private let transitions: [SegueKey: Transition]

    /// The file and name of a class, which the edits keep.
    private struct ClassKey: Hashable {
        let path: String
        let name: String
    }

    /// The document of a segue and its place among the elements, which the edits keep.
    private struct SegueKey: Hashable {
        let path: String
        let place: Int
    }

    init(_ graph: ProjectGraph) {
        self.graph = graph
        for type in graph.classes.swiftClasses {
            classes[ClassKey(path: type.declaration.path, name: type.name), default: []].append(type)
        }
        let found = TransitionReader(graph).transitions.map { transition in
            (SegueKey(path: transition.document.path, place: transition.segue.element.index), transition)
        }
        transitions = Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// The class of the same name in the same file; nil where there are none or several.
    func type(_ type: SwiftClass) -> SwiftClass? {
        let found = classes[ClassKey(path: type.declaration.path, name: type.name)] ?? []
        return found.count == 1 ? found[0] : nil
    }

    /// The same route with the later graph's class and transitions; nil where one of them was not found.
    func route(_ route: Route) -> Route? {
        guard let owner = type(route.owner) else { return nil }
        let found = route.transitions.compactMap { transition in
            transitions[SegueKey(path: transition.document.path, place: transition.segue.element.index)]
        }
        guard found.count == route.transitions.count else { return nil }
        return Route(owner: owner, identifier: route.identifier, transitions: found, method: route.method)
    }
}
