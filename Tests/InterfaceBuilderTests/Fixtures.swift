/// Documents written for these tests in the shapes that Xcode gives them.
enum Fixture {
    /// Three scenes: a navigation controller, a list with a button, a storyboard reference.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav-AA-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes>
                <!--Orders-->
                <scene sceneID="scn-AA-001">
                    <objects>
                        <navigationController title="Orders" id="nav-AA-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-AA-001">
                                <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                            </navigationBar>
                            <connections>
                                <segue destination="lst-BB-001" kind="relationship" relationship="rootViewController" id="rel-AA-001"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fst-AA-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-120" y="64.5"/>
                </scene>
                <!--Order List-->
                <scene sceneID="scn-BB-001">
                    <objects>
                        <viewController storyboardIdentifier="OrderList" id="lst-BB-001" customClass="OrderListController" customModule="Cafe" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vew-BB-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="btn-BB-001">
                                        <rect key="frame" x="16" y="75" width="120" height="34"/>
                                        <state key="normal" title="Order &amp; pay"/>
                                        <connections>
                                            <action selector="order:" destination="lst-BB-001" eventType="touchUpInside" id="act-BB-001"/>
                                            <segue destination="ref-CC-001" kind="show" identifier="showPayment" id="sgu-BB-001"/>
                                        </connections>
                                    </button>
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Latte" id="lbl-BB-001">
                                        <rect key="frame" x="16" y="120" width="120" height="21"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="textColor"/>
                                        <nil key="highlightedColor"/>
                                        <userDefinedRuntimeAttributes>
                                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                                <integer key="value" value="4"/>
                                            </userDefinedRuntimeAttribute>
                                        </userDefinedRuntimeAttributes>
                                    </label>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="saf-BB-001"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <constraints>
                                    <constraint firstItem="btn-BB-001" firstAttribute="leading" secondItem="saf-BB-001" secondAttribute="leading" constant="16" id="cst-BB-001"/>
                                    <constraint firstItem="btn-BB-001" firstAttribute="top" secondItem="saf-BB-001" secondAttribute="top" constant="16" id="cst-BB-003">
                                        <variation key="heightClass=compact" constant="8"/>
                                    </constraint>
                                </constraints>
                                <variation key="default">
                                    <mask key="subviews">
                                        <exclude reference="lbl-BB-001"/>
                                    </mask>
                                </variation>
                            </view>
                            <connections>
                                <outlet property="priceLabel" destination="lbl-BB-001" id="out-BB-001"/>
                                <outletCollection property="labels" destination="lbl-BB-001" collectionClass="NSMutableArray" id="col-BB-001"/>
                                <segue destination="ext-BB-001" kind="unwind" identifier="" unwindAction="unwindToList:" id="unw-BB-001"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fst-BB-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                        <exit id="ext-BB-001" userLabel="Exit" sceneMemberID="exit"/>
                        <tapGestureRecognizer id="tap-BB-001"/>
                    </objects>
                    <point key="canvasLocation" x="620" y="64.5"/>
                </scene>
                <!--payment-->
                <scene sceneID="scn-CC-001">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Payment" referencedIdentifier="payment" id="ref-CC-001" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
            <inferredMetricsTieBreakers>
                <segue reference="sgu-BB-001"/>
            </inferredMetricsTieBreakers>
            <resources>
                <image name="cup" width="24" height="24"/>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """

    /// A small xib of an older Xcode, with one outlet and a text of two lines.
    static let xib = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14088"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CupView" customModuleProvider="target">
                    <connections>
                        <outlet property="contentView" destination="top-AA-001" id="out-AA-001"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="top-AA-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="88"/>
                    <subviews>
                        <label text="Cup" id="lbl-AA-001"/>
                        <textView contentMode="scaleToFill" id="txt-AA-001">
                            <string key="text">one
        two &amp; three</string>
                        </textView>
                    </subviews>
                </view>
                <pongPressGestureRecognizer id="prs-AA-001"/>
            </objects>
        </document>

        """

    /// A document around the children of its root.
    static func wrapping(_ content: String, attributes: String = #" toolsVersion="21507""#) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document\(attributes)>\n\(content)\n</document>\n"
    }

    /// The text with every line ending as Windows writes it.
    static func windows(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
}
