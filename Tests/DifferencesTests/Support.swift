import Differences
import SourceText

/// A storyboard with one scene, “Sign in”, whose view holds some XML.
func signIn(
    _ content: String, constraints: String = "", connections: String = "", beside: String = "", root: String = "",
    toolsVersion: String = "21507"
) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="sign">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <viewController title="Sign in" storyboardIdentifier="SignIn" id="sign" customClass="SignIn">
                        <view key="view" id="view">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                \(content)
                            </subviews>
                            <constraints>\(constraints)</constraints>
                        </view>
                        <connections>\(connections)</connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="10" y="20"/>
            </scene>
            \(beside)
        </scenes>
        \(root)
    </document>
    """
}

/// A second scene, “Detail”, for a storyboard.
func detail(id: String = "detail", className: String = "Detail") -> String {
    """
    <scene sceneID="s-2">
        <objects>
            <viewController title="Detail" storyboardIdentifier="Detail" id="\(id)" customClass="\(className)">
                <view key="view" id="\(id)-view">
                    <subviews><label text="Name" id="\(id)-label"/></subviews>
                </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
        </objects>
    </scene>
    """
}

/// What differs between files of two states, by path.
func differences(_ old: [String: String], _ new: [String: String]) -> ProjectDifferences {
    let states = [old, new].map { files in ProjectState(files.map { SourceText(path: $0.key, $0.value) }) }
    return ProjectDifferences(from: states[0], to: states[1])
}

/// The sentences of what somebody may have meant, each behind its scene where it has one.
func sentences(_ old: [String: String], _ new: [String: String]) -> [String] {
    differences(old, new).meant.map { difference in
        (difference.group.map { "\($0) · " } ?? "") + difference.sentence
    }
}

/// The same for two states of one storyboard.
func sentences(from old: String, to new: String) -> [String] {
    sentences(["Main.storyboard": old], ["Main.storyboard": new])
}
