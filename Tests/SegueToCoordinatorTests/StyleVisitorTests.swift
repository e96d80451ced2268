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

    private static let editor = "import UIKit\n\nclass EditController: UIViewController { var item: String?; var isNew = false }"

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

                    func reload() {}
                }

                extension ListController: DetailControllerVisitor {
                    func visit(_ detail: DetailController, segue: UIStoryboardSegue, sender: Any?) {
                        detail.item = items.first
                    }
                }

                extension ListController: EditControllerVisitor {
                    func visit(_ editor: EditController, segue: UIStoryboardSegue, sender: Any?) {
                        switch segue.identifier {
                        case "add":
                            editor.isNew = true
                        case "edit":
                            editor.item = items.first
                        default:
                            break
                        }
                    }
                }
                class DetailController: UIViewController { var item: String? }

                /// Prepares `DetailController` for a segue.
                protocol DetailControllerVisitor: SegueVisitor {
                    func visit(_ destination: DetailController, segue: UIStoryboardSegue, sender: Any?)
                }

                extension DetailController: SegueDestination {
                    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?) {
                        (visitor as? DetailControllerVisitor)?.visit(self, segue: segue, sender: sender)
                    }
                }

                """, "\(text)")
        #expect(rendering.files["App/Editor.swift"]?.contains("protocol EditControllerVisitor: SegueVisitor {") == true)
        let base = try #require(rendering.files["App/SegueVisitingViewController.swift"])
        #expect(base.contains("class SegueVisitingTableViewController: UITableViewController, SegueVisitor {"))
        #expect(base.contains("extension UINavigationController: SegueDestination {"))
    }

    @Test("a second run plans nothing") func secondRun() throws {
        let second = try StyleRendering(Self.project, VisitorStyle.outcome).again(VisitorStyle.outcome)
        #expect(second.groups.isEmpty && second.kept.isEmpty && second.keptMethods.isEmpty)
    }
}
