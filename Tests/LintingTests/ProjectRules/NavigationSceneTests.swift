import Linting
import Testing

@Suite("Storyboards, scenes and nibs that code names")
struct NavigationSceneTests {
    private func open(_ call: String) -> String { "func open() {\n_ = \(call)\n}\n" }

    @Test("storyboard-not-found finds names that no storyboard has")
    func storyboards() throws {
        let rule = "storyboard-not-found"
        func found(_ call: String) throws -> [String] {
            try NavigationProject(open(call), scenes: menuScene("m", "Menu")).found(rule)
        }
        #expect(try found(#"UIStoryboard(name: "Menu", bundle: nil)"#).isEmpty)
        #expect(try found(#"UIStoryboard(name: "Manu", bundle: nil)"#) == ["Menu.swift:2"])
        #expect(try found(#"UIStoryboard(name: "Manu", bundle: kitchen)"#).isEmpty)
        #expect(try found(#"UIStoryboard(name: isPad ? "Menu" : "Phone", bundle: nil)"#) == ["Menu.swift:2?"])
    }

    @Test("storyboard-identifier-not-found asks the storyboard that the code asks")
    func identifiers() throws {
        let rule = "storyboard-identifier-not-found"
        let menu = storyboard(menuScene("m", "Menu", attributes: #"storyboardIdentifier="menu""#))
        let bar = storyboard(menuScene("b", "Bar", attributes: #"storyboardIdentifier="bar""#))
        func found(_ storyboard: String, _ identifier: String) throws -> [String] {
            let call = "\(storyboard).instantiateViewController(withIdentifier: \"\(identifier)\")"
            return try NavigationProject(["Open.swift": open(call), "Menu.storyboard": menu, "Bar.storyboard": bar])
                .found(rule)
        }
        let named = #"UIStoryboard(name: "Menu", bundle: nil)"#
        #expect(try found(named, "menu").isEmpty)
        #expect(try found(named, "manu") == ["Open.swift:2"])
        #expect(try found(named, "bar") == ["Open.swift:2"])
        #expect(try found(#"UIStoryboard(name: "Cellar", bundle: nil)"#, "manu").isEmpty)
        #expect(try found("given", "bar").isEmpty)
        #expect(try found("given", "manu") == ["Open.swift:2?"])
        #expect(try found("given", "cellar").isEmpty)
    }

    @Test("initial-scene-missing finds storyboards that begin nowhere")
    func initial() throws {
        let code = open(#"UIStoryboard(name: "Menu", bundle: nil).instantiateInitialViewController()"#)
        let scenes = menuScene("m", "Menu")
        #expect(try NavigationProject(code, scenes: scenes).found("initial-scene-missing") == ["Menu.swift:2"])
        let opened = NavigationProject(code, scenes: scenes, attributes: #"initialViewController="m""#)
        #expect(try opened.found("initial-scene-missing").isEmpty)
    }

    @Test("nib-not-found finds names that no nib has, and leaves types that it does not know")
    func nibs() throws {
        func found(_ call: String) throws -> [String] {
            try NavigationProject(["Open.swift": open(call), "Cup.xib": xib("")]).found("nib-not-found")
        }
        #expect(try found(#"UINib(nibName: "Cup", bundle: nil)"#).isEmpty)
        #expect(try found(#"UINib(nibName: "Cop", bundle: nil)"#) == ["Open.swift:2"])
        #expect(try found(#"UINib(nibName: "Cop", bundle: kitchen)"#).isEmpty)
        let generic = "func load<T: UIView>() -> UINib { UINib(nibName: String(describing: T.self), bundle: nil) }"
        #expect(try NavigationProject(["Open.swift": generic]).found("nib-not-found").isEmpty)
    }

    @Test("storyboard-reference-broken finds references that lead nowhere")
    func references() throws {
        func found(_ attributes: String) throws -> [String] {
            let placeholder = scene(
                #"<viewControllerPlaceholder \#(attributes) id="r" sceneMemberID="viewController"/>"#)
            let segue = #"<segue destination="r" kind="show" id="s"/>"#
            return try NavigationProject([
                "Menu.storyboard": storyboard(menuScene("m", "Menu", segue) + placeholder),
                "Bar.storyboard": storyboard(menuScene("b", "Bar", attributes: #"storyboardIdentifier="bar""#)),
            ]).found("storyboard-reference-broken")
        }
        #expect(try found(#"storyboardName="Bar" referencedIdentifier="bar""#).isEmpty)
        #expect(try found(#"storyboardName="Bar" referencedIdentifier="baz""#) == ["Menu.storyboard:r"])
        #expect(try found(#"storyboardName="Bar""#) == ["Menu.storyboard:r"])
        #expect(try found(#"storyboardName="Cellar""#) == ["Menu.storyboard:r"])
        #expect(try found(#"storyboardName="Cellar" bundleIdentifier="org.cellar""#).isEmpty)
    }

    @Test("dead-scene finds scenes that nothing leads to")
    func dead() throws {
        let segue = #"<segue destination="d" kind="show" id="s"/>"#
        let scenes = menuScene("m", "Menu", segue) + menuScene("d", "Dish") + menuScene("x", "Attic")
        let project = NavigationProject(
            "class Attic: UIViewController {}", scenes: scenes, attributes: #"initialViewController="m""#)
        #expect(try project.found("dead-scene") == ["Menu.storyboard:x"])
    }

    @Test("dead-scene knows that a factory of the scene's own class opens it")
    func factory() throws {
        let factory = """
            class Dish: UIViewController {
                static func make() -> UIViewController? {
                    UIStoryboard(name: "Menu", bundle: nil).instantiateInitialViewController()
                }
            }
            """
        let scenes = menuScene("d", "Dish")
        let first = storyboard(menuScene("m", "Main"), attributes: #"initialViewController="m""#)
        let files = [
            "Menu.swift": factory, "First.storyboard": first,
            "Menu.storyboard": storyboard(scenes, attributes: #"initialViewController="d""#),
            "Info.plist": propertyList("<key>UIMainStoryboardFile</key><string>First</string>"),
        ]
        #expect(try NavigationProject(files).found("dead-scene").isEmpty)
        let without = files.merging(["Menu.swift": "class Dish: UIViewController {}"]) { $1 }
        #expect(try NavigationProject(without).found("dead-scene") == ["Menu.storyboard:d"])
    }

    @Test("unused-storyboard-identifier finds what neither code nor a reference asks for, and is off")
    func unused() throws {
        let rule = "unused-storyboard-identifier"
        #expect(LintRules.all.first { $0.description.id == rule }?.description.isOnByDefault == false)
        let scenes = menuScene("m", "Menu", attributes: #"storyboardIdentifier="menu""#)
        #expect(try NavigationProject("", scenes: scenes).found(rule) == ["Menu.storyboard:m"])
        let asked = open(#"given.instantiateViewController(withIdentifier: "menu")"#)
        #expect(try NavigationProject(asked, scenes: scenes).found(rule).isEmpty)
        #expect(try NavigationProject(#"let name = "menu""#, scenes: scenes).found(rule).isEmpty)
    }
}
