import Differences
import InterfaceBuilder
import SourceText
import Testing

@Suite("documents in normal form")
struct NormalFormTests {
    private static let normal = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        systemVersion="22G91" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <scenes>
                <!--Sign in-->
                <scene sceneID="s-1">
                    <objects>
                        <viewController id="sign" customClass="SignIn" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="view">
                                <subviews>
                                    <imageView image="mug" id="cup"/>
                                    <label text="Log in" id="a">
                                        <string key="accessibilityHint"> one
          two &amp; three </string>
                                        <userDefinedRuntimeAttributes/>
                                    </label>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="cup" destination="cup" id="o-2"/>
                                <outlet property="title" destination="a" id="o-1"/>
                            </connections>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="139" y="0.0"/>
                </scene>
            </scenes>
            <resources>
                <image name="mug" width="16" height="16"/>
            </resources>
        </document>

        """

    private func normalized(_ text: String, _ form: NormalForm = NormalForm()) throws -> NormalForm.Document {
        let document = try IBDocument.read(SourceText(path: "Main.storyboard", text)).get()
        return try form.normalized(document)
    }

    private func expect(
        _ text: String, _ form: NormalForm = NormalForm(), becomes expected: String = normal,
        takingOut: [Noise: Int] = [:]
    ) throws {
        let outcome = try normalized(text, form)
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == expected)
        #expect(outcome.takenOut == takingOut)
        #expect(try normalized(expected, form).bytes == Array(expected.utf8))
    }

    @Test func `a document as Xcode writes it stays, byte for byte`() throws {
        try expect(Self.normal)
    }

    @Test func `ends of lines, indentation, trailing space and empty tags are written as Xcode writes them`() throws {
        let text = Self.normal.replacing("                            <view key", with: "\t<view   key")
            .replacing(
                "<userDefinedRuntimeAttributes/>",
                with: "<userDefinedRuntimeAttributes>\n </userDefinedRuntimeAttributes >"
            )
            .replacing("contentMode=\"scaleToFill\"", with: "contentMode='scaleToFill'")
            .replacing("</scenes>", with: "</scenes>   \n\n").replacing("\n", with: "\r\n")
        try expect(text)
    }

    @Test func `an id and sorted lists come where Xcode has them, and another order of connections is for review`()
        throws
    {
        let text = Self.normal
            .replacing("<label text=\"Log in\" id=\"a\">", with: "<label id=\"a\" text=\"Log in\">")
        try expect(text, takingOut: [.fileOrder: 1])
        let lines = Self.normal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = try #require(lines.firstIndex { $0.contains("\"o-2\"") })
        var swapped = lines
        swapped.swapAt(first, first + 1)
        let outcome = try normalized(swapped.joined(separator: "\n"))
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == Self.normal)
        #expect(
            outcome.reviewReason?.hasPrefix("connections of view controller of class SignIn ") == true
                && outcome.reviewPlace?.objectID == "sign")
        #expect(try normalized(text).reviewReason == nil)
        let kept = NormalForm(takingOut: Set(NormalForm.kinds).subtracting([.fileOrder]))
        #expect(try normalized(text, kept).bytes == Array(text.utf8))
    }

    @Test func `marks, fractions of places and unused resources go`() throws {
        let text = Self.normal
            .replacing("contentMode=\"scaleToFill\"", with: "contentMode=\"scaleToFill\" misplaced=\"YES\"")
            .replacing("x=\"139\" y=\"0.0\"", with: "x=\"139.19999999999999\" y=\"-0.25\"")
            .replacing(
                "    </resources>", with: "        <image name=\"old\" width=\"8\" height=\"8\"/>\n    </resources>")
        try expect(text, takingOut: [.layoutMark: 1, .canvasPlace: 2, .cachedResource: 1])
        let none = Self.normal.replacing(" image=\"mug\"", with: "")
        let list = "    <resources>\n        <image name=\"mug\" width=\"16\" height=\"16\"/>\n    </resources>\n"
        try expect(none, becomes: none.replacing(list, with: ""), takingOut: [.cachedResource: 1])
    }

    @Test func `versions are those that are named, and a higher one is for review`() throws {
        let form = NormalForm(pins: NormalForm.Pins(tools: "22505", system: "22G91", plugIn: "22504"))
        let newer = Self.normal.replacing("\"22505\"", with: "\"23504\"").replacing("\"22504\"", with: "\"23506\"")
            .replacing("22G91", with: "24D70")
        try expect(newer, form, takingOut: [.toolsVersion: 3])
        #expect(try normalized(newer, form).reviewReason == nil)
        let older = Self.normal.replacing("\"22505\"", with: "\"9531\"")
        #expect(try normalized(older, form).reviewReason?.contains("is older") == true)
    }

    @Test func `comments stay where they are, and a list with comments keeps its order`() throws {
        let text = Self.normal.replacing(
            "                                <outlet property=\"title\"",
            with:
                "                                <!-- the title -->\n                                <outlet property=\"title\""
        )
        try expect(text, becomes: text)
    }

    @Test func `a document with an id twice cannot be written anew`() throws {
        let text = Self.normal.replacing("id=\"cup\"", with: "id=\"a\"")
        let document = try IBDocument.read(SourceText(path: "Main.storyboard", text)).get()
        let obstacle = #expect(throws: NormalForm.Obstacle.self) { try NormalForm().normalized(document) }
        #expect(obstacle?.reason == "two of its objects have the id a" && obstacle?.place.objectID == "a")
    }
}
