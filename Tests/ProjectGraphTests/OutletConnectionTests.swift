import InterfaceBuilder
import ProjectGraph
import SourceText
import Testing

@Suite("An outlet connection")
struct OutletConnectionTests {
    /// What the outlet `property` of a xib's owner of class `Menu` leads to, in words.
    private func target(_ property: String, _ files: [String: String], owner: String = "Menu") throws -> String {
        var files = files
        files["Menu.xib"] = xib(owner, outlet(property))
        let connection = try #require(Cafe(files).graph.outletConnections.first)
        #expect(connection.property == property)
        #expect(connection.className == owner)
        return switch connection.target {
        case .swift(let members):
            members.map { "\($0.type.name): \($0.owner.name).\($0.outlet.name)" }.joined(separator: ", ")
        case .missing(let type): "missing in \(type.name)"
        case .inherited(_, let name): "inherited from \(name)"
        case .objectiveC: "Objective-C"
        case .notInProject: "not in project"
        }
    }

    @Test("fills the property of the class, of its extension or of a superclass")
    func resolved() throws {
        let own = ["A.swift": "class Menu: UIView { @IBOutlet var label: UILabel! }"]
        #expect(try target("label", own) == "Menu: Menu.label")
        let base = [
            "A.swift": "class Menu: Base {}", "B.swift": "class Base: UIView { @IBOutlet var label: UILabel! }",
        ]
        #expect(try target("label", base) == "Menu: Base.label")
        let renamed = ["A.swift": "@objc(CAFMenu) class Menu: UIView { @IBOutlet var label: UILabel! }"]
        #expect(try target("label", renamed, owner: "CAFMenu") == "Menu: Menu.label")
    }

    @Test("may mean several classes where nothing tells them apart")
    func severalClasses() throws {
        let text = "class Menu: UIView { @IBOutlet var label: UILabel! }"
        #expect(
            try target("label", ["One/A.swift": text, "Two/A.swift": text]) == "Menu: Menu.label, Menu: Menu.label")
    }

    @Test("is missing where the class is Apple's and has no such outlet, and inherited where it has")
    func systemClasses() throws {
        let files = ["A.swift": "class Menu: UITableViewController {}"]
        #expect(try target("label", files) == "missing in Menu")
        #expect(try target("tableView", files) == "inherited from UITableViewController")
        #expect(try target("view", files) == "inherited from UITableViewController")
        #expect(try target("delegate", files) == "missing in Menu")
        // What is known of fewer classes is known less well.
        #expect(
            try target("delegate", ["A.swift": "class Menu: UITabBarController {}"])
                == "inherited from UITabBarController")
        #expect(try target("tableView", ["A.swift": "class Menu: UIViewController {}"]) == "missing in Menu")
        #expect(OutletConnection.isSystemClass("UITableViewController"))
        #expect(!OutletConnection.isSystemClass("UIlike") && !OutletConnection.isSystemClass("Menu"))
    }

    @Test("may come from a superclass of a library or of Objective-C, about which nothing is said")
    func unknownSuperclass() throws {
        #expect(try target("label", ["A.swift": "class Menu: LibraryMenu {}"]) == "inherited from LibraryMenu")
        let files = ["A.swift": "class Menu: OldMenu {}", "Old.h": "@interface OldMenu : UIView\n@end"]
        #expect(try target("label", files) == "inherited from OldMenu")
        #expect(try target("label", ["A.swift": "class Menu {}"]) == "missing in Menu")
    }

    @Test("may be declared in a category of a system class")
    func category() throws {
        let files = [
            "A.swift": "class Menu: UIView {}",
            "Old.h": "@interface UIView (Tea)\n@property IBOutlet UILabel *label;\n@end",
        ]
        #expect(try target("label", files) == "inherited from UIView")
        #expect(try target("other", files) == "missing in Menu")
    }

    @Test("of an Objective-C class, or of one that the project does not have, is left to them")
    func otherClasses() throws {
        #expect(try target("label", ["A.h": "@interface Menu : UIView\n@end"]) == "Objective-C")
        #expect(try target("label", [:]) == "not in project")
    }

    @Test("of every object with a custom class is there, collections included, actions not")
    func kinds() {
        let connections = """
            \(outlet("label"))
            <outletCollection property="labels" destination="lbl-AA-001" id="out-2"/>
            <action selector="save:" destination="-1" id="out-3"/>
            """
        let plain =
            #"<view id="sub-AA-001"><connections><outlet property="tea" destination="lbl-AA-001" id="out-4"/></connections></view>"#
        let graph = Cafe(["Menu.xib": xib("Menu", connections, objects: plain), "A.swift": "class Menu: UIView {}"])
            .graph
        #expect(graph.outletConnections.map(\.property) == ["label", "labels"])
        #expect(graph.outletConnections.map { $0.destination?.id } == ["lbl-AA-001", "lbl-AA-001"])
        #expect(graph.outletConnections.map(\.document.path) == ["Menu.xib", "Menu.xib"])
    }
}
