import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Translations of divided storyboards")
struct TableSplitTests {
    private static let storyboard = SplitStoryboard.text(scenes: ["aaa-AA-001", "bbb-BB-002", "ccc-CC-003"])

    private func split(
        _ files: [String: String], document path: String = "App/Base.lproj/Main.storyboard"
    ) throws -> (split: TableSplit, after: [String: String]) {
        let graph = SplitProject.graph(files)
        let document = try #require(graph.document(at: path))
        let split = TableSplit(SplitStoryboard.division(document, [1: "Orders"]), in: graph)
        return (split, try #require(SplitProject.files(files, after: split.edits)))
    }

    private func split(table: String) throws -> (old: String?, new: String?, split: TableSplit) {
        let (split, after) = try split([
            "App/Base.lproj/Main.storyboard": Self.storyboard, "App/de.lproj/Main.strings": table,
        ])
        return (after["App/de.lproj/Main.strings"], after["App/de.lproj/Orders.strings"], split)
    }

    @Test("An entry moves with its comment to the table of its object's document, and the others stay byte for byte")
    func moves() throws {
        let first =
            "/* Class = \"UILabel\"; text = \"A\"; ObjectID = \"lab-aa-001\"; */\n\"lab-aa-001.text\" = \"Äh\";\n"
        let second =
            "/* Class = \"UILabel\"; text = \"B\"; ObjectID = \"lab-bb-002\"; */\n\"lab-bb-002.text\" = \"Bé\";\n"
        let third = "\"lab-cc-003.text\"=\"C\" ; // as it was\n"
        let found = try split(table: "\n\(first)\n\(second)\n\(third)")
        #expect(found.old == "\n\(first)\n\(third)")
        #expect(found.new == "\n\(second)")
        #expect(found.split.newTables.map(\.path) == ["App/de.lproj/Orders.strings"])
        #expect(found.split.obstacles.isEmpty)
    }

    @Test("The file's header stays, and a table that loses everything keeps it")
    func header() throws {
        let header = "/*\n  Main.strings\n  Created by Ann\n*/\n"
        let found = try split(table: header + "\"lab-bb-002.text\" = \"B\";\n")
        #expect(found.old == header)
        #expect(found.new == "\"lab-bb-002.text\" = \"B\";\n")
    }

    @Test("A language without entries for a new document gets no table, and stale keys stay and are counted")
    func stale() throws {
        let found = try split(table: "\"zzz-zz-zzz.text\" = \"gone\";\n\"lab-aa-001.text\" = \"A\";\n")
        #expect(found.new == nil)
        #expect(found.split.edits.isEmpty)
        let note = try #require(found.split.findings.first)
        #expect(note.rule == "stale-translation")
        #expect(note.message.contains("1 translation names an object"))
    }

    @Test("Line endings, order and repeated keys are kept, also where entries share a line")
    func lines() throws {
        let found = try split(
            table: "\"lab-bb-002.text\" = \"1\"; \"lab-aa-001.text\" = \"A\";\r\n\"lab-bb-002.text\" = \"2\";\r\n")
        #expect(found.old == "\"lab-aa-001.text\" = \"A\";\r\n")
        #expect(found.new == "\"lab-bb-002.text\" = \"1\";\r\n\"lab-bb-002.text\" = \"2\";\r\n")
    }

    @Test("Keys with ids made by hand move too, and what is keyed by text stays")
    func handMade() throws {
        let files = [
            "Main.storyboard": Self.storyboard.replacing("lab-bb-002", with: "my.label"),
            "de.lproj/Main.strings": "\"my.label.text\" = \"B\";\n\"Hello\" = \"Hallo\";\n",
        ]
        let (split, after) = try split(files, document: "Main.storyboard")
        #expect(after["de.lproj/Orders.strings"] == "\"my.label.text\" = \"B\";\n")
        #expect(after["de.lproj/Main.strings"] == "\"Hello\" = \"Hallo\";\n")
        #expect(split.findings.isEmpty)
    }

    @Test("A catalog's entries move to a catalog in the same place, with the same frame around them")
    func catalog() throws {
        func catalog(_ keys: [String]) -> String {
            let entries = keys.map { key in
                "    \"\(key).text\" : {\n      \"localizations\" : {\n        \"de\" : {\n        }\n      }\n    }"
            }.joined(separator: ",\n")
            return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
        }
        let (_, after) = try split([
            "App/Base.lproj/Main.storyboard": Self.storyboard,
            "App/mul.lproj/Main.xcstrings": catalog(["lab-bb-002", "lab-aa-001", "lab-cc-003", "nam-bb-002"]),
        ])
        #expect(after["App/mul.lproj/Main.xcstrings"] == catalog(["lab-aa-001", "lab-cc-003"]))
        #expect(after["App/mul.lproj/Orders.xcstrings"] == catalog(["lab-bb-002", "nam-bb-002"]))
    }

    @Test("A catalog that loses all entries is written as Xcode writes an empty one")
    func emptyCatalog() throws {
        let text =
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"lab-bb-002.text\" : {\n\n    }\n  },\n"
            + "  \"version\" : \"1.0\"\n}"
        let (_, after) = try split(
            ["Main.storyboard": Self.storyboard, "mul.lproj/Main.xcstrings": text], document: "Main.storyboard")
        #expect(
            after["mul.lproj/Main.xcstrings"]
                == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
        #expect(after["mul.lproj/Orders.xcstrings"] == text)
    }

    @Test("A table that is a property list, or cannot all be read, refuses the division")
    func refusals() throws {
        let list = "<?xml version=\"1.0\"?><plist><dict><key>lab-bb-002.text</key><string>B</string></dict></plist>"
        #expect(try split(table: list).split.obstacles.map(\.code.id) == ["table-property-list"])
        #expect(try split(table: "\"lab-bb-002.text\" = ;\n").split.obstacles.map(\.code.id) == ["table-malformed"])
    }

    @Test("A name that a table beside the document's tables has is taken, wherever the tables are")
    func takenNames() throws {
        let files = [
            "App/Base.lproj/Main.storyboard": Self.storyboard, "App/de.lproj/Orders.strings": "\"a\" = \"b\";",
            "App/de.lproj/Main.strings": "\"lab-bb-002.text\" = \"B\";\n", "Other/de.lproj/Pots.strings": "",
        ]
        let graph = SplitProject.graph(files)
        let document = try #require(graph.document(at: "App/Base.lproj/Main.storyboard"))
        let taken = StoryboardNamesInUse(document, in: graph)
        #expect(taken.contains("Orders") && taken.contains("orders"))
        #expect(!taken.contains("Pots"))
    }
}
