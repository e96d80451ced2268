import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct CustomSegueModuleTests {
    /// The first line of the coordinator.
    private func start(of more: String) throws -> String {
        let segue = SceneText.segue(
            "s-1", to: "b", kind: "custom", identifier: "fade", more: " customClass=\"Fade\" \(more)")
        let graph = SegueProject(
            [SceneText(id: "a", className: "Menu", connections: [segue]), SceneText(id: "b", className: "Other")],
            swift: [
                "Menu.swift":
                    "class Menu: UIViewController { func go() { performSegue(withIdentifier: \"fade\", sender: nil) } }",
                "Other.swift": "class Other: UIViewController {}",
                "Fade.swift": "class Fade: UIStoryboardSegue {}",
            ]
        ).graph
        let reader = TransitionReader(graph)
        let style = CoordinatorStyle(
            reader, in: graph, grouping: FlowGrouping(way: .storyboard), injection: .none, mayEdit: { _ in true })
        let texts = style.outcome(of: reader.transitions).groups.flatMap(\.edits).compactMap { edit in
            if case .create(_, let bytes) = edit { String(decoding: bytes, as: UTF8.self) } else { nil }
        }
        return String(try #require(texts.first).prefix { !$0.isNewline })
    }

    @Test("a segue's own class is imported where the document says that another module has it") func modules() throws {
        #expect(try start(of: "customModule=\"Fades\"") == "import Fades")
        #expect(try start(of: "customModule=\"App\" customModuleProvider=\"target\"") == "import UIKit")
    }
}
