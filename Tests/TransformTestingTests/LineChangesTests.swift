import Randomness
import Testing

@testable import TransformTesting

@Suite("Changed lines of a fixture")
struct LineChangesTests {
    private let text = "a\n  b\na\n  b\nc\n"

    @Test("come where the lines that stay or go say, one place behind the other")
    func applied() throws {
        #expect(try LineChanges([" a", "-  b", "+  x"]).applied(to: text) == "a\n  x\na\n  b\nc\n")
        #expect(try LineChanges([" a", "+n", "@@ and below", "-  b"]).applied(to: text) == "a\nn\na\n  b\nc\n")
        #expect(try LineChanges(["-c", "+d", "+e"]).applied(to: text) == "a\n  b\na\n  b\nd\ne\n")
    }

    @Test(
        "say which line is wrong",
        arguments: [
            (["a"], 1, "begins with -, + or a space"), (["-a", "@@", "+x"], 3, "has to say where"),
            (["-c", "@@", "-a"], 3, "not behind the ones before"), (["-a", "-c"], 1, "not in the file"),
        ])
    func faults(_ lines: [String], line: Int, message: String) {
        let fault = #expect(throws: LineChanges.Fault.self) { try LineChanges(lines).applied(to: text) }
        #expect(fault?.line == line)
        #expect(fault?.message.contains(message) == true)
    }

    @Test("of two texts make the one of the other, with no more lines than tell the place")
    func compared() throws {
        #expect(LineChanges(from: text, to: "a\n  b\na\n  x\nc\n").lines == ["   b", " a", "-  b", "+  x"])
        #expect(LineChanges(from: text, to: "n\na\n  b\na\n  b\n").lines == ["+n", " a", "@@", "-c"])
        for seed in 0..<300 {
            var random = SeededRandom(seed: UInt64(seed))
            let before = random.text(of: ["a\n", "b\n", "\n", "c\n"], length: 1...12)
            let after = random.text(of: ["a\n", "b\n", "\n", "c\n"], length: 0...12)
            let changes = LineChanges(from: before, to: after)
            guard before != after else { continue }
            #expect(try changes.applied(to: before) == after)
            #expect(try LineChanges(changes.lines).applied(to: before) == after)
        }
    }
}
