import Randomness
import SourceText
import Testing

@Suite("Edits of a text")
struct EditListTests {
    private func apply(_ edits: [TextEdit], to text: String) -> String? {
        EditList(edits).map { String(decoding: $0.apply(to: Array(text.utf8)), as: UTF8.self) }
    }

    @Test("are made together, in the order of their places")
    func sorting() {
        let edits = [
            TextEdit(4..<5, "E"), TextEdit(insert: ">", at: 0), TextEdit(1..<3, ""), TextEdit(insert: "<", at: 6),
        ]
        #expect(apply(edits, to: "abcdef") == ">adEf<")
        #expect(EditList(edits)?.edits.map(\.range.lowerBound) == [0, 1, 4, 6])
        #expect(apply([], to: "abc") == "abc")
        #expect(apply([TextEdit(0..<3, "")], to: "abc") == "")
        #expect(apply([TextEdit(insert: "a", at: 0)], to: "") == "a")
    }

    @Test("that overlap make no list")
    func overlaps() {
        #expect(EditList([TextEdit(0..<2, "x"), TextEdit(1..<3, "y")]) == nil)
        #expect(EditList([TextEdit(0..<2, "x"), TextEdit(0..<2, "y")]) == nil)
        #expect(EditList([TextEdit(0..<4, "x"), TextEdit(1..<2, "y"), TextEdit(5..<6, "z")]) == nil)
        #expect(EditList([TextEdit(0..<2, "x"), TextEdit(insert: "y", at: 1)]) == nil)
    }

    @Test("may touch")
    func touching() {
        #expect(apply([TextEdit(0..<1, "x"), TextEdit(1..<2, "y")], to: "abc") == "xyc")
        #expect(
            apply([TextEdit(1..<2, "y"), TextEdit(insert: "<", at: 1), TextEdit(insert: ">", at: 2)], to: "abc")
                == "a<y>c")
    }

    @Test("that are equal are made once")
    func equalEdits() {
        #expect(apply([TextEdit(0..<1, "x"), TextEdit(0..<1, "x")], to: "ab") == "xb")
        #expect(apply([TextEdit(insert: "x", at: 1), TextEdit(insert: "x", at: 1)], to: "ab") == "axb")
    }

    @Test("that insert at one place stand in the order in which they were proposed")
    func insertions() {
        let insertions = ["1", "2", "3"].map { TextEdit(insert: $0, at: 1) }
        #expect(apply(insertions, to: "ab") == "a123b")
        #expect(apply(insertions.reversed(), to: "ab") == "a321b")
        #expect(apply([TextEdit(1..<2, "B")] + insertions, to: "ab") == "a123B")
    }

    @Test(
        "overlap as the list says",
        arguments: [
            (0..<2, 1..<3, true), (0..<2, 2..<3, false), (0..<2, 1..<1, true), (0..<2, 0..<0, false),
            (0..<2, 2..<2, false),
            (1..<1, 1..<1, false), (0..<3, 1..<2, true), (0..<2, 0..<2, true), (0..<1, 4..<6, false),
        ])
    func pairs(first: Range<Int>, second: Range<Int>, overlap: Bool) {
        let (left, right) = (TextEdit(first, "x"), TextEdit(second, "y"))
        #expect(left.overlaps(right) == overlap)
        #expect(right.overlaps(left) == overlap)
        #expect((EditList([left, right]) == nil) == overlap)
    }

    // MARK: One list behind another

    @Test("compose into one list that does what both do, one behind the other")
    func composition() {
        var random = SeededRandom(seed: 42)
        for round in 0..<20_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { UInt8(97 + $0) }
            let first = list(on: text.count, &random)
            let middle = first.apply(to: text)
            let second = list(on: middle.count, &random)
            let composed = first.followed(by: second)
            #expect(
                composed.apply(to: text) == second.apply(to: middle), "round \(round): \(first.edits), \(second.edits)")
            #expect(EditList(composed.edits) == composed, "round \(round): not sorted, or with overlaps")
        }
    }

    @Test("compose step by step to the same outcome as all at once")
    func longCompositions() {
        var random = SeededRandom(seed: 43)
        for round in 0..<2_000 {
            let text = (0..<Int.random(in: 0...20, using: &random)).map { UInt8(97 + $0) }
            var current = text
            var sum = EditList()
            for _ in 0..<6 {
                let next = list(on: current.count, &random)
                current = next.apply(to: current)
                sum = sum.followed(by: next)
            }
            #expect(sum.apply(to: text) == current, "round \(round)")
        }
    }

    @Test("leave alone in their composition what neither of them names")
    func untouchedBytes() throws {
        let first = try #require(EditList([TextEdit(2..<4, "XYZ")]))
        let second = try #require(EditList([TextEdit(insert: "!", at: 9)]))
        #expect(first.followed(by: second).edits == [TextEdit(2..<4, "XYZ"), TextEdit(insert: "!", at: 8)])
        #expect(EditList().followed(by: second) == second)
        #expect(first.followed(by: EditList()) == first)
    }

    /// Touching, empty and whole-text edits and several insertions at one place included.
    private func list(on length: Int, _ random: inout SeededRandom) -> EditList {
        if Int.random(in: 0..<10, using: &random) == 0 {
            return EditList([TextEdit(0..<length, random.text(of: ["W", "V"], length: 0...3))])!
        }
        var edits: [TextEdit] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let start = Int.random(in: 0...length, using: &random)
            let end = min(length, start + Int.random(in: 0...3, using: &random))
            let edit = TextEdit(start..<end, random.text(of: ["A", "B", "C", "D"], length: 0...3))
            if EditList(edits + [edit]) != nil { edits.append(edit) }
        }
        return EditList(edits)!
    }
}
