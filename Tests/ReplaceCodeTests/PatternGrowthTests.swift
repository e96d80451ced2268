import Testing
import TransformKit

@testable import ReplaceCode

/// Code that is nested deep or repeats itself takes no more than its share of time. What grows without measure would not end at all: a limit
/// in minutes would count how long the test waits for others on a small machine.
@Suite struct PatternGrowthTests {
    private func proposals(_ find: String, _ replace: String, _ code: String) -> Proposals {
        let source = SourceText(path: "App.swift", code)
        let graph = ProjectGraph.load(paths: [source.path]) { _ in source }
        let transform = ReplaceCode(
            options: OptionValues(["find": .string(find), "replace": .string(replace)]), selection: OptionValues())
        return transform.propose(in: TransformContext(graph: graph))
    }

    @Test func `calls inside of calls are each compared once`() {
        let code = String(repeating: "f(", count: 100) + "1" + String(repeating: ")", count: 100)
        #expect(proposals("f($x)", "g($x)", code).changes.count == 100)
        #expect(proposals("f($x)", "$x.g", code).changes.count == 100)
    }

    /// Twice as long with every level, were each level's code written twice: the outcome is refused, not computed.
    @Test func `code that doubles with every level does not grow without measure`() {
        let code = String(repeating: "f(", count: 100) + "1" + String(repeating: ")", count: 100)
        let proposals = proposals("f($x)", "pair($x, $x)", code)
        let bytes = proposals.changes.flatMap(\.edits).reduce(0) { sum, edit in
            if case .replace(_, let text) = edit { sum + text.replacement.count } else { sum }
        }
        #expect(bytes < 1 << 20)
        #expect(proposals.refusals.contains { $0.code == .tooLong })
    }

    @Test func `a long row of operators is compared in the order of the operators`() {
        let code = "let sum = " + Array(repeating: "a", count: 100).joined(separator: " + ")
        #expect(proposals("$x + $y", "add($x, $y)", code).changes.count == 99)
    }

    /// The file could not be read with 500 calls inside of each other.
    @Test func `a row of operators whose calls would nest too deep stays`() {
        let code = "let sum = " + Array(repeating: "a", count: 500).joined(separator: " + ")
        let proposals = proposals("$x + $y", "add($x, $y)", code)
        #expect(proposals.changes.count < 499)
        #expect(proposals.changes.count + proposals.refusals.count == 499)
        #expect(proposals.refusals.allSatisfy { $0.code == .doesNotParse })
    }

    @Test func `many statements that begin a row without an end are no matches`() {
        let code = Array(repeating: "begin()", count: 1000).joined(separator: "\n")
        #expect(proposals("begin()\n$x...\nend()", "g()", code).changes.isEmpty)
    }

    @Test func `equal code is compared until the first difference`() {
        let deep = String(repeating: "(", count: 60) + "a" + String(repeating: ")", count: 60)
        let code = Array(repeating: "let x = \(deep) == \(deep)", count: 50).joined(separator: "\n")
        #expect(proposals("$x == $x", "same($x)", code).changes.count == 50)
    }

    @Test func `ten thousand parentheses are left out with the file`() {
        let code =
            "f(1)\nlet x = " + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
        #expect(proposals("f($x)", "g($x)", code).changes.isEmpty)
    }
}
