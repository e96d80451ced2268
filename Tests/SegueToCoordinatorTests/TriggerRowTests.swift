import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite("Delegate methods in place of cells' segues") struct TriggerRowTests {
    private let open = SceneText.segue("s-1", to: "b", identifier: "openB")

    private func project(
        _ cells: [String], code: String, element: String = "tableViewController", view: String? = nil,
        connections: [String] = []
    ) -> SegueProject {
        let scene = SceneText(
            id: "a", element: element, className: "AController",
            view: view ?? SceneText.table("t-1", cells: cells, key: "key=\"view\" "), connections: connections)
        return SegueProject([scene, SceneText(id: "b", className: "BController")], swift: ["A.swift": code])
    }

    private var only: [String] { [SceneText.cell("c-1", reuseIdentifier: "Item", segues: [open])] }

    @Test("the only cell of a table view controller needs no test") func single() {
        let project = project(only, code: "class AController: UITableViewController {}")
        #expect(project.obstacles == [nil])
        #expect(
            project.methods == [
                "override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
                "    navigation.openB(from: self, sender: tableView.cellForRow(at: indexPath))", "}",
            ])
    }

    @Test("several cells are told by their reuse identifiers") func several() {
        let other = SceneText.cell(
            "c-2", reuseIdentifier: "Other", segues: [SceneText.segue("s-2", to: "b", identifier: "openC")])
        let project = project(only + [other], code: "class AController: UITableViewController {}")
        #expect(
            project.methods.dropFirst().dropLast() == [
                "    let cell = tableView.cellForRow(at: indexPath)", "    let prototype = cell?.reuseIdentifier",
                "    switch prototype {",
                "    case \"Item\":", "        navigation.openB(from: self, sender: cell)", "    case \"Other\":",
                "        navigation.openC(from: self, sender: cell)", "    default:", "        break", "    }",
            ])
    }

    @Test("statements come before those of a method that is there, in the file's own layout") func existing() {
        let code = """
            class AController: UITableViewController {
            \toverride func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) {
            \t\tlist.deselectRow(at: path, animated: true)
            \t}
            }
            """
        #expect(
            project(only, code: code).edited("A.swift")
                == code.replacing(
                    "{\n\t\tlist",
                    with: "{\n\t\tnavigation.openB(from: self, sender: list.cellForRow(at: path))\n\t\tlist"))
    }

    @Test("a method on one line gets lines of its own") func oneLine() {
        let code = """
            class AController: UITableViewController {
                override func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) { count += 1 }
            }
            """
        #expect(
            project(only, code: code).edited("A.swift")?.contains(
                "{\n        navigation.openB(from: self, sender: list.cellForRow(at: path))\n        count += 1\n    }\n"
            )
                == true)
    }

    @Test("a new method stands behind the others of the list, and calls what a superclass does") func near() {
        let code = """
            class Base: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            class AController: Base {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

                func other() {}
            }
            """
        let edited = project(only, code: code).edited("A.swift")
        let expected = """
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    navigation.openB(from: self, sender: tableView.cellForRow(at: indexPath))
                    super.tableView(tableView, didSelectRowAt: indexPath)
                }

                func other() {}
            """
        #expect(edited?.contains(expected) == true)
    }

    @Test("what a class of the project declares is not overridden in an extension") func extensions() {
        let code = """
            class Base: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            class AController: Base {}
            extension AController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            }
            """
        let project = project(only, code: code)
        #expect(project.methods.first?.hasPrefix("override func tableView(_ tableView: UITableView, didSelect") == true)
        #expect(project.edited("A.swift") == code)
    }

    @Test("Swift before 3 is left") func old() {
        let code = """
            class AController: UITableViewController {
                override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}
            }
            """
        #expect(project(only, code: code).obstacles == ["old-swift"])
    }

    @Test("cells made in code need a test, and cells without an identifier are left") func madeInCode() {
        let code = """
            class AController: UITableViewController {
                override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x") }
            }
            """
        #expect(project(only, code: code).methods.contains("    if prototype == \"Item\" {"))
        let unnamed = project([SceneText.cell("c-1", segues: [open])], code: code)
        #expect(unnamed.obstacles == ["no-reuse-identifier"])
    }

    @Test("the table's delegate has to be the view controller") func delegates() {
        func obstacles(_ code: String, delegate: String? = nil) -> [String?] {
            project(
                [], code: code, element: "viewController",
                view: SceneText.table("t-1", cells: only, delegate: delegate),
                connections: ["<outlet property=\"list\" destination=\"t-1\" id=\"o-1\"/>"]
            ).obstacles
        }
        let plain = "class AController: UIViewController { @IBOutlet var list: UITableView! }"
        #expect(obstacles(plain) == [nil])
        #expect(obstacles(plain.replacing("UIViewController {", with: "SetupController {")) == ["superclass-elsewhere"])
        #expect(obstacles(plain, delegate: "a") == [nil])
        let dormant =
            plain.dropLast() + "; func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 9 } }"
        #expect(obstacles(String(dormant), delegate: "a") == ["not-conforming"])
        #expect(obstacles(String(dormant)) == ["no-delegate"])
        let counting =
            plain.dropLast() + "; func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { 9 } }"
        #expect(obstacles(String(counting), delegate: "a") == [nil])
        #expect(obstacles(plain + "\nextension AController: UITableViewDelegate {}", delegate: "a") == [nil])
        let inCode = """
            class AController: UIViewController, UITableViewDelegate {
                @IBOutlet var list: UITableView! { didSet { list?.delegate = OTHER } }
            }
            """
        #expect(obstacles(inCode.replacing("OTHER", with: "self")) == [nil])
        #expect(obstacles(inCode.replacing("OTHER", with: "helper"), delegate: "a") == ["delegate-in-code"])
    }

    @Test("code that calls the delegate's method itself keeps the segue") func called() {
        let code = """
            class AController: UITableViewController {
                func first() { tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0)) }
            }
            """
        #expect(project(only, code: code).obstacles == ["called-in-code"])
    }
}
