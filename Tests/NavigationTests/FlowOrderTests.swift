import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Order and search in a flow")
struct FlowOrderTests {
    @Test("entries are sorted by kind, then by place, one without a place first")
    func entries() {
        let near = Place(path: "A.plist")
        let far = Place(path: "B.plist")
        let sorted = [
            FlowEntry(.main), FlowEntry(.main, at: near), FlowEntry(.main, at: far), FlowEntry(.watch),
            FlowEntry(.possible, at: near),
        ]
        for (place, left) in sorted.enumerated() {
            for (other, right) in sorted.enumerated() { #expect((left < right) == (place < other)) }
        }
    }

    @Test("a storyboard's name means its first scene, a name of several scenes all of them")
    func names() {
        let project = FlowProject()
        project.files["App/Twins.storyboard"] = flowStoryboard(
            initial: "one",
            flowScene("one", "title=\"Twin\"") + flowScene("two", "title=\"Twin\"")
                + flowScene("three", "customClass=\"App.Nested\" title=\"Inner\""))
        let flow = project.flow()
        func id(_ object: String) -> FlowSceneID { FlowSceneID(document: "App/Twins.storyboard", object: object) }
        #expect(flow.scene(named: "Twins") == .scene(id("one")))
        #expect(flow.scene(named: "Twins.storyboard") == .scene(id("one")))
        #expect(flow.scene(named: "Twin") == .ambiguous([id("one"), id("two")]))
        #expect(flow.scene(named: "Nested") == .scene(id("three")))
        #expect(flow.scene(named: "App.Nested") == .scene(id("three")))
    }

    @Test("names that are near are told, the nearest first")
    func near() {
        let project = FlowProject()
        let long = String(repeating: "a", count: 200)
        project.files["App/Near.storyboard"] = flowStoryboard(
            initial: "",
            flowScene("one", "title=\"Kettle\"") + flowScene("two", "title=\"Kettles\"")
                + flowScene("three", "title=\"\(long)\""))
        let flow = project.flow()
        #expect(flow.scene(named: "Ketle") == .unknown(["Kettle"]))
        #expect(flow.scene(named: "Kettel") == .unknown(["Kettle", "Kettles"]))
        #expect(flow.scene(named: "ket") == .unknown(["Kettle", "Kettles"]))
        #expect(flow.scene(named: "ke") == .unknown([]))
        #expect(flow.scene(named: String(long.prefix(100))) == .unknown([long]))
        #expect(flow.scene(named: String(long.prefix(101))) == .unknown([]))
    }

    @Test("at most as many ways are found as asked for")
    func limit() {
        let project = FlowProject()
        func scene(_ id: String, _ destinations: [String]) -> String {
            let segues = destinations.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id)-\($0)\"/>" }
            return "<scene sceneID=\"\(id)-s\"><objects><viewController id=\"\(id)\" sceneMemberID=\"viewController\">"
                + "<connections>\(segues.joined())</connections></viewController></objects></scene>"
        }
        project.files["App/Ways.storyboard"] = flowStoryboard(
            initial: "", scene("a", ["b", "c", "d"]) + scene("b", ["d"]) + scene("c", ["d"]) + scene("d", []))
        let flow = project.flow()
        func id(_ object: String) -> FlowSceneID { FlowSceneID(document: "App/Ways.storyboard", object: object) }
        #expect(flow.paths(from: id("a"), to: id("d")).map(\.count) == [1, 2, 2])
        #expect(flow.paths(from: id("a"), to: id("d"), limit: 2).map(\.count) == [1, 2])
        #expect(flow.paths(from: id("a"), to: id("a")).isEmpty)
    }

    @Test("containers in containers are looked through, and what leads to one leads to all that it holds")
    func containers() throws {
        let project = FlowProject()
        func container(_ name: String, _ id: String, _ held: [String]) -> String {
            let segues = held.map {
                "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)-\($0)\"/>"
            }
            return "<scene sceneID=\"\(id)-s\"><objects><\(name) id=\"\(id)\" sceneMemberID=\"viewController\">"
                + "<connections>\(segues.joined())</connections></\(name)></objects></scene>"
        }
        let start =
            "<scene sceneID=\"a-s\"><objects><viewController id=\"a\" sceneMemberID=\"viewController\"><connections>"
            + "<segue destination=\"tabs\" kind=\"show\" identifier=\"go\" id=\"go\"/></connections></viewController>"
            + "</objects></scene>"
        project.files["App/Tabs.storyboard"] = flowStoryboard(
            initial: "tabs",
            start + container("tabBarController", "tabs", ["nav", "b"])
                + container("navigationController", "nav", ["c", "tabs"]) + flowScene("b", "") + flowScene("c", ""))
        let place = Place(path: "App/Info.plist")
        project.declarations.entries.append(
            .init(kind: .windowScene, documentPaths: ["App/Tabs.storyboard"], place: place))
        let flow = project.flow([flowReference(.performSegue, "App/A.swift", names: ["go"], .none, in: "A")])
        let open = flow.withoutContainers
        let arrows = open.transitions(from: FlowSceneID(document: "App/Tabs.storyboard", object: "a"))
        #expect(arrows.map(\.destination.object) == ["b", "c"] && arrows.allSatisfy { $0.performed.count == 1 })
        let entered = open.scenes.filter { $0.entries.map(\.kind) == [.windowScene] }
        #expect(entered.map(\.id.object) == ["b", "c"])
        #expect(!open.scenes.contains { $0.isContainer } && !open.transitions.contains { $0.kind == .relationship })
    }
}
