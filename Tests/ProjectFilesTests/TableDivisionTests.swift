import ProjectFiles
import Randomness
import SourceText
import Testing

@Suite("Dividing tables of translations")
struct TableDivisionTests {
    @Test(
        "Every entry is once in the old table or a new one, with its value and comment, in every encoding",
        arguments: 0..<40)
    func keepsEntries(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed + 1))
        let encoding = TextEncoding.allCases[seed % 3]
        let mark: [UInt8] = seed % 2 == 0 ? [] : encoding == .utf8 ? [0xEF, 0xBB, 0xBF] : encoding.bytes("\u{FEFF}")
        let newline = seed % 5 == 0 ? "\r\n" : "\n"
        var text = seed % 4 == 0 ? "/* Created by Ann */" + newline + newline : ""
        for number in 0..<Int.random(in: 1...12, using: &random) {
            if Bool.random(using: &random) { text += newline }
            if Bool.random(using: &random) { text += "/* ObjectID = \"k\(number)\"; */" + newline }
            text += "\"k\(number).text\" = \"wért \(number)\";"
            text += Bool.random(using: &random) ? newline : " "
        }
        let table = try StringsTableTests.table(text, encoding, mark: mark)
        let destinations = table.entries.map { _ in Int.random(in: -1...2, using: &random) }
        var next = destinations.makeIterator()
        let division = try #require(table.dividing { _ in next.next().flatMap { $0 < 0 ? nil : $0 } })
        let old = try #require(EditList(division.edits)).apply(to: table.source.bytes)
        for number in -1...2 {
            guard let bytes = number < 0 ? old : division.tables[number] else {
                #expect(!destinations.contains(number))
                continue
            }
            let read = try StringsTable.read(SourceText(path: "a.strings", bytes: bytes)).get()
            let wanted = zip(table.entries, destinations).filter { $1 == number }.map(\.0)
            #expect(read.entries.map(\.key) == wanted.map(\.key))
            #expect(read.entries.map(\.value) == wanted.map(\.value))
            if number >= 0 { #expect(bytes.starts(with: mark)) }
            #expect(read.problems.isEmpty)
        }
    }

    @Test("Bytes that are damaged are divided or refused, never lost", arguments: 0..<40)
    func damaged(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed + 1))
        var bytes = Array(
            "/* a */\n\"a\" = \"1\"; \"b\" = \"2\"\n\n// c\n\"c\" = 'x';\n\n{ d; }\n\"e\" = \"\\\"\";".utf8)
        for _ in 0..<6 {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes[place] = "\"=;/*\n \\{}".utf8.randomElement(using: &random) ?? 0x20
        }
        let source = SourceText(path: "a.strings", bytes: bytes)
        guard case .success(let table) = StringsTable.read(source), let division = table.dividing({ _ in 0 }),
            let edits = EditList(division.edits)
        else { return }
        let moved = division.tables[0]?.count ?? 0
        #expect(edits.apply(to: bytes).count + moved >= bytes.count - 12)
    }

    @Test("A table whose last entry goes ends as it did")
    func ending() throws {
        let table = try StringsTableTests.table("\n/* one */\n\"a\" = \"1\";\n\n/* two */\n\"b\" = \"2\";\n\n\n")
        let division = try #require(table.dividing { $0.key == "b" ? 1 : nil })
        let old = try #require(EditList(division.edits)).apply(to: table.source.bytes)
        #expect(String(decoding: old, as: UTF8.self) == "\n/* one */\n\"a\" = \"1\";\n\n\n")
        #expect(String(decoding: division.tables[1] ?? [], as: UTF8.self) == "\n/* two */\n\"b\" = \"2\";\n\n\n")
    }

    @Test("Several changes take neighbors out of one table without touching the same bytes")
    func neighbors() throws {
        let text = "\"a\" = \"1\";\n\n/* b */\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n"
        let table = try StringsTableTests.table(text)
        let edits = ["b", "c"].compactMap { key in
            table.dividing(trimsEnd: false) { $0.key == key ? 0 : nil }?.edits
        }
        #expect(edits.count == 2)
        let list = try #require(EditList(edits.flatMap(\.self)))
        #expect(String(decoding: list.apply(to: table.source.bytes), as: UTF8.self) == "\"a\" = \"1\";\n\n")
    }

    @Test("What stands between entries stays, and the file's header belongs to no entry")
    func between() throws {
        let text = "//\n//  Main.strings\n//\n\"a\" = \"1\";\n\n// MARK: Orders\n\n\"b\" = \"2\";\n"
        let table = try StringsTableTests.table(text)
        let division = try #require(table.dividing { _ in 1 })
        let old = try #require(EditList(division.edits)).apply(to: table.source.bytes)
        #expect(String(decoding: old, as: UTF8.self) == "//\n//  Main.strings\n//\n// MARK: Orders\n")
        #expect(String(decoding: division.tables[1] ?? [], as: UTF8.self) == "\"a\" = \"1\";\n\n\"b\" = \"2\";\n")
    }
}
