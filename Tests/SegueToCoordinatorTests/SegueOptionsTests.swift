import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct SegueOptionsTests {
    private func problems(_ options: [String: OptionValue]) -> [String] {
        SegueOptions.problems(with: OptionValues(options)).map(\.name)
    }

    @Test("what would be given in vain is said before a project is read") func vain() {
        #expect(problems([:]).isEmpty)
        #expect(problems(["style": .string("visitor"), "flow": .string("storyboard")]).isEmpty)
        #expect(
            problems(["style": .string("visitor"), "flow": .string("tab"), "inject": .string("app-delegate")]) == [
                "flow", "inject",
            ])
        #expect(problems(["flow": .string("map")]) == ["flow"])
    }

    @Test("a selector that nothing has the name of is told") func unmatched() {
        let graph = SegueProject(
            [SceneText(id: "a", className: "Menu")], swift: ["Menu.swift": "class Menu: UIViewController {}"]
        ).graph
        func rules(_ selection: [String: OptionValue]) -> [String] {
            SegueOptions(OptionValues(), OptionValues(selection)).unmatched(in: graph).map(\.rule)
        }
        #expect(rules(["storyboards": .list([.string("Main")]), "classes": .list([.string("M*")])]).isEmpty)
        #expect(
            rules(["storyboards": .list([.string("Mian")]), "classes": .list([.string("Nope")])]) == [
                "unmatched-storyboard", "unmatched-class",
            ])
    }
}
