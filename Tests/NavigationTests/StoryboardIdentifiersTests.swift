import InterfaceBuilder
import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("New storyboard identifiers")
struct StoryboardIdentifiersTests {
    private static func scene(_ element: String, _ id: String, _ attributes: String, root: String = "") -> String {
        let segue =
            "<segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r-\(id)\"/>"
        return
            "<scene sceneID=\"s-\(id)\"><objects><\(element) \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\">"
            + "<connections>\(root.isEmpty ? "" : segue)</connections></\(element)></objects></scene>\n"
    }

    private static let long = String(repeating: "Very", count: 10)

    private static let main = [
        scene("viewController", "menu", "customClass=\"Menu\""),
        scene("viewController", "module", "customClass=\"App.Module\""),
        scene("viewController", "titled", "title=\"my big  menu, 2\""),
        scene("viewController", "kind", "title=\"Tea ViewController\""),
        scene("viewController", "long", "title=\"\(long)\""), scene("viewController", "longer", "title=\"\(long)s\""),
        scene("viewController", "empty", "title=\" - \""), scene("navigationController", "nav", "", root: "settings"),
        scene("viewController", "settings", "customClass=\"SettingsViewController\""),
        scene("navigationController", "one", "customClass=\"Nav\"", root: "settings"),
        scene("navigationController", "two", "customClass=\"Nav\"", root: "bare"),
        scene("viewController", "bare", "customClass=\"Controller\""),
        scene("viewController", "taken", "storyboardIdentifier=\"Cup\""),
        scene("viewController", "taken2", "storyboardIdentifier=\"Cup2\""),
        scene("viewController", "cup", "customClass=\"Cup\""),
        scene("viewController", "pot1", "customClass=\"Pot\" title=\"Big\""),
        scene("viewController", "pot2", "customClass=\"Pot\""),
        scene("navigationController", "solo", "customClass=\"Solo\"", root: "settings"),
    ].joined()

    private static let files = [
        "de.lproj/Main.storyboard": flowStoryboard(initial: "menu", main),
        "Other.storyboard": flowStoryboard(
            initial: "other",
            scene("viewController", "other", "customClass=\"Mug\" storyboardIdentifier=\"Menu\"")
                + scene("viewController", "jar", "customClass=\"Cup\"")),
        "Watch.storyboard": """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"><scenes>
        <scene sceneID="w1"><objects><controller identifier="Module" id="wk-1"/></objects></scene></scenes></document>
        """,
    ]

    private static let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
        files[path].map { SourceText(path: path, $0) }
    }

    private func object(_ id: String) throws -> Element {
        try #require(Self.graph.documents.lazy.compactMap { $0.object(id: id) }.first)
    }

    @Test(
        "come from the class, the title or what the controller holds",
        arguments: [
            ("menu", "Menu"), ("module", "Module"), ("titled", "MyBigMenu2ViewController"),
            ("kind", "TeaViewController"),
            ("long", "\(long)ViewController"), ("longer", "ViewController"), ("empty", "ViewController"),
            ("nav", "SettingsNavigationController"), ("one", "SettingsNav"), ("two", "ControllerNav"), ("cup", "Cup3"),
            ("pot1", "Pot"), ("solo", "Solo"),
        ])
    func names(id: String, name: String) throws {
        var identifiers = StoryboardIdentifiers(Self.graph, uniqueIn: .storyboard)
        #expect(identifiers.makeIdentifier(for: try object(id)) == name)
    }

    @Test("are new in their storyboard, or in the whole project, watches included")
    func scopes() throws {
        var own = StoryboardIdentifiers(Self.graph, uniqueIn: .storyboard)
        #expect(own.makeIdentifier(for: try object("jar")) == "Cup")
        #expect(own.makeIdentifier(for: try object("pot1")) == "Pot")
        #expect(own.makeIdentifier(for: try object("pot2")) == "Pot2")
        var all = StoryboardIdentifiers(Self.graph, uniqueIn: .project)
        #expect(all.makeIdentifier(for: try object("jar")) == "Cup3")
        #expect(all.makeIdentifier(for: try object("menu")) == "Menu2")
        #expect(all.makeIdentifier(for: try object("module")) == "Module2")
    }

    @Test("are one for controllers that stand for each other, and free in the storyboard of each")
    func several() throws {
        var identifiers = StoryboardIdentifiers(Self.graph, uniqueIn: .storyboard)
        let both = [try object("menu"), try object("jar")]
        #expect(identifiers.makeIdentifier(for: both) == "Menu2")
        #expect(identifiers.makeIdentifier(for: both, called: "Next") == "Next")
        #expect(identifiers.makeIdentifier(for: [try object("cup")], called: "Next") == "Next2")
    }
}
