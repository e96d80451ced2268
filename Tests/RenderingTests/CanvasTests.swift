import Foundation
import Layout
import Rendering
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A storyboard's canvas")
struct CanvasTests {
    private static let document = RenderedDocument.storyboard(
        """
        <!--Root-->
        <scene sceneID="sce-aa-001"><objects>
        <navigationController id="nav-aa-001" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar-aa-001"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        <connections><segue destination="lis-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
        </connections></navigationController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        <!--List-->
        <scene sceneID="sce-aa-002"><objects>
        <viewController title="List" id="lis-aa-001" sceneMemberID="viewController">
        <view key="view" id="vie-aa-001"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" title="Things" id="ite-aa-001">
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="don-aa-001"/></navigationItem>
        <connections><segue destination="ref-aa-001" kind="show" identifier="detail" id="seg-aa-002"/></connections>
        </viewController></objects><point key="canvasLocation" x="750" y="0"/></scene>
        <!--Detail-->
        <scene sceneID="sce-aa-003"><objects>
        <viewControllerPlaceholder storyboardName="Detail" id="ref-aa-001" sceneMemberID="viewController"/></objects>
        <point key="canvasLocation" x="1500" y="0"/></scene>
        """, initial: "nav-aa-001")

    @Test("has every scene with its name, the segues by kind, the references and where it begins")
    func canvas() throws {
        let picture = try Self.document.svg()
        for words in ["Root", "List", "Detail", "rootViewController", "show · detail", "initial scene"] {
            #expect(picture.contains(">\(words)<"), "\(words)")
        }
        #expect(picture.contains("<title>Initial scene</title>"))
        #expect(XMLParser(data: Data(picture.utf8)).parse())
    }

    @Test("counts 600 units as one screen, from the scenes' centers")
    func places() throws {
        let picture = try Self.document.svg()
        let origins = picture.matches(of: #/data-id="sce-aa-00\d" transform="translate\(([\d.]+) ([\d.]+)\)"/#).map {
            Double($0.1) ?? 0
        }
        try #require(origins.count == 3)
        #expect(abs(origins[1] - origins[0] - 750 * 375 / 600) < 0.02)
        // The box of a reference is narrower, and has the same center.
        #expect(abs(origins[2] + 100 - (origins[1] + 375.0 / 2) - 750 * 375 / 600) < 0.02)
    }

    @Test("counts points in documents from before there were devices")
    func oldPlaces() throws {
        var document = Self.document
        document.files["Main.storyboard"] = document.files["Main.storyboard"]?.replacing(
            #"<device id="retina4_7" orientation="portrait"/>"#, with: "")
        let origins = try document.svg().matches(of: #/data-id="sce-aa-00\d" transform="translate\(([\d.]+) /#)
            .map { Double($0.1) ?? 0 }
        try #require(origins.count == 3)
        #expect(abs(origins[1] - origins[0] - 750) < 0.02)
    }

    @Test("keeps scenes apart where the screen is larger than the one of an old document")
    func otherScreen() throws {
        func scene(_ number: Int, _ x: Int) -> String {
            """
            <scene sceneID="sce-aa-00\(number)"><objects><viewController id="con-aa-00\(number)" sceneMemberID="viewController">
            <view key="view" id="vie-aa-00\(number)"><rect key="frame" x="0" y="0" width="600" height="600"/></view>
            </viewController></objects><point key="canvasLocation" x="\(x)" y="0"/></scene>
            """
        }
        var document = RenderedDocument.storyboard(scene(1, 0) + scene(2, 650))
        document.files["Main.storyboard"] = document.files["Main.storyboard"]?.replacing(
            #"<device id="retina4_7" orientation="portrait"/>"#, with: "")
        document.options.sizeClasses = SizeClasses("regular,regular")
        let renderer = try document.renderer()
        let width = renderer.picture(of: try #require(renderer.scenes.first)).width
        let origins = try document.svg().matches(of: #/data-id="sce-aa-00\d" transform="translate\(([\d.]+) /#)
            .map { Double($0.1) ?? 0 }
        try #require(origins.count == 2 && width > 700)
        #expect(origins[1] - origins[0] > width)
    }

    @Test("has the menu bar of an app without its menus, which would lie over other scenes")
    func menus() throws {
        let document = RenderedDocument(
            path: "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes>
            <scene sceneID="sce-aa-001"><objects><application id="app-aa-001" sceneMemberID="viewController">
            <menu key="mainMenu" title="Main Menu" systemMenu="main" id="men-aa-001"><items>
            <menuItem title="File" id="ite-aa-001"><menu key="submenu" title="File" id="men-aa-002"><items>
            <menuItem title="New" keyEquivalent="n" id="ite-aa-002"/></items></menu></menuItem></items></menu>
            </application></objects><point key="canvasLocation" x="0" y="0"/></scene></scenes></document>
            """)
        let canvas = try document.svg()
        #expect(canvas.contains(">File<") && !canvas.contains(">New<"))
        let renderer = try document.renderer()
        #expect(renderer.picture(of: try #require(renderer.scenes.first)).svg().contains(">New<"))
    }

    @Test("gives scenes in a navigation controller their bar")
    func bars() throws {
        let renderer = try Self.document.renderer()
        try #require(renderer.scenes.count == 3)
        let picture = renderer.picture(of: renderer.scenes[1]).svg()
        #expect(picture.contains(">Things</text>") && picture.contains(">Done</text>"))
    }

    @Test("is the same bytes every time")
    func determinism() throws {
        let pictures = try (0..<4).map { _ in try Self.document.svg() }
        #expect(Set(pictures).count == 1)
    }
}
