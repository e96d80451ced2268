import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Scenes that code holds back")
struct SceneConstraintTests {
    private func constraints(_ body: String, besides: String = "", boards more: [SceneCodeProject.Board] = [])
        -> [String]
    {
        let code = "class Home: UIViewController {\n    func run(id: String) {\n\(body)\n    }\n}\n" + besides
        return SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake", "jam"])] + more,
            code: ["App/Home.swift": code]
        ).constraints(on: "App/Main.storyboard")
    }

    @Test("Calls that say what they open hold nothing back")
    func exactCalls() {
        #expect(
            constraints(
                """
                storyboard?.instantiateViewController(withIdentifier: "tea")
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "cake")
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                """) == [])
    }

    @Test("A call for one of several scenes keeps them together")
    func choice() {
        #expect(
            constraints(#"storyboard?.instantiateViewController(withIdentifier: flag ? "tea" : "jam")"#) == [
                "call-for-several: tea + jam"
            ])
    }

    @Test("A call whose identifier is not known holds the scenes whose identifiers are spelled for no known reason")
    func unknownIdentifier() {
        #expect(
            constraints(
                """
                storyboard?.instantiateViewController(withIdentifier: saved.last)
                storyboard?.instantiateViewController(withIdentifier: "jam")
                saved = ["tea"]
                """) == ["unknown-identifier: tea stays"])
    }

    @Test("A call on an unknown storyboard holds a scene of which another storyboard has a namesake")
    func unknownStoryboard() {
        #expect(
            constraints(
                #"parent?.storyboard?.instantiateViewController(withIdentifier: "tea")"#,
                boards: [.init(path: "App/Other.storyboard", scenes: ["tea"])]) == ["unknown-storyboard: tea stays"])
        #expect(constraints(#"parent?.storyboard?.instantiateViewController(withIdentifier: "tea")"#) == [])
    }

    @Test("Calls for which one name decides keep their scenes together")
    func sharedName() {
        let besides = """
            protocol Boarded {}
            extension Boarded where Self: UIViewController {
                static func make() -> Self {
                    let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
                    made.loadViewIfNeeded()
                    return made
                }
            }
            extension Tea: Boarded {}
            extension Jam: Boarded {}
            """
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["Tea", "Jam", "Cake"])],
            code: ["App/Run.swift": "func run() { show(Tea.make()); show(Jam.make()) }\n" + besides])
        #expect(project.constraints(on: "App/Main.storyboard") == ["shared-name: Tea + Jam"])
    }

    @Test("After the edits the calls open what they opened and hold nothing new back")
    func settles() {
        let project = SceneCodeProject(
            [.init(path: "App/Main.storyboard", scenes: ["home", "tea", "cake"])],
            code: [
                "App/Home.swift": """
                class Home: UIViewController {
                    func run() { storyboard?.instantiateViewController(withIdentifier: "tea") }
                }
                """
            ])
        var after = SplitProject.files(project.files, after: project.outcome(["tea": "Orders"]).edits) ?? [:]
        let split = SceneCodeProject(
            [
                .init(path: "App/Main.storyboard", scenes: ["home", "cake"]),
                .init(path: "App/Orders.storyboard", scenes: ["tea"]),
            ], code: after.filter { $0.key.hasSuffix(".swift") })
        after = split.files
        let calls = split.graph.sceneCalls
        #expect(calls.map { $0.controllers.map(\.document.path) } == [["App/Orders.storyboard"]])
        #expect(split.constraints(on: "App/Orders.storyboard") == [])
    }
}
