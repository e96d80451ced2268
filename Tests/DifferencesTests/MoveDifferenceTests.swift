import Differences
import Testing

@Suite("differences over several documents")
struct MoveDifferenceTests {
    private static let segue = "<segue destination=\"detail\" kind=\"show\" identifier=\"toDetail\" id=\"seg\"/>"
    private static let reference = """
        <scene sceneID="s-3"><objects>
        <viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="Detail" id="ref"/>
        </objects></scene>
        """

    private static func storyboard(_ scenes: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
        """
    }

    private static let before = ["Main.storyboard": signIn("", connections: segue, beside: detail())]

    @Test func `a split reads as a split`() {
        let after = [
            "Main.storyboard": signIn(
                "", connections: Self.segue.replacing("\"detail\"", with: "\"ref\""), beside: Self.reference),
            "Detail.storyboard": Self.storyboard(detail()),
        ]
        #expect(
            sentences(Self.before, after) == [
                "storyboard added with 1 scene",
                "scene “Detail” · scene moved here from Main.storyboard",
                "storyboard reference to “Detail” in Detail added",
                "scene “Sign in” · show segue “toDetail” leads to scene “Detail” through a storyboard reference now",
            ])
    }

    @Test func `a scene that was drawn again elsewhere has moved, and its new ids are noise`() {
        let after = [
            "Main.storyboard": signIn(
                "", connections: Self.segue.replacing("\"detail\"", with: "\"ref\""), beside: Self.reference),
            "Detail.storyboard": Self.storyboard(detail(id: "other")),
        ]
        let found = differences(Self.before, after)
        #expect(found.meant.map(\.sentence).contains("scene moved here from Main.storyboard"))
        #expect(!found.meant.contains { $0.kind == .removed })
        #expect(found.noise.contains { $0.noise == .renewedID })
    }

    @Test func `a copy that Xcode left behind takes no scene`() {
        let after = [
            "Main.storyboard": signIn(""), "Detail.storyboard": Self.storyboard(detail()),
            "Detail~.storyboard": Self.storyboard(detail()),
        ]
        let moved = differences(Self.before, after).meant.filter { $0.kind == .moved }
        #expect(moved.map(\.path) == ["Detail.storyboard"])
    }

    @Test func `a document of another name is the same document`() {
        let text = Self.before["Main.storyboard"] ?? ""
        #expect(sentences(["Main.storyboard": text], ["App.storyboard": text]) == ["was Main.storyboard"])
    }
}
