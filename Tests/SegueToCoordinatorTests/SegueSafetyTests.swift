import Testing
import TransformKit

@testable import SegueToCoordinator

/// What becomes `review`, what stays a segue and what is safe.
@Suite struct SegueSafetyTests {
    private func project(
        _ segue: String, menu: String = "", destination: SceneText = SceneText(id: "b", className: "Other"),
        other: String = "class Other: UIViewController { var text = \"\" }", more: [String: String] = [:],
        scenes: [SceneText] = []
    ) -> SegueProject {
        SegueProject(
            [SceneText(id: "a", className: "Menu", connections: [segue]), destination] + scenes,
            swift: [
                "Menu.swift": "class Menu: UIViewController {\n\(menu)\n}\n", "Other.swift": other,
            ].merging(more) { $1 })
    }

    private static let performing = "func open() { performSegue(withIdentifier: \"go\", sender: nil) }\n"
    private static let preparing = """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            (segue.destination as? Other)?.text = "a"
        }
        """

    @Test(
        "a plain push or presentation of a known class is safe",
        arguments: ["show", "presentation", "showDetail", "push"])
    func plain(kind: String) throws {
        let rendering = try CoordinatorRendering(
            project(
                SceneText.segue("s", to: "b", kind: kind, identifier: "go"), menu: Self.performing + Self.preparing))
        #expect(rendering.changes.map(\.safety) == [.safe])
        #expect(rendering.doubts.isEmpty)
    }

    @Test("what cannot be excluded is for review, with its place") func doubtful() throws {
        let handing = """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Router.shared.handle(segue) }
            """
        let made = try CoordinatorRendering(
            project(SceneText.segue("s", to: "b", identifier: "go"), menu: Self.performing + handing))
        #expect(made.changes.map(\.safety) == [.review])
        let test = try #require(made.changes.first?.handTests.first)
        #expect(test.place.path == "Menu.swift")
        #expect(test.action == "open Other from Menu by code (\"go\")")
        #expect(test.reason.hasPrefix("prepare(for:sender:) is called with a segue that is made in code"))
        let styled = """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination.modalPresentationStyle = .custom }
            """
        let ordered = try CoordinatorRendering(
            project(
                SceneText.segue(
                    "s", to: "b", kind: "presentation", identifier: "go",
                    more: " "
                        + "modalPresentationStyle=\"formSheet\""),
                menu: Self.performing + styled))
        #expect(ordered.doubts.count == 1)
        #expect(ordered.doubts.first?.contains("modalPresentationStyle") == true)
    }

    @Test("a selector of a segue's life in other code is a doubt, in a comment it is none") func selectors() throws {
        let segue = SceneText.segue("s", to: "b", identifier: "go")
        let said = try CoordinatorRendering(
            project(
                segue, menu: Self.performing,
                more: ["Swizzle.swift": "let original = #selector(UIViewController.prepare(for:sender:))\n"]))
        #expect(said.changes.flatMap(\.handTests).map(\.place.path) == ["Swizzle.swift"])
        let comment = try CoordinatorRendering(
            project(segue, menu: Self.performing, more: ["Note.swift": "// like prepareForSegue:sender:\n"]))
        #expect(comment.changes.map(\.safety) == [.safe])
    }

    @Test("a segue stays where what it opens has a root made by a segue action") func contained() throws {
        let root =
            "<segue destination=\"c\" kind=\"relationship\" relationship=\"rootViewController\" "
            + "destinationCreationSelector=\"makeOther:\" id=\"r\"/>"
        let action = "@IBSegueAction func makeOther(_ coder: NSCoder) -> Other? { Other(coder: coder) }\n"
        let rendering = try CoordinatorRendering(
            project(
                SceneText.segue("s", to: "b", kind: "presentation", identifier: "go"), menu: Self.performing + action,
                destination: SceneText(id: "b", element: "navigationController", connections: [root]),
                scenes: [SceneText(id: "c", className: "Other")]))
        #expect(rendering.refusals == ["go": "contained-segue-action"])
    }

    @Test("a destination that newer systems alone have is prepared as a view controller") func available() throws {
        let guarded = """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if #available(iOS 15.0, *), let other = segue.destination as? Other {
                    other.text = "a"
                }
            }
            """
        let rendering = try CoordinatorRendering(
            project(
                SceneText.segue("s", to: "b", identifier: "go"), menu: Self.performing + guarded,
                other: "@available(iOS 15.0, *)\nclass Other: UIViewController { var text = \"\" }"))
        #expect(!rendering.coordinator.contains("Other)"))
        #expect(!rendering.coordinator.contains("as! Other"))
        #expect(rendering.files["Menu.swift"]?.contains("if #available(iOS 15.0, *), let other = ") == true)
        #expect(rendering.files["Menu.swift"]?.contains(": Other") == false)
    }

    @Test(
        "an availability that only deprecates, or that another system has, limits nothing",
        arguments: [
            "@available(iOS, deprecated: 13.0)", "@available(macOS 12, *)", "@available(macCatalyst, unavailable)",
        ]) func unlimited(attribute: String) throws
    {
        let rendering = try CoordinatorRendering(
            project(
                SceneText.segue("s", to: "b", identifier: "go"), menu: Self.performing + Self.preparing,
                other: "\(attribute)\nclass Other: UIViewController { var text = \"\" }"))
        #expect(rendering.coordinator.contains("as! Other"))
    }

    @Test("a custom segue class of a kind of the system's stays where UIKit shows a part of it") func systemKinds()
        throws
    {
        func code(_ body: String, kind: String) throws -> String? {
            try CoordinatorRendering(
                project(
                    SceneText.segue("s", to: "b", kind: kind, identifier: "go", more: " customClass=\"Fade\""),
                    menu: Self.performing,
                    more: ["Fade.swift": "class Fade: UIStoryboardSegue { \(body) }"])
            ).refusals["go"]
        }
        #expect(
            try code("override func perform() { source.view = nil; super.perform() }", kind: "show") == "custom-segue")
        let handing = "override func perform() { destination.transitioningDelegate = self; show() }"
        #expect(try code(handing, kind: "presentation") == "custom-segue")
        #expect(try code(handing, kind: "custom") == nil)
        let keeping = """
            let animator = Animator()
            override func perform() { destination.transitioningDelegate = animator }
            """
        #expect(try code(keeping, kind: "presentation") == "custom-segue")
        let binding = """
            override func perform() { run { [weak self] in guard let self = self else { return }; self.show() } }
            """
        #expect(try code(binding, kind: "presentation") == nil)
        #expect(try code("", kind: "presentation") == nil)
        #expect(try code("", kind: "popoverPresentation") == "custom-segue")
        #expect(
            try code("override func perform() { source.present(destination, animated: false) }", kind: "show") == nil)
        #expect(try code("", kind: "custom") == nil)
    }

    @Test("a call that performs segues of classes in and out of the recipe keeps them") func selection() throws {
        let base =
            "class Base: UIViewController { func open() { performSegue(withIdentifier: \"go\", sender: "
            + "nil) } }\n"
        let project = SegueProject(
            [
                SceneText(id: "a", className: "Menu", connections: [SceneText.segue("s", to: "b", identifier: "go")]),
                SceneText(id: "d", className: "List", connections: [SceneText.segue("t", to: "b", identifier: "go")]),
                SceneText(id: "b", className: "Other"),
            ],
            swift: [
                "Base.swift": base, "Menu.swift": "class Menu: Base {}\n", "List.swift": "class List: Base {}\n",
                "Other.swift": "class Other: UIViewController {}\n",
            ])
        #expect(try CoordinatorRendering(project) { $0.sourceClass.name == "Menu" }.refusals == ["go": "not-selected"])
        #expect(try CoordinatorRendering(project).refusals.isEmpty)
    }
}
