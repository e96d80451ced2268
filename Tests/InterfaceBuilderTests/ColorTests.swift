import Colorimetry
import Foundation
import InterfaceBuilder
import SourceText
import Testing

@Suite("Colors of a document")
struct ColorTests {
    private static func document(_ body: String, sections: String = "") throws -> IBDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700" \
            targetRuntime="iOS.CocoaTouch">
                <dependencies>
                    <deployment identifier="iOS"/>
                    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                </dependencies>
                <objects>
            \(body)
                </objects>
            \(sections)</document>

            """
        return try IBDocument.read(SourceText(path: "Card.xib", bytes: Array(text.utf8))).get()
    }

    private static let blue =
        #"<color key="textColor" red="0.0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

    @Test("every spelling is told apart, and numbers beside a system color are none of its own")
    func spellings() throws {
        let document = try Self.document(
            """
                    <view id="a">
                        <color key="a" white="0.5" alpha="0.5" colorSpace="calibratedWhite"/>
                        <color key="b" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
                        <color key="c" cocoaTouchSystemColor="darkTextColor"/>
                        <color key="d" systemColor="linkColor" red="0.0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <color key="e" name="textColor" catalog="System" colorSpace="catalog"/>
                        <color key="f" name="Brand/Accent"/>
                        <color key="g" red="1" green="x" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <color key="h" cyan="0.1" magenta="0.2" yellow="0.3" black="0.4" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace"/>
                    </view>
            """)
        let spellings = document.colors.map(\.spelling)
        let spaces = spellings.map { spelling -> ColorSpace? in
            if case .literal(let literal) = spelling { literal.value.space } else { nil }
        }
        #expect(spaces == [.calibratedWhite, .displayP3, nil, nil, nil, nil, nil, .genericCMYK])
        #expect(spellings[2] == .system("darkTextColor"))
        #expect(spellings[3] == .system("linkColor"))
        #expect(spellings[4] == .catalog(list: "System", name: "textColor"))
        #expect(spellings[5] == .named("Brand/Accent"))
        #expect(spellings[6] == .unreadable)
    }

    @Test("a color knows what it is for, and caches and comments are not shown")
    func roles() throws {
        let document = try Self.document(
            """
                    <button id="a">
                        \(Self.blue)
                        <state key="normal"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state>
                        <attributedString key="userComments">
                            <fragment content="x"><attributes><color key="NSColor" white="1" alpha="1" colorSpace="calibratedWhite"/></attributes></fragment>
                        </attributedString>
                        <attributedString key="attributedText">
                            <fragment content="x"><attributes><color key="NSColor" white="1" alpha="1" colorSpace="calibratedWhite"/></attributes></fragment>
                        </attributedString>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                        <variation key="heightClass=regular"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></variation>
                    </button>
            """,
            sections: """
                    <resources>
                        <namedColor name="A"><color white="1" alpha="1" colorSpace="calibratedWhite"/></namedColor>
                    </resources>
                    <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>

                """)
        #expect(
            document.colors.map(\.role) == [
                .property("textColor"), .state("normal", property: "titleColor"), .comment, .attributedText("NSColor"),
                .runtimeAttribute("borderColor"), .variation("heightClass=regular", property: "textColor"), .cache,
                .document("tintColor"),
            ])
        #expect(document.colors.count(where: \.isShown) == 6)
        #expect(document.colors[0].object?.id == "a")
        #expect(document.colors[7].object == nil)
    }

    private static let value = NewElement(
        "color",
        ["white": "1", "alpha": "1", "colorSpace": "custom", "customColorSpace": "genericGamma22GrayColorSpace"])

    private static func named(_ document: IBDocument, _ names: [String]) throws -> String {
        let naming = ColorNaming(document)
        let colors = document.colors.filter(\.isShown)
        let edits = zip(names, colors).flatMap { naming.edits(naming: [$1.element], $0, value: value) }
        let list = try #require(EditList(edits))
        return String(decoding: list.apply(to: document.source.bytes), as: UTF8.self)
    }

    @Test("a missing section of resources is made once for all names, and they are sorted in any order of making")
    func newSection() throws {
        let document = try Self.document("        <view id=\"a\">\(Self.blue)\(Self.blue)\(Self.blue)</view>")
        let forward = try Self.named(document, ["Brand", "Accent", "Card"])
        let backward = try Self.named(document, ["Card", "Brand", "Accent"])
        let resources = forward.components(separatedBy: "\n").drop { !$0.contains("<resources>") }
        #expect(resources == backward.components(separatedBy: "\n").drop { !$0.contains("<resources>") })
        let color = #"<color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        #expect(
            resources.joined(separator: "\n") == """
                    <resources>
                        <namedColor name="Accent">
                            \(color)
                        </namedColor>
                        <namedColor name="Brand">
                            \(color)
                        </namedColor>
                        <namedColor name="Card">
                            \(color)
                        </namedColor>
                    </resources>
                </document>

                """)
        #expect(
            forward.contains(
                #"<view id="a"><color key="textColor" name="Brand"/><color key="textColor" name="Accent"/>"#))
        #expect(forward.components(separatedBy: "Named colors").count == 2)
        _ = try IBDocument.read(SourceText(path: "Card.xib", bytes: Array(forward.utf8))).get()
    }

    @Test("names go between the resources that are there")
    func existingSection() throws {
        let document = try Self.document(
            "        <view id=\"a\">\(Self.blue)\(Self.blue)\(Self.blue)</view>",
            sections: """
                    <resources>
                        <image name="zebra" width="1" height="1"/>
                        <namedColor name="Brand">
                            <color white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </namedColor>
                        <systemColor name="linkColor">
                            <color white="1" alpha="1" colorSpace="calibratedWhite"/>
                        </systemColor>
                    </resources>

                """)
        let text = try Self.named(document, ["Zinc", "Brand", "Accent"])
        let names = text.components(separatedBy: "\n").filter { $0.contains(" name=\"") && !$0.contains("<color key") }
            .compactMap { $0.components(separatedBy: "name=\"").last?.components(separatedBy: "\"").first }
        #expect(
            names == ["Named colors", "Safe area layout guides", "zebra", "Accent", "Brand", "Zinc", "linkColor"])
    }

    @Test("attributes in another order, and some that nobody knows, are kept")
    func oddAttributes() throws {
        let document = try Self.document(
            #"        <view id="a"><color red="1" key='tintColor' green="1" blue="1" alpha="1" odd="a&amp;b" colorSpace="calibratedRGB"/></view>"#
        )
        let text = try Self.named(document, ["A & B"])
        #expect(text.contains(#"<color name="A &amp; B" key='tintColor' odd="a&amp;b"/>"#))
    }
}
