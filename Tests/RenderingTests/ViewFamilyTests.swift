import Rendering
import Testing
import TransformTesting

@Suite("Views are drawn by their kind")
struct ViewFamilyTests {
    /// Each family with what it can look like; the golden file is the picture.
    private static let families: [String: String] = [
        "labels": """
        <label text="Short" textAlignment="center" id="lab-aa-001">\(rect(0, 0, 100, 20))
        <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
        <label text="Far too long to fit into one line" lineBreakMode="tailTruncation" id="lab-aa-002">\(rect(0, 20, 100, 20))</label>
        <label text="As many lines as there is room for" numberOfLines="0" id="lab-aa-003">\(rect(0, 40, 90, 60))</label>
        <label id="lab-aa-004">\(rect(100, 0, 100, 20))<attributedString key="attributedText">
        <fragment content="Two "/><fragment content="parts"><attributes>
        <color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <font key="NSFont" size="12" name="Helvetica-Bold"/></attributes></fragment></attributedString></label>
        <label hidden="YES" text="Never seen" id="lab-aa-005">\(rect(0, 0, 90, 20))</label>
        """,
        "buttons": """
        <button buttonType="system" id="but-aa-001">\(rect(0, 0, 80, 30))<state key="normal" title="Plain"/></button>
        <button buttonType="system" id="but-aa-002">\(rect(0, 30, 80, 34))
        <buttonConfiguration key="configuration" style="filled" title="Filled"/></button>
        <button buttonType="system" id="but-aa-003">\(rect(90, 0, 100, 34))
        <buttonConfiguration key="configuration" style="tinted" title="Tinted" cornerStyle="capsule"/></button>
        <button buttonType="system" id="but-aa-004">\(rect(90, 40, 100, 34))
        <buttonConfiguration key="configuration" style="gray" image="plus" catalog="system" title="Gray"/></button>
        <button buttonType="contactAdd" id="but-aa-005">\(rect(0, 70, 24, 24))</button>
        """,
        "controls": """
        <switch on="YES" id="con-aa-001">\(rect(0, 0, 51, 31))</switch>
        <slider value="0.25" minValue="0" maxValue="1" id="con-aa-002">\(rect(60, 0, 120, 31))</slider>
        <progressView progress="0.5" id="con-aa-003">\(rect(0, 40, 100, 4))</progressView>
        <pageControl numberOfPages="3" currentPage="1" id="con-aa-004">\(rect(0, 50, 60, 20))</pageControl>
        <segmentedControl selectedSegmentIndex="1" id="con-aa-005">\(rect(0, 70, 120, 28))
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <textField borderStyle="roundedRect" placeholder="Name" id="con-aa-006">\(rect(110, 36, 80, 30))</textField>
        """,
        "layers": """
        <view alpha="0.5" clipsSubviews="YES" id="lay-aa-001">\(rect(10, 10, 50, 50))
        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="2"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        <view customClass="ChartView" id="lay-aa-002">\(rect(70, 10, 80, 50))</view>
        """,
    ]

    @Test("as the golden picture has it", arguments: families.keys.sorted())
    func golden(_ family: String) throws {
        let picture = try RenderedDocument(view: #require(Self.families[family])).svg()
        let golden = GoldenFile(path: GoldenFolder.path + "/\(family).svg")
        #expect(try golden.difference(from: picture) == nil)
    }

    @Test("a table has its cells with separators and accessories, and the headers of its sections")
    func table() throws {
        let picture = try RenderedDocument(
            view: """
                <tableView style="grouped" dataMode="static" id="tab-aa-001">\(rect(0, 0, 200, 100))<sections>
                <tableViewSection headerTitle="Account" id="sec-aa-001"><cells>
                <tableViewCell accessoryType="disclosureIndicator" id="cel-aa-001">\(rect(0, 30, 200, 44))
                <tableViewCellContentView key="contentView" id="cnt-aa-001">\(rect(0, 0, 170, 44))<subviews>
                <label text="Password" id="lab-aa-001">\(rect(16, 10, 100, 20))</label></subviews>
                </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
                """
        ).svg()
        #expect(picture.contains(">ACCOUNT</text>"))
        #expect(picture.contains(">Password</text>"))
        #expect(picture.contains("<title>chevron.right</title>"))
    }
}
