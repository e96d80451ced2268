import Navigation
import ProjectGraph
import SourceText
import Testing

@Suite("Reasons why a scene may not be reached")
struct FlowReasonTests {
    private static func scene(_ id: String, to destinations: [String] = [], _ attributes: String = "") -> String {
        let segues = destinations.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id)-\($0)\"/>" }
        return "<scene sceneID=\"\(id)-s\"><objects><viewController title=\"\(id)\" \(attributes) id=\"\(id)\" "
            + "sceneMemberID=\"viewController\"><connections>\(segues.joined())</connections></viewController>"
            + "</objects></scene>\n"
    }

    /// A project with a storyboard that nothing opens, whose scenes have no identifiers.
    private func project() -> FlowProject {
        let project = FlowProject()
        project.files["App/Far.storyboard"] = flowStoryboard(
            initial: "A",
            Self.scene("A", to: ["Z"]) + Self.scene("B", to: ["Z"]) + Self.scene("C", to: ["Z"])
                + Self.scene("D", to: ["Z", "Y"]) + Self.scene("E", to: ["E"]) + Self.scene("Y") + Self.scene("Z"))
        project.declarations.describedPaths.insert("App/Far.storyboard")
        return project
    }

    private func reachability(_ flow: AppFlow, _ object: String) -> FlowReachability? {
        flow.scene(FlowSceneID(document: "App/Far.storyboard", object: object))?.reachability
    }

    @Test("name what leads to it, its storyboard, or what code would have to ask for")
    func reasons() {
        let flow = project().flow([
            flowReference(.scene, "AppTests/T.swift", names: ["Lost"], .named(["Main"]), in: "T"),
            flowReference(.storyboard, "AppTests/T.swift", names: ["Far"], .none, in: "T"),
            flowReference(.scene, "AppTests/T.swift", names: [], .unknown, in: "T", isExact: false),
        ])
        #expect(reachability(flow, "Z") == .unreachable("only unreachable scenes lead to it: “A”, “B”, “C” and 1 more"))
        #expect(reachability(flow, "Y") == .unreachable("only unreachable scenes lead to it: “D”"))
        #expect(reachability(flow, "A") == .unreachable("nothing opens Far, whose initial scene it is"))
        let unnamed = "no segue leads to it, and without an identifier no code can ask for it"
        #expect(reachability(flow, "B") == .unreachable(unnamed) && reachability(flow, "E") == .unreachable(unnamed))
        #expect(
            flow.scene(FlowProject.lost)?.reachability
                == .unreachable("no segue leads to it and no code asks for “Lost”; only tests ask for it"))
    }

    @Test("name three scenes that lead to it, and no more where there are three")
    func three() {
        let project = project()
        project.files["App/Far.storyboard"] = project.files["App/Far.storyboard"]?.replacing(
            "<segue destination=\"Z\" kind=\"show\" id=\"D-Z\"/>", with: "")
        let reason = "only unreachable scenes lead to it: “A”, “B”, “C”"
        #expect(reachability(project.flow(), "Z") == .unreachable(reason))
    }

    @Test("are doubts where code may open the storyboard, and for all that it leads to")
    func doubts() {
        func reason(_ reference: CodeReference) -> FlowReachability? { reachability(project().flow([reference]), "A") }
        func reference(_ kind: CodeReference.Kind, _ names: [String], isExact: Bool) -> CodeReference {
            flowReference(kind, "App/Menu.swift", names: names, .unknown, in: "Other", isExact: isExact)
        }
        #expect(
            reason(reference(.storyboard, ["Far"], isExact: true))
                == .uncertain("code names its storyboard: App/Menu.swift:3:9"))
        let untold = FlowReachability.uncertain("code opens a storyboard that could not be told: App/Menu.swift:3:9")
        #expect(reason(reference(.storyboard, [], isExact: false)) == untold)
        #expect(reason(reference(.initialScene, [], isExact: true)) == untold)
        #expect(reason(reference(.storyboard, ["Main"], isExact: true))?.name == "unreachable")
        #expect(reason(reference(.scene, [], isExact: false))?.name == "unreachable")
        let flow = project().flow([reference(.storyboard, ["Far"], isExact: true)])
        #expect(
            reachability(flow, "Z")
                == .uncertain("only scenes lead to it of which that is not certain either"))
        #expect(reachability(flow, "B")?.name == "unreachable" && reachability(flow, "Y")?.name == "unreachable")
    }

    @Test("are doubts where a string has the storyboard's name, unless it is in another project or in a test")
    func mentions() {
        func reason(_ path: String, _ text: String) -> FlowReachability? {
            let project = project()
            project.files[path] = text
            return reachability(project.flow(), "A")
        }
        #expect(
            reason("App/Names.swift", "let name = \"Far\"\n")
                == .uncertain("code has its storyboard's name in a string: App/Names.swift:1:12"))
        #expect(reason("App/Names.swift", "let name = \"Farther\"\n")?.name == "unreachable")
        #expect(reason("AppTests/NamesTests.swift", "import XCTest\nlet name = \"Far\"\n")?.name == "unreachable")
    }

    @Test("are none for scenes that a scene leads to which code makes")
    func onward() {
        let project = project()
        project.files["App/Far.storyboard"] = project.files["App/Far.storyboard"]?.replacing(
            "title=\"D\"", with: "title=\"D\" storyboardIdentifier=\"dee\"")
        let flow = project.flow([
            flowReference(.scene, "App/Menu.swift", names: ["dee"], .named(["Far"]), in: "MenuViewController")
        ])
        for object in ["D", "Y", "Z"] { #expect(reachability(flow, object) == .byCode, "\(object)") }
        #expect(reachability(flow, "A")?.name == "unreachable")
    }
}
