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
                func configure(_ controller: Detail) {
                    view.endEditing(true)
                    // To the detail
                    guard let path = tableView.indexPathForSelectedRow else { return }
                    controller.item = items[path.row]
                }
                """)
        #expect(
            made.text("list") == """
                func configure(_ list: List) {
                    view.endEditing(true)
                    list.items = items // all of them
                }
                """)
        #expect(
            made.text("none") == """
                func configureForNone(_ destination: UIViewController) {
                    view.endEditing(true)
                }
                """)
    }

    @Test("the segue given away, a hidden identifier and an unknown class keep the segue or the cast") func obstacles()
    {
        let made = PreparationCase(
            [("open", "Detail")], swift: Self.menu("router.prepare(segue)"))
        #expect(made.text("open") == "segue: the segue itself is used: “router.prepare(segue)”")
        let hidden = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu("if segue.identifier == names.first { work() }"))
        #expect(hidden.text("open") == "segue: nobody can say which segues “names.first” means")
        let unknown = PreparationCase(
            [("open", "plain")],
            swift: Self.menu("if let other = segue.destination as? Other { other.work() }"))
        #expect(
            unknown.text("open") == """
                func configure(_ destination: UIViewController) {
                    if let other = destination as? Other { other.work() }
                }
                """)
    }
}

@Suite struct PreparationFormTests {
    private static func menu(_ body: String, before: String = "class MenuController: UIViewController {") -> String {
        "\(before)\n    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n\(body)\n    }\n}\n"
    }

    @Test("a closure's capture follows the parameter's name; a captured optional keeps the cast") func captures() {
        let made = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                """
                        let first = segue.destination as! Detail
                        let second = segue.destination as! Detail
                        first.done = { [weak second] in second?.work() }
                """))
        #expect(
            made.text("open") == """
                func configure(_ first: Detail) {
                    first.done = { [weak first] in first?.work() }
                }
                """)
        let optional = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                """
                        let detail = segue.destination as? Detail
                        detail?.done = { [weak detail] in detail?.work() }
                """))
        #expect(
            optional.text("open") == """
                func configure(_ destination: UIViewController) {
                    let detail = destination as? Detail
                    detail?.done = { [weak detail] in detail?.work() }
                }
                """)
    }

    @Test("an optional's question mark goes with the cast") func optionalChains() {
        let made = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                """
                        (segue.destination as? Detail)?.item = item
                        let detail = segue.destination as? Detail
                        detail?.refresh()
                """))
        #expect(
            made.text("open") == """
                func configure(_ detail: Detail) {
                    detail.item = item
                    detail.refresh()
                }
                """)
    }

    @Test("overloads share a name where their types are unrelated, else each has its own") func names() {
        let body = """
                    if let detail = segue.destination as? Detail { detail.work() }
                    if let list = segue.destination as? List { list.work() }
            """
        let made = PreparationCase([("open", "Detail"), ("list", "List")], swift: Self.menu(body))
        #expect(made.text("open").hasPrefix("func configure(_ detail: Detail)"))
        #expect(made.text("list").hasPrefix("func configure(_ list: List)"))
        let same = PreparationCase(
            [("open", "Detail"), ("edit", "Detail")],
            swift: Self.menu(
                """
                        let detail = segue.destination as! Detail
                        if segue.identifier == "edit" { detail.isEditing = true }
                        detail.work()
                """))
        #expect(same.text("open").hasPrefix("func configureForOpen(_ detail: Detail)"))
        #expect(same.text("edit").hasPrefix("func configureForEdit(_ detail: Detail)"))
    }

    @Test("symbols that a generator made of identifiers are told") func symbols() {
        let made = PreparationCase(
            [("OpenDetail", "Detail"), ("list", "List")],
            swift: Self.menu(
                """
                        if segue.identifier == StoryboardSegue.Main.openDetail.rawValue {
                            work()
                        }
                """))
        #expect(made.text("OpenDetail").contains("work()"))
        #expect(made.text("list") == "nothing")
    }

    @Test("cases of a generated enumeration that is made of the segue are told") func generatedCases() {
        let switched = PreparationCase(
            [("OpenDetail", "Detail"), ("list", "List"), ("other", "Other")],
            swift: Self.menu(
                """
                        switch StoryboardSegue.Main(segue) {
                        case .openDetail: work()
                        case .list: play()
                        default: break
                        }
                """))
        #expect(switched.text("OpenDetail").contains("work()"))
        #expect(!switched.text("OpenDetail").contains("switch"))
        #expect(switched.text("list").contains("play()"))
        #expect(switched.text("other") == "nothing")
        let guarded = PreparationCase(
            [("OpenDetail", "Detail"), ("list", "List")],
            swift: Self.menu(
                """
                        guard let kind = StoryboardSegue.Main(segue) else { return }
                        if kind == .openDetail { work() }
                """))
        #expect(guarded.text("OpenDetail").contains("work()"))
        #expect(guarded.text("list") == "nothing")
    }

    @Test("a superclass that prepares the segue, an attribute and #if keep the segue") func whole() {
        let base = """
            class Base: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) { log(segue.identifier) }
            }
            """
        let inherited = PreparationCase(
            [("open", "Detail")],
            swift: base + "\n"
                + Self.menu(
                    "        super.prepare(for: segue, sender: sender)\n        work()",
                    before: "class MenuController: Base {"))
        #expect(inherited.text("open") == "segue: Base, its superclass, prepares it too")
        let conditional = PreparationCase(
            [("open", "Detail")], swift: Self.menu("        #if DEBUG\n        work()\n        #endif"))
        #expect(conditional.text("open") == "segue: parts of prepare(for:sender:) are compiled under #if alone")
    }
}
