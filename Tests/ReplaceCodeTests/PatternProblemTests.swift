import Testing
import TransformKit

@testable import ReplaceCode

/// Mistakes in patterns are told with the recipe, before a project is read.
@Suite struct PatternProblemTests {
    private func problems(
        _ find: String, _ replace: String, _ more: [String: OptionValue] = [:], inside: String? = nil
    ) -> [String] {
        let values = more.merging(["find": .string(find), "replace": .string(replace)]) { $1 }
        let selection = inside.map { ["inside": OptionValue.string($0)] } ?? [:]
        let problems = ReplaceCode.problems(with: OptionValues(values), selection: OptionValues(selection))
        return problems.map { "\($0.name) \($0.message)" }
    }

    @Test func `patterns that can run have no problem`() {
        let pairs = [
            ("f($x)", "g($x)"), ("if let $x = $x {", "if let $x {"), ("note($x...)", ""),
            ("a()\n$body...\nb()", "c { $body... }"),
            ("class $C: Base {", "final class $C: Base {"), ("@UIApplicationMain", "@main"),
            ("init(coder: $c)", "make(coder: $c)"),
            ("$x += 1", "$x.increment()"), ("[$x...]", "list($x...)"), ("$x as? $T", "cast($x, to: $T.self)"),
        ]
        for (find, replace) in pairs { #expect(problems(find, replace) == [], "\(find)") }
    }

    @Test func `a pattern that does not parse is told with line and column`() {
        #expect(
            problems("f($x", "g") == [
                "find is not Swift that can be parsed: something is missing or not expected at line 1, column 5"
            ])
        #expect(problems("a()\nb(]", "g").first?.hasSuffix("line 2, column 3") == true)
        #expect(problems("f()", "g(").first?.hasPrefix("replace is not Swift") == true)
    }

    @Test(arguments: [
        ("", "g()", "find is empty"), ("  \n", "g()", "find is empty"),
        ("$x", "g($x)", "find is nothing but placeholders"),
        ("$x...", "g()", "find is nothing but placeholders"), ("f($x)", "g($y)", "replace has the placeholder \"$y\""),
        ("f($x...)", "g($x)", "replace must write \"$x\" as \"find\" does: \"$x...\""),
        ("f($a..., $b...)", "g()", "find has two runs"), ("$a...\nf()", "g()", "find has a run"),
        ("f($x)", "f($x)", "replace is the same code"), ("f($x)", "f( $x )", "replace is the same code"),
        ("f($x)", "g(f($x))", "replace has code that \"find\" would find again"),
        ("f($x...)", "f(1, $x...)", "replace has code that \"find\" would find again"),
        ("f() {", "g()", "replace must end with \"{\""), ("f(/* now */)", "g()", "find has a comment"),
    ])
    func `a pattern that cannot be meant is told`(find: String, replace: String, start: String) {
        let found = problems(find, replace)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(start) == true, "\(found)")
    }

    @Test func `a condition on no placeholder and a selector without a keyword are told`() {
        let values: [String: OptionValue] = ["where": .map([OptionEntry(key: "y", value: .string("literal"))])]
        #expect(problems("f($x)", "g($x)", values) == ["where \"y\" is no placeholder of \"find\""])
        #expect(problems("f($x)", "g($x)", inside: "*Controller").first?.hasPrefix("inside \"*Controller\"") == true)
        #expect(problems("f($x)", "g($x)", inside: "class *Controller") == [])
    }

    @Test func `a pattern that is nested too deep is told and ends nothing`() {
        let deep = String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000)
        #expect(problems(deep, "g()").first?.hasPrefix("find is too deep to be read") == true)
    }

    @Test func `a word that is no placeholder stands for itself`() throws {
        let pattern = try PatternReader.read("map { $0.name }").get()
        #expect(pattern.placeholders.isEmpty)
        #expect(pattern.words == ["name", "map"])
    }
}
