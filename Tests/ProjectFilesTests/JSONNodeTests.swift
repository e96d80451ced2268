import ProjectFiles
import SourceText
import Testing

@Suite("JSON with places")
struct JSONNodeTests {
    private func read(_ text: String) -> Result<JSONNode, ReadingRefusal> {
        JSONNode.read(SourceText(path: "Contents.json", text))
    }

    @Test("Every value has the bytes it is written with")
    func ranges() throws {
        let text = "\u{FEFF}{\n  \"name\" : \"caf\\u00e9 \\\"x\\\"\",\n  \"list\" : [1, -2.50, true, null]\n}\n"
        let source = SourceText(path: "Contents.json", text)
        let root = try JSONNode.read(source).get()
        #expect(root["name"]?.string == "café \"x\"")
        #expect(root["name"].map { source.string($0.range) } == "\"caf\\u00e9 \\\"x\\\"\"")
        #expect(root["list"]?.elements.map { source.string($0.range) } == ["1", "-2.50", "true", "null"])
        #expect(root["list"]?.elements[1].content == .number("-2.50"))
        #expect(root.member("list").map { source.string($0.nameRange) } == "\"list\"")
    }

    @Test("A pair of escapes is one character, and the last of two equal names counts")
    func escapesAndRepeats() throws {
        let root = try read(#"{"a": "x", "a": "\ud83d\ude00é\n"}"#).get()
        #expect(root["a"]?.string == "😀é\n")
        #expect(root.members.count == 2)
    }

    @Test(
        "What is no JSON is refused with its place",
        arguments: [
            ("{\n  \"a\" 1}", "2:7"), ("{\"a\": }", "1:7"), ("[1 2]", "1:4"), ("{} {}", "1:4"), ("\"a", "1:3"),
            ("[\"\\x\"]", "1:5"), ("[nul]", "1:2"), ("[", "1:2"),
        ])
    func malformed(text: String, position: String) {
        let refusal = read(text).failure
        #expect(refusal?.code == "malformed")
        #expect(refusal?.position?.description == position)
    }

    @Test("Deep nesting is refused and not followed")
    func deep() {
        #expect(read(String(repeating: "[", count: 100_000)).failure?.code == "nested-too-deep")
        #expect(read(String(repeating: "{\"a\":", count: 100_000)).failure?.code == "nested-too-deep")
    }

    @Test("Empty, encrypted and conflicting files are refused by name")
    func refusals() {
        #expect(read(" \n").failure?.code == "empty-file")
        #expect(read("\u{0}GITCRYPT\u{0}").failure?.code == "not-text")
        #expect(read("{\n<<<<<<< HEAD\n}").failure?.code == "conflict-markers")
    }
}
