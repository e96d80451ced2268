import Navigation
import ProjectGraph
import Reporting
import SourceText
import Testing

@Suite("A call that may mean many scenes")
struct AmbiguousFlowTests {
    private static let count = 20

    /// Scenes of one class and one storyboard identifier; the class asks for one of them, at two places.
    private func flow(_ count: Int = count) -> AppFlow {
        let project = FlowProject()
        let scenes = (0..<count).map { number in
            """
            <scene sceneID="sc\(number)"><objects>
            <viewController id="same\(number)" storyboardIdentifier="same" customClass="Twin" sceneMemberID="viewController"/>
            </objects></scene>

            """
        }
        project.files["App/Twins.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>
            \(scenes.joined())</scenes>
            </document>

            """
        project.files["App/Twin.swift"] = """
            import UIKit
            class Twin: UIViewController {
                func next() { storyboard!.instantiateViewController(withIdentifier: "same") }
                func last() { storyboard!.instantiateViewController(withIdentifier: "same") }
            }

            """
        let files = project.files
        let graph = ProjectGraph.load(paths: files.keys.sorted(), threads: 1) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        return AppFlow(graph, code: graph.codeReferences, declarations: project.declarations, threads: 1)
    }

    @Test("has one box for the scenes and one for the callers, not an arrow from each to each")
    func bundled() throws {
        let flow = flow()
        let choice = try #require(flow.scenes.first { $0.kind == .choice })
        #expect(choice.title == "one of 20 scenes “same”")
        #expect(flow.transitions(from: choice.id).count == Self.count)
        #expect(flow.transitions(to: choice.id).map(\.places.count) == [2])
        let meeting = try #require(flow.transitions(to: choice.id).first?.source)
        #expect(flow.transitions(to: meeting).count == Self.count)
    }

    @Test("makes every one of the scenes reachable")
    func reachable() {
        let twins = flow().scenes.filter { $0.id.document == "App/Twins.storyboard" }
        #expect(twins.count == Self.count)
        #expect(twins.allSatisfy { $0.reachability == .byCode })
    }

    @Test("shows people the first scenes, and programs all")
    func shown() throws {
        let diagram = FlowDiagram(flow(), title: "Twins")
        let text = try diagram.text(.text)
        #expect(text.contains("one of 20 scenes “same”"))
        let behind = text.components(separatedBy: "one of 20 scenes “same”\n").last ?? ""
        #expect(behind.prefix { $0 != "\n" }.contains("→"))
        #expect(behind.split(separator: "\n").prefix { $0.contains("→") }.count == 5)
        let json = try diagram.text(.json)
        #expect(json.components(separatedBy: #""source" : "App/Twin.swift#one of 20 scenes “same”""#).count == 21)
    }

    @Test("counts callers and scenes each by themselves, and keeps choices of one name apart")
    func bounds() throws {
        func flow(callers: Int, storyboards: Int, scenes: Int, calls: [String]) -> AppFlow {
            let project = FlowProject()
            let twins = (0..<callers).map { flowScene("twin\($0)", "customClass=\"Twin\"") }
            project.files["App/Twins.storyboard"] = flowStoryboard(initial: "", twins.joined())
            project.files["App/Twin.swift"] = "class Twin: UIViewController {}\nclass Triplet: UIViewController {}\n"
            for number in 0..<storyboards {
                let same = (0..<scenes).map { flowScene("s\($0)", "storyboardIdentifier=\"same\"") }
                project.files["App/Of\(number).storyboard"] = flowStoryboard(initial: "", same.joined())
            }
            return project.flow(
                calls.map { flowReference(.scene, "App/Twin.swift", names: ["same"], .named([$0]), in: "Twin") })
        }
        func titles(_ kind: FlowScene.Kind, _ flow: AppFlow) -> [String] {
            flow.scenes.filter { $0.kind == kind }.map(\.id.object)
        }
        let even = flow(callers: 16, storyboards: 1, scenes: 16, calls: ["Of0"])
        #expect(titles(.choice, even).isEmpty && even.transitions.count { $0.kind == .code } == 256)
        let callers = flow(callers: 17, storyboards: 1, scenes: 16, calls: ["Of0"])
        #expect(titles(.choice, callers).isEmpty && titles(.code, callers) == ["Twin"])
        let scenes = flow(callers: 16, storyboards: 3, scenes: 17, calls: ["Of0", "Of1", "Of2", "Of0"])
        let title = "one of 17 scenes “same”"
        #expect(titles(.choice, scenes) == [title, "\(title) (2)", "\(title) (3)"] && titles(.code, scenes).isEmpty)
        #expect(scenes.scenes.allSatisfy { !$0.isInitial || $0.kind == .scene })
        let shown = scenes.withChoices(showing: 2)
        #expect(shown.transitions(from: try #require(shown.scenes.first { $0.kind == .choice }).id).count == 2)
        #expect(shown.transitions(from: FlowProject.menu).count == 1)
    }

    @Test("has an arrow for each pair while these are few")
    func few() {
        let flow = flow(4)
        #expect(!flow.scenes.contains { $0.kind == .choice })
        let arrows = flow.transitions.filter { $0.source.document == "App/Twins.storyboard" && $0.kind == .code }
        #expect(arrows.count == 16)
    }
}
