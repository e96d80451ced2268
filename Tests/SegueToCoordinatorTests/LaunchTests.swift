import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

/// What starts coordinators at launch, and what is said where nothing can.
@Suite struct LaunchTests {
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>

        """

    @Test("a coordinator that no delegate starts is noted for the main storyboard alone") func notes() throws {
        let go = "extension Menu { func go() { performSegue(withIdentifier: \"go\", sender: nil) } }\n"
        let more = "extension Options { func more() { performSegue(withIdentifier: \"more\", sender: nil) } }\n"
        func scenes(_ from: String, _ to: String, _ identifier: String) -> [SceneText] {
            [
                SceneText(
                    id: "a", className: from, connections: [SceneText.segue("s", to: "b", identifier: identifier)]),
                SceneText(id: "b", className: to),
            ]
        }
        let project = SegueProject(
            scenes("Menu", "Other", "go"), initial: "a",
            swift: [
                "Menu.swift": "import UIKit\n\nclass Menu: UIViewController {}\nclass Other: UIViewController {}\n"
                    + go,
                "Options.swift":
                    "import UIKit\n\nclass Options: UIViewController {}\nclass Detail: UIViewController {}\n" + more,
                "Settings.storyboard": SegueProject.storyboard(scenes("Options", "Detail", "more")),
                "Info.plist": Self.plist,
            ])
        let graph = project.graph
        let reader = TransitionReader(graph)
        let style = CoordinatorStyle(
            reader, in: graph, grouping: FlowGrouping(way: .storyboard), injection: .appDelegate,
            mayEdit: { _ in true })
        let outcome = style.outcome(of: reader.transitions)
        #expect(outcome.groups.count == 2)
        let notes = outcome.findings.filter { $0.rule == "injection" }
        #expect(notes.map(\.place.path) == ["Menu.swift"])
        #expect(notes.first?.message.contains("in which MainCoordinator could be started") == true)
    }
}
