import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Scenes that the system opens")
struct FlowEntriesTests {
    private func kinds(_ flow: AppFlow, _ document: String) -> [String: [FlowEntry.Kind]] {
        let scenes = flow.scenes.filter { $0.id.document == document }
        return Dictionary(uniqueKeysWithValues: scenes.map { ($0.id.object, $0.entries.map(\.kind)) })
    }

    @Test("are those of a launch screen, which is opened by nothing else")
    func launch() {
        let project = FlowProject()
        project.declarations = FlowDeclarations()
        project.files["App/Launch.storyboard"] = flowStoryboard(
            initial: "one", flowScene("one", "") + flowScene("two", "")
        ).replacing("targetRuntime=", with: "launchScreen=\"YES\" targetRuntime=")
        let flow = project.flow()
        #expect(kinds(flow, "App/Launch.storyboard") == ["one": [.launch], "two": [.launch]])
        #expect(flow.scene(FlowProject.start)?.entries.map(\.kind) == [.possible])
    }

    @Test("are the first scene of a watch's storyboard, its notifications and glances, and no other's")
    func watch() {
        let project = FlowProject()
        let scenes = """
            <scene sceneID="w1"><objects><controller id="first"/></objects></scene>
            <scene sceneID="w2"><objects><controller id="second"/></objects></scene>
            <scene sceneID="w3"><objects><notificationController id="note"/></objects></scene>
            <scene sceneID="w4"><objects><glanceController id="glance"/></objects></scene>
            """
        let watch = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" \
            initialViewController="first"><scenes>\(scenes)</scenes></document>
            """
        project.files["Watch/Interface.storyboard"] = watch
        project.files["Watch/Other.storyboard"] = watch
        project.files["App/Interface.storyboard"] = flowStoryboard(initial: "first", flowScene("first", ""))
        project.declarations.describedPaths.formUnion(project.files.keys)
        let flow = project.flow()
        let systems: [String: [FlowEntry.Kind]] = ["note": [.watch], "glance": [.watch], "second": []]
        #expect(kinds(flow, "Watch/Interface.storyboard") == systems.merging(["first": [.watch]]) { $1 })
        #expect(kinds(flow, "Watch/Other.storyboard") == systems.merging(["first": []]) { $1 })
        #expect(kinds(flow, "App/Interface.storyboard") == ["first": []])
    }

    @Test("are the first scene of a declared storyboard, and on a Mac the application's own")
    func declared() {
        let project = FlowProject()
        project.files["Mac/Main.storyboard"] = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
            targetRuntime="MacOSX.Cocoa" initialViewController="first"><scenes>
            <scene sceneID="m1"><objects><application id="app" sceneMemberID="viewController"/></objects></scene>
            \(flowScene("first", ""))\(flowScene("second", ""))</scenes></document>
            """
        let place = Place(path: "Mac/Info.plist")
        for kind in [FlowEntry.Kind.windowScene, .main, .main] {
            project.declarations.entries.append(
                .init(kind: kind, documentPaths: ["Mac/Main.storyboard"], place: place))
        }
        let both: [FlowEntry.Kind] = [.main, .windowScene]
        #expect(kinds(project.flow(), "Mac/Main.storyboard") == ["app": both, "first": both, "second": []])
    }

    @Test("may be the first of each storyboard that no other names, where nothing says what the app opens")
    func possible() {
        let project = FlowProject()
        let alone = flowStoryboard(initial: "one", flowScene("one", "") + flowScene("two", ""))
        for name in ["Free", "Tested", "Asked", "Described"] { project.files["App/\(name).storyboard"] = alone }
        project.files["App/Own.storyboard"] = alone.replacing(
            "id=\"one\" sceneMemberID=\"viewController\"/>",
            with: "id=\"one\" sceneMemberID=\"viewController\"><connections>"
                + "<segue destination=\"two\" kind=\"show\" id=\"s\"/></connections></viewController>")
        project.declarations.describedPaths = ["App/Described.storyboard"]
        let flow = project.flow([
            flowReference(.initialScene, "AppTests/T.swift", names: [], .named(["Tested"]), in: "T"),
            flowReference(.initialScene, "App/Menu.swift", names: [], .named(["Asked"]), in: "MenuViewController"),
        ])
        let first: [String: [FlowEntry.Kind]] = ["one": [.possible], "two": []]
        for name in ["Free", "Tested", "Own"] { #expect(kinds(flow, "App/\(name).storyboard") == first, "\(name)") }
        for name in ["Asked", "Described"] {
            #expect(kinds(flow, "App/\(name).storyboard") == ["one": [], "two": []], "\(name)")
        }
        #expect(flow.scene(FlowProject.start)?.entries.map(\.kind) == [.main])
        #expect(flow.scene(FlowProject.account)?.entries == [])
    }
}
