import Foundation
import InterfaceBuilder
import SourceText
import Testing

@Suite("Editing elements")
struct ElementEditingTests {
    private let storyboard = Fixture.storyboard

    private func line(_ text: String, level: Int) -> String {
        String(repeating: "    ", count: level) + text + "\n"
    }

    @Test("Outlets are sorted by property among the connections")
    func outlets() throws {
        let read = try document(storyboard)
        let list = try read.require("lst-BB-001")
        let text = try edited(read) { editor in
            for property in ["zoomLabel", "Zero", "button"] {
                let outlet = NewElement("outlet", ["id": "n", "destination": "lbl-BB-001", "property": property])
                editor.insertChild(outlet, into: list)
            }
        }
        func new(_ property: String) -> String {
            line("<outlet property=\"\(property)\" destination=\"lbl-BB-001\" id=\"n\"/>", level: 6)
        }
        let old = line("<outlet property=\"priceLabel\" destination=\"lbl-BB-001\" id=\"out-BB-001\"/>", level: 6)
        #expect(text == replacing(old, with: new("Zero") + new("button") + old + new("zoomLabel"), in: storyboard))
    }

    @Test("Actions come before outlets, segues behind them in the order in which they were made")
    func kindsOfConnections() throws {
        let read = try document(storyboard)
        let list = try read.require("lst-BB-001")
        let text = try edited(read) { editor in
            for id in ["s-1", "s-2"] {
                editor.insertChild(
                    NewElement("segue", ["destination": "nav-AA-001", "kind": "show", "id": id]), into: list)
            }
            editor.insertChild(NewElement("action", ["selector": "a:", "id": "a-1"]), into: list)
        }
        let kinds = try document(text).require("lst-BB-001").child(named: "connections")?.children.map { $0.id }
        #expect(kinds == ["a-1", "out-BB-001", "col-BB-001", "unw-BB-001", "s-1", "s-2"])
    }

    @Test("A missing section is made once, in its place")
    func missingSection() throws {
        let read = try document(storyboard)
        let label = try read.require("lbl-BB-001")
        let text = try edited(read) { editor in
            editor.insertChild(NewElement("outlet", ["property": "b", "destination": "x", "id": "2"]), into: label)
            editor.insertChild(NewElement("outlet", ["property": "a", "destination": "x", "id": "1"]), into: label)
        }
        let end = line("</userDefinedRuntimeAttributes>", level: 8) + line("</label>", level: 7)
        let section =
            line("</userDefinedRuntimeAttributes>", level: 8) + line("<connections>", level: 8)
            + line("<outlet property=\"a\" destination=\"x\" id=\"1\"/>", level: 9)
            + line("<outlet property=\"b\" destination=\"x\" id=\"2\"/>", level: 9)
            + line("</connections>", level: 8) + line("</label>", level: 7)
        #expect(text == replacing(end, with: section, in: storyboard))
    }

    @Test("An element without content opens up for its first child")
    func emptyTagOpens() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let recognizer = try read.require("tap-BB-001")
            editor.setAttribute("userLabel", on: recognizer, to: "Tap")
            editor.insertChild(NewElement("action", ["selector": "tap:", "id": "n"]), into: recognizer)
        }
        let expected =
            line("<tapGestureRecognizer id=\"tap-BB-001\" userLabel=\"Tap\">", level: 4)
            + line("<connections>", level: 5)
            + line("<action selector=\"tap:\" id=\"n\"/>", level: 6) + line("</connections>", level: 5)
            + line("</tapGestureRecognizer>", level: 4)
        #expect(
            text
                == replacing(
                    line("<tapGestureRecognizer id=\"tap-BB-001\"/>", level: 4), with: expected, in: storyboard))
    }

    @Test("A color goes to its place among a view's children")
    func colors() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let color = NewElement("color", ["name": "Accent", "key": "tintColor"])
            editor.insertChild(color, into: try read.require("vew-BB-001"))
        }
        let before = line("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>", level: 6)
        #expect(
            text
                == replacing(
                    before, with: before + line("<color key=\"tintColor\" name=\"Accent\"/>", level: 6), in: storyboard)
        )
    }

    @Test("Constraints are sorted by id")
    func constraints() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let constraint = NewElement("constraint", ["id": "cst-BB-002", "firstAttribute": "width", "constant": "4"])
            editor.insertChild(constraint, into: try read.require("vew-BB-001"))
        }
        #expect(
            try document(text).require("vew-BB-001").constraints.map(\.id) == [
                "cst-BB-001", "cst-BB-002", "cst-BB-003",
            ])
    }

    @Test("Subviews go to the end, or beside a sibling in the order asked for")
    func subviews() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let button = try read.require("btn-BB-001")
            editor.insertChild(
                NewElement("view", ["id": "last"]), into: try read.require("vew-BB-001"), section: "subviews")
            editor.insert(NewElement("view", ["id": "second"]), after: button)
            editor.insert(NewElement("view", ["id": "third"]), after: button)
            editor.insert(NewElement("view", ["id": "first"]), before: button)
        }
        let subviews = try document(text).require("vew-BB-001").child(named: "subviews")?.children.map(\.id)
        #expect(subviews == ["first", "btn-BB-001", "second", "third", "lbl-BB-001", "last"])
    }

    @Test("A removed element takes its line; the section that it leaves empty goes, the parent closes")
    func removeLast() throws {
        let xib = Fixture.xib
        let read = try document(xib, path: "Cup.xib")
        let text = try edited(read) { $0.removeElement(try read.require("out-AA-001")) }
        let section = """
            >
                        <connections>
                            <outlet property="contentView" destination="top-AA-001" id="out-AA-001"/>
                        </connections>
                    </placeholder>
            """
        #expect(text == replacing(section, with: "/>", in: xib))
    }

    @Test("Taking the last connection out and putting another in keeps the section")
    func removeAndInsert() throws {
        let read = try document(Fixture.xib, path: "Cup.xib")
        let text = try edited(read) { editor in
            editor.removeElement(try read.require("out-AA-001"))
            editor.insertChild(
                NewElement("outlet", ["property": "cup", "destination": "lbl-AA-001", "id": "new"]),
                into: try read.require("-1"))
        }
        #expect(
            text
                == replacing(
                    "property=\"contentView\" destination=\"top-AA-001\" id=\"out-AA-001\"",
                    with: "property=\"cup\" destination=\"lbl-AA-001\" id=\"new\"", in: Fixture.xib))
    }

    @Test("A removed scene takes its comment")
    func removeScene() throws {
        let read = try document(storyboard)
        let text = try edited(read) { $0.removeElement(read.scenes[2].element) }
        let start = try #require(storyboard.range(of: "        <!--payment-->"))
        let end = try #require(storyboard.range(of: "    </scenes>"))
        #expect(text == storyboard.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""))
    }

    @Test("A comment that is not a scene's stays when everything beside it goes")
    func otherCommentsStay() throws {
        let read = try document(
            Fixture.wrapping("    <connections>\n        <!--why-->\n        <outlet id=\"o\"/>\n    </connections>"))
        let text = try edited(read) { $0.removeElement(try read.require("o")) }
        #expect(text == Fixture.wrapping("    <connections>\n        <!--why-->\n    </connections>"))
    }

    @Test("Edits inside what is removed or replaced vanish with it")
    func editsInsideRemoved() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let label = try read.require("lbl-BB-001")
            editor.setAttribute("text", on: label, to: "gone")
            editor.insertChild(NewElement("outlet", ["property": "x", "id": "n"]), into: label)
            editor.replaceElement(label, with: NewElement("label", ["id": "lbl-BB-001"]))
            editor.removeElement(try read.require("btn-BB-001"))
            editor.setAttribute("tag", on: try read.require("btn-BB-001"), to: "1")
            #expect(editor.isRemoved(try read.require("act-BB-001")))
        }
        let after = try document(text)
        #expect(after.object(id: "btn-BB-001") == nil)
        #expect(try after.require("lbl-BB-001").isEmptyTag)
        #expect(!text.contains("gone"))
    }

    @Test("What was on one line stays on one line")
    func oneLine() throws {
        let read = try document(
            Fixture.wrapping(
                "    <connections><outlet property=\"b\" id=\"1\"/><outlet property=\"c\" id=\"2\"/></connections>"))
        #expect(
            try edited(read) { $0.removeElement(try read.require("1")) }
                == Fixture.wrapping("    <connections><outlet property=\"c\" id=\"2\"/></connections>"))
    }

    @Test("New elements take the document's line ending and indentation")
    func documentStyle() throws {
        let tabbed = "<document toolsVersion=\"1\">\r\n\t<view id=\"v\"/>\r\n</document>\r\n"
        let read = try document(tabbed)
        let text = try edited(read) { editor in
            editor.insertChild(NewElement("rect", ["key": "frame", "x": "1"]), into: try read.require("v"))
        }
        #expect(
            text
                == "<document toolsVersion=\"1\">\r\n\t<view id=\"v\">\r\n\t\t<rect key=\"frame\" x=\"1\"/>\r\n"
                + "\t</view>\r\n</document>\r\n"
        )
    }

    @Test("Elements that nobody knows go to the end and keep what they are given")
    func unknownElements() throws {
        let read = try document(storyboard)
        let text = try edited(read) { editor in
            let ray = NewElement("ray", ["zeta": "1", "alpha": "2"], children: [NewElement("b"), NewElement("a")])
            editor.insertChild(ray, into: try read.require("tap-BB-001"))
        }
        #expect(text.contains("<ray zeta=\"1\" alpha=\"2\">\n"))
        #expect(try document(text).require("tap-BB-001").children.first?.children.map(\.name) == ["b", "a"])
    }
}
