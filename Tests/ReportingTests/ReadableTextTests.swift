import Foundation
import Planning
import Reporting
import Testing

@Suite("The lines of files that are not UTF-8")
struct ReadableTextTests {
    private static let before = "\"ok\" = \"Süß\";\n\"cup\" = \"Tasse\";\n"

    private func plan(_ bytes: [UInt8], _ range: Range<Int>, _ replacement: [UInt8]) throws -> Plan {
        try Cafe(["de.lproj/Main.strings": bytes]).plan([
            edit("cup", "de.lproj/Main.strings", "\(range.lowerBound)|\(range.upperBound)", replacement),
            create("new", "de.lproj/New.strings", [0xFF, 0xFE] + Self.utf16("\"a\" = \"ä\";\n")),
        ])
    }

    private static func utf16(_ text: String) -> [UInt8] {
        text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }

    /// The place of `Tasse` in UTF-16 behind a mark.
    private static var place: Range<Int> {
        let start = 2 + utf16(String(before.prefix(while: { $0 != "T" }))).count
        return start..<start + 10
    }

    @Test("are letters in details and on the page, and bytes in the patch")
    func utf16() throws {
        let plan = try plan([0xFF, 0xFE] + Self.utf16(Self.before), Self.place, Self.utf16("Becher"))
        let details = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(plan)
        #expect(details.contains("     \"ok\" = \"Süß\";\n    -\"cup\" = \"Tasse\";\n    +\"cup\" = \"Becher\";\n"))
        #expect(details.contains("    +\"a\" = \"ä\";\n"))
        let page = PlanHTML.text([plan])
        #expect(page.contains("<mark>Becher</mark>"))
        #expect(!details.contains("u{0}") && !page.contains("u{0}"))
        #expect(PatchReport.bytes(plan).contains([0, UInt8(ascii: "T"), 0]))
    }

    @Test("are Latin letters where nothing names another encoding")
    func latin() throws {
        let bytes = Array("// s".utf8) + [0xFC] + Array("\nint a;\n".utf8)
        let details = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(
            try Cafe(["A.m": bytes]).plan([edit("a", "A.m", 10..<11, "b")]))
        #expect(details.contains("     // sü\n    -int a;\n    +int b;\n"))
    }
}
