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

    @Test("the segues of a screen share a class that hands on what the screen says; embedding stays where it is")
    func classes() throws {
        let rendering = try StyleRendering(Self.project(), SegueClassStyle.outcome)
        #expect(rendering.codes == [] && rendering.parses)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(
            text == """
                import UIKit

                class ListController: UIViewController {
                    private var items = ["a"]

                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        super.prepare(for: segue, sender: sender)
                        switch segue.identifier {
                        case "showDetailSegue":
                            (segue as? ListOutput)?.showDetail(item: items.first)
                        case "edit":
                            (segue as? ListOutput)?.edit(items: items, sender: sender)
                        case "container":
                            child = segue.destination
                        default:
                            break
                        }
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
                protocol EditInput: AnyObject {
                    func begin(_ items: [String], _ sender: Any?)
                }

                extension EditController: EditInput {}

                """, "\(text)")
        #expect(
            rendering.files["App/ListSegue.swift"] == """
                import UIKit

                /// What `ListController` says to the segues that lead on from it.
                protocol ListOutput: AnyObject {
                    func showDetail(item: String?)
                    func edit(items: [String], sender: Any?)
                }

                /// Hands on what `ListController` says to the screens that it leads to.
                final class ListSegue: UIStoryboardSegue, ListOutput {
                    func showDetail(item: String?) {
                        (destination as? DetailInput)?.item = item
                    }

                    func edit(items: [String], sender: Any?) {
                        (destination as? EditInput)?.begin(items, sender)
                    }
                }

                """)
        let document = try #require(rendering.files["Main.storyboard"])
        #expect(
            document.contains(
                """
                kind="show" identifier="showDetailSegue" customClass="ListSegue" customModuleProvider="target" id="s-1"
                """))
        #expect(document.contains("customClass=\"ListSegue\" customModuleProvider=\"target\" id=\"s-2\""))
        #expect(document.contains("identifier=\"container\" id=\"s-3\""))
    }

    @Test("a second run plans nothing, and leaves what it made with its reason or in peace") func secondRun() throws {
        let second = try StyleRendering(Self.project(), SegueClassStyle.outcome).again(SegueClassStyle.outcome)
        #expect(second.groups.isEmpty && second.kept.isEmpty && second.keptMethods.isEmpty)
    }

    @Test("kinds from before iOS 8 cannot do their work as subclasses") func deprecatedKinds() throws {
        let rendering = try StyleRendering(Self.project(kind: "push"), SegueClassStyle.outcome)
        #expect(rendering.outcome.kept.map(\.obstacle.code.id) == ["deprecated-kind"])
        #expect(rendering.outcome.groups.flatMap(\.segues).map(\.segue.identifier) == ["edit"])
    }

    private func code(_ body: String, members: String = "var item: String?; var count = 0") -> SegueProject {
        Self.project(
            swift: """
                class ListController: UIViewController {
                    private var items = ["a"]
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "showDetailSegue", let detail = segue.destination as? DetailController {
                \(body)
                        }
                    }
                }
                class DetailController: UIViewController { \(members) }
                class EditController: UIViewController {}

                """)
    }

    @Test("values are handed on where they were set, in a call for those that follow each other") func groups() throws {
        let rendering = try StyleRendering(
            code(
                """
                detail.item = items.first
                detail.count = items.count
                if sender is Int { detail.count = -1 }
                """), SegueClassStyle.outcome)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(text.contains("(segue as? ListOutput)?.showDetail(item: items.first, count: items.count)"), "\(text)")
        #expect(text.contains("(segue as? ListOutput)?.showDetail(count: -1)"), "\(text)")
        let segue = try #require(rendering.files["App/ListSegue.swift"])
        #expect(segue.contains("input.item = item") && segue.contains("?.count = count"), "\(segue)")
    }

    @Test("a property whose setting runs code ends a call, since that may change what the next one reads")
    func observers() throws {
        let rendering = try StyleRendering(
            code(
                "detail.item = items.first\ndetail.count = items.count",
                members: "var item: String? { didSet { items.removeAll() } }; var count = 0"), SegueClassStyle.outcome)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(text.contains(".showDetail(item: items.first)") && text.contains(".showDetail(count: items.count)"))
    }

    @Test("how a screen is presented stays a matter of its source") func presentation() throws {
        let rendering = try StyleRendering(
            code(
                """
                detail.popoverPresentationController?.delegate = self
                detail.item = items.first
                detail.preferredContentSize = CGSize(width: 1, height: 2)
                """), SegueClassStyle.outcome)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(
            text.contains(
                """
                            segue.destination.popoverPresentationController?.delegate = self
                            (segue as? ListOutput)?.showDetail(item: items.first)
                            segue.destination.preferredContentSize = CGSize(width: 1, height: 2)
                """), "\(text)")
    }

    @Test(
        "code that does more with a screen than to set and call it stays",
        arguments: [
            "shown = detail", "detail.list.name = items.first", "detail.load { [weak detail] in detail?.item = nil }",
            "detail.hidden = 1", "detail.item = try? detail.read()",
        ]) func moreThanValues(body: String) throws
    {
        let members = "var item: String?; private var hidden = 0; func read() throws -> String { \"\" }"
        let rendering = try StyleRendering(code(body, members: members), SegueClassStyle.outcome)
        #expect(rendering.outcome.kept.map(\.obstacle.code.id) == ["hands-more"])
        #expect(rendering.outcome.groups.isEmpty)
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
        let rendering = try StyleRendering(project, SegueClassStyle.outcome)
        #expect(rendering.outcome.kept.map(\.obstacle.code.id) == ["custom-segue"])
    }
}
