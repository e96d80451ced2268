import ProjectFiles
import SourceText
import Testing

@Suite("Editing tables of translations")
struct StringsEditingTests {
    private func removing(_ key: String, from text: String, _ encoding: TextEncoding = .utf8) throws -> String? {
        let table = try StringsTableTests.table(text, encoding, mark: encoding == .utf8 ? [] : [0xFF, 0xFE])
        let entry = try #require(table.entry(for: key))
        guard let range = table.removalRange(of: entry) else { return nil }
        var bytes = table.source.bytes
        bytes.removeSubrange(range)
        let rest = try StringsTable.read(SourceText(path: "a.strings", bytes: bytes)).get()
        #expect(rest.entries.map(\.key) == table.entries.map(\.key).filter { $0 != key })
        return encoding == .utf8 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private let text = "\n/* one */\n\"a\" = \"1\";\n\n/* two */\n\"b\" = \"2\";\n\n/* three */\n\"c\" = \"3\";\n"

    @Test("Removing an entry takes its comment and one blank line, wherever it stands")
    func removal() throws {
        #expect(try removing("a", from: text) == "\n/* two */\n\"b\" = \"2\";\n\n/* three */\n\"c\" = \"3\";\n")
        #expect(try removing("b", from: text) == "\n/* one */\n\"a\" = \"1\";\n\n/* three */\n\"c\" = \"3\";\n")
        #expect(try removing("c", from: text) == "\n/* one */\n\"a\" = \"1\";\n\n/* two */\n\"b\" = \"2\";\n")
    }

    @Test("Entries without blank lines between them keep their neighbors' lines")
    func dense() throws {
        #expect(
            try removing("b", from: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n")
                == "\"a\" = \"1\";\n\"c\" = \"3\";\n")
        #expect(try removing("b", from: "\"a\" = \"1\";\r\n\"b\" = \"2\"; // x\r\n") == "\"a\" = \"1\";\r\n")
    }

    private func inserting(_ key: String, into text: String, _ encoding: TextEncoding = .utf8) throws -> String {
        let table = try StringsTableTests.table(text, encoding, mark: encoding == .utf8 ? [] : [0xFF, 0xFE])
        let edit = try #require(table.inserting(key: key, value: "ü \"x\""))
        let bytes = try #require(EditList([edit])).apply(to: table.source.bytes)
        let outcome = try StringsTable.read(SourceText(path: "a.strings", bytes: bytes)).get()
        #expect(outcome.entry(for: key)?.value == "ü \"x\"")
        #expect(outcome.problems.isEmpty)
        #expect(outcome.entries.map(\.key).filter { $0 != key } == table.entries.map(\.key))
        return encoding == .utf8 ? String(decoding: bytes, as: UTF8.self) : ""
    }

    @Test("A new entry stands where it sorts, or else at the end, with the blank lines of the table")
    func insertion() throws {
        #expect(try inserting("d", into: "\"a\" = \"1\";\n").hasSuffix("\"1\";\n\"d\" = \"ü \\\"x\\\"\";\n"))
        #expect(try inserting("d", into: text).hasSuffix("\"3\";\n\n\"d\" = \"ü \\\"x\\\"\";\n"))
        let sorted = "/* one */\n\"a\" = \"1\";\n/* two */\n\"c\" = \"2\";\n\"d\" = \"3\";\n\"e\" = \"4\";\n"
        #expect(try inserting("b", into: sorted).contains("\"1\";\n\"b\" = \"ü \\\"x\\\"\";\n/* two */"))
        #expect(try inserting("b", into: "\"z\" = \"1\";").hasSuffix("\"1\";\n\"b\" = \"ü \\\"x\\\"\";"))
        #expect(try inserting("b", into: "").hasPrefix("\"b\""))
        _ = try inserting("d", into: text, .utf16LittleEndian)
    }

    @Test("Entries of several changes at one place keep the order of their keys")
    func insertions() throws {
        let table = try StringsTableTests.table("\"z\" = \"1\";\n", .utf8, mark: [])
        let edits = ["y", "x"].compactMap { table.inserting(key: $0, value: "1") }
        let bytes = try #require(EditList(edits)).apply(to: table.source.bytes)
        let outcome = try StringsTable.read(SourceText(path: "a.strings", bytes: bytes)).get()
        #expect(outcome.entries.map(\.key) == ["z", "x", "y"])
    }

    @Test("An entry that shares its line is not for removal by lines")
    func sharedLine() throws {
        #expect(try removing("a", from: "\"a\" = \"1\"; \"b\" = \"2\";\n") == nil)
    }

    @Test("Removal works in UTF-16 as well")
    func wide() throws {
        for key in ["a", "b", "c"] { _ = try removing(key, from: text, .utf16LittleEndian) }
    }

    @Test(
        "A written entry reads back as it was meant, in the table's encoding and line ending",
        arguments: TextEncoding.allCases)
    func writing(encoding: TextEncoding) throws {
        let table = try StringsTableTests.table("\"x\" = \"y\";\r\n", encoding)
        let added = table.bytes(key: "AbC-dE-fGh.text", value: "a \"b\"\n\\ü😀", comment: "note")
        let source = SourceText(path: "a.strings", bytes: table.source.bytes + added)
        let entry = try StringsTable.read(source).get().entry(for: "AbC-dE-fGh.text")
        #expect(entry?.value == "a \"b\"\n\\ü😀")
        #expect(entry?.comment == "note")
        #expect(added.suffix(2 * encoding.unitSize) == encoding.bytes("\r\n")[...])
    }
}
