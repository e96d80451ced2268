import Navigation
import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite struct TransitionReaderTests {
    @Test("a segue of a Swift class is a transition; embed, unwind and relationship segues are none")
    func transitions() throws {
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "AController",
                    view: SceneText.button("b-1", connections: [SceneText.segue("s-1", to: "b", identifier: "open")]),
                    connections: [
                        SceneText.segue("s-2", to: "b", kind: "embed"),
                        SceneText.segue(
                            "s-3", to: "b", kind: "presentation", more: " modalPresentationStyle=\"formSheet\""),
                    ]), SceneText(id: "b", className: "BController"),
            ], swift: ["A.swift": "class AController: UIViewController {}\nclass BController: UIViewController {}"])
        let transitions = project.transitions
        #expect(transitions.map(\.segue.element.id) == ["s-1", "s-3"])
        let first = try #require(transitions.first)
        #expect(first.identifier == "open" && first.trigger.word == "button" && first.kind == .show)
        #expect(first.destination.swiftClass?.name == "BController")
        #expect(transitions.last?.kind == .presentation(style: "formSheet", transition: nil))
    }

    @Test("a segue of a scene without a class, or of an Objective-C class, is left with its reason") func left() {
        let project = SegueProject(
            [
                SceneText(id: "a", connections: [SceneText.segue("s-1", to: "b")]),
                SceneText(id: "b", className: "Old", connections: [SceneText.segue("s-2", to: "a")]),
            ], swift: ["Old.h": "@interface Old : UIViewController\n@end\n"])
        #expect(TransitionReader(project.graph).refused.map(\.obstacle.code.id) == ["no-class", "objective-c"])
    }
}
