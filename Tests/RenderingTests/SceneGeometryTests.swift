import Foundation
import Rendering
import Testing

@Suite("Scenes stand on the geometry of the layout")
struct SceneGeometryTests {
    /// A list in a navigation controller, its view as high as the text says.
    private func list(height: Int, view: String = "", bar: String = "", controller: String = "") -> RenderedDocument {
        RenderedDocument.storyboard(
            """
            <scene sceneID="sce-aa-001"><objects><navigationController id="nav-aa-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar-aa-001" \(bar)>\(rect(0, 20, 375, 44))</navigationBar>
            <connections><segue destination="con-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="sce-aa-002"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
            <view key="view" id="vie-aa-001">\(rect(0, 0, 375, height))\(view)</view>
            <navigationItem key="navigationItem" title="Cups" id="ite-aa-001"/>\(controller)</viewController></objects></scene>
            """)
    }

    private func picture(_ document: RenderedDocument) throws -> String {
        let renderer = try document.renderer()
        return renderer.picture(of: try #require(renderer.scenes.last)).svg()
    }

    @Test("a view that ends at an opaque bar is drawn below it")
    func opaqueBar() throws {
        let below = try picture(list(height: 667 - 64))
        #expect(below.contains(#"data-id="vie-aa-001" transform="translate(0 64)""#))
        #expect(below.contains(#"viewBox="0 0 375 667""#))
        let whole = try picture(list(height: 667))
        #expect(!whole.contains("translate(0 64)") && whole.contains(">Cups</text>"))
    }

    @Test("a large title has the room that the layout gives it")
    func largeTitles() throws {
        let large = try picture(list(height: 667 - 116, bar: #"largeTitles="YES""#))
        #expect(large.contains(#"data-id="vie-aa-001" transform="translate(0 116)""#))
    }

    @Test("a scene without the bars of its container has none")
    func simulatedBars() throws {
        let bare = try picture(list(height: 667, controller: #"<nil key="simulatedTopBarMetrics"/>"#))
        #expect(!bare.contains(">Cups</text>"))
    }

    @Test("another screen keeps the view below its opaque bar")
    func otherScreens() throws {
        var document = list(height: 667 - 64)
        document.options.size = ScreenSize(width: 500, height: 900)
        let sized = try picture(document)
        #expect(sized.contains(#"data-id="vie-aa-001" transform="translate(0 64)""#))
        #expect(sized.contains(#"viewBox="0 0 500 900""#))
        document.options = RenderOptions()
        document.options.device = "retina6_12"
        let other = try picture(document)
        #expect(other.contains(#"data-id="vie-aa-001" transform="translate(0 103)""#))
        #expect(other.contains(#"viewBox="0 0 393 852""#))
    }

    @Test("lines begin at the right in languages that are written so")
    func rightToLeft() throws {
        let label = """
            <subviews><label text="Tea" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
            \(rect(10, 100, 60, 20))</label></subviews><constraints>
            <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="vie-aa-001" secondAttribute="leading" \
            constant="10" id="a"/>
            <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="vie-aa-001" secondAttribute="top" \
            constant="100" id="b"/>
            <constraint firstItem="lab-aa-001" firstAttribute="width" constant="60" id="c"/></constraints>
            """
        var document = list(height: 667, view: label)
        document.files["Main.storyboard"] = document.files["Main.storyboard"]?.replacing(
            #"title="Cups" id="ite-aa-001"/>"#,
            with:
                #"title="Cups" id="ite-aa-001"><barButtonItem key="leftBarButtonItem" title="Edit" id="edi-aa-001"/></navigationItem>"#
        )
        func positions() throws -> (label: Substring?, item: Double) {
            let svg = try picture(document)
            let label = svg.firstMatch(of: /data-id="lab-aa-001" transform="translate\(([0-9.]+) 100\)"/)?.1
            let item = svg.firstMatch(of: /<text x="([0-9.]+)"[^>]*>Edit</)?.1
            return (label, item.flatMap { Double($0) } ?? -1)
        }
        #expect(try positions().label == "10" && positions().item < 100)
        #expect(try !picture(document).contains(#"text-anchor="end""#))
        for language in ["ar", "he-IL", "fa_IR"] {
            document.options.language = .named(language)
            #expect(try positions().label == "305" && positions().item > 275, "\(language)")
            #expect(try picture(document).contains(#"text-anchor="end""#))
        }
        document.options.language = .named("de")
        #expect(try positions().label == "10" && positions().item < 100)
    }

    /// A font in which A is half, and B to Z a whole font size wide.
    private static let font = """
        AAEAAAAFAAAAAAAAY21hcAAAAAAAAABcAAAAKGhlYWQAAAAAAAAAhAAAABRoaGVhAAAAAAAAAJgAAAAkaG10eAAAAA \
        AAAAC8AAAADG5hbWUAAAAAAAAAyAAAACIAAAABAAMAAQAAAAwADAAAAAAAAAAAAAAAAAABAAAAQQAAAFoAAAABAAAA \
        AAAAAAAAAAAAAAAAAAAAA+gAAAAAA4T+1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMAAAAAAfQAAAPoAAAAAA \
        ABABIAAwABBAkABgAQAAAAQwB1AHAALQBCAG8AbABk
        """

    @Test("text is measured by the project's own fonts")
    func fonts() throws {
        var document = RenderedDocument(
            view: """
                <label text="ABZ" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
                \(rect(0, 0, 9, 9))<color key="backgroundColor" white="0" alpha="1" colorSpace="custom" \
                customColorSpace="genericGamma22GrayColorSpace"/>
                <fontDescription key="fontDescription" name="Cup-Bold" family="Cup" pointSize="20"/></label>
                """)
        document.files["View.xib"] = document.files["View.xib"]?.replacing(
            "</subviews></view>",
            with: """
                </subviews><constraints>
                <constraint firstItem="lab-aa-001" firstAttribute="left" secondItem="top-vi-ew0" secondAttribute="left" id="a"/>
                <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="top-vi-ew0" secondAttribute="top" id="b"/>
                </constraints></view>
                """)
        #expect(try !document.svg().contains(#"width="50" height="24""#))
        document.binaries["Fonts/Cup-Bold.ttf"] = try Array(
            #require(Data(base64Encoded: Self.font, options: .ignoreUnknownCharacters)))
        #expect(try document.svg().contains(#"width="50" height="24""#))
    }
}
