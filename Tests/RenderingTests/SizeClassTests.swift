import Layout
import Rendering
import Testing

@Suite("Size classes")
struct SizeClassTests {
    private static func document(_ content: String, device: String = "retina4_7") -> RenderedDocument {
        RenderedDocument(
            path: "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <device id="\(device)" orientation="portrait"/><scenes>
            <scene sceneID="sce-aa-001"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
            <view key="view" id="vie-aa-001">\(rect(0, 0, 375, 667))<subviews>\(content)</subviews>
            <variation key="default"><mask key="subviews"><exclude reference="wid-aa-001"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="wid-aa-001"/></mask></variation>
            </view></viewController></objects></scene></scenes></document>
            """)
    }

    private static let views = """
        <label text="Always" id="lab-aa-001">\(rect(0, 0, 90, 20))
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        <variation key="heightClass=regular-widthClass=regular">
        <fontDescription key="fontDescription" type="system" pointSize="40"/></variation></label>
        <label text="Narrow" id="lab-aa-002">\(rect(0, 30, 90, 20))
        <variation key="widthClass=regular" hidden="YES"/></label>
        <label text="Wide" id="wid-aa-001">\(rect(0, 60, 90, 20))</label>
        """

    @Test("decide what is hidden, what is there and which font it has")
    func variations() throws {
        var document = Self.document(Self.views)
        let compact = try document.svg()
        #expect(compact.contains(">Narrow<") && !compact.contains(">Wide<"))
        #expect(compact.contains(##"font-size="12" fill="#000000">Always<"##))
        document.options.sizeClasses = SizeClasses("regular,regular")
        let regular = try document.svg()
        #expect(!regular.contains(">Narrow<") && regular.contains(">Wide<"))
        #expect(regular.contains(#"font-size="40""#) && !regular.contains(#"font-size="12""#))
    }

    @Test("are those of the document's device where nobody asks for others")
    func ownDevice() throws {
        let tablet = try Self.document(Self.views, device: "ipad9_7").svg()
        #expect(!tablet.contains(">Narrow<") && tablet.contains(">Wide<") && tablet.contains(#"font-size="40""#))
    }

    @Test("choose a screen that has them; the document's own where it has")
    func screens() throws {
        var document = Self.document(
            """
            <view customClass="Bar" translatesAutoresizingMaskIntoConstraints="NO" id="bar-aa-001">\(rect(0, 0, 375, 50))
            </view>
            """)
        document.files["Main.storyboard"] = document.files["Main.storyboard"]?.replacing(
            "</subviews>",
            with: """
                </subviews><constraints>
                <constraint firstItem="bar-aa-001" firstAttribute="leading" secondItem="vie-aa-001" secondAttribute="leading" id="one-aa-001"/>
                <constraint firstItem="vie-aa-001" firstAttribute="trailing" secondItem="bar-aa-001" secondAttribute="trailing" id="two-aa-001"/>
                <constraint firstItem="bar-aa-001" firstAttribute="top" secondItem="vie-aa-001" secondAttribute="top" id="thr-aa-001"/>
                <constraint firstItem="bar-aa-001" firstAttribute="height" constant="50" id="fou-aa-001"/></constraints>
                """)
        for (classes, width) in [("compact,regular", 375), ("regular,regular", 834), ("regular,compact", 896)] {
            document.options.sizeClasses = SizeClasses(classes)
            let picture = try document.svg()
            #expect(picture.contains(#"<rect x="0.5" y="0.5" width="\#(width - 1)" height="49""#), "\(classes)")
        }
    }

    @Test("are two words")
    func words() {
        #expect(SizeClasses("Regular,compact") == SizeClasses(horizontal: .regular, vertical: .compact))
        for text in ["regular", "regular,", "any,any", "compact,regular,compact", "wide,high", ""] {
            #expect(SizeClasses(text) == nil, "\(text)")
        }
    }
}
