import Differences
import InterfaceBuilder
import Randomness
import SourceText
import Testing

/// Edits of the editor are all told, and nothing else is.
@Suite("random edits of a document")
struct RandomEditTests {
    private static let content = (1...6).map { number in
        """
        <view userLabel="Box \(number)" id="box\(number)"><subviews>
        <label text="Text \(number)" id="l\(number)"/><switch on="YES" id="s\(number)"/>
        <button id="b\(number)"><state key="normal" title="Go \(number)"/></button>
        </subviews></view>
        """
    }.joined(separator: "\n")
    private static let connections = (1...6).map { number in
        "<outlet property=\"label\(number)\" destination=\"l\(number)\" id=\"o\(number)\"/>"
    }.joined()

    /// One edit, and the start of the sentence that has to tell it.
    private func edit(_ editor: inout DocumentEditor, _ document: IBDocument, _ random: inout SeededRandom, _ box: Int)
        -> String
    {
        let element = { (id: String) in document.object(id: id)! }
        let value = "\(Int.random(in: 100...999, using: &random))"
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            editor.setAttribute("tag", on: element("l\(box)"), to: value)
            return "label “Text \(box)”: tag is now \(value)"
        case 1:
            editor.removeAttribute("on", from: element("s\(box)"))
            return "switch: on on is gone"
        case 2:
            editor.setAttribute("title", on: element("b\(box)").child(named: "state")!, to: value)
            return "button “\(value)”: title (normal) “Go \(box)” is now “\(value)”"
        case 3:
            editor.removeElement(element("s\(box)"))
            return "switch removed"
        case 4:
            editor.setAttribute("property", on: element("o\(box)"), to: "renamed\(value)")
            return "outlet label\(box) is now renamed\(value)"
        case 5:
            var slider = NewElement("slider", ["id": "new\(box)"])
            slider["alpha"] = "0.5"
            editor.insert(slider, after: element("b\(box)"))
            return "slider added"
        default:
            editor.insertChild(
                NewElement(
                    "color",
                    ["key": "backgroundColor", "name": "Brand\(value)"]), into: element("box\(box)"))
            return "view “Box \(box)”: background color is now Brand\(value)"
        }
    }

    @Test(arguments: 0..<200) func `are told completely, and nothing else is`(_ stream: Int) throws {
        var random = SeededRandom(seed: 16, stream: stream)
        let source = SourceText(path: "Main.storyboard", signIn(Self.content, connections: Self.connections))
        let document = try IBDocument.read(source).get()
        var editor = DocumentEditor(document)
        var expected: [String] = []
        for box in (1...6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)) {
            expected.append(edit(&editor, document, &random, box))
        }
        let edited = SourceText(path: source.path, bytes: editor.editedBytes)
        let found = ProjectDifferences(from: ProjectState([source]), to: ProjectState([edited]))
        #expect(found.meant.map(\.sentence).sorted() == expected.sorted())
        #expect(found.noise.isEmpty && found.unread.isEmpty)
        let descriptions = try [source, edited].map { DocumentDescription(try IBDocument.read($0).get()).text }
        #expect((descriptions[0] == descriptions[1]) == expected.isEmpty)
    }
}
