import Rendering
import Testing

@Suite("Surroundings")
struct SurroundingsTests {
    private static let catalog = """
        {"info":{"version":1},"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x11","green":"0x22","blue":"0x33","alpha":"1"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"color-space":"srgb","components":{"red":"0xAA","green":"0xBB","blue":"0xCC","alpha":"1"}}}]}
        """

    @Test("a named color is the catalog's, by appearance")
    func namedColors() throws {
        var document = RenderedDocument(
            view: #"<view id="vie-aa-001">\#(rect(0, 0, 40, 40))<color key="backgroundColor" name="Brand"/></view>"#,
            resources: """
                <namedColor name="Brand"><color red="1" green="1" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor>
                """)
        #expect(try document.inner().contains("#ffff00"), "the document's copy, where there is no catalog")
        document.files["Assets.xcassets/Brand.colorset/Contents.json"] = Self.catalog
        #expect(try document.inner().contains("#112233"))
        document.options.isDark = true
        #expect(try document.inner().contains("#aabbcc"))
    }

    @Test("a system color follows the appearance")
    func systemColors() throws {
        var document = RenderedDocument(
            view:
                #"<view id="vie-aa-001">\#(rect(0, 0, 40, 40))<color key="backgroundColor" systemColor="systemRedColor"/></view>"#
        )
        #expect(try document.inner().contains("#ff3b30"))
        document.options.isDark = true
        #expect(try document.inner().contains("#ff453a"))
    }

    @Test("what can be tapped has the tint of the nearest view around, else of the document")
    func tint() throws {
        let button = { (id: String) in
            #"<button buttonType="system" id="\#(id)">\#(rect(0, 0, 160, 30))<state key="normal" title="\#(id)"/></button>"#
        }
        let color = { (red: Int) in
            #"<color key="tintColor" red="\#(red)" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        }
        let picture = try RenderedDocument(
            view: button("out-aa-001")
                + #"<view id="vie-aa-001">\#(rect(0, 0, 90, 90))<subviews>\#(button("inn-aa-001"))</subviews>\#(color(1))</view>"#,
            tint: color(0)
        ).svg()
        #expect(picture.contains(##"fill="#000000">out-aa-001<"##))
        #expect(picture.contains(##"fill="#ff0000">inn-aa-001<"##))
    }

    @Test("texts are those of the language, where it has them")
    func languages() throws {
        var document = RenderedDocument(
            path: "Base.lproj/View.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="top-vi-ew0">\(rect(0, 0, 200, 100))<subviews>
            <label text="Welcome" id="lab-aa-001">\(rect(0, 0, 190, 20))</label>
            <button buttonType="system" id="but-aa-001">\(rect(0, 30, 190, 30))<state key="normal" title="Sign in"/></button>
            </subviews></view></objects></document>
            """)
        document.files["de.lproj/View.strings"] = #"""
            "lab-aa-001.text" = "Willkommen";
            "but-aa-001.normalTitle" = "Anmelden";
            """#
        #expect(try document.inner().contains(">Welcome<"))
        document.options.language = .named("de")
        let german = try document.inner()
        #expect(german.contains(">Willkommen<") && german.contains(">Anmelden<"))
        document.options.language = .named("fr")
        #expect(try document.inner().contains(">Welcome<"))
    }

    @Test("an image that its catalog calls a template has the tint for its color")
    func templates() throws {
        var document = RenderedDocument(
            view: """
                <imageView image="star" id="ima-aa-001">\(rect(0, 0, 40, 40))<color key="tintColor" red="1" green="0" \
                blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></imageView>
                """)
        let set = "Assets.xcassets/star.imageset/"
        document.files[set + "star.svg"] = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#
        document.files[set + "Contents.json"] = #"{"images":[{"idiom":"universal","filename":"star.svg"}]}"#
        let plain = try document.inner()
        #expect(plain.contains("<image ") && !plain.contains("filter"))
        document.files[set + "Contents.json"] = """
            {"images":[{"idiom":"universal","filename":"star.svg"}],"properties":{"template-rendering-intent":"template"}}
            """
        let tinted = try document.inner()
        #expect(tinted.contains(#"values="0 0 0 0 1  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0""#))
        #expect(tinted.contains(##"filter="url(#ct1)""##))
    }

    @Test("another size is laid out by the constraints")
    func screens() throws {
        var document = RenderedDocument.storyboard(
            """
            <scene sceneID="sce-aa-001"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
            <view key="view" id="vie-aa-001">\(rect(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" \
            heightSizable="YES"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bar-aa-001">
            \(rect(0, 0, 375, 50))</view></subviews><constraints>
            <constraint firstItem="bar-aa-001" firstAttribute="leading" secondItem="vie-aa-001" secondAttribute="leading" id="one-aa-001"/>
            <constraint firstItem="vie-aa-001" firstAttribute="trailing" secondItem="bar-aa-001" secondAttribute="trailing" id="two-aa-001"/>
            <constraint firstItem="bar-aa-001" firstAttribute="top" secondItem="vie-aa-001" secondAttribute="top" id="thr-aa-001"/>
            <constraint firstItem="bar-aa-001" firstAttribute="height" constant="50" id="fou-aa-001"/>
            </constraints></view></viewController></objects></scene>
            """)
        document.files["Main.storyboard"] = document.files["Main.storyboard"]?.replacing(
            #"id="bar-aa-001">"#, with: #"customClass="Bar" id="bar-aa-001">"#)
        #expect(try document.svg().contains(#"<rect x="0.5" y="0.5" width="374" height="49""#))
        document.options.size = ScreenSize(width: 500, height: 900)
        #expect(try document.svg().contains(#"<rect x="0.5" y="0.5" width="499" height="49""#))
    }

    @Test("a size is two lengths of a screen")
    func sizes() {
        #expect(ScreenSize("390x844") == ScreenSize(width: 390, height: 844))
        for text in ["390", "390x", "x", "0x100", "1e30x5", "nanx5", "390x844x2", "-5x10"] {
            #expect(ScreenSize(text) == nil, "\(text)")
        }
    }
}
