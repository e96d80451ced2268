import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct PreparationEdgeTests {
    private static func menu(_ body: String, base: String = "UIViewController") -> String {
        """
        class MenuController: \(base) {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        \(body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        " + $0 }
            .joined(separator: "\n"))
            }
        }
        """
    }

    @Test("a superclass of a library may prepare: the segue stays, with a prepare of its own or none")
    func library() {
        let own = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                "super.prepare(for: segue, sender: sender)\nif segue.identifier == \"open\" { work() }",
                base: "PodController"))
        #expect(
            own.text("open")
                == "segue: PodController, its superclass, is not in this project and may prepare segues too")
        let none = PreparationCase([("open", "Detail")], swift: "class MenuController: PodController {}")
        #expect(
            none.text("open")
                == "segue: PodController, its superclass, is not in this project and may prepare segues too")
        let alone = PreparationCase([("open", "Detail")], swift: Self.menu("work()", base: "PodController"))
        #expect(alone.text("open").contains("work()"))
        #expect(alone.file().contains("override func prepare"))
        let apple = PreparationCase([("open", "Detail")], swift: "class MenuController: UITableViewController {}")
        #expect(apple.text("open") == "nothing")
    }

    @Test("a guard of which a part is left, and that falls through, keeps the segue") func fallsThroughInPart() {
        let partly = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                """
                switch segue.identifier {
                case "open":
                    guard segue.destination is Detail, isReady else { fallthrough }
                    work()
                default: other()
                }
                """))
        #expect(partly.text("open") == "segue: a case falls through to the next one")
    }

    @Test("a guard that leaves its switch goes on behind it") func leavesSwitch() {
        let shared = PreparationCase(
            [("open", "Detail"), ("other", "Detail")],
            swift: Self.menu(
                """
                switch segue.identifier {
                case "open", "other":
                    guard segue.identifier == "other" else { break }
                    work()
                default: break
                }
                always()
                """))
        #expect(shared.text("open").contains("always()") && !shared.text("open").contains("work()"))
        #expect(shared.text("other").contains("work()\n    always()"))
        #expect(shared.file(removing: ["other"]).contains("always()"))
    }

    @Test("what holds the destination weakly stays weak") func weak() {
        let weak = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                "weak var detail = segue.destination as? Detail\nclient.onChange = { detail?.count += 1 }"))
        #expect(
            weak.text("open") == """
                func configure(_ destination: Detail) {
                    weak var detail = destination
                    client.onChange = { detail?.count += 1 }
                }
                """)
        let unowned = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                """
                unowned let detail = segue.destination as! Detail
                detail.onClose = { [weak destination = segue.destination] in
                    detail.count = 1
                    destination?.title = ""
                }
                """))
        #expect(
            unowned.text("open") == """
                func configure(_ controller: Detail) {
                    unowned let detail = controller
                    detail.onClose = { [weak destination = controller] in
                        detail.count = 1
                        destination?.title = ""
                    }
                }
                """)
    }

    private static func family(_ base: String, _ sub: String, _ swift: String) -> SegueProject {
        SegueProject(
            [
                SceneText(
                    id: "menu", className: "MenuController",
                    connections: [SceneText.segue("s-1", to: "detail", identifier: sub)]),
                SceneText(
                    id: "base", className: "BaseController",
                    connections: [SceneText.segue("s-2", to: "detail", identifier: base)]),
                SceneText(id: "detail", className: "Detail"),
            ], swift: ["Menu.swift": swift])
    }

    @Test("methods of a class and its superclass have names of their own, though their segues do not")
    func familyNames() {
        let swift =
            Self.menu("(segue.destination as? Detail)?.work()", base: "BaseController")
            + "\nclass Detail: UIViewController {}\n"
            + Self.menu("(segue.destination as? Detail)?.rest()").replacing("MenuController", with: "BaseController")
        for base in ["detail", "showDetail", "DetailSegue", "toDetail"] {
            let project = Self.family(base, "Detail", swift)
            let made = PreparationCase(project)
            #expect(made.text("Detail").hasPrefix("func configureForDetailInMenuController(_ destination: Detail)"))
        }
        let other = PreparationCase(Self.family("list", "Detail", swift))
        #expect(other.text("Detail").hasPrefix("func configureForDetail(_ destination: Detail)"))
    }

    @Test("a method of an extension of UIKit's class takes the name, in whatever file") func extensionNames() {
        let project = SegueProject(
            [
                SceneText(
                    id: "menu", className: "MenuController",
                    connections: [SceneText.segue("s-1", to: "detail", identifier: "open")]),
                SceneText(id: "detail", className: "Detail"),
            ],
            swift: [
                "Menu.swift": Self.menu("(segue.destination as? Detail)?.work()")
                    + "\nclass Detail: UIViewController {}"
            ])
        func name(_ text: String) -> String {
            String(PreparationCase(project.adding(text, at: "More.swift")).text("open").prefix { $0 != "(" })
        }
        let taken = "extension UIViewController { func configure(_ detail: Detail) {} }"
        #expect(name(taken) == "func configureForOpen")
        #expect(name(taken.replacing("UIViewController", with: "UIView")) == "func configure")
        #expect(name(taken.replacing("Detail)", with: "Detail, at: Int)")) == "func configure")
    }

    @Test("a method of the name with other labels takes it from none") func otherLabels() {
        func text(_ method: String, _ sender: String = "") -> String {
            let menu = Self.menu("(segue.destination as? Detail)?.work(\(sender))")
            return PreparationCase([("open", "Detail")], swift: menu.dropLast(1) + method + "\n}").text("open")
        }
        #expect(text("func configure(_ cell: Cell, at place: Int) {}").hasPrefix("func configure("))
        #expect(text("func configure(_ cell: Cell,\n    sender: Any?) {}").hasPrefix("func configure("))
        #expect(
            text("func configure(_ cell: Cell,\n    sender: Any?) {}", "sender").hasPrefix("func configureForOpen("))
        #expect(text("func configure(_ cell: Cell,\n    sender: Any? = nil) {}").hasPrefix("func configureForOpen("))
        #expect(text("func configure(_ detail: Detail) {}").hasPrefix("func configureForOpen("))
        #expect(text("func configure(_ detail: Detail) {}", "sender").hasPrefix("func configure("))
        #expect(text("func configure(_ cell: UITableViewCell) {}").hasPrefix("func configure("))
        #expect(text("func configure(_ work: () -> Void, sender: Any?) {}").hasPrefix("func configureForOpen("))
    }

    @Test("a prepare that tests call stays as it is") func tests() {
        let project = SegueProject(
            [
                SceneText(
                    id: "menu", className: "MenuController",
                    connections: [SceneText.segue("s-1", to: "detail", identifier: "open")]),
                SceneText(id: "detail", className: "Detail"),
            ],
            swift: [
                "Menu.swift": Self.menu("(segue.destination as? Detail)?.work()")
                    + "\nclass Detail: UIViewController {}"
            ])
        let call = """
            func test() {
                let menu = MenuController()
                let segue = UIStoryboardSegue(identifier: "open", source: menu, destination: Detail())
                menu.prepare(for: segue, sender: nil)
            }
            """
        #expect(!PreparationCase(project).file().contains("prepare(for"))
        let tested = PreparationCase(project.adding(call, at: "MenuTests.swift"))
        #expect(tested.file().contains("prepare(for"))
        #expect(tested.text("open").hasPrefix("func configure("))
        let other = project.adding(call.replacing("MenuController", with: "OtherController"), at: "OtherTests.swift")
        #expect(!PreparationCase(other).file().contains("prepare(for"))
    }

    @Test("a call of UIKit's own prepare may be returned") func returned() {
        let body = """
            guard segue.identifier == "open", let detail = segue.destination as? Detail else {
                return super.prepare(for: segue, sender: sender)
            }
            guard let item = sender as? Item else { return super.prepare(for: segue, sender: sender) }
            detail.item = item
            """
        let made = PreparationCase([("open", "Detail"), ("list", "List")], swift: Self.menu(body))
        #expect(made.text("list") == "nothing")
        #expect(
            made.text("open") == """
                func configure(_ detail: Detail, sender: Any?) {
                    guard let item = sender as? Item else { return }
                    detail.item = item
                }
                """)
        #expect(!made.file().contains("prepare(for"))
    }

    @Test("a branch that only leaves the method goes where nothing follows it") func exits() {
        let body = """
            if sender is Marker {
                let list: List
                if let found = segue.destination as? List {
                    list = found
                } else {
                    return
                }
                list.work()
            }
            """
        let made = PreparationCase([("open", "Detail"), ("list", "List")], swift: Self.menu(body))
        #expect(made.text("open") == "nothing")
        #expect(made.text("list").contains("list.work()"))
        #expect(!made.file(removing: ["list"]).contains("prepare(for"))
        let followed = PreparationCase([("open", "Detail"), ("list", "List")], swift: Self.menu(body + "\nwork()"))
        #expect(followed.text("open").contains("    if sender is Marker {"))
        #expect(followed.text("open").contains("return"))
    }

    @Test("comments of what moves move too, in their order") func comments() {
        let made = PreparationCase(
            [("open", "Detail")],
            swift: Self.menu(
                """
                // before
                if segue.identifier == "open" { // only here
                    // inner
                    (segue.destination as! Detail).item = "x" // beside
                    // last
                } // after the brace
                // the very last
                """))
        #expect(
            made.text("open") == """
                func configure(_ destination: Detail) {
                    // before
                    // only here
                    // inner
                    destination.item = "x" // beside
                    // last
                    // after the brace
                    // the very last
                }
                """)
    }
}
