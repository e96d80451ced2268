import Linting
import Testing

@Suite("Classes of dead scenes")
struct DeadClassTests {
    private func places(_ code: String, beside: String = "") throws -> [String] {
        try ProjectLinted(
            "dead-class",
            [
                "Menu.storyboard": storyboard(
                    menuScene("m", "Menu") + menuScene("d", "Dish") + beside, attributes: #"initialViewController="m""#),
                "Menu.swift": "// Dish.swift\nclass Menu: UIViewController {}\n" + code,
            ]
        ).places
    }

    @Test("a class is found that only a scene has to which nothing leads, with those that only it names")
    func alone() throws {
        #expect(try places("class Dish: UIViewController {}") == ["Menu.swift:3"])
        #expect(try places("class Dish: UIViewController {}\nlet next = Dish.self").isEmpty)
        let two = "class Dish: UIViewController { var cook: Cook? }\nclass Cook: UIViewController {}"
        #expect(try places(two, beside: menuScene("k", "Cook")) == ["Menu.swift:3", "Menu.swift:4"])
        #expect(try places(two + "\nlet cook = Cook()", beside: menuScene("k", "Cook")) == ["Menu.swift:3"])
    }

    @Test("a class with which an extension begins is alive")
    func extensionClass() throws {
        let files = [
            "Menu.storyboard": storyboard(
                menuScene("m", "Menu") + menuScene("d", "Dish"), attributes: #"initialViewController="m""#),
            "Menu.swift": "class Menu: UIViewController {}\nclass Dish: UIViewController {}\n",
        ]
        #expect(try ProjectLinted("dead-class", files).places == ["Menu.swift:2"])
        let list = propertyList(
            "<key>UIMainStoryboardFile</key><string>Menu</string>"
                + "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Dish</string>")
        #expect(
            try ProjectLinted("dead-class", files.merging(["Share/Info.plist": list]) { first, _ in first }).places
                .isEmpty)
    }

    @Test("a class that a scene has to which something leads is alive")
    func alive() throws {
        let other = menuScene("e", "Dish")
        let files = [
            "Menu.storyboard": storyboard(
                menuScene("m", "Menu", #"<segue destination="e" kind="show" id="s"/>"#) + menuScene("d", "Dish")
                    + other,
                attributes: #"initialViewController="m""#),
            "Menu.swift": "class Menu: UIViewController {}\nclass Dish: UIViewController {}",
        ]
        #expect(try ProjectLinted("dead-class", files).places.isEmpty)
    }
}

@Suite("Classes that are not read")
struct GeneratedOwnerTests {
    @Test("generated-class finds outlets in a file that says that a generator wrote it")
    func header() throws {
        func places(_ text: String) throws -> [String] {
            try ProjectLinted("generated-class", ["Menu.swift": text]).places
        }
        let menu = "class Menu: UIViewController { @IBOutlet var level: UILabel! }\n"
        #expect(try places("// Do not modify. This file is generated.\n" + menu) == ["Menu.swift:2"])
        #expect(try places(menu).isEmpty)
        #expect(try places("// Generated using SwiftGen\nlet a = 1\n").isEmpty)
    }
}
