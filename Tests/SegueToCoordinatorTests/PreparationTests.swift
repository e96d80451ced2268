import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct PreparationTests {
    private static func menu(_ body: String) -> String {
        """
        class MenuController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        \(body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        " + $0 }
            .joined(separator: "\n"))
            }
        }
        """
    }

    @Test("nothing runs for a segue whose class prepares none, or others only") func nothing() {
        let plain = PreparationCase([("open", "Detail")], swift: "class MenuController: UIViewController {}")
        #expect(plain.text("open") == "nothing")
        let other = PreparationCase(
            [("open", "Detail"), ("close", "Other")],
            swift: Self.menu("super.prepare(for: segue, sender: sender)\nif segue.identifier == \"close\" { work() }"))
        #expect(other.text("open") == "nothing")
    }

    @Test("a branch with a cast becomes a method that takes what it was cast to") func cast() {
        let made = PreparationCase(
            [("open", "Detail"), ("other", "Other")],
            swift: Self.menu(
                """
                if segue.identifier == "open", let detail = segue.destination as? Detail {
                    // The item that was tapped
                    detail.item = sender as? Item

                    if detail.item == nil {
                        detail.isEmpty = true
                    }
                }
                """))
        #expect(
            made.text("open") == """
                func configure(_ detail: Detail, sender: Any?) {
                    // The item that was tapped
                    detail.item = sender as? Item

                    if detail.item == nil {
                        detail.isEmpty = true
                    }
                }
                """)
        #expect(made.text("other") == "nothing")
    }

    @Test("of a switch each case becomes a method, guards and breaks included") func cases() {
        let made = PreparationCase(
            [("open", "Detail"), ("list", "Navigation(List)"), ("none", "Other")],
            swift: Self.menu(
                """
                super.prepare(for: segue, sender: sender)
                guard let identifier = segue.identifier else { return }
                view.endEditing(true)
                switch identifier {
                // To the detail
                case "open":
                    guard let path = tableView.indexPathForSelectedRow else { break }
                    let controller = segue.destination as! Detail
                    controller.item = items[path.row]
                case "list":
                    guard let navigation = segue.destination as? UINavigationController,
                        let list = navigation.topViewController as? List
                    else { return }
                    list.items = items // all of them
                default: break
                }
                """))
        #expect(
            made.text("open") == """
                func configure(_ controller: Detail, sender: Any?) {
                    view.endEditing(true)
                    // To the detail
                    guard let path = tableView.indexPathForSelectedRow else { return }
                    controller.item = items[path.row]
                }
                """)
        #expect(
            made.text("list") == """
                func configure(_ list: List, sender: Any?) {
                    view.endEditing(true)
                    list.items = items // all of them
                }
                """)
        #expect(
            made.text("none") == """
                func configureForNone(_ destination: UIViewController, sender: Any?) {
                    view.endEditing(true)
                }
                """)
    }

    @Test("the segue given away, a hidden identifier and an unknown class keep the segue or the cast") func obstacles() {
        let made = PreparationCase(
            [("open", "Detail")], swift: Self.menu("router.prepare(segue)"))
        #expect(made.text("open") == "segue: segue-used")
        let hidden = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu("if segue.identifier == names.first { work() }"))
        #expect(hidden.text("open") == "segue: identifier-unclear")
        let unknown = PreparationCase(
            [("open", "plain")],
            swift: Self.menu("if let other = segue.destination as? Other { other.work() }"))
        #expect(
            unknown.text("open") == """
                func configure(_ destination: UIViewController, sender: Any?) {
                    if let other = destination as? Other { other.work() }
                }
                """)
    }
}
