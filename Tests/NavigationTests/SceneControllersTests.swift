import InterfaceBuilder
import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Where objects, segues and containers of storyboards lead")
struct SceneControllersTests {
    /// Scenes of one line each: the element with its attributes, and the objects that its relationships hold.
    private static func storyboard(_ scenes: [(element: String, attributes: String, holds: [String])]) -> String {
        let texts = scenes.map { scene in
            let relationship = scene.element == "navigationController" ? "rootViewController" : "viewControllers"
            let segues = scene.holds.map {
                "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\"/>"
            }
            return
                "<scene><objects><\(scene.element) \(scene.attributes) sceneMemberID=\"viewController\"><connections>"
                + segues.joined() + "</connections></\(scene.element)></objects></scene>\n"
        }
        return flowStoryboard(initial: "first", texts.joined())
    }

    private static let graph = ProjectGraph.load(paths: ["Main.storyboard", "Tea.storyboard"], threads: 1) { path in
        let main = storyboard([
            ("tabBarController", "id=\"first\"", ["outer", "plain", "nowhere"]),
            ("navigationController", "id=\"outer\"", ["inner"]),
            ("navigationController", "id=\"inner\"", ["reference"]),
            ("viewControllerPlaceholder", "storyboardName=\"Tea\" id=\"reference\"", []),
            ("viewControllerPlaceholder", "storyboardName=\"Gone\" id=\"nowhere\"", []),
            ("viewController", "id=\"plain\" customClass=\"Plain\"", []),
            ("navigationController", "id=\"loop1\"", ["loop2"]), ("navigationController", "id=\"loop2\"", ["loop1"]),
        ])
        let tea = storyboard([("viewController", "id=\"first\" customClass=\"Tea\"", [])])
        return SourceText(path: path, path == "Main.storyboard" ? main : tea)
    }

    private func object(_ id: String) throws -> Element {
        try #require(Self.graph.document(at: "Main.storyboard")?.object(id: id))
    }

    @Test("A controller stands for itself, a reference for the scene that it leads to, or for none")
    func controllers() throws {
        #expect(Self.graph.finalControllers(of: try object("plain")) == [try object("plain")])
        #expect(Self.graph.finalControllers(of: try object("reference")).map(\.customClass) == ["Tea"])
        #expect(Self.graph.finalControllers(of: try object("nowhere")).isEmpty)
    }

    @Test("A navigation controller opens with its root, and the root's; one that holds itself ends")
    func navigation() throws {
        let contents = Self.graph.navigationContents(of: try object("outer"))
        #expect(contents.map { $0.customClass ?? $0.id } == ["inner", "Tea"])
        #expect(Self.graph.navigationContents(of: try object("loop1")) == [try object("loop2")])
        #expect(Self.graph.navigationContents(of: try object("first")).isEmpty)
    }

    @Test("The relationships within a container are its own and those of what it holds")
    func relationships() throws {
        let found = Self.graph.relationships(within: [try object("first")])
        #expect(
            Set(found.compactMap(\.connection.destinationID)) == ["outer", "plain", "nowhere", "inner", "reference"])
        #expect(Self.graph.relationships(within: [try object("loop1")]).count == 2)
    }
}
