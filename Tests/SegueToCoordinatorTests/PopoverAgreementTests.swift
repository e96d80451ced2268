import Testing

@testable import SegueToCoordinator

/// Popovers of one class and one identifier that differ in a setting must not become one method.
@Suite struct PopoverAgreementTests {
    private static let outlets = [
        "<outlet property=\"first\" destination=\"b-1\" id=\"o-1\"/>",
        "<outlet property=\"second\" "
            + "destination=\"b-2\" id=\"o-2\"/>",
    ]

    /// A scene with two buttons, each with a popover called `note`.
    private func rendered(_ first: String, _ second: String, code: String = "") throws -> CoordinatorRendering {
        func popover(_ number: Int, _ content: String) -> String {
            SceneText.button(
                "b-\(number)",
                connections: [
                    SceneText.segue(
                        "s-\(number)", to: "b", kind: "popoverPresentation", identifier: "note",
                        more: " popoverAnchorView=\"b-\(number)\"", content: content)
                ])
        }
        let outlets = "@IBOutlet var first: UIButton!\n@IBOutlet var second: UIButton!"
        return try CoordinatorRendering(
            SegueProject(
                [
                    SceneText(
                        id: "a", className: "Menu", view: popover(1, first) + popover(2, second),
                        connections: Self.outlets), SceneText(id: "b", className: "Other"),
                ],
                swift: [
                    "Menu.swift": "class Menu: UIViewController {\n\(outlets)\n\(code)\n}\n",
                    "Other.swift": "class Other: UIViewController {}",
                ]))
    }

    private func count(_ text: String, in whole: String) -> Int { whole.ranges(of: text).count }

    private static let up = "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/>"
    private static let none = "<popoverArrowDirection key=\"popoverArrowDirection\"/>"

    @Test("popovers of the same settings share a method") func alike() throws {
        let text = try rendered(Self.up, Self.up).coordinator
        #expect(count("func ", in: text) == 1)
        #expect(text.contains("popover.sourceView = sender as? UIView"))
        #expect(text.contains("popover.permittedArrowDirections = .up"))
    }

    @Test("no arrow is not the same as nothing said of arrows") func arrows() throws {
        let text = try rendered(Self.none, "").coordinator
        #expect(count("func ", in: text) == 2)
        #expect(count("popover.permittedArrowDirections = []", in: text) == 1)
    }

    @Test("views that stay active are those of each popover") func passthrough() throws {
        let views = "<popoverPassthroughViews><view reference=\"b-2\"/></popoverPassthroughViews>"
        let text = try rendered("", views).coordinator
        #expect(count("func ", in: text) == 2)
        #expect(count("popover.passthroughViews = [source.second]", in: text) == 1)
        let gone = "<popoverPassthroughViews><view reference=\"gone\"/></popoverPassthroughViews>"
        #expect(try rendered(gone, gone).refusals == ["note": "popover-anchor"])
    }

    @Test("code that performs both keeps the segues where they differ") func performed() throws {
        let code = "func open() { performSegue(withIdentifier: \"note\", sender: nil) }"
        #expect(try rendered(Self.up, Self.none, code: code).refusals == ["note": "scenes-differ"])
    }

    @Test("a popover from a bar button item and one from a button have their own anchors") func kinds() throws {
        func segue(_ id: String, _ anchor: String) -> String {
            SceneText.segue(id, to: "b", kind: "popoverPresentation", identifier: "note", more: " \(anchor)")
        }
        let item =
            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" "
            + "id=\"i\"><connections>"
            + segue("s-2", "popoverAnchorBarButtonItem=\"i\"") + "</connections></barButtonItem></navigationItem>"
        let scene = SceneText(
            id: "a", className: "Menu",
            view: SceneText.button("b-1", connections: [segue("s-1", "popoverAnchorView=\"b-1\"")]))
        var project = SegueProject(
            [scene, SceneText(id: "b", className: "Other")],
            swift: [
                "Menu.swift": "class Menu: UIViewController {}", "Other.swift": "class Other: UIViewController {}",
            ])
        let storyboard = try #require(project.files["Main.storyboard"])
        let end = try #require(storyboard.ranges(of: "</viewController>").first)
        project = project.adding(
            String(storyboard[..<end.lowerBound]) + item + storyboard[end.lowerBound...], at: "Main.storyboard")
        let rendering = try CoordinatorRendering(project)
        #expect(rendering.refusals.isEmpty)
        #expect(count("popover.sourceView = sender as? UIView", in: rendering.coordinator) == 1)
        #expect(count("popover.barButtonItem = sender", in: rendering.coordinator) == 1)
    }
}
