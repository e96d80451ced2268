import Foundation
import Planning
import Reporting
import Testing

@Suite("The inventory of a project")
struct InspectReportTests {
    private static let main = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="vcA-AA-001">
            <scenes>
                <scene sceneID="scn-AA-001">
                    <objects>
                        <viewController storyboardIdentifier="menu" id="vcA-AA-001" customClass="Menu" sceneMemberID="viewController">
                            <view key="view" id="vwA-AA-001">
                                <subviews>
                                    <tableViewCell reuseIdentifier="tea" id="cel-AA-001"/>
                                    <tableViewCell id="cel-AA-002"/>
                                    <label text="Tea" id="lbl-AA-001">
                                        <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                        <color key="shadowColor" white="0.99999" alpha="1" colorSpace="calibratedWhite"/>
                                        <color key="tintColor" name="Ink"/>
                                        <color key="backgroundColor" systemColor="labelColor"/>
                                    </label>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="label" destination="lbl-AA-001" id="out-AA-001"/>
                                <action selector="pour:" destination="vcA-AA-001" id="act-AA-001"/>
                                <action selector="spill:" destination="vcA-AA-001" id="act-AA-002"/>
                                <segue destination="vcB-AA-001" kind="show" identifier="toCup" id="seg-AA-001"/>
                                <segue destination="vcC-AA-001" kind="presentation" id="seg-AA-002"/>
                                <segue destination="vcB-AA-001" kind="embed" id="seg-AA-003"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
                <scene sceneID="scn-AA-002">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Cups" id="vcB-AA-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="scn-AA-003">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Gone" referencedIdentifier="x" id="vcC-AA-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <namedColor name="Ink">
                    <color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
            </resources>
        </document>
        """
    private static let cups = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="vcD-AA-001">
            <scenes>
                <scene sceneID="scn-AA-004">
                    <objects><viewController id="vcD-AA-001" sceneMemberID="viewController"/></objects>
                </scene>
            </scenes>
        </document>
        """

    private func report() throws -> (json: [String: Any], text: String) {
        let cafe = try Cafe([
            "App/Base.lproj/Main.storyboard": Self.main, "App/Cups.storyboard": Self.cups,
            "App/de.lproj/Main.strings": "\"lbl-AA-001.text\" = \"Tee\";\n\"lbl-AA-009.text\" = \"?\";\n",
            "App/Menu.swift": """
            class Menu: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var cups: [UIView]!
                @IBAction func pour(_ sender: Any) {}
            }
            """,
            "App/Info.plist": """
            <plist><dict><key>UIMainStoryboardFile</key><string>Main</string>
            <key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
            """,
        ])
        let report = InspectReport(LoadedProject.load(try Workspace(root: cafe.root), threads: 2))
        let json = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
        return (try #require(json), report.text(style: TerminalStyle(usesColor: false)))
    }

    private func number(_ json: [String: Any], _ path: String...) -> Int? {
        var value: Any? = json
        for key in path { value = (value as? [String: Any])?[key] }
        return value as? Int
    }

    @Test("lists storyboards with the largest first")
    func storyboards() throws {
        let storyboards = try #require(try report().json["storyboards"] as? [[String: Any]])
        #expect(storyboards.map { $0["scenes"] as? Int } == [3, 1])
        #expect(storyboards[0]["references"] as? Int == 2)
        #expect(storyboards[0]["initial-scene"] as? Bool == true)
    }

    @Test("counts segues by kind, with and without identifier")
    func segues() throws {
        let json = try report().json
        #expect(number(json, "segues", "total") == 3)
        #expect(number(json, "segues", "navigation", "with-identifier") == 1)
        #expect(number(json, "segues", "navigation", "without-identifier") == 1)
        #expect(number(json, "segues", "by-kind", "embed", "total") == 1)
    }

    @Test("follows storyboard references and names those that lead nowhere")
    func references() throws {
        let (json, text) = try report()
        #expect(number(json, "references", "resolved") == 1)
        #expect(number(json, "references", "to-identifier") == 1)
        #expect(text.contains("the project has no storyboard “Gone”"))
    }

    @Test("counts a color once however it is spelled, and what documents cache not at all")
    func colors() throws {
        let json = try report().json
        #expect(number(json, "colors", "inline", "total") == 2)
        #expect(number(json, "colors", "inline", "distinct") == 1)
        #expect(number(json, "colors", "inline-by-space", "sRGB", "total") == 1)
        #expect(number(json, "colors", "named", "total") == 1)
        #expect(number(json, "colors", "system", "total") == 1)
        #expect(number(json, "colors", "cached") == 1)
        #expect((json["colors"] as? [String: Any])?["missing"] as? [String] == ["Ink"])
    }

    @Test("tells outlets by pattern and actions that nobody declares")
    func code() throws {
        let (json, text) = try report()
        #expect(number(json, "outlet-patterns", "by-pattern", "weak!") == 1)
        #expect(number(json, "outlet-patterns", "by-pattern", "strong![]") == 1)
        #expect(number(json, "outlet-patterns", "private") == 1)
        #expect(number(json, "actions", "resolved") == 1)
        #expect(text.contains("action “spill:” of Menu: neither Menu nor a superclass declares it"))
    }

    @Test("tells languages, and translations of objects that are gone")
    func translations() throws {
        let json = try report().json
        #expect((json["translations"] as? [String: Any])?["languages"] as? [String] == ["de"])
        #expect(number(json, "translations", "keys") == 2)
        #expect(number(json, "translations", "stale") == 1)
        #expect(number(json, "identifiers", "reuse-identifiers") == 1)
        #expect(number(json, "identifiers", "cells-without-reuse-identifier") == 1)
    }

    @Test("says of each Info.plist whether the storyboard it names is there")
    func entries() throws {
        let (json, text) = try report()
        let entries = (json["targets"] as? [String: Any])?["entries"] as? [[String: Any]]
        #expect(entries?.map { $0["state"] as? String } == ["resolved", "missing"])
        #expect(text.contains("UILaunchStoryboardName names “Launch”"))
    }
}
