import Planning
import Reporting
import Testing
import TransformKit

@Suite("A plan on the terminal")
struct PlanDetailsTextTests {
    private func plan(_ cafe: Cafe, allowed: Safety = .safe) throws -> Plan {
        try cafe.plan(
            [
                edit("tea", "A.swift", 4..<5, "tea"), edit("milk", "A.swift", 4..<5, "milk"),
                edit("cup", "A.swift", 14..<15, "cup", .review), refuse("jug", "B.swift"),
                create("new", "C.swift", Array("let c = 3\n".utf8)),
            ], allowed: allowed)
    }

    private func cafe() throws -> Cafe { try Cafe(["A.swift": "let a = 1\nlet b = 2\n", "B.swift": ""]) }

    @Test("shows each change with its reason and diff, what was left alone and why, and the sum")
    func text() throws {
        let cafe = try cafe()
        let plan = try plan(cafe)
        let text = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(plan).replacing(plan.root, with: "CAFE")
        #expect(
            text == """
                Plan “test” for CAFE

                Step scripted

                  A.swift
                    ✓ safe change milk
                      it was asked for
                    @@ -1,2 +1,2 @@
                    -let a = 1
                    +let milk = 1
                     let b = 2

                  C.swift
                    ✓ safe change new
                      it was asked for
                    @@ -0,0 +1 @@
                    +let c = 3

                  Held back: 1 review (valid, but behavior may change: read them, then take them with --allow review)
                    A.swift:2:5 (Tea, a-b)  change cup
                      it was asked for

                  Conflicting: 1
                    A.swift:1:5 (Tea, a-b)  change tea
                      it changes the same text in A.swift as scripted/milk

                  Left alone: 1
                    1 not-sure
                    B.swift  change jug
                      the code does not say

                B.swift: warning: this is odd [odd-code]

                5 proposed = 2 accepted + 1 held back + 1 refused + 1 conflicting

                """)
    }

    @Test("can be brief: titles and counts alone")
    func brief() throws {
        let cafe = try cafe()
        let text = PlanDetailsText(style: TerminalStyle(usesColor: false), isBrief: true).text(try plan(cafe))
        #expect(text.contains("✓ safe change milk"))
        #expect(!text.contains("@@") && !text.contains("it was asked for") && !text.contains("change jug"))
        #expect(text.contains("1 not-sure"))
    }

    @Test("says so where there is nothing to do")
    func nothing() throws {
        let text = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(try cafe().plan([]))
        #expect(text.contains("nothing to change"))
        #expect(text.hasSuffix("Nothing proposed: no step found anything to change.\n"))
    }

    @Test("has color and marks the part of a line that changed, where that is wanted")
    func color() throws {
        let cafe = try cafe()
        let text = PlanDetailsText(style: TerminalStyle(usesColor: true)).text(try plan(cafe, allowed: .review))
        #expect(text.contains("\u{1B}[31m-let \u{1B}[0m\u{1B}[31m\u{1B}[7ma\u{1B}[0m\u{1B}[0m\u{1B}[31m = 1\u{1B}[0m"))
        #expect(text.contains("\u{1B}[7mmilk\u{1B}[0m"))
        let plain = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(try plan(cafe, allowed: .review))
        #expect(!plain.contains("\u{1B}"))
    }

    @Test("lets no control characters of a file reach the terminal")
    func controlCharacters() throws {
        let cafe = try Cafe(["A.swift": "// \u{1B}[31m\u{7}\nlet a = 1\r\n"])
        let text = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(
            try cafe.plan([edit("a", "A.swift", 0..<2, "///")]))
        #expect(text.contains("+/// "))
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
    }

    @Test("shows a file that goes as removed")
    func removedFile() throws {
        let cafe = try cafe()
        let text = PlanDetailsText(style: TerminalStyle(usesColor: false)).text(
            try cafe.plan([edit("a", "A.swift", 0..<0, "//"), remove("-", "B.swift")]))
        #expect(text.contains("B.swift (removed)"))
    }
}
