import Planning
import Reporting
import Testing
import TransformKit

@Suite("Lines that a step moves between files")
struct MovedLinesTests {
    private static let moved = (1...20).map { "let value\($0) = \($0)\n" }.joined()

    private func text(_ changes: [String], _ files: [String: String]) throws -> String {
        let cafe = try Cafe(files)
        return PlanDetailsText(style: TerminalStyle(usesColor: false)).text(try cafe.plan(changes))
    }

    @Test("are told in a line on either side, and the lines around them are shown")
    func moving() throws {
        let before = "import A\n" + Self.moved + "// end\n"
        let changes = [
            edit("move", "A.swift", 9..<9 + Self.moved.utf8.count, ""),
            create("-", "B.swift", Array(("import B\n" + Self.moved).utf8)),
        ]
        let text = try text(changes, ["A.swift": before])
        #expect(text.contains("- … 20 lines that go to B.swift"))
        #expect(text.contains("+ … 20 lines that come from A.swift"))
        #expect(text.contains("+import B") && !text.contains("value7"))
    }

    @Test("are shown where they are few, or only alike")
    func few() throws {
        let short = (1...5).map { "let value\($0) = \($0)\n" }.joined()
        let changes = [
            edit("move", "A.swift", 0..<short.utf8.count, ""), create("-", "B.swift", Array(short.utf8)),
        ]
        let text = try text(changes, ["A.swift": short + "// end\n"])
        #expect(text.contains("-let value3 = 3") && text.contains("+let value3 = 3"))
        #expect(!text.contains("…"))
    }
}
