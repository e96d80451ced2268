import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct StyleVisitorTests {
    private static let list = """
        import UIKit

        class ListController: UITableViewController {
            private var items = ["a"]

            // MARK: - Navigation

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "showDetail" {
                    let detail = segue.destination as! DetailController
                    detail.item = items.first
                } else if segue.identifier == "add", let navigation = segue.destination as? UINavigationController,
                    let editor = navigation.topViewController as? EditController
                {
                    editor.isNew = true
                } else if segue.identifier == "edit" {
                    let editor = segue.destination as! EditController
                    editor.item = items.first
                }
            }

            func reload() {}
        }
        class DetailController: UIViewController { var item: String? }

        """

    private static let editor =
        "import UIKit\n\nclass EditController: UIViewController { var item: String?; var isNew = false }"

    private static let project = SegueProject(
        [
            SceneText(
                id: "a", element: "tableViewController", className: "ListController",
                connections: [
                    SceneText.segue("s-1", to: "b", identifier: "showDetail"),
                    SceneText.segue("s-2", to: "n", identifier: "add"),
                    SceneText.segue("s-3", to: "c", identifier: "edit"),
                    SceneText.segue("s-4", to: "c", identifier: "view"),
                ]),
            SceneText(id: "b", className: "DetailController"),
            SceneText(
                id: "n", element: "navigationController",
                connections: [
                    "<segue destination=\"c\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r-1\"/>"
                ]), SceneText(id: "c", className: "EditController"),
        ], swift: ["App/List.swift": list, "App/Editor.swift": editor])

    @Test("each destination accepts visitors, and the source has an extension for each") func visits() throws {
        let rendering = try StyleRendering(Self.project, VisitorStyle.outcome)
        #expect(rendering.codes == [] && rendering.parses)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(
            text == """
                import UIKit

                class ListController: SegueVisitingTableViewController {
                    private var items = ["a"]

                    // MARK: - Navigation

                    func prepare(_ detail: DetailController) {
                        detail.item = items.first
                    }

                    func prepare(_ editor: EditController, for segue: UIStoryboardSegue) {
                        switch segue.identifier {
                        case "add":
                            editor.isNew = true
                        case "edit":
                            editor.item = items.first
                        default:
                            break
                        }
                    }

                    func reload() {}
                }
                class DetailController: UIViewController { var item: String? }

                """, "\(text)")
        let base = try #require(rendering.files["App/SegueVisitingViewController.swift"])
        #expect(base.contains("class SegueVisitingTableViewController: UITableViewController {"))
        let visitor = try #require(rendering.files["App/SegueVisitor.swift"])
        #expect(visitor.contains("extension UINavigationController: SegueDestination {"))
        #expect(
            visitor.contains(
                """
                    func visit(_ editor: EditController) {
                        (segue.source as? ListController)?.prepare(editor, for: segue)
                    }
                """))
        #expect(
            visitor.contains(
                """
                extension DetailController: SegueDestination {
                    func accept(_ visitor: SegueVisitor) { visitor.visit(self) }
                }

                """))
    }

    @Test("what a source gives goes to the visitor's file where other files see all that it says")
    func movedCode() throws {
        let list = Self.list.replacing("private var items", with: "var items").replacing(
            "// MARK: - Navigation\n\n", with: "")
        let rendering = try StyleRendering(
            Self.project.adding(list, at: "App/List.swift"), VisitorStyle.outcome)
        #expect(rendering.files["App/List.swift"]?.contains("prepare") == false)
        let visitor = try #require(rendering.files["App/SegueVisitor.swift"])
        #expect(
            visitor.contains(
                """
                extension ListController {
                    func prepare(_ detail: DetailController) {
                        detail.item = items.first
                    }

                """), "\(visitor)")
    }

    @Test("what asks nothing of its source is for all sources, unless one leads there without it, or back there")
    func unconditionalCode() throws {
        let body = "if segue.identifier == \"one\" { (segue.destination as? Base)?.item = 1 }"
        func visit(_ project: SegueProject) throws -> String {
            try #require(StyleRendering(project, VisitorStyle.outcome).files["SegueVisitor.swift"])
        }
        let other = SceneText(
            id: "o", className: "Other", connections: [SceneText.segue("s-2", to: "b", identifier: "other")])
        let alone = SegueProject(
            [
                SceneText(
                    id: "a", className: "Start", connections: [SceneText.segue("s-1", to: "b", identifier: "one")]),
                SceneText(id: "b", className: "Base"),
            ], swift: ["A.swift": "class Base: UIViewController { var item = 0 }\n" + Self.start(body)])
        let beside = alone.adding(
            SegueProject.storyboard([other, SceneText(id: "b", className: "Base")]), at: "B.storyboard"
        )
        .adding("class Other: UIViewController {}", at: "B.swift")
        let asking = """
                func visit(_ destination: Base) {
                    if segue.source is Start {
                        destination.item = 1
                    }
                }
            """
        #expect(try visit(beside).contains(asking))
        let text = try visit(alone)
        #expect(text.contains("    func visit(_ destination: Base) {\n        destination.item = 1\n    }"), "\(text)")
        let back = "class Base: UIViewController { var item = 0; @IBAction func back(_ segue: UIStoryboardSegue) {} }\n"
        let unwinding = SegueProject(
            [
                SceneText(
                    id: "a", className: "Start", connections: [SceneText.segue("s-1", to: "b", identifier: "one")]),
                SceneText(
                    id: "b", className: "Base",
                    connections: [
                        "<segue destination=\"e\" kind=\"unwind\" unwindAction=\"back:\" id=\"u-1\"/>",
                        "<exit placeholderIdentifier=\"Exit\" id=\"e\"/>",
                    ]),
            ], swift: ["A.swift": back + Self.start(body)])
        #expect(try visit(unwinding).contains("if segue.source is Start {"))
    }

    @Test("constants name the segues as before, locals of the method excepted") func spelling() throws {
        let code = """
            class ListController: UITableViewController {
                static let openID = "showDetail"
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let editID = "edit"
                    if segue.identifier == editID {
                        (segue.destination as! EditController).item = "b"
                    } else if segue.identifier == ListController.openID {
                        (segue.destination as! DetailController).item = "a"
                    } else if segue.identifier == "view" {
                        (segue.destination as! EditController).item = "c"
                    }
                }
            }
            class DetailController: UIViewController { var item: String? }
            """
        let project = Self.project.adding(code, at: "App/List.swift")
        let rendering = try StyleRendering(project, VisitorStyle.outcome)
        let text = try #require(rendering.files["App/SegueVisitor.swift"])
        #expect(text.contains("case \"edit\":") && text.contains("case \"view\":"), "\(text)")
        #expect(!text.contains("case editID"))
    }

    private static func project(_ swift: String) -> SegueProject {
        SegueProject(
            [
                SceneText(
                    id: "a", className: "Start",
                    connections: [
                        SceneText.segue("s-1", to: "b", identifier: "one"),
                        SceneText.segue("s-2", to: "c", identifier: "two"),
                        SceneText.segue("s-3", to: "d", identifier: "three"),
                    ]), SceneText(id: "b", className: "Base"), SceneText(id: "c", className: "Special"),
                SceneText(id: "d"),
            ],
            swift: [
                "A.swift": "class Base: UIViewController { var item = 0 }\nclass Special: Base { var other = 0 }\n"
                    + swift
            ])
    }

    private static func start(_ body: String) -> String {
        "class Start: UIViewController {\n    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n"
            + body + "\n    }\n}\n"
    }

    @Test(
        "what cannot be visited is left with its reason",
        arguments: [
            (
                """
                if segue.identifier == "one" { (segue.destination as! Base).item = 1 }
                if segue.identifier == "two" { (segue.destination as! Special).other = 1 }
                """, "related-destinations"
            ),
            ("if segue == .one { (segue.destination as! Base).item = 1 }", "identifier-unclear"),
            ("if segue.identifier == \"gone\" { segue.destination.title = \"\" }", "segue-not-found"),
        ]) func refusals(body: String, code: String) throws
    {
        let rendering = try StyleRendering(Self.project(Self.start(body)), VisitorStyle.outcome)
        #expect(rendering.codes == [code] && rendering.outcome.groups.isEmpty)
    }

    @Test("classes that nobody else sees, and nested ones, are left", arguments: ["private", "fileprivate"])
    func privateClasses(access: String) throws {
        let swift = access + " " + Self.start("(segue.destination as? Base)?.item = 1")
        #expect(try StyleRendering(Self.project(swift), VisitorStyle.outcome).codes == ["private-class"])
    }

    @Test("a subclass that prepares the same destination again is left") func handledTwice() throws {
        let more = """
            class Later: Start {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    super.prepare(for: segue, sender: sender)
                    if segue.identifier == "one" { (segue.destination as? Base)?.item = 2 }
                }
            }

            """
        let swift = Self.start("if segue.identifier == \"one\" { (segue.destination as? Base)?.item = 1 }") + more
        let rendering = try StyleRendering(Self.project(swift), VisitorStyle.outcome)
        #expect(rendering.outcome.groups.flatMap(\.classes).map(\.name) == ["Start"])
        // No scene has the subclass.
        #expect(rendering.codes == ["segue-not-found"])
        #expect(rendering.parses)
    }

    @Test("a destination for which a cast fails is no destination of the code") func failingCasts() throws {
        let body = """
            guard let special = segue.destination as? Special else { return }
            special.other = 1
            """
        let rendering = try StyleRendering(Self.project(Self.start(body)), VisitorStyle.outcome)
        #expect(rendering.outcome.groups.flatMap(\.segues).map(\.destination) == ["Special"])
    }

    @Test("a later run finds what an earlier one made, and makes none of it again") func laterRun() throws {
        let first = try StyleRendering(
            Self.project(Self.start("if segue.identifier == \"two\" { (segue.destination as! Special).other = item }")),
            VisitorStyle.outcome)
        var project = SegueProject([])
        for (path, text) in first.files { project = project.adding(text, at: path) }
        let more = """
            class Other: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    (segue.destination as? Special)?.other = 2
                }
            }
            """
        let scenes = [
            SceneText(id: "x", className: "Other", connections: [SceneText.segue("s-9", to: "y", identifier: "more")]),
            SceneText(id: "y", className: "Special"),
        ]
        project = project.adding(SegueProject.storyboard(scenes), at: "Other.storyboard").adding(
            more, at: "Other.swift")
        let second = try StyleRendering(project, VisitorStyle.outcome)
        #expect(second.files["SegueVisitingViewController.swift"] == first.files["SegueVisitingViewController.swift"])
        #expect(second.parses)
        #expect(second.files["Other.swift"]?.hasPrefix("class Other: SegueVisitingViewController {") == true)
        #expect(second.files["A.swift"] == first.files["A.swift"])
        #expect(
            second.files["SegueVisitor.swift"]?.contains(
                """
                        if segue.source is Other {
                            destination.other = 2
                        }
                """) == true, "\(second.files["SegueVisitor.swift"] ?? "")")
    }

    @Test("a segue that is added between screens that the visitor knows needs no code") func addedSegue() throws {
        let first = try StyleRendering(Self.project, VisitorStyle.outcome)
        var project = SegueProject([])
        for (path, text) in first.files { project = project.adding(text, at: path) }
        let storyboard = try #require(first.files["Main.storyboard"])
        let segue = SceneText.segue("s-1", to: "b", identifier: "showDetail")
        let added = storyboard.replacing(segue, with: segue + SceneText.segue("s-9", to: "b", identifier: "peekDetail"))
        #expect(added != storyboard)
        let second = try StyleRendering(project.adding(added, at: "Main.storyboard"), VisitorStyle.outcome)
        #expect(second.outcome.groups.isEmpty && second.outcome.kept.isEmpty && second.outcome.keptMethods.isEmpty)
        #expect(
            first.files["App/SegueVisitor.swift"]?.contains("(segue.source as? ListController)?.prepare(detail)")
                == true)
    }

    @Test("a screen that the visitor prepares wherever a segue comes from gets no new source") func laterSource() throws
    {
        let first = try StyleRendering(
            Self.project(Self.start("if segue.identifier == \"two\" { (segue.destination as! Special).other = 1 }")),
            VisitorStyle.outcome)
        var project = SegueProject([])
        for (path, text) in first.files { project = project.adding(text, at: path) }
        let scenes = [
            SceneText(id: "x", className: "Other", connections: [SceneText.segue("s-9", to: "y", identifier: "more")]),
            SceneText(id: "y", className: "Special"),
        ]
        let code = """
            class Other: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    (segue.destination as? Special)?.other = 2
                }
            }
            """
        project = project.adding(SegueProject.storyboard(scenes), at: "Other.storyboard")
            .adding(code, at: "Other.swift")
        let second = try StyleRendering(project, VisitorStyle.outcome)
        #expect(second.codes == ["handled-twice"] && second.outcome.groups.isEmpty)
    }

    @Test("a second run plans nothing") func secondRun() throws {
        let second = try StyleRendering(Self.project, VisitorStyle.outcome).again(VisitorStyle.outcome)
        #expect(second.groups.isEmpty && second.kept.isEmpty && second.keptMethods.isEmpty)
    }
}
