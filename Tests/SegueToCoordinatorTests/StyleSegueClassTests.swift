import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct StyleSegueClassTests {
    private static let list = """
        import UIKit

        class ListController: UIViewController {
            private var items = ["a"]

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "showDetailSegue" {
                    let detail = segue.destination as! DetailController
                    detail.item = items.first
                } else if segue.identifier == "edit" {
                    guard let editor = segue.destination as? EditController else { return }
                    editor.begin(items, sender)
                } else if segue.identifier == "container" {
                    child = segue.destination
                }
            }
        }
        class DetailController: UIViewController { var item: String? }
        class EditController: UIViewController { func begin(_ items: [String], _ sender: Any?) {} }

        """

    private static func project(
        kind: String = "show", swift: String = list, deployment: String = ""
    ) -> SegueProject {
        SegueProject(
            [
                SceneText(
                    id: "a", className: "ListController",
                    connections: [
                        SceneText.segue("s-1", to: "b", kind: kind, identifier: "showDetailSegue"),
                        SceneText.segue("s-2", to: "c", kind: "presentation", identifier: "edit"),
                        SceneText.segue("s-3", to: "c", kind: "embed", identifier: "container"),
                        SceneText.segue("s-4", to: "c", identifier: "quiet"),
                    ]), SceneText(id: "b", className: "DetailController"),
                SceneText(id: "c", className: "EditController"),
            ], swift: ["App/List.swift": swift])
    }

    @Test("each prepared transition gets a class that connects its screens; embedding stays where it is")
    func classes() throws {
        let rendering = try StyleRendering(Self.project(), SegueClassStyle.outcome)
        #expect(rendering.codes == [] && rendering.parses)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(
            text == """
                import UIKit

                class ListController: SegueRoutingViewController {
                    private var items = ["a"]

                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        super.prepare(for: segue, sender: sender)
                        if segue.identifier == "container" {
                            child = segue.destination
                        }
                    }
                }

                extension ListController: ShowDetailOutput {
                    func prepareShowDetail(_ detail: DetailInput, sender: Any?) {
                        detail.item = items.first
                    }
                }

                extension ListController: EditOutput {
                    func prepareEdit(_ editor: EditInput, sender: Any?) {
                        editor.begin(items, sender)
                    }
                }
                class DetailController: UIViewController { var item: String? }

                /// What `DetailController` takes from the screens that lead to it.
                protocol DetailInput: AnyObject {
                    var item: String? { get set }
                }

                extension DetailController: DetailInput {}
                class EditController: UIViewController { func begin(_ items: [String], _ sender: Any?) {} }

                /// What `EditController` takes from the screens that lead to it.
                protocol EditInput: EditController {}

                extension EditController: EditInput {}

                """, "\(text)")
        #expect(
            rendering.files["App/ShowDetailSegue.swift"] == """
                import UIKit

                /// A screen from which `ShowDetailSegue` leads on.
                protocol ShowDetailOutput {
                    func prepareShowDetail(_ detail: DetailInput, sender: Any?)
                }

                /// Has its source prepare the `DetailInput` that it shows.
                final class ShowDetailSegue: RoutingSegue {
                    override func connect(sender: Any?) {
                        guard let output = source as? ShowDetailOutput, let input = destination as? DetailInput else { return }
                        output.prepareShowDetail(input, sender: sender)
                    }
                }

                """)
        let document = try #require(rendering.files["Main.storyboard"])
        #expect(
            document.contains(
                """
                kind="show" identifier="showDetailSegue" customClass="ShowDetailSegue" customModuleProvider="target" id="s-1"
                """))
        #expect(document.contains("customClass=\"EditSegue\" customModuleProvider=\"target\" id=\"s-2\""))
        #expect(document.contains("identifier=\"container\" id=\"s-3\""))
    }

    @Test("a second run plans nothing, and leaves what it made with its reason or in peace") func secondRun() throws {
        let second = try StyleRendering(Self.project(), SegueClassStyle.outcome).again(SegueClassStyle.outcome)
        #expect(second.groups.isEmpty && second.kept.isEmpty && second.keptMethods.isEmpty)
    }

    @Test("kinds from before iOS 8 cannot do their work as subclasses") func deprecatedKinds() throws {
        let rendering = try StyleRendering(Self.project(kind: "push"), SegueClassStyle.outcome)
        #expect(rendering.codes == ["deprecated-kind"] && rendering.outcome.groups.isEmpty)
    }

    @Test("a segue that has a class already is left alone") func customSegues() throws {
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "ListController",
                    connections: [
                        SceneText.segue(
                            "s-1", to: "b", kind: "custom", identifier: "showDetailSegue", more: " customClass=\"Fade\""
                        )
                    ]), SceneText(id: "b", className: "DetailController"),
            ], swift: ["App/List.swift": Self.list])
        #expect(try StyleRendering(project, SegueClassStyle.outcome).codes == ["custom-segue"])
    }
}
