import Randomness
import SourceText
import Testing

@Suite("The text of a file")
struct SourceTextTests {
    private func positions(_ text: String) -> [SourcePosition] {
        let source = SourceText(path: "a", text)
        return (0...source.bytes.count).map(source.position(at:))
    }

    @Test("places every byte by line and column, both from 1")
    func positions() {
        #expect(positions("ab\nc").map(\.description) == ["1:1", "1:2", "1:3", "2:1", "2:2"])
        #expect(positions("a\n").map(\.description) == ["1:1", "1:2", "2:1"])
        #expect(positions("").map(\.description) == ["1:1"])
        #expect(positions("\n\n").map(\.description) == ["1:1", "2:1", "3:1"])
    }

    @Test("counts CR LF as one line end and columns in bytes")
    func windowsLines() {
        #expect(positions("é\r\nb").map(\.description) == ["1:1", "1:2", "1:3", "1:4", "2:1", "2:2"])
    }

    @Test("keeps a byte order mark as part of the first line")
    func byteOrderMark() {
        let source = SourceText(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("a\nb".utf8))
        #expect(source.bytes.count == 6)
        #expect(source.position(at: 3) == SourcePosition(line: 1, column: 4))
        #expect(source.position(at: 5) == SourcePosition(line: 2, column: 1))
    }

    @Test("clamps offsets outside of the file")
    func clamping() {
        let source = SourceText(path: "a", "ab\nc")
        #expect(source.position(at: -5) == SourcePosition(line: 1, column: 1))
        #expect(source.position(at: 99) == SourcePosition(line: 2, column: 2))
    }

    @Test("gives a line with its ending, and the rest where there is none")
    func lineRanges() {
        let source = SourceText(path: "a", "ab\r\n\nc")
        #expect((0...6).map { source.lineRange(containing: $0) } == [0..<4, 0..<4, 0..<4, 0..<4, 4..<5, 5..<6, 5..<6])
        #expect(SourceText(path: "a", "ab\n").lineRange(containing: 3) == 3..<3)
        #expect(SourceText(path: "a", "").lineRange(containing: 0) == 0..<0)
        #expect(source.lineStarts == [0, 4, 5])
    }

    @Test("agrees with counting, wherever a place is")
    func agreesWithCounting() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<300 {
            let text = random.text(of: ["a", "é", "\n", "\r\n", "\r", "bc"], length: 0...30)
            let source = SourceText(path: "a", text)
            for offset in 0...source.bytes.count {
                let before = source.bytes[..<offset]
                let line = before.count { $0 == UInt8(ascii: "\n") } + 1
                let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
                #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
                #expect(source.lineRange(containing: offset).contains(offset) || offset == source.bytes.count)
            }
        }
    }

    @Test("replaces what is not UTF-8 when it gives a string, and nothing else")
    func invalidText() {
        let source = SourceText(path: "a", bytes: [0x61, 0xFF, 0x62])
        #expect(source.string(0..<3) == "a\u{FFFD}b")
        #expect(source.bytes == [0x61, 0xFF, 0x62])
    }

    @Test("tells whether it holds a text anywhere")
    func contains() {
        let source = SourceText(path: "a", "@IBOutle @IBOutlet")
        #expect(source.contains("@IBOutlet" as String))
        #expect(source.contains("@IBOutlet" as StaticString))
        #expect(source.contains(""))
        #expect(!source.contains("@IBOutlets" as String))
        #expect(!SourceText(path: "a", "").contains("a" as String))
    }

    @Test("finds identifiers as whole words")
    func identifiers() {
        let source = SourceText(path: "a", "cup cups cup2 _cup (cup)\ncup.cup écup cup")
        #expect(source.offsets(ofIdentifier: "cup") == [0, 20, 25, 29, 39])
        #expect(source.offsets(ofIdentifier: "").isEmpty)
        #expect(SourceText(path: "a", "aaa a").offsets(ofIdentifier: "a") == [4])
    }
}

@Suite("A place in a project")
struct PlaceTests {
    @Test("reads as a link, with the object behind it")
    func description() {
        #expect(Place(path: "A.swift").description == "A.swift")
        #expect(Place(path: "A.swift", position: SourcePosition(line: 2, column: 3)).description == "A.swift:2:3")
        #expect(Place(path: "M.xib", objectID: "a-b", objectName: "Tea").description == "M.xib (Tea, a-b)")
        #expect(Place(path: "M.xib", objectID: "a-b").description == "M.xib (a-b)")
        #expect(Place(SourceText(path: "a", "b\nc"), at: 2).description == "a:2:1")
    }

    @Test("is ordered by path, then by position with the whole file first, then by object")
    func order() {
        let ordered = [
            Place(path: "A"), Place(path: "A", position: SourcePosition(line: 1, column: 9)),
            Place(path: "A", position: SourcePosition(line: 2, column: 1)),
            Place(path: "A", position: SourcePosition(line: 10, column: 1), objectID: "a"),
            Place(path: "A", position: SourcePosition(line: 10, column: 1), objectID: "b"), Place(path: "B"),
        ]
        #expect(ordered.reversed().sorted() == ordered)
        #expect(Finding.Level.allCases.sorted() == [.note, .warning, .error])
    }
}
