import InterfaceBuilder
import SourceText
import Testing

@Suite("An editor that is asked for what cannot be")
struct EditorFaultTests {
    private let storyboard = Fixture.storyboard

    /// The faults, and whether the edits are what no plan takes.
    private func faults(_ read: IBDocument, _ change: (inout DocumentEditor) throws -> Void) rethrows -> [String] {
        var editor = DocumentEditor(read)
        try change(&editor)
        #expect(editor.edits.map { $0.impossibility } == [editor.faults.first])
        #expect(editor.editedBytes.isEmpty)
        return editor.faults
    }

    @Test("names an element of another document, or of an older version, whatever is done to it")
    func foreign() throws {
        let read = try document(storyboard)
        let other = try document(storyboard, path: "Other.storyboard").require("lst-BB-001")
        let older = try document(storyboard.replacing("lst-BB-001", with: "lst-BB-002"))
            .require("lst-BB-002")
        for element in [other, older] {
            let intents: [(inout DocumentEditor) -> Void] = [
                { $0.setAttribute("a", on: element, to: "b") }, { $0.removeAttribute("a", from: element) },
                { $0.insertChild(NewElement("label"), into: element) },
                { $0.insert(NewElement("label"), before: element) }, { $0.removeElement(element) },
                { $0.replaceElement(element, with: NewElement("label")) }, { $0.setText(of: element, to: "a") },
            ]
            for intent in intents {
                let found = faults(read) { intent(&$0) }
                #expect(found.count == 1)
                #expect(found[0].contains(element.id!) && found[0].contains("Main.storyboard"))
            }
        }
        #expect(faults(read) { $0.removeElement(other) }[0].hasSuffix("an element of Other.storyboard"))
        #expect(faults(read) { $0.removeElement(older) }[0].hasSuffix("an element of an older version of it"))
    }

    @Test("names intents against the root, and text of an element with children")
    func root() throws {
        let read = try document(storyboard)
        #expect(faults(read) { $0.removeElement(read.root) } == ["the root was to be removed"])
        #expect(faults(read) { $0.replaceElement(read.root, with: NewElement("a")) } == ["the root was to be replaced"])
        #expect(
            faults(read) { $0.insert(NewElement("a"), after: read.root) } == ["an element was to stand beside the root"]
        )
        #expect(faults(read) { $0.setText(of: read.root, to: "a") }.count == 1)
    }

    @Test("takes an element of the same text, read again")
    func sameText() throws {
        var editor = DocumentEditor(try document(storyboard))
        editor.removeElement(try document(storyboard).require("lst-BB-001"))
        #expect(editor.faults.isEmpty && !editor.edits.isEmpty)
    }
}
