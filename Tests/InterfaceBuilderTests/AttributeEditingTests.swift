import Foundation
import InterfaceBuilder
import SourceText
import Testing

@Suite("Editing attributes")
struct AttributeEditingTests {
    private let storyboard = Fixture.storyboard

    @Test("A value is replaced and nothing else")
    func replace() throws {
        let read = try document(storyboard)
        let text = try edited(read) {
            $0.setAttribute("title", on: read.scenes[0].topLevelObjects[0], to: "Past & <new>")
        }
        #expect(text == replacing("title=\"Orders\"", with: "title=\"Past &amp; &lt;new&gt;\"", in: storyboard))
    }

    @Test("The same value again is no edit, however it is spelled")
    func sameValue() throws {
        let read = try document(Fixture.wrapping("    <view a='x&#65;' id=\"v\"/>"))
        var editor = DocumentEditor(read)
        editor.setAttribute("a", on: try read.require("v"), to: "xA")
        editor.removeAttribute("missing", from: read.root)
        #expect(editor.edits.isEmpty)
    }

    @Test(
        "A new attribute goes where Xcode writes it",
        arguments: [
            ("btn-BB-001", "tag", "3", " contentMode=", " tag=\"3\" contentMode="),
            ("btn-BB-001", "userLabel", "Pay", "id=\"btn-BB-001\">", "id=\"btn-BB-001\" userLabel=\"Pay\">"),
            ("vew-BB-001", "customClass", "Top", "id=\"vew-BB-001\">", "id=\"vew-BB-001\" customClass=\"Top\">"),
            ("rel-AA-001", "identifier", "root", " id=\"rel-AA-001\"/>", " identifier=\"root\" id=\"rel-AA-001\"/>"),
            ("lbl-BB-001", "key", "k", "<label opaque", "<label key=\"k\" opaque"),
            ("tap-BB-001", "neverSeen", "1", "Recognizer id=\"tap", "Recognizer neverSeen=\"1\" id=\"tap"),
        ])
    func insert(id: String, name: String, value: String, before: String, after: String) throws {
        let read = try document(storyboard)
        let element = try read.require(id)
        let line = read.source.string(read.source.lineRange(containing: element.range.lowerBound))
        let text = try edited(read) { $0.setAttribute(name, on: element, to: value) }
        #expect(text == replacing(line, with: replacing(before, with: after, in: line), in: storyboard))
    }

    @Test("Several new attributes stand in Xcode's order, whatever order they were set in")
    func insertSeveral() throws {
        let read = try document(Fixture.wrapping("    <view id=\"v\"/>"))
        let view = try read.require("v")
        let text = try edited(read) { editor in
            for name in ["customModuleProvider", "customModule", "userLabel", "customClass", "key", "contentMode"] {
                editor.setAttribute(name, on: view, to: "x")
            }
        }
        #expect(
            text.contains(
                "<view key=\"x\" contentMode=\"x\" id=\"v\" userLabel=\"x\" customClass=\"x\" customModule=\"x\" "
                    + "customModuleProvider=\"x\"/>"
            ))
    }

    @Test("Of two values the last counts")
    func lastWins() throws {
        let read = try document(storyboard)
        let label = try read.require("lbl-BB-001")
        let text = try edited(read) { editor in
            editor.setAttribute("text", on: label, to: "one")
            editor.removeAttribute("text", from: label)
            editor.setAttribute("text", on: label, to: "two")
            #expect(editor.attribute("text", of: label) == "two")
        }
        #expect(text == replacing("text=\"Latte\"", with: "text=\"two\"", in: storyboard))
    }

    @Test("A removed attribute takes its space with it")
    func remove() throws {
        let read = try document(storyboard)
        let list = try read.require("lst-BB-001")
        let text = try edited(read) { editor in
            editor.removeAttribute("customModule", from: list)
            editor.removeAttribute("customModuleProvider", from: list)
            #expect(editor.attribute("customModule", of: list) == nil)
        }
        #expect(text == replacing(#" customModule="Cafe" customModuleProvider="target""#, with: "", in: storyboard))
    }

    @Test("Single quotes stay single, and what is put between them is safe there")
    func singleQuotes() throws {
        let read = try document(Fixture.wrapping("    <view a='x' id='v'/>"))
        let text = try edited(read) { $0.setAttribute("a", on: try read.require("v"), to: "it's \"so\"") }
        #expect(text.contains("<view a='it&apos;s &quot;so&quot;' id='v'/>"))
    }

    @Test("A value with a line break becomes a child, and back")
    func multilineValues() throws {
        let read = try document(storyboard)
        let button = try read.require("lbl-BB-001")
        let long = try edited(read) { $0.setAttribute("text", on: button, to: "two\nlines & more") }
        let expected = replacing(" text=\"Latte\"", with: "", in: storyboard)
        let child = "                                <string key=\"text\">two\nlines &amp; more</string>\n"
        let line = "                                <fontDescription key=\"fontDescription\""
        let lines = expected.components(separatedBy: line)
        #expect(long.contains(child.trimmingCharacters(in: .newlines)))
        #expect(lines.count == 2)

        let again = try document(long)
        let short = try edited(again) { $0.setAttribute("text", on: try again.require("lbl-BB-001"), to: "Latte") }
        #expect(short == storyboard)
    }

    @Test("A child that holds a value of several lines keeps its place when the value changes")
    func multilineValueChanges() throws {
        let read = try document(Fixture.xib, path: "Cup.xib")
        let view = try read.require("txt-AA-001")
        let text = try edited(read) { $0.setAttribute("text", on: view, to: "1\n2") }
        #expect(text == replacing("one\ntwo &amp; three", with: "1\n2", in: Fixture.xib))
        let gone = try edited(read) { $0.removeAttribute("text", from: view) }
        #expect(gone.contains("<textView contentMode=\"scaleToFill\" id=\"txt-AA-001\"/>"))
    }

    @Test("Values of 128 characters are children, those of 127 attributes, as Xcode writes them")
    func longValues() throws {
        let read = try document(Fixture.wrapping("    <label id=\"l\"/>"))
        let label = try read.require("l")
        let attribute = String(repeating: "x", count: 127)
        #expect(
            try edited(read) { $0.setAttribute("text", on: label, to: attribute) }
                .contains("<label text=\"\(attribute)\" id=\"l\"/>"))
        #expect(
            try edited(read) { $0.setAttribute("text", on: label, to: attribute + "x") }
                .contains("        <string key=\"text\">\(attribute)x</string>\n    </label>"))
    }

    @Test("Comments before scenes are replaced or added")
    func comments() throws {
        let read = try document(storyboard)
        let text = try edited(read) { $0.setComment(of: read.scenes[2], to: "Pay -- now") }
        #expect(text == replacing("<!--payment-->", with: "<!--Pay - - now-->", in: storyboard))
        let bare = try document(replacing("        <!--payment-->\n", with: "", in: storyboard))
        #expect(try edited(bare) { $0.setComment(of: bare.scenes[2], to: "payment") } == storyboard)
    }

    @Test("Text is replaced between its tags")
    func text() throws {
        let read = try document(Fixture.wrapping("    <string key=\"a\">old</string>\n    <string key=\"b\"/>"))
        let text = try edited(read) { editor in
            for child in read.root.children { editor.setText(of: child, to: "a<b") }
        }
        #expect(
            text == Fixture.wrapping("    <string key=\"a\">a&lt;b</string>\n    <string key=\"b\">a&lt;b</string>"))
    }
}
