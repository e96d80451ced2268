import Navigation
import TransformKit

@testable import SegueToCoordinator

extension SegueProject {
    /// The transitions as routes: one for each identifier of a class, called like it.
    var routes: [Route] {
        var grouped: [(key: String, transitions: [Transition])] = []
        for transition in transitions {
            let name = transition.identifier ?? "open" + (transition.segue.element.id ?? "").filter(\.isLetter)
            let key = transition.sourceClass.name + "." + name
            if let place = grouped.firstIndex(where: { $0.key == key }) {
                grouped[place].transitions.append(transition)
            } else {
                grouped.append((key, [transition]))
            }
        }
        return grouped.map { key, transitions in
            Route(
                owner: transitions[0].sourceClass, identifier: transitions[0].identifier, transitions: transitions,
                method: NavigationMethod(
                    property: "navigation", name: key.split(separator: ".").last.map(String.init) ?? key))
        }
    }

    var replacement: TriggerReplacement {
        let graph = graph
        return TriggerReplacement(graph: graph, transitions: TransitionReader(graph).transitions)
    }

    /// The codes of what stands in the way, in the order of the transitions; nil for those without an obstacle.
    var obstacles: [String?] {
        let graph = graph
        let transitions = TransitionReader(graph).transitions
        let replacement = TriggerReplacement(graph: graph, transitions: transitions)
        return transitions.map { replacement.obstacle(for: $0)?.code.id }
    }

    /// The lines that classes gain as new methods.
    var methods: [String] {
        replacement.additions(for: routes).flatMap(\.additions.methods).flatMap(\.lines)
    }

    /// A Swift file after the edits of what is there.
    func edited(_ path: String) -> String? {
        let edits = replacement.additions(for: routes).compactMap { $0.additions.edits[path] }.flatMap { $0 }
        guard let text = files[path], let list = EditList(edits) else { return nil }
        return String(decoding: list.apply(to: Array(text.utf8)), as: UTF8.self)
    }

    /// The storyboard after all segues went.
    var editedStoryboard: String? {
        let graph = graph
        guard let document = graph.documents.first else { return nil }
        var editor = DocumentEditor(document)
        let routes = routes
        let replacement = TriggerReplacement(graph: graph, transitions: routes.flatMap(\.transitions))
        let ids = ObjectIDGenerator(document)
        for route in routes {
            for transition in route.transitions {
                guard let element = document.object(id: transition.segue.element.id ?? "") else { continue }
                let same = TransitionReader(graph).transitions.first { $0.segue.element == element }
                if let same { replacement.edit(&editor, for: same, of: route, ids: ids) }
            }
        }
        return String(decoding: editor.editedBytes, as: UTF8.self)
    }
}

extension SceneText {
    /// A table with prototype cells, its delegate the controller.
    static func table(_ id: String, cells: [String], delegate: String? = nil, key: String = "") -> String {
        let outlet = delegate.map {
            "<connections><outlet property=\"delegate\" destination=\"\($0)\" id=\"\(id)-d\"/></connections>"
        }
        return
            "<tableView \(key)dataMode=\"prototypes\" id=\"\(id)\"><prototypes>\(cells.joined())</prototypes>\(outlet ?? "")</tableView>"
    }

    static func cell(_ id: String, reuseIdentifier: String? = nil, segues: [String]) -> String {
        let reuse = reuseIdentifier.map { " reuseIdentifier=\"\($0)\"" } ?? ""
        return "<tableViewCell\(reuse) id=\"\(id)\"><connections>\(segues.joined())</connections></tableViewCell>"
    }
}
