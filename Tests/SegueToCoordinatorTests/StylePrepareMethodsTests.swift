import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct StylePrepareMethodsTests {
    private static let list = """
        import UIKit

        class ListController: UITableViewController {
            private var items = ["a"]

            // MARK: Navigation

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                super.prepare(for: segue, sender: sender)
                switch segue.identifier {
                case "showDetail":
                    // The row that was chosen.
                    let detail = segue.destination as! DetailController
                    detail.item = items.first
                case "edit", "rename":
                    guard let editor = segue.destination as? EditController else { return }
                    editor.item = items.first
                    editor.sender = sender
                default:
                    break
                }
            }
        }
        class DetailController: UIViewController { var item: String? }
        class EditController: UIViewController { var item: String?; var sender: Any? }

        """

    private static let project = SegueProject(
        [
            SceneText(
                id: "a", element: "tableViewController", className: "ListController",
                connections: [
                    SceneText.segue("s-1", to: "b", identifier: "showDetail"),
                    SceneText.segue("s-2", to: "c", identifier: "edit"),
                    SceneText.segue("s-3", to: "c", identifier: "rename"),
                    SceneText.segue("s-4", to: "c", identifier: "other"),
                ]), SceneText(id: "b", className: "DetailController"), SceneText(id: "c", className: "EditController"),
        ], swift: ["App/List.swift": list])

    @Test("a switch over the identifier becomes a method for each case, found by a base class beside the class")
    func switchOverIdentifiers() throws {
        let rendering = try StyleRendering(Self.project, PrepareMethodsStyle.outcome)
        #expect(rendering.codes == [] && rendering.parses)
        let text = try #require(rendering.files["App/List.swift"])
        #expect(
            text.contains(
                """
                class ListController: SeguePreparingTableViewController {
                    private var items = ["a"]

                    // MARK: Navigation

                    @objc private func prepareForShowDetail(_ detail: DetailController, sender: Any?) {
                        // The row that was chosen.
                        detail.item = items.first
                    }

                    @objc private func prepareForEdit(_ editor: EditController, sender: Any?) {
                        editor.item = items.first
                        editor.sender = sender
                    }

                    @objc private func prepareForRename(_ editor: EditController, sender: Any?) {
                        prepareForEdit(editor, sender: sender)
                    }
                }

                """))
        let base = try #require(rendering.files["App/SeguePreparingViewController.swift"])
        #expect(base.contains("class SeguePreparingTableViewController: UITableViewController {"))
        #expect(!base.contains("class SeguePreparingViewController"))
        #expect(
            rendering.outcome.groups.flatMap(\.segues).map { "\($0.segue.element.id ?? "") \($0.preparedBy)" } == [
                "s-1 prepareForShowDetail(_: DetailController, sender:)",
                "s-2 prepareForEdit(_: EditController, sender:)", "s-3 prepareForRename(_: EditController, sender:)",
            ])
    }

    @Test("a second run plans nothing") func secondRun() throws {
        let rendering = try StyleRendering(Self.project, PrepareMethodsStyle.outcome)
        let second = rendering.again(PrepareMethodsStyle.outcome)
        #expect(second.groups.isEmpty && second.kept.isEmpty && second.keptMethods.isEmpty)
    }

    private func project(_ members: String, base: String = "UIViewController", more: String = "") -> SegueProject {
        SegueProject(
            [
                SceneText(
                    id: "a", className: "Start",
                    connections: [
                        SceneText.segue("s-1", to: "b", identifier: "show detail"),
                        SceneText.segue("s-2", to: "b", kind: "embed", identifier: "container"),
                        SceneText.segue("s-3", to: "b"),
                    ]), SceneText(id: "b", className: "Detail"),
            ],
            swift: [
                "A.swift":
                    "class Start: \(base) {\n\(members)\n}\nclass Detail: UIViewController { var item = 0 }\n\(more)"
            ])
    }

    @Test("a segue without an identifier is named after the class that it leads to, an embed segue is one like others")
    func destinations() throws {
        let rendering = try StyleRendering(
            project(
                """
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "container" { embedded = segue.destination } else
                        if let detail = segue.destination as? Detail { detail.item = 1 }
                    }
                """), PrepareMethodsStyle.outcome)
        let text = try #require(rendering.files["A.swift"])
        #expect(text.contains("@objc private func prepareForContainer(_ destination: Detail, sender: Any?) {"))
        for name in ["prepareForShowDetail", "prepareForDetail"] {
            #expect(text.contains("@objc private func \(name)(_ detail: Detail, sender: Any?) {"), "\(name)")
        }
        #expect(rendering.codes == [] && rendering.parses)
    }

    @Test("below a class of a library the method stays and hands on")
    func libraryClass() throws {
        let rendering = try StyleRendering(
            project(
                """
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        super.prepare(for: segue, sender: sender)
                        if segue.identifier == "show detail" { (segue.destination as! Detail).item = 1 }
                    }
                """, base: "LibraryController"), PrepareMethodsStyle.outcome)
        let text = try #require(rendering.files["A.swift"])
        #expect(
            text.hasPrefix(
                """
                class Start: LibraryController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        super.prepare(for: segue, sender: sender)
                        prepareByName(for: segue, sender: sender)
                    }

                    @objc private func prepareForShowDetail(_ destination: Detail, sender: Any?) {
                        destination.item = 1
                    }
                }
                """), "\(text)")
        #expect(rendering.again(PrepareMethodsStyle.outcome).groups.isEmpty)
    }

    @Test(
        "what cannot be taken apart is left with its reason",
        arguments: [
            ("if segue.identifier == \"show detail\" {} ; if sender is Int { count() }", "no-super-call")
        ]) func refusals(body: String, code: String) throws
    {
        let rendering = try StyleRendering(
            project(
                "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }",
                base: "LibraryController"), PrepareMethodsStyle.outcome)
        #expect(rendering.codes == [code] && rendering.outcome.groups.isEmpty)
        #expect(rendering.outcome.kept.allSatisfy { $0.obstacle.code.id == code })
    }

    @Test(
        "a method that the base class would begin to call keeps the class",
        arguments: [
            // For a segue that no code prepares.
            ("@objc func prepareForContainer(_ value: Any, sender: Any?) {}", ""),
            ("", "class Other: Start { @objc func prepareForBill(_ value: Any, sender: Any?) {} }"),
        ]) func calledMethods(member: String, more: String) throws
    {
        let prepare = """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if segue.identifier == "show detail" { (segue.destination as! Detail).item = 1 }
                }
            """
        let rendering = try StyleRendering(
            project(prepare + "\n" + member, more: more), PrepareMethodsStyle.outcome)
        #expect(rendering.codes == ["name-taken"] && rendering.outcome.groups.isEmpty)
    }

    @Test("a class that has methods already gets one more") func growth() throws {
        let first = try StyleRendering(
            project(
                """
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "show detail" { (segue.destination as! Detail).item = 1 }
                    }
                """), PrepareMethodsStyle.outcome)
        var later = SegueProject([])
        for (path, text) in first.files { later = later.adding(text, at: path) }
        let text = try #require(first.files["A.swift"])
        let method = """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    super.prepare(for: segue, sender: sender)
                    if segue.identifier == "container" { (segue.destination as! Detail).item = 2 }
                }

                @objc private func prepareForShowDetail(
            """
        later = later.adding(
            text.replacing("    @objc private func prepareForShowDetail(", with: method), at: "A.swift")
        let second = try StyleRendering(later, PrepareMethodsStyle.outcome)
        #expect(second.codes == [] && second.files["A.swift"]?.contains("func prepareForContainer(") == true)
    }

    @Test("code that several segues share is left where it is") func commonCode() throws {
        let rendering = try StyleRendering(
            project(
                """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    track(sender)
                    if segue.identifier == "container" { child = 1 } else if segue.identifier == "show detail" { child = 2 }
                }
                """), PrepareMethodsStyle.outcome)
        #expect(rendering.codes == ["common-code"])
    }
}
