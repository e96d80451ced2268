import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct PreparationRemovalTests {
    private static let chain = """
        class MenuController: UIViewController {
            var items: [Int] = []

            // MARK: Navigation

            /// Hands items on.
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                super.prepare(for: segue, sender: sender)
                let destination = segue.destination
                if segue.identifier == "open", let detail = destination as? Detail {
                    detail.items = items
                } else if segue.identifier == "list" {
                    (segue.destination as? List)?.items = items
                } else if segue.identifier == "embedded" {
                    (segue.destination as? Other)?.items = items
                }
            }

            func other() {}
        }
        """

    private static let segues = [("open", "Detail"), ("list", "List")]

    @Test("the whole method goes when nothing is left of it, with its comment") func whole() {
        let made = PreparationCase(
            Self.segues,
            swift: Self.chain.replacing(
                " else if segue.identifier == \"embedded\" {\n            (segue.destination as? Other)?.items = items\n        }",
                with: ""))
        #expect(
            made.file().hasPrefix(
                """
                class MenuController: UIViewController {
                    var items: [Int] = []

                    // MARK: Navigation

                    func other() {}
                }
                """))
    }

    @Test("what runs for an embed segue stays, and only that") func embed() {
        let made = PreparationCase(
            Self.segues,
            more: [SceneText.segue("e", to: "d-List", kind: "embed", identifier: "embedded")], swift: Self.chain)
        #expect(
            made.file().contains(
                """
                    /// Hands items on.
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        super.prepare(for: segue, sender: sender)
                        if segue.identifier == "embedded" {
                            (segue.destination as? Other)?.items = items
                        }
                    }
                """))
        #expect(
            made.file(removing: ["list"]).contains(
                """
                            detail.items = items
                        } else if segue.identifier == "embedded" {
                """))
    }

    @Test("cases and items of lists go; a switch that must name all cases keeps an empty one") func cases() {
        let swift = """
            enum SegueID: String { case open, list, other }
            class MenuController: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    guard let id = SegueID(rawValue: segue.identifier ?? "") else { return }
                    switch id {
                    case .open, .other:
                        work()
                    case .list:
                        rest()
                    }
                }
            }
            """
        let made = PreparationCase([("open", "Detail"), ("list", "List"), ("other", "Other")], swift: swift)
        #expect(made.text("list").contains("rest()"))
        #expect(made.file(removing: ["open", "list"]).contains("case .other:\n            work()\n"))
    }

    @Test("a default on one line keeps its place when cases above it go") func defaultOnOneLine() {
        let made = PreparationCase(
            [("open", "Detail")],
            more: [SceneText.segue("e", to: "d-Detail", kind: "embed", identifier: "embedded")],
            swift: """
                class MenuController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        switch segue.identifier {
                        case "embedded": (segue.destination as? Other)?.items = []

                        case "open": (segue.destination as! Detail).items = []

                        default: break
                        }
                    }
                }
                """)
        #expect(made.file().contains("\n        default: break\n"), "\(made.file())")
    }

    @Test("no empty line is left below the brace in front of a method that goes") func firstMember() {
        let made = PreparationCase(
            [("open", "Detail")],
            swift: """
                class MenuController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        (segue.destination as! Detail).items = []
                    }

                    func close() {}
                }
                """)
        #expect(made.file().hasPrefix("class MenuController: UIViewController {\n    func close() {}\n}\n"))
    }

    @Test("statements that go take each its own lines, with empty lines between them") func partedStatements() {
        let made = PreparationCase(
            [("open", "Detail"), ("list", "List")],
            more: [SceneText.segue("e", to: "d-List", kind: "embed", identifier: "embedded")],
            swift: """
                class MenuController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "open" { (segue.destination as! Detail).items = [] }

                        if segue.identifier == "list" { (segue.destination as! List).items = [] }

                        if segue.identifier == "embedded" { (segue.destination as? List)?.items = [1] }
                    }
                }
                """)
        #expect(made.file().contains("if segue.identifier == \"embedded\""))
        #expect(!made.file().contains("\"open\"") && !made.file().contains("\"list\""), "\(made.file())")
    }
}
