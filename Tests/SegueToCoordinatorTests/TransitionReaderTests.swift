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

    @Test("a reference leads to the storyboard of its own system, where another system's has the same name")
    func systems() throws {
        let detail = SegueProject.storyboard([SceneText(id: "d", className: "DController")], initial: "d")
        let project = SegueProject(
            [SceneText(id: "a", className: "AController", connections: [SceneText.segue("s-1", to: "r")])],
            swift: ["A.swift": "class AController: UIViewController {}\nclass DController: UIViewController {}"]
        ).adding(detail, at: "phone/Detail.storyboard")
            .adding(
                detail.replacing("iOS.CocoaTouch", with: "AppleTV").replacing("DController", with: "TVController"),
                at: "tv/Detail.storyboard")
        let main = try #require(project.files["Main.storyboard"]).replacing(
            "    </scenes>",
            with: """
                    <scene sceneID="sr"><objects>
                    <viewControllerPlaceholder storyboardName="Detail" id="r" sceneMemberID="viewController"/>
                    </objects></scene>
                    </scenes>
                """)
        let transition = try #require(project.adding(main, at: "Main.storyboard").transitions.first)
        #expect(transition.destination.controllers.map(\.document.path) == ["phone/Detail.storyboard"])
    }
}
