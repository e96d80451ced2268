import Testing
import TransformKit

@testable import SegueToCoordinator

/// Symbols that a tool makes of segues are gone when it runs again, so that no code may say them then.
@Suite struct GeneratedSymbolTests {
    private func left(_ code: String) -> [String] {
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "Menu",
                    connections: [
                        SceneText.segue("s-1", to: "b", identifier: "detail"),
                        SceneText.segue("s-2", to: "b", identifier: "about"),
                    ]), SceneText(id: "b", className: "Other"),
            ],
            swift: [
                "Other.swift": "class Other: UIViewController {}",
                "Menu.swift": "class Menu: UIViewController {\n\(code)\n}\n",
            ])
        let graph = project.graph
        let transitions = TransitionReader(graph).transitions
        let routes = CoordinatorRoutes(
            transitions, in: graph, performed: PerformedSegues(graph),
            triggers: TriggerReplacement(graph: graph, transitions: transitions), mayEdit: { _ in true })
        return routes.left.map { "\($0.transition.identifier ?? ""): \($0.obstacle.code)" }.sorted()
    }

    @Test("go with calls that are written anew") func written() {
        #expect(left("func open() { performSegue(withIdentifier: R.segue.menu.detail, sender: self) }").isEmpty)
        #expect(left("func open() { perform(segue: StoryboardSegue.Main.detail) }").isEmpty)
    }

    @Test("keep the segues of calls that stay") func calls() {
        #expect(
            left("func open() { segues.performSegue(withIdentifier: R.segue.menu.detail) { $0.go() } }") == [
                "detail: generated-segue"
            ])
        #expect(
            left(
                """
                func open(_ isNew: Bool) {
                    let name = isNew ? R.segue.menu.detail.identifier : R.segue.menu.about.identifier
                    performSegue(withIdentifier: name, sender: self)
                }
                """) == ["about: generated-segue", "detail: generated-segue"])
    }

    @Test("keep the segues of tests that stay") func comparisons() {
        #expect(
            left(
                """
                override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
                    name != R.segue.menu.about.identifier
                }
                """) == ["about: generated-segue"])
    }
}
