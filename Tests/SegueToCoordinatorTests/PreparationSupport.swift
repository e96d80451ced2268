import Navigation
import TransformKit

@testable import SegueToCoordinator

/// Routes of a test project with what runs for them.
struct PreparationCase {
    let graph: ProjectGraph
    let routes: [Route]
    let prepared: PreparedClass

    /// - Parameters:
    ///   - segues: identifiers of segues of `MenuController` with the class of what each leads to.
    ///   - body: the members of `MenuController`.
    init(_ segues: [(identifier: String, className: String)], more: [String] = [], swift: String) {
        let scene = SceneText(
            id: "menu", className: "MenuController",
            connections: segues.enumerated().map { place, segue in
                SceneText.segue("s-\(place)", to: "d-\(segue.className)", identifier: segue.identifier)
            } + more)
        let classes = Set(segues.map(\.className)).sorted()
        let destinations = classes.flatMap { Self.scenes($0) }
        self.init(SegueProject([scene] + destinations, swift: ["Menu.swift": swift + Self.declarations(classes)]))
    }

    init(_ project: SegueProject, owner name: String = "MenuController") {
        graph = project.graph
        let transitions = TransitionReader(graph).transitions.filter { $0.sourceClass.name == name }
        var routes: [Route] = []
        for transition in transitions {
            routes.append(
                Route(
                    owner: transition.sourceClass, identifier: transition.identifier, transitions: [transition],
                    method: NavigationMethod(property: "navigation", name: transition.identifier ?? "showNext")))
        }
        self.routes = routes
        let owner = graph.classes.swiftClasses.first { $0.name == name }!
        prepared = SeguePreparations(graph: graph).preparations(of: owner, routes: routes)
    }

    /// `Navigation(Detail)` is a navigation controller that opens with a `Detail`.
    private static func scenes(_ className: String) -> [SceneText] {
        guard className.hasPrefix("Navigation(") else {
            return [SceneText(id: "d-\(className)", className: className == "plain" ? nil : className)]
        }
        let root = String(className.dropFirst(11).dropLast())
        let relationship = """
            <segue destination="r-\(root)" kind="relationship" relationship="rootViewController" id="rel-\(root)"/>
            """
        return [
            SceneText(id: "d-\(className)", element: "navigationController", connections: [relationship]),
            SceneText(id: "r-\(root)", className: root),
        ]
    }

    private static func declarations(_ classes: [String]) -> String {
        classes.filter { $0 != "plain" }.map { name in
            let name = name.hasPrefix("Navigation(") ? String(name.dropFirst(11).dropLast()) : name
            return "\nclass \(name): UIViewController {}"
        }.joined()
    }

    func preparation(_ identifier: String) -> Preparation? {
        routes.first { $0.identifier == identifier }.flatMap { prepared.preparations[$0] }
    }

    /// What runs for a route, in words: the method's lines, `nothing`, or why it stays a segue.
    func text(_ identifier: String) -> String {
        switch preparation(identifier) {
        case .nothing: "nothing"
        case .method(let method): method.member.lines.joined(separator: "\n")
        case .segue(let point): "segue: \(point.reason)"
        case nil: "no route"
        }
    }

    /// The file after routes went, without the methods that come.
    func file(removing identifiers: [String]? = nil) -> String {
        let gone = routes.filter { route in identifiers.map { $0.contains(route.identifier ?? "") } ?? true }
        let edits = prepared.additions(removing: Set(gone)).edits["Menu.swift"] ?? []
        guard let source = graph.text(at: "Menu.swift"), let list = EditList(edits) else { return "overlapping edits" }
        return String(decoding: list.apply(to: source.bytes), as: UTF8.self)
    }
}
