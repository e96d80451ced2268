import Testing
import TransformKit

@testable import StoryboardSplit

@Suite("Translations of merged storyboards")
struct TableMergeTests {
    private static let main = "App/Base.lproj/Main.storyboard"
    private static let orders = "App/Base.lproj/Orders.storyboard"
    private static let documents = [
        main: SplitStoryboard.text(scenes: ["aaa-AA-001"]), orders: SplitStoryboard.text(scenes: ["bbb-BB-002"]),
    ]

    private func merge(
        _ tables: [String: String], _ newIDs: [String: String] = [:]
    ) throws -> (merge: TableMerge, after: [String: String]) {
        let files = Self.documents.merging(tables) { $1 }
        let graph = SplitProject.graph(files)
        let source = TableMerge.Source(document: try #require(graph.document(at: Self.orders)), newIDs: newIDs)
        let merge = TableMerge([source], into: Self.main, graph.document(at: Self.main), in: graph)
        return (merge, try #require(SplitProject.files(files, after: merge.edits)))
    }

    @Test("Entries are added behind those of the same language, with renewed ids in keys and comments")
    func appends() throws {
        let comment = { (id: String) in "/* Class = \"UILabel\"; text = \"lab-bb-002\"; ObjectID = \"\(id)\"; */\n" }
        let (merge, after) = try merge(
            [
                "App/de.lproj/Main.strings": "// Main.strings\n\n\"lab-aa-001.text\" = \"A\";\n",
                "App/de.lproj/Orders.strings": "// Orders.strings\n\n" + comment("lab-bb-002")
                    + "\"lab-bb-002.text\" = \"B\";\n\n\"nam-bb-002.text\" = \"C\";\n",
            ], ["lab-bb-002": "new-id-003"])
        #expect(merge.obstacles.isEmpty)
        #expect(
            after["App/de.lproj/Main.strings"]
                == "// Main.strings\n\n\"lab-aa-001.text\" = \"A\";\n\n" + comment("new-id-003")
                + "\"new-id-003.text\" = \"B\";\n\n\"nam-bb-002.text\" = \"C\";\n")
        #expect(after["App/de.lproj/Orders.strings"] == nil)
        #expect(merge.removed == ["App/de.lproj/Orders.strings"])
    }

    @Test("A language that only the merged document has gets a table of the new name")
    func newTable() throws {
        let (merge, after) = try merge(
            ["App/fr.lproj/Orders.strings": "\"lab-bb-002.text\" = \"B\";"], ["lab-bb-002": "x.y"])
        #expect(after["App/fr.lproj/Main.strings"] == "\"x.y.text\" = \"B\";")
        #expect(merge.newFiles.map(\.path) == ["App/fr.lproj/Main.strings"])
    }

    @Test("Entries take the line ending of the table that they go to")
    func lineEndings() throws {
        let (_, after) = try merge([
            "App/de.lproj/Main.strings": "\"lab-aa-001.text\" = \"A\";\r\n\"nam-aa-001.text\" = \"A\";",
            "App/de.lproj/Orders.strings": "\"lab-bb-002.text\" = \"B\";\n",
        ])
        #expect(
            after["App/de.lproj/Main.strings"]
                == "\"lab-aa-001.text\" = \"A\";\r\n\"nam-aa-001.text\" = \"A\";\r\n\"lab-bb-002.text\" = \"B\";\r\n")
    }

    @Test("A stale key that would name another object is left out, on either side")
    func stale() throws {
        let (merge, after) = try merge([
            "App/de.lproj/Main.strings": "\"lab-bb-002.text\" = \"stale\";\n\"lab-aa-001.text\" = \"A\";\n",
            "App/de.lproj/Orders.strings": "\"lab-aa-001.text\" = \"stale\";\n\"lab-bb-002.text\" = \"B\";\n",
        ])
        #expect(after["App/de.lproj/Main.strings"] == "\"lab-aa-001.text\" = \"A\";\n\"lab-bb-002.text\" = \"B\";\n")
        #expect(merge.findings.count == 1)
    }

    @Test("Catalogs are merged where their keys sort; a catalog and a table are not")
    func catalogs() throws {
        func catalog(_ keys: [String]) -> String {
            let entries = keys.map { "    \"\($0).text\" : {\n\n    }" }.joined(separator: ",\n")
            return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
        }
        let (_, after) = try merge(
            [
                "App/mul.lproj/Main.xcstrings": catalog(["lab-aa-001", "nam-aa-001"]),
                "App/mul.lproj/Orders.xcstrings": catalog(["lab-bb-002", "nam-bb-002"]),
            ], ["lab-bb-002": "zzz-bb-002"])
        #expect(
            after["App/mul.lproj/Main.xcstrings"]
                == catalog(["lab-aa-001", "nam-aa-001", "nam-bb-002", "zzz-bb-002"]))
        let (mixed, _) = try merge([
            "App/mul.lproj/Main.xcstrings": catalog(["lab-aa-001"]),
            "App/de.lproj/Orders.strings": "\"lab-bb-002.text\" = \"B\";\n",
        ])
        #expect(mixed.obstacles.map(\.code.id) == ["table-forms"])
    }

    @Test("Dividing and merging back gives the same entries")
    func wayBack() throws {
        let text = "\"lab-aa-001.text\" = \"A\";\n\"lab-bb-002.text\" = \"B\";\n"
        let files = [
            Self.main: SplitStoryboard.text(scenes: ["aaa-AA-001", "bbb-BB-002"]), "App/de.lproj/Main.strings": text,
        ]
        let graph = SplitProject.graph(files)
        let division = SplitStoryboard.division(try #require(graph.document(at: Self.main)), [1: "Orders"])
        let divided = try #require(SplitProject.files(files, after: TableSplit(division, in: graph).edits))
        #expect(try merge(divided.filter { $0.key.hasSuffix("strings") }).after["App/de.lproj/Main.strings"] == text)
    }
}
