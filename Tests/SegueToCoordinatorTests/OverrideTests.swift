import Testing

@testable import SegueToCoordinator

/// Overrides of `performSegue(withIdentifier:sender:)`: those that apps have, and those that coordinators bring.
@Suite struct OverrideTests {
    private func rendering(
        _ scenes: [(type: String, segues: [String])], _ swift: [String: String]
    ) throws -> CoordinatorRendering {
        var number = 0
        let own = scenes.map { scene in
            let segues = scene.segues.map { identifier -> String in
                number += 1
                return SceneText.segue("s-\(number)", to: "other", identifier: identifier)
            }
            return SceneText(id: scene.type.lowercased(), className: scene.type, connections: segues)
        }
        return try CoordinatorRendering(
            SegueProject(
                own + [SceneText(id: "other", className: "Other")],
                swift: swift.merging(["Other.swift": "class Other: UIViewController {}\n"]) { $1 }))
    }

    private static let open = "override func performSegue(withIdentifier identifier: String, sender: Any?) {"
    private static let mock = """
        class MockMenu: Menu {
            var performed: [String] = []
            override func performSegue(withIdentifier identifier: String, sender: Any?) { performed.append(identifier) }
        }

        """
    private static let performing = "class Menu: UIViewController { func go() { \(call("go")) } }\n"
    private static func call(_ identifier: String) -> String {
        "performSegue(withIdentifier: \"\(identifier)\", sender: nil)"
    }

    @Test("a call that stays for one class's segue reaches overrides in all classes that it may mean") func families()
        throws
    {
        let menu = """
            class Menu: UIViewController { func go(_ id: String) { performSegue(withIdentifier: id, sender: nil) } }
            class Settings: Menu {}

            """
        let rendering = try rendering(
            [("Menu", ["about"]), ("Settings", ["detail"])], ["Menu.swift": menu, "Mock.swift": Self.mock])
        let code = try #require(rendering.files["Menu.swift"])
        #expect(code.components(separatedBy: Self.open).count == 3)
        #expect(code.contains("performSegue(withIdentifier: id, sender: nil)"))
        #expect(!code.contains("openScene"))
    }

    @Test("an override that asks its superclass for another segue keeps that one") func otherSegue() throws {
        let pad = """
            class Pad: Menu {
                \(Self.open)
                    super.performSegue(withIdentifier: "goPad", sender: sender)
                }
            }

            """
        let rendering = try rendering(
            [("Menu", ["go"]), ("Pad", ["go", "goPad"])], ["Menu.swift": Self.performing, "Pad.swift": pad])
        #expect(rendering.refusals["goPad"] == "overrides-perform-segue")
        #expect(rendering.files["Menu.swift"]?.contains(Self.call("go")) == true)
    }

    @Test("an override that hands on what it is given does nothing, and another cannot be beside it") func handingOn()
        throws
    {
        let menu = """
            class Menu: UIViewController {
                \(Self.open) super.performSegue(withIdentifier: identifier, sender: sender) }
                func go() { \(Self.call("go")) }
            }

            """
        #expect(try rendering([("Menu", ["go"])], ["Menu.swift": menu]).refusals.isEmpty)
        let mocked = try rendering([("Menu", ["go"])], ["Menu.swift": menu, "Mock.swift": Self.mock])
        #expect(mocked.refusals["go"] == "overrides-perform-segue")
    }

    @Test("what answers a run-time identifier does not answer for a segue that stays") func staying() throws {
        let menu = """
            class Menu: UIViewController { func go(_ id: String) { performSegue(withIdentifier: id, sender: nil) } }
            class Settings: Menu {}

            """
        let project = SegueProject(
            [
                SceneText(id: "a", className: "Menu", connections: [SceneText.segue("s-1", to: "c", identifier: "go")]),
                SceneText(
                    id: "b", className: "Settings",
                    connections: [SceneText.segue("s-2", to: "c", kind: "embed", identifier: "go")]),
                SceneText(id: "c", className: "Other"),
            ], swift: ["Menu.swift": menu, "Other.swift": "class Other: UIViewController {}\n"])
        #expect(try CoordinatorRendering(project).refusals["go"] == "segue-stays-elsewhere")
    }

    @Test("an override in an open class is open") func openClass() throws {
        let menu = Self.performing.replacing("class Menu", with: "open class Menu")
        let code = try rendering([("Menu", ["go"])], ["Menu.swift": menu, "Mock.swift": Self.mock]).files["Menu.swift"]
        #expect(code?.contains("open " + Self.open) == true)
    }

    @Test("a subclass inside a function, or of an alias, goes on hearing the calls") func unknownSubclasses() throws {
        let local = "func test() {\n\(Self.mock)}\n"
        let alias = "typealias Tested = Menu\n" + Self.mock.replacing("MockMenu: Menu", with: "MockMenu: Tested")
        for code in [local, alias] {
            let found = try rendering([("Menu", ["go"])], ["Menu.swift": Self.performing, "Tests.swift": code])
            #expect(found.files["Menu.swift"]?.contains(Self.call("go")) == true)
            #expect(found.files["Menu.swift"]?.contains(Self.open) == true)
        }
    }
}
