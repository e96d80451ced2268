import Foundation
import InterfaceBuilder
import SourceText
import Testing

@Suite("Editing a document's sections")
struct SectionEditingTests {
    private let storyboard = Fixture.storyboard
    private let color = NewElement(
        "color", ["red": "1", "green": "0.5", "blue": "0", "alpha": "1", "colorSpace": "calibratedRGB"])

    private func named(_ name: String) -> NewElement {
        NewElement("namedColor", ["name": name], children: [color])
    }

    @Test("Capabilities are sorted by name and asked for once")
    func capabilities() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            editor.ensureCapability("System colors in document resources", minToolsVersion: "11.0")
            editor.ensureCapability("Named colors", minToolsVersion: "9.0")
            editor.ensureCapability("Named colors", minToolsVersion: "9.0")
            editor.ensureCapability("Safe area layout guides", minToolsVersion: "9.0")
        }
        let safe = "        <capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>\n"
        let named = "        <capability name=\"Named colors\" minToolsVersion=\"9.0\"/>\n"
        let system = "        <capability name=\"System colors in document resources\" minToolsVersion=\"11.0\"/>\n"
        #expect(text == replacing(safe, with: named + safe + system, in: storyboard))
    }

    @Test("A removed capability leaves the others")
    func removeCapability() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            editor.ensureCapability("Named colors", minToolsVersion: "9.0")
            editor.removeCapability("Named colors")
            editor.removeCapability("Safe area layout guides")
        }
        let safe = "        <capability name=\"Safe area layout guides\" minToolsVersion=\"9.0\"/>\n"
        #expect(text == replacing(safe, with: "", in: storyboard))
    }

    @Test("Resources are grouped by tag and sorted by name, case-sensitively")
    func resources() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            for name in ["beans", "Zest", "beans"] { editor.ensureResource(named(name)) }
            editor.ensureResource(NewElement("image", ["name": "bean", "width": "1", "height": "1"]))
            editor.ensureResource(NewElement("image", ["name": "cup", "width": "99", "height": "99"]))
        }
        let after = try document(text)
        #expect(after.resources.map { $0["name"] } == ["bean", "cup", "Zest", "beans", "systemBackgroundColor"])
        #expect(after.resources[1]["width"] == "24", "what is there stays")
        #expect(
            text.contains(
                """
                        <namedColor name="beans">
                            <color red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                        </namedColor>

                """))
    }

    @Test("Resources and dependencies are made where a document has none")
    func missingSections() throws {
        let read = try document(
            Fixture.wrapping("    <device id=\"x\"/>\n    <scenes/>\n    <color key=\"tintColor\" name=\"a\"/>"))
        let text = try edited(read) { editor in
            editor.ensureResource(NewElement("image", ["name": "b", "width": "1", "height": "2"]))
            editor.ensureResource(NewElement("image", ["name": "a", "width": "1", "height": "2"]))
            editor.ensureCapability("Named colors", minToolsVersion: "9.0")
        }
        #expect(
            text
                == Fixture.wrapping(
                    """
                        <device id="x"/>
                        <dependencies>
                            <capability name="Named colors" minToolsVersion="9.0"/>
                        </dependencies>
                        <scenes/>
                        <color key="tintColor" name="a"/>
                        <resources>
                            <image name="a" width="1" height="2"/>
                            <image name="b" width="1" height="2"/>
                        </resources>
                    """))
    }

    @Test("The last resource takes the section with it")
    func removeResources() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            editor.removeResource("image", name: "cup")
            editor.removeResource("systemColor", name: "systemBackgroundColor")
            editor.ensureResource(named("late"))
            editor.removeResource("namedColor", name: "late")
        }
        let start = try #require(storyboard.range(of: "    <resources>"))
        let end = try #require(storyboard.range(of: "</document>"))
        #expect(text == storyboard.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""))
    }

    @Test("A resource removed and asked for again is as it was, or as it is asked for")
    func removedAndEnsured() throws {
        let read = try document(storyboard)
        let image = NewElement("image", ["name": "cup", "width": "24", "height": "24"])
        var editor = DocumentEditor(read)
        editor.removeResource("image", name: "cup")
        editor.ensureResource(image)
        #expect(editor.edits.isEmpty)
        editor.removeResource("image", name: "cup")
        editor.ensureResource(NewElement("image", ["name": "cup", "width": "25", "height": "24"]))
        let expected = replacing("width=\"24\" height=\"24\"", with: "width=\"25\" height=\"24\"", in: storyboard)
        #expect(String(decoding: editor.editedBytes, as: UTF8.self) == expected)
    }

    @Test(
        "The end of a document follows its tools version",
        arguments: [
            ("14113", ["scenes", "resources", "inferredMetricsTieBreakers", "color"]),
            ("15705", ["scenes", "resources", "inferredMetricsTieBreakers", "color"]),
            ("16096", ["scenes", "inferredMetricsTieBreakers", "resources", "color"]),
            ("17154", ["scenes", "inferredMetricsTieBreakers", "color", "resources"]),
            ("32700.99.1234", ["scenes", "inferredMetricsTieBreakers", "color", "resources"]),
        ])
    func eras(toolsVersion: String, order: [String]) throws {
        let read = try document(Fixture.wrapping("    <scenes/>", attributes: " toolsVersion=\"\(toolsVersion)\""))
        let text = try edited(read) { editor in
            editor.insertChild(NewElement("color", ["key": "tintColor", "name": "a"]), into: read.root)
            editor.insertChild(NewElement("segue", ["reference": "s"]), into: read.root)
            editor.ensureResource(NewElement("image", ["name": "b"]))
        }
        #expect(try document(text).root.children.map(\.name) == order)
    }

    @Test("A scene for a storyboard reference is written as Xcode writes it")
    func storyboardReference() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let reference = NewElement(
                "viewControllerPlaceholder",
                ["id": "ref-DD-001", "storyboardName": "Tips", "sceneMemberID": "viewController"])
            let objects = NewElement(
                "objects", [:],
                children: [
                    reference,
                    NewElement(
                        "placeholder",
                        [
                            "placeholderIdentifier": "IBFirstResponder", "id": "fst-DD-001",
                            "userLabel": "First Responder",
                            "sceneMemberID": "firstResponder",
                        ]),
                ])
            let place = NewElement("point", ["key": "canvasLocation", "x": "10", "y": "20"])
            editor.insertChild(
                NewElement("scene", ["sceneID": "scn-DD-001"], children: [place, objects], comment: "Tips"),
                into: read.root)
        }
        let scene = """
                    <!--Tips-->
                    <scene sceneID="scn-DD-001">
                        <objects>
                            <viewControllerPlaceholder storyboardName="Tips" id="ref-DD-001" sceneMemberID="viewController"/>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="fst-DD-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="10" y="20"/>
                    </scene>
                </scenes>
            """
        #expect(text == replacing("    </scenes>", with: scene, in: storyboard))
    }
}
