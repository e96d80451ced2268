import Testing

@testable import TransformTesting

@Suite("A storyboard in a few lines")
struct StoryboardTextTests {
    private func text(_ lines: String) throws -> String {
        try StoryboardText(outline: lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
            .text
    }

    @Test("is what Interface Builder writes of it")
    func whole() throws {
        let text = try text(
            """
            module: Bakery
            initial: shelf
            shelf: ShelfViewController > show cake "showCake" #go-cake
                button #b-1 "Oven" @ 20 40 90 30 > presentation oven animates=NO #go-oven
            """)
        #expect(
            text.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
                useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="shelf">
                    <dependencies>
                        <deployment identifier="iOS"/>
                """))
        #expect(
            text.hasSuffix(
                """
                    <scenes>
                        <!--Shelf View Controller-->
                        <scene sceneID="shelf-sc">
                            <objects>
                                <viewController id="shelf" customClass="ShelfViewController" customModule="Bakery" \
                customModuleProvider="target" sceneMemberID="viewController">
                                    <view key="view" contentMode="scaleToFill" id="shelf-v">
                                        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                        <subviews>
                                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
                buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
                                                <rect key="frame" x="20" y="40" width="90" height="30"/>
                                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                                <state key="normal" title="Oven"/>
                                                <connections>
                                                    <segue destination="oven" kind="presentation" animates="NO" id="go-oven"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                    </view>
                                    <connections>
                                        <segue destination="cake" kind="show" identifier="showCake" id="go-cake"/>
                                    </connections>
                                </viewController>
                                <placeholder placeholderIdentifier="IBFirstResponder" id="shelf-fr" \
                userLabel="First Responder" sceneMemberID="firstResponder"/>
                            </objects>
                            <point key="canvasLocation" x="0.0" y="0.0"/>
                        </scene>
                    </scenes>
                </document>

                """))
    }

    @Test("reads as the scenes, objects and segues that it tells")
    func document() throws {
        let storyboard = try StoryboardText(outline: [
            "hom-VC-001: Home \"Home\" title=\"At Home\" > show tab-VC-001, outlet field f-1",
            "tab-VC-001 > viewControllers nav",
            "nav > rootViewController list", "list: List is tableViewController",
            "    tableView", "        tableViewCell \"Row\" > show raw", "        > outlet delegate list",
            "<scene sceneID=\"raw-s\"><objects>", "    <viewController id=\"raw\" sceneMemberID=\"viewController\"/>",
            "</objects></scene>",
        ])
        let document = try #require(storyboard.document)
        #expect(document.scenes.map { $0.controller?.id } == ["hom-VC-001", "tab-VC-001", "nav", "list", "raw"])
        #expect(document.object(id: "tab-VC-001")?.name == "tabBarController")
        #expect(document.scenes[0].id == "hom-SC-001")
        #expect(document.object(id: "hom-S1-001")?.attribute(named: "destination") == "tab-VC-001")
        #expect(document.object(id: "hom-VC-001")?.attribute(named: "title") == "At Home")
        #expect(document.object(id: "list-tableView1")?.attribute(named: "key") == "view")
        #expect(document.object(id: "list-tableViewCell1")?.attribute(named: "reuseIdentifier") == "Row")
    }

    @Test(
        "says which line is wrong",
        arguments: [
            ("home: Home Other", 1, "second one"), ("home\n  button", 2, "four spaces"),
            ("home\n    slider", 2, "written as XML"), ("home > show", 1, "what it leads to"),
            ("home \"Home", 1, "not closed"),
        ])
    func faults(_ lines: String, line: Int, message: String) {
        let fault = #expect(throws: OutlineFault.self) { try text(lines) }
        #expect(fault?.line == line)
        #expect(fault?.message.contains(message) == true)
    }
}
