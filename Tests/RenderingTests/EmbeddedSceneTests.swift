import Rendering
import Testing

@Suite("Scenes within scenes")
struct EmbeddedSceneTests {
    private static func scene(_ letter: String, _ text: String, embeds: String) -> String {
        """
        <scene sceneID="sce-\(letter)a-001"><objects><viewController title="Scene \(letter)" id="con-\(letter)a-001" \
        sceneMemberID="viewController"><view key="view" id="vie-\(letter)a-001">\(rect(0, 0, 375, 667))<subviews>
        <label text="\(text)" id="lab-\(letter)a-001">\(rect(0, 0, 200, 20))</label>
        <containerView id="box-\(letter)a-001">\(rect(0, 100, 375, 400))<connections>
        <segue destination="con-\(embeds)a-001" kind="embed" id="seg-\(letter)a-001"/></connections></containerView></subviews>
        </view></viewController></objects></scene>
        """
    }

    @Test("are drawn in the container, once deep, even where they embed each other")
    func containers() throws {
        let document = RenderedDocument.storyboard(
            Self.scene("a", "outer", embeds: "b") + Self.scene("b", "inner", embeds: "a"))
        let renderer = try document.renderer()
        try #require(renderer.scenes.count == 2)
        let picture = renderer.picture(of: renderer.scenes[0]).svg()
        #expect(picture.contains(">inner<"))
        #expect(picture.matches(of: />outer</).count == 1)
        #expect(picture.contains(">Container: Scene a<"))
    }

    @Test("are the content of windows and the panes of split views on macOS")
    func windows() throws {
        func relationship(_ name: String, _ destination: String) -> String {
            #"<segue destination="\#(destination)" kind="relationship" relationship="\#(name)" id="\#(destination)-s"/>"#
        }
        func pane(_ text: String) -> String {
            """
            <scene sceneID="sce-\(text)"><objects><viewController id="con-\(text)" sceneMemberID="viewController">
            <view key="view" id="vie-\(text)">\(rect(0, 0, 100, 80))<subviews><textField id="fie-\(text)">
            \(rect(0, 0, 90, 20))<textFieldCell key="cell" title="\(text)" id="cel-\(text)"/></textField></subviews></view>
            </viewController></objects></scene>
            """
        }
        let document = RenderedDocument(
            path: "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes>
            <scene sceneID="sce-aa-001"><objects><windowController id="win-aa-001" sceneMemberID="viewController">
            <window key="window" title="Mail" id="win-aa-002"><windowStyleMask key="styleMask" titled="YES"/>
            <rect key="contentRect" x="0" y="0" width="300" height="200"/></window><connections>
            \(relationship("window.shadowedContentViewController", "spl-aa-001"))</connections></windowController></objects>
            </scene><scene sceneID="sce-aa-002"><objects>
            <splitViewController id="spl-aa-001" sceneMemberID="viewController">
            <splitView key="splitView" vertical="YES" id="spl-aa-002"/><connections>
            \(relationship("splitItems", "con-Boxes"))\(relationship("splitItems", "con-Letters"))</connections>
            </splitViewController></objects></scene>\(pane("Boxes"))\(pane("Letters"))</scenes></document>
            """)
        let renderer = try document.renderer()
        let window = renderer.picture(of: renderer.scenes[0]).svg()
        #expect(window.contains(">Mail<") && window.contains(">Boxes<") && window.contains(">Letters<"))
        #expect(window.contains("translate(150 28)"))
    }
}
