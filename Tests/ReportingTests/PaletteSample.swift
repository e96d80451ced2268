import Foundation
import ProjectGraph
import SourceText

/// Small projects with colors.
enum PaletteSample {
    /// A storyboard with one view that has these children, and these resources.
    static func storyboard(_ colors: [String], resources: [String] = []) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="scn-AA-001"><objects>
                <viewController id="vcA-AA-001" sceneMemberID="viewController">
                    <view key="view" id="vwA-AA-001">
                        \(colors.joined(separator: "\n                "))
                    </view>
                </viewController>
            </objects></scene></scenes>
            <resources>\(resources.joined())</resources>
        </document>

        """
    }

    static func sRGB(
        _ key: String, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1, space: String = "sRGB"
    ) -> String {
        "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"\(alpha)\" "
            + "colorSpace=\"custom\" customColorSpace=\"\(space)\"/>"
    }

    static func named(_ key: String, _ name: String) -> String { "<color key=\"\(key)\" name=\"\(name)\"/>" }

    /// A `Contents.json` with a value, and another one for dark mode.
    static func colorSet(_ hex: String, dark: String? = nil) -> String {
        let entries = [entry(hex, "")] + (dark.map { [entry($0, darkness)] } ?? [])
        return "{ \"colors\" : [ \(entries.joined(separator: ", ")) ], \"info\" : { \"author\" : \"xcode\" } }"
    }

    private static let darkness = "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ], "

    private static func entry(_ hex: String, _ appearances: String) -> String {
        let channels = ["red", "green", "blue"].enumerated().map { number, name in
            "\"\(name)\" : \"0x\(hex.dropFirst(number * 2).prefix(2))\""
        }
        return "{ \(appearances)\"idiom\" : \"universal\", \"color\" : { \"color-space\" : \"srgb\", \"components\" : "
            + "{ \"alpha\" : \"1.000\", \(channels.joined(separator: ", ")) } } }"
    }

    static func graph(_ files: [String: String], threads: Int = 2) -> ProjectGraph {
        ProjectGraph.load(paths: files.keys.sorted(), threads: threads) { path in
            files[path].map { SourceText(path: path, $0) }
        }
    }

    /// Two documents, a catalog with a color in use, one that nobody uses and one that is like another, code, and names
    /// that would break a page.
    static let cafe: [String: String] = [
        "App/Main.storyboard": storyboard(
            [
                sRGB("backgroundColor", 0.2, 0.4, 0.6), sRGB("tintColor", 0.2, 0.4, 0.6000001),
                sRGB("shadowColor", 0.2, 0.4, 0.6, alpha: 0.5), sRGB("textColor", 0.2, 0.4, 0.6, space: "displayP3"),
                sRGB("highlightedColor", 0.2, 0.404, 0.6), named("barTintColor", "Ink"), named("onTintColor", "Gone"),
                "<color key=\"separatorColor\" systemColor=\"separatorColor\"/>",
                "<color key=\"fillColor\" catalog=\"System\" name=\"controlColor\" colorSpace=\"catalog\"/>",
                "<color key=\"oddColor\" red=\"1\" colorSpace=\"custom\" customColorSpace=\"unheardOf\"/>",
                "<color key=\"oldColor\" red=\"0.5\" green=\"0.5\" blue=\"0.1\" colorSpace=\"calibratedRGB\"/>",
            ],
            resources: [
                "<namedColor name=\"Ink\"><color red=\"0.1\" green=\"0.1\" blue=\"0.1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"sRGB\"/></namedColor>",
                "<namedColor name=\"Gone\"><color red=\"1\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"sRGB\"/></namedColor>",
                "<systemColor name=\"separatorColor\"><color white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"genericGamma22GrayColorSpace\"/></systemColor>",
            ]),
        "App/Tea & <Cake>.xib": storyboard([sRGB("backgroundColor", 0.2, 0.4, 0.6), named("tintColor", "Ink")]),
        "App/Colors.xcassets/Ink.colorset/Contents.json": colorSet("1A1A1A", dark: "F0F0F0"),
        "App/Colors.xcassets/Tea & <Cake> 'x' \"y\".colorset/Contents.json": colorSet("336699"),
        "App/Colors.xcassets/Idle.colorset/Contents.json": colorSet("ABCDEF"),
        "App/Menu.swift": """
        import UIKit
        let ink = UIColor(named: "Ink")
        let lost = UIColor(named: "Lost")
        let gray = UIColor(named: "#202020")
        """,
    ]
}
