import Foundation
import InterfaceBuilder
import SourceText
import Testing

@Suite("Moving and making")
struct MovingTests {
    private let storyboard = Fixture.storyboard

    @Test("A scene moves to another document byte for byte, comment and edits included")
    func moveScene() throws {
        let read = try document(storyboard)
        var source = DocumentEditor(read)
        source.setAttribute("destination", on: try read.require("sgu-BB-001"), to: "ref-ZZ-001")
        let scene = source.rawLines(of: read.scenes[1].element)
        source.removeElement(read.scenes[1].element)

        let empty = try document(Fixture.wrapping("    <scenes/>"))
        var target = DocumentEditor(empty)
        target.insertChild(scene, into: empty.root)
        let moved = String(decoding: target.editedBytes, as: UTF8.self)

        let start = try #require(storyboard.range(of: "        <!--Order List-->"))
        let end = try #require(storyboard.range(of: "        <!--payment-->"))
        let lines = String(storyboard[start.lowerBound..<end.lowerBound])
        let expected = replacing("destination=\"ref-CC-001\"", with: "destination=\"ref-ZZ-001\"", in: lines)
        #expect(moved == Fixture.wrapping("    <scenes>\n\(expected)    </scenes>"))
        let rest = String(decoding: source.editedBytes, as: UTF8.self)
        #expect(rest == storyboard.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""))
    }

    @Test("Raw lines take the new place's indentation and line ending, but for text")
    func reindentedLines() throws {
        let read = try document(Fixture.xib, path: "Cup.xib")
        let text = DocumentEditor(read).rawLines(of: try read.require("txt-AA-001"))
        let other = try document(Fixture.windows("<document>\n  <scenes/>\n</document>\n"))
        var editor = DocumentEditor(other)
        editor.insertChild(text, into: other.root, section: "subviews")
        #expect(
            String(decoding: editor.editedBytes, as: UTF8.self)
                == Fixture.windows(
                    """
                    <document>
                      <scenes/>
                      <subviews>
                        <textView contentMode="scaleToFill" id="txt-AA-001">
                            <string key="text">@</string>
                        </textView>
                      </subviews>
                    </document>

                    """
                ).replacingOccurrences(of: "@", with: "one\ntwo &amp; three"))
    }

    @Test("A document from nothing is written as Xcode writes one")
    func newDocument() throws {
        let root = NewElement(
            "document",
            [
                "toolsVersion": "21507", "version": "3.0",
                "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
                "initialViewController": "a", "targetRuntime": "iOS.CocoaTouch",
            ],
            children: [
                NewElement("scenes"),
                NewElement("dependencies", children: [NewElement("deployment", ["identifier": "iOS"])]),
            ])
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a">
                <dependencies>
                    <deployment identifier="iOS"/>
                </dependencies>
                <scenes/>
            </document>

            """
        #expect(String(decoding: NewDocument(root: root).bytes, as: UTF8.self) == expected)
        let old = String(decoding: NewDocument(root: root, isStandaloneDeclared: true).bytes, as: UTF8.self)
        #expect(old.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<document "))
    }

    @Test("A document copied element by element is the same document", arguments: [Fixture.storyboard, Fixture.xib])
    func copies(text: String) throws {
        let copy = NewDocument(
            root: NewElement(copying: try document(text).root), isStandaloneDeclared: text.contains("standalone"))
        #expect(String(decoding: copy.bytes, as: UTF8.self) == text)
    }

    @Test("Control characters go as Base64, dates keep the comment inside")
    func specialChildren() throws {
        let read = try document(Fixture.wrapping("    <menuItem id=\"m\"/>\n    <datePicker id=\"d\"/>"))
        let text = try edited(read) { editor in
            editor.setAttribute("keyEquivalent", on: try read.require("m"), to: "\u{8}")
            let date = NewElement(
                "date", ["key": "date", "timeIntervalSinceReferenceDate": "0"], innerComment: "2001-01-01")
            editor.insertChild(date, into: try read.require("d"))
        }
        #expect(text.contains("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nCA\n</string>"))
        #expect(
            text.contains(
                """
                        <date key="date" timeIntervalSinceReferenceDate="0">
                            <!--2001-01-01-->
                        </date>
                """))
    }

    @Test("Removing a child and inserting its copy gives the same bytes", arguments: [Fixture.storyboard, Fixture.xib])
    func removeAndInsertChildren(text: String) throws {
        for text in [text, Fixture.windows(text)] {
            let read = try document(text)
            for element in read.elements {
                guard let parent = element.parent, !isInOwnOrder(element) else { continue }
                let copy = NewElement(copying: element)
                let without = try document(edited(read) { $0.removeElement(element) })
                let isSectionLeft =
                    parent.children.count > 1
                    || without.elementCount > parent.index
                        && without.elements[parent.index].range.lowerBound == parent.range.lowerBound
                        && without.elements[parent.index].name == parent.name
                let again = try edited(without) { editor in
                    if isSectionLeft {
                        editor.insertChild(copy, into: without.elements[parent.index], section: parent.name)
                    } else {
                        let owner = try #require(parent.parent)
                        editor.insertChild(copy, into: without.elements[owner.index], section: parent.name)
                    }
                }
                #expect(again.utf8.elementsEqual(text.utf8), "\(parent.name)/\(element.name) at \(element.place)")
            }
        }
    }

    /// Whether the element's place is the user's own choice and others follow it.
    private func isInOwnOrder(_ element: Element) -> Bool {
        let lists = ["subviews", "objects", "scenes"]
        guard let parent = element.parent, lists.contains(parent.name) else { return false }
        return parent.children.last != element
    }

    @Test(
        "Removing an attribute and setting it again gives the same bytes", arguments: [Fixture.storyboard, Fixture.xib])
    func removeAndSetAttributes(text: String) throws {
        let read = try document(text)
        for element in read.elements {
            for attribute in element.attributes where element.parent != nil {
                let without = try document(edited(read) { $0.removeAttribute(attribute.name, from: element) })
                let again = try edited(without) {
                    $0.setAttribute(attribute.name, on: without.elements[element.index], to: attribute.value)
                }
                #expect(again == text, "\(element.name) \(attribute.name)")
            }
        }
    }
}
