import ProjectFiles
import Randomness
import SourceText
import Testing

@Suite("Tables of translations")
struct StringsTableTests {
    static let sample = """
        /* Class = "UILabel"; text = "Say "hi""; ObjectID = "AbC-dE-fGh"; */
        "AbC-dE-fGh.text" = "Sag \\"hallo\\"";

        // header
        plain.key = word; // behind
        "only";

        """

    static func table(_ text: String, _ encoding: TextEncoding = .utf8, mark: [UInt8] = []) throws -> StringsTable {
        try StringsTable.read(SourceText(path: "de.lproj/Main.strings", bytes: mark + encoding.bytes(text))).get()
    }

    @Test(
        "A table reads the same in every encoding, with or without a byte order mark",
        arguments: [
            (TextEncoding.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]),
            (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []), (.utf16BigEndian, []),
        ] as [(TextEncoding, [UInt8])])
    func encodings(encoding: TextEncoding, mark: [UInt8]) throws {
        let table = try Self.table(Self.sample, encoding, mark: mark)
        #expect(table.form == .text(encoding, hasByteOrderMark: !mark.isEmpty))
        #expect(table.entries.map(\.key) == ["AbC-dE-fGh.text", "plain.key", "only"])
        #expect(table.entries.map(\.value) == ["Sag \"hallo\"", "word", "only"])
        #expect(table.problems.isEmpty)
        let key = try #require(table.entries[0].keyRange)
        #expect(Array(table.source.bytes[key]) == encoding.bytes("\"AbC-dE-fGh.text\""))
        let value = try #require(table.entries[1].valueRange)
        #expect(Array(table.source.bytes[value]) == encoding.bytes("word"))
        #expect(table.entries[2].valueRange == nil)
    }

    @Test("A comment belongs to the entry that it touches, a comment behind an entry to that one")
    func comments() throws {
        let table = try Self.table(Self.sample)
        #expect(table.entries[0].objectComment?.objectID == "AbC-dE-fGh")
        #expect(table.entries[0].objectComment?.className == "UILabel")
        #expect(table.entries[0].objectComment?.values.map(\.text) == ["Say \"hi\""])
        #expect(table.entries[1].comment == "header")
        #expect(table.entries[1].range.map(table.source.string) == "// header\nplain.key = word; // behind")
        #expect(table.entries[2].comment == nil)
    }

    @Test("A header that a blank line parts from an entry stays outside its range")
    func header() throws {
        let table = try Self.table("/* App */\n\n/* Note */\n\"a\" = \"b\";\n")
        #expect(table.entries[0].range.map(table.source.string) == "/* Note */\n\"a\" = \"b\";")
        #expect(table.entries[0].comment == "Note")
    }

    @Test("Escapes stand for their characters")
    func escapes() throws {
        let table = try Self.table(#""a" = "1\n2\t3\\4\"5\U00e9\u00E96\ud83d\ude00\1017\2018\'9ü\Ux";"#)
        #expect(table.entries.map(\.value) == ["1\n2\t3\\4\"5éé6😀A7À8'9üUx"])
    }

    @Test("What breaks the form is a problem, and the entries around it are read")
    func problems() throws {
        let table = try Self.table("\"a\" = \"b\"\n\"c\" = \"d\";\n? !\n\"e\" = ;\n\"f\" = \"g\";\n\"h\" = \"")
        #expect(table.entries.map(\.key) == ["a", "c", "f"])
        #expect(
            table.problems.map(\.code) == [
                "missing-semicolon", "no-key", "value-not-a-string", "unclosed-string", "value-not-a-string",
            ])
        #expect(table.problems[0].position == SourcePosition(line: 1, column: 10))
    }

    @Test("A property list gives entries: an XML one with places")
    func propertyList() throws {
        let text = "<plist><dict><key>a</key><string>b</string><key>n</key><dict/></dict></plist>"
        let table = try Self.table(text)
        #expect(table.form == .propertyList)
        #expect(table.entries.map(\.value) == ["b"])
        #expect(table.entries[0].valueRange.map(table.source.string) == "<string>b</string>")
        #expect(table.problems.map(\.code) == ["value-not-a-string"])
    }

    @Test(
        "What is no table is refused by name",
        arguments: [
            ("(a, b)", "unexpected-content"), ("\"apples\" = \"\u{0}\";", "not-text"), ("bplist00", "binary"),
            ("<<<<<<< HEAD\n", "conflict-markers"),
        ])
    func refusals(text: String, code: String) {
        #expect(StringsTable.read(SourceText(path: "a.strings", text)).failure?.code == code)
    }

    @Test("Bytes that are neither UTF-8 nor UTF-16 are refused, an empty file is an empty table")
    func otherEncodings() throws {
        let latin = SourceText(path: "a.strings", bytes: Array("\"a\" = \"".utf8) + [0xE9] + Array("\";".utf8))
        #expect(StringsTable.read(latin).failure?.code == "other-encoding")
        #expect(try Self.table("").entries.isEmpty)
    }

    @Test("A table whose keys name objects, for the most part, is keyed by object id")
    func keyedByObjectID() throws {
        #expect(try Self.table("\"AbC-dE-fGh.text\" = \"a\";\n\"12.title\" = \"b\";\n\"c\" = \"d\";").isKeyedByObjectID)
        #expect(try !Self.table("\"error.text\" = \"a\";\n\"Hello. You\" = \"b\";").isKeyedByObjectID)
        #expect(try !Self.table("").isKeyedByObjectID)
    }

    @Test("Damaged tables never crash the reader, and ranges stay inside")
    func damage() throws {
        var random = SeededRandom(seed: 5)
        let pieces = [
            "\"", "\\", "/*", "*/", "//", "\n", "=", ";", "a", "{", "}", "\\U", "\\1", "é", " ", "ObjectID = \"",
        ]
        for _ in 0..<3000 {
            let text = random.text(of: pieces, length: 0...40)
            for encoding in TextEncoding.allCases {
                let source = SourceText(path: "a.strings", bytes: encoding.bytes(text))
                guard let table = try? StringsTable.read(source).get() else { continue }
                for entry in table.entries {
                    let range = try #require(entry.range)
                    #expect(range.upperBound <= source.bytes.count)
                    #expect(table.removalRange(of: entry).map { $0.upperBound <= source.bytes.count } != false)
                }
            }
        }
    }
}
