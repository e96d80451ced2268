/// Text of storyboards for projects that are large in one way.
enum GrowthStoryboard {
    static func document(_ scenes: some Sequence<String>) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="vc0">
        <dependencies><deployment identifier="iOS"/></dependencies>
        <scenes>
        \(scenes.joined())</scenes>
        </document>

        """
    }

    /// A scene with a view controller.
    static func scene(
        _ number: Int, class name: String? = nil, identifier: String? = nil, connections: String = "",
        views: String = ""
    ) -> String {
        let type = name.map { #" customClass="\#($0)" customModule="M" customModuleProvider="target""# } ?? ""
        let storyboardIdentifier = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
        return """
            <scene sceneID="sc\(number)"><objects>\
            <viewController id="vc\(number)"\(storyboardIdentifier)\(type) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(number)">\
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            \(views)</subviews></view><connections>
            \(connections)</connections></viewController>\
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr\(number)" sceneMemberID="firstResponder"/>\
            </objects></scene>

            """
    }

    static func button(_ number: Int, connections: String = "") -> String {
        """
        <button opaque="NO" id="b\(number)"><rect key="frame" x="0.0" y="0.0" width="30" height="30"/>\
        <state key="normal" title="Button \(number)"/><connections>\(connections)</connections></button>

        """
    }

    static func label(_ number: Int, color: String = "") -> String {
        """
        <label opaque="NO" text="Label \(number)" id="l\(number)">\
        <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>\(color)</label>

        """
    }

    static func outlet(_ property: String, to object: String, _ number: Int) -> String {
        #"<outlet property="\#(property)" destination="\#(object)" id="o\#(number)"/>"#
    }

    static func segue(to scene: Int, _ number: Int, identifier: String? = nil) -> String {
        let name = identifier.map { #" identifier="\#($0)""# } ?? ""
        return #"<segue destination="vc\#(scene)" kind="show"\#(name) id="sg\#(number)"/>"#
    }

    /// A color of its own for each number.
    static func color(_ number: Int) -> String {
        let parts = [Double(number % 251) / 251, Double(number / 251 % 241) / 241, Double(number / 60491 % 239) / 239]
        let texts = parts.map { String(($0 * 1_000_000).rounded() / 1_000_000) }
        return #"<color key="textColor" red="\#(texts[0])" green="\#(texts[1])" blue="\#(texts[2])" alpha="1" "#
            + #"colorSpace="custom" customColorSpace="sRGB"/>"#
    }
}

/// Text of Swift files.
enum GrowthSwift {
    static func file(_ lines: some Sequence<String>) -> String {
        "import UIKit\n" + lines.map { $0 + "\n" }.joined()
    }

    /// A view controller's class with lines in it.
    static func controller(_ name: String, _ lines: some Sequence<String>) -> String {
        file(["class \(name): UIViewController {"] + lines + ["}"])
    }
}
