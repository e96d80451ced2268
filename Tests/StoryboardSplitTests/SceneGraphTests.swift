import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

@Suite("What joins scenes")
struct SceneGraphTests {
    private func ids(_ graph: SceneGraph, _ atoms: [[Int]]) -> [[String]] {
        atoms.map { $0.map { graph.scenes[$0].controller?.id ?? "?" } }
    }

    @Test("A navigation controller and its root are tied, so are a container and what it embeds; tabs are not")
    func ties() throws {
        let text = StoryboardText([
            "tabs > viewControllers first, viewControllers nav", "first > embed map", "nav > rootViewController list",
            "list > show detail", "map", "detail",
        ])
        let graph = SceneGraph(try #require(text.document))
        #expect(ids(graph, graph.atoms()) == [["tabs"], ["first", "map"], ["nav", "list"], ["detail"]])
        #expect(graph.edges.count == 5)
    }

    @Test("An outlet to an object of another scene ties both, whatever the ids look like")
    func crossingOutlet() throws {
        let outlet = #"<connections><outlet property="x" destination="lbl-00-001"/></connections>"#
        let view = #"<view key="view" id="8" tag="9">\#(outlet)</view>"#
        let text = StoryboardText([
            "two", "one", "    view", "        " + view, "three", "    view",
            #"        <view key="view" id="9" restorationIdentifier="8"/>"#, "four", "    view",
            #"        <label key="view" id="lbl-00-001"/>"#,
        ])
        let graph = SceneGraph(try #require(text.document))
        #expect(ids(graph, graph.atoms()) == [["two"], ["one", "four"], ["three"]])
    }

    @Test("A popover that points at a view of another scene ties both")
    func popoverAnchor() throws {
        let text = StoryboardText([
            "one > show two", "two", "    button > popoverPresentation one popoverAnchorView=w", "three", "    view",
            #"        <view key="view" id="w"/>"#,
        ])
        let graph = SceneGraph(try #require(text.document))
        #expect(ids(graph, graph.atoms()) == [["one"], ["two", "three"]])
        #expect(graph.edges.count == 2)
    }

    @Test("Where the app's systems know no storyboard references every segue is a tie")
    func noCrossing() throws {
        let document = try #require(StoryboardText(["one > show two", "two > embed three", "three", "four"]).document)
        let graph = SceneGraph(document, crossingAllowed: false)
        #expect(ids(graph, graph.atoms()) == [["one", "two", "three"], ["four"]])
        let each = ScenePartition(graph, by: .each, maximumScenes: 1, convention: NamingConvention(storyboard: "Main"))
        #expect(each.ids == [["one", "two", "three"], ["four"]])
    }

    @Test("The first scene, AppKit's application and what the caller holds are pinned")
    func pins() throws {
        var text = StoryboardText(initial: "one", ["one", "two", "three"])
        text.add(literal: [
            #"<scene sceneID="s"><objects><application id="app" sceneMemberID="viewController"/></objects></scene>"#
        ])
        let document = try #require(text.document)
        let obstacle = Obstacle(
            code: .connectionBetweenScenes, reason: "something asks for it", place: document.root.place)
        let graph = SceneGraph(document, constraints: [.stays(document.scenes[2], obstacle)])
        #expect(graph.pinned == [0, 2, 3])
        #expect(graph.pins[3].map(\.word) == ["application"])
    }

    @Test(
        "A storyboard reference is no scene; one that leads back into its storyboard joins scenes without a segue",
        arguments: [#"storyboardName="Main""#, #"storyboardName="""#, #"storyboardName="Main" bundleIdentifier="""#])
    func localReference(names: String) throws {
        let text = StoryboardText([
            "one > show ref", "two \"Two\"",
            #"""
            <scene sceneID="r"><objects><viewControllerPlaceholder \#(names) referencedIdentifier="Two" \#
            id="ref" sceneMemberID="viewController"/></objects></scene>
            """#,
        ])
        let graph = SceneGraph(try #require(text.document))
        #expect(graph.scenes.count == 2)
        #expect(graph.edges.isEmpty)
        #expect(graph.softEdges.map { [$0.source, $0.destination] } == [[0, 1]])
    }

    @Test("Scenes that the caller ties stay together through every grouping")
    func together() throws {
        let document = try #require(StoryboardText(["one", "two", "three", "four"]).document)
        let obstacle = Obstacle(
            code: .connectionBetweenScenes, reason: "one asks for the other", place: document.root.place)
        let tie = SceneConstraint.together([document.scenes[1], document.scenes[3]], obstacle)
        let graph = SceneGraph(document, constraints: [tie])
        for grouping in [SplitOptions.Grouping.flow, .each] {
            let partition = ScenePartition(
                graph, by: grouping, maximumScenes: 2, convention: NamingConvention(storyboard: "M"))
            #expect(partition.ids.contains(["two", "four"]), "\(grouping.word)")
        }
    }
}
