import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

/// Symbols that a tool makes of segues are gone when it runs again, so that no code may say them then.
@Suite struct GeneratedSymbolTests {
    private func routes(_ code: String) -> CoordinatorRoutes {
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "Menu",
                    connections: [
                        SceneText.segue("s-1", to: "b", identifier: "detail"),
                        SceneText.segue("s-2", to: "b", identifier: "about"),
                    ]), SceneText(id: "b", className: "Other"),
            ],
            swift: [
                "Other.swift": "class Other: UIViewController {}",
                "Menu.swift": "class Menu: UIViewController {\n\(code)\n}\n",
            ])
        let graph = project.graph
        let transitions = TransitionReader(graph).transitions
        return CoordinatorRoutes(
            transitions, in: graph, performed: PerformedSegues(graph),
            triggers: TriggerReplacement(graph: graph, transitions: transitions),
            preparations: SeguePreparations(graph: graph), mayEdit: { _ in true })
    }

    private func left(_ code: String) -> [String] {
        routes(code).left.filter { $0.obstacle.code != .neverPerformed }.map {
            "\($0.transition.identifier ?? ""): \($0.obstacle.code.id)"
        }.sorted()
    }

    @Test("go with calls that are written anew") func written() {
        #expect(left("func open() { performSegue(withIdentifier: R.segue.menu.detail, sender: self) }").isEmpty)
        #expect(left("func open() { perform(segue: StoryboardSegue.Main.detail) }").isEmpty)
    }

    @Test("keep the segues of calls that stay") func calls() {
        #expect(
            left("func open() { segues.performSegue(withIdentifier: R.segue.menu.detail) { $0.go() } }") == [
                "detail: generated-segue"
            ])
    }

    @Test("become text where they stand for it") func text() {
        let code = """
            override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
                name != R.segue.menu.about.identifier
            }
            """
        #expect(left(code).isEmpty)
        let edits = routes(code).additions.values.flatMap { $0.edits["Menu.swift"] ?? [] }
        #expect(edits.map(\.replacement) == [Array("\"about\"".utf8)])
        let choice = """
            func open(_ isNew: Bool) {
                let name = isNew ? R.segue.menu.detail.identifier : R.segue.menu.about.identifier
                performSegue(withIdentifier: name, sender: self)
            }
            """
        #expect(left(choice).isEmpty)
        #expect(routes(choice).additions.values.flatMap { $0.edits["Menu.swift"] ?? [] }.count == 2)
    }

    @Test("become text where a library is handed them, behind their module too") func handedOn() {
        for symbol in ["StoryboardSegue.Main.detail.rawValue", "App.StoryboardSegue.Main.detail.rawValue"] {
            let code = "func build() { form.add(row(opens: \(symbol))) }"
            #expect(left(code).isEmpty)
            let edits = routes(code).additions.values.flatMap { $0.edits["Menu.swift"] ?? [] }
            #expect(edits.map(\.replacement).contains(Array("\"detail\"".utf8)))
        }
    }

    @Test("keep their segues where code says their type, whose cases it may say without it") func types() {
        let code = """
            let all: [StoryboardSegue.Main] = [.detail]
            func open() { perform(segue: StoryboardSegue.Main.about) }
            """
        #expect(left(code).contains("detail: generated-segue"))
    }

    @Test("keep the segues of tests that stay") func comparisons() {
        #expect(
            left(
                """
                override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
                    StoryboardSegue.Main(rawValue: name) != StoryboardSegue.Main.about
                }
                """) == ["about: generated-segue"])
        #expect(
            left(
                """
                override func shouldPerformSegue(withIdentifier name: String, sender: Any?) -> Bool {
                    switch StoryboardSegue.Main(rawValue: name) {
                    case .detail: false
                    default: true
                    }
                }
                """) == ["detail: generated-segue"])
    }

    @Test("become text in a prepare(for:sender:) that has to stay") func preparing() {
        let code = """
            func open() { perform(segue: StoryboardSegue.Main.detail) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == StoryboardSegue.Main.detail.rawValue { print(segue) }
            }
            """
        #expect(left(code).isEmpty)
        #expect(texts(code) == ["\"detail\""])
    }

    @Test("keep the segue where prepare(for:sender:) has to stay and needs more than text") func hidden() {
        let code = """
            func open() { perform(segue: StoryboardSegue.Main.detail) }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                switch StoryboardSegue.Main(segue) {
                case .detail: print(segue)
                default: break
                }
            }
            """
        #expect(left(code) == ["detail: generated-segue"])
    }

    @Test("of R.swift are those of their class") func classes() {
        let code = """
            func isNew(_ name: String) -> Bool { name == R.segue.other.detail.identifier }
            func open() { performSegue(withIdentifier: R.segue.menu.detail.identifier, sender: self) }
            """
        #expect(left(code).isEmpty)
        #expect(texts(code).isEmpty)
    }

    @Test("become text where another class performs such a segue, which it does not have") func elsewhere() {
        let code = """
            func open() { perform(segue: StoryboardSegue.Main.detail) }
            }
            class Stranger: UIViewController {
            func open() { perform(segue: StoryboardSegue.Main.detail) }
            func go() { self.perform(segue: StoryboardSegue.Main.about, sender: 1) }
            """
        #expect(left(code).isEmpty)
        #expect(
            texts(code) == [
                "performSegue", "withIdentifier: \"detail\", sender: nil", "performSegue", "withIdentifier: \"about\"",
            ])
    }

    @Test("are those of their storyboard") func storyboards() {
        let code = """
            func open() { performSegue(withIdentifier: StoryboardSegue.Other.detail.rawValue, sender: self) }
            func isNew(_ name: String) -> Bool { name == StoryboardSegue.Other.about.rawValue }
            """
        #expect(texts(code).isEmpty)
        #expect(left(code).isEmpty)
    }

    private func texts(_ code: String) -> [String] {
        let edits = routes(code).additions.values.flatMap { $0.edits["Menu.swift"] ?? [] }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
            String(decoding: $0.replacement, as: UTF8.self)
        }
    }
}
