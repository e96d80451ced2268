import Testing
import TransformKit

@testable import SegueToCoordinator

@Suite("What popovers point at") struct TriggerPopoverTests {
    private func anchor(_ code: String, isPerformedByCode: Bool = false, anchor: String = "b-1") throws -> String {
        let segue = SceneText.segue(
            "s-1", to: "b", kind: "popoverPresentation", identifier: "openB",
            more: " popoverAnchorView=\"\(anchor)\"")
        let project = SegueProject(
            [
                SceneText(
                    id: "a", className: "AController",
                    view: SceneText.button("b-1", connections: [segue]) + SceneText.button("b-2", connections: []),
                    connections: [
                        "<outlet property=\"first\" destination=\"b-1\" id=\"o-1\"/>",
                        "<outlet property=\"second\" destination=\"b-2\" id=\"o-2\"/>",
                    ]), SceneText(id: "b", className: "BController"),
            ], swift: ["A.swift": code])
        let route = try #require(project.routes.first)
        do {
            let anchor = try PopoverAnchors(facts: project.replacement.facts).anchor(
                of: route, isPerformedByCode: isPerformedByCode)
            guard case .property(let property, _) = anchor, property.member != nil else {
                return "\(anchor.property ?? "") = \(anchor.expression ?? "")"
            }
            let additions = property.additions
            return (additions.properties + additions.methods).flatMap(\.lines).joined()
                + property.connections.map { " -> \($0.destination.id ?? "")" }.joined()
        } catch {
            return error.code.id
        }
    }

    @Test("the sender, a property that others can use, or a new one for a private property") func anchors() throws {
        let hidden = "class AController: UIViewController { @IBOutlet private var first: UIButton! }"
        let open = "class AController: UIViewController { @IBOutlet var second: UIButton! }"
        #expect(try anchor(hidden) == "sourceView = sender as? UIView")
        #expect(try anchor(hidden, isPerformedByCode: true) == "var openBAnchor: UIView? { first }")
        #expect(try anchor(open, anchor: "b-2") == "sourceView = source.second")
        #expect(try anchor(open, isPerformedByCode: true) == "@IBOutlet var openBAnchor: UIView? -> b-1")
        #expect(try anchor(open, isPerformedByCode: true, anchor: "gone") == "popover-anchor")
        #expect(try anchor(open, anchor: "a-v") == "sourceView = source.view")
    }
}
