import Testing
import TransformKit

@testable import ReplaceCode

/// Which places of a text fit a pattern, and what the placeholders stand for there.
@Suite struct PatternMatcherTests {
    private func matches(
        _ find: String, _ code: String, _ conditions: [String: CaptureKind] = [:]
    ) throws -> [String] {
        let pattern = try PatternReader.read(find).get()
        let source = SourceText(path: "App.swift", code)
        let tree = try SwiftSyntaxTree.read(source).get()
        return MatchFinder.matches(of: pattern, conditions, in: tree, source).matches.map { match in
            let captures = match.captures.sorted { $0.key < $1.key }
            let words = captures.map { "\($0.key)=\(source.string($0.value.range))" }
            return ([source.string(match.range)] + words).joined(separator: " | ")
        }
    }

    @Test func `a placeholder stands for any expression`() throws {
        #expect(
            try matches("f($x)", "f(a + b); f(x: 1); f(); f({ 1 }); g.f(2)") == [
                "f(a + b) | x=a + b", "f({ 1 }) | x={ 1 }",
            ])
    }

    @Test func `labels and names can be placeholders`() throws {
        #expect(try matches("f($label: $x)", "f(a: 1); f(1)") == ["f(a: 1) | label=a | x=1"])
        #expect(try matches("Cup.$name", "Cup.hot; Mug.cold") == ["Cup.hot | name=hot"])
        #expect(try matches("func $f() -> $T {", "func a() -> [Int] { 1 }") == ["func a() -> [Int] { | T=[Int] | f=a"])
    }

    @Test func `comments and blanks do not count where code is compared`() throws {
        #expect(try matches("$x == $x", "a /* one */ .b == a.b").count == 1)
        #expect(try matches("$x == $x", "a.b == a.c") == [])
    }

    @Test func `names compare as Swift's texts do, whatever their bytes`() throws {
        #expect(try matches("caf\u{E9}($x)", "cafe\u{301}(1)").count == 1)
        #expect(try matches("$x.menu", "cafe\u{301}.menu").count == 1)
    }

    @Test func `operands are what applies first`() throws {
        #expect(try matches("$a == $b", "x = y + 1 == z ?? w") == ["y + 1 == z ?? w | a=y + 1 | b=z ?? w"])
        #expect(try matches("$a + $b", "a + b + c") == ["a + b + c | a=a + b | b=c", "a + b | a=a | b=b"])
        #expect(try matches("$a - $b", "a * b - c / d") == ["a * b - c / d | a=a * b | b=c / d"])
        #expect(try matches("$a && $b", "a || b && c") == ["b && c | a=b | b=c"])
        #expect(try matches("$a ? $b : $c", "a ? b : c ? d : e").count == 2)
        #expect(try matches("$x as? $T", "a as? B == nil") == ["a as? B | T=B | x=a"])
    }

    @Test func `an operator that is not known decides nothing`() throws {
        let pattern = try PatternReader.read("$a == 0").get()
        let tree = try SwiftSyntaxTree.read(SourceText(path: "App.swift", "b <=> a == 0")).get()
        let found = MatchFinder.matches(of: pattern, in: tree, nil)
        #expect(found.matches.isEmpty)
        #expect(found.undecided.count == 1)
        #expect(try matches("$a <=> $b", "x <=> y") == ["x <=> y | a=x | b=y"])
    }

    @Test func `a run takes what is left`() throws {
        #expect(
            try matches("f(a, $x..., z)", "f(a, z); f(a, 1, b: 2, z); f(a)") == [
                "f(a, z) | x=", "f(a, 1, b: 2, z) | x=1, b: 2",
            ])
        #expect(try matches("[$x...]", "[1, 2]; []") == ["[1, 2] | x=1, 2", "[] | x="])
        #expect(try matches("{ $body... }", "{ a(); b() }") == ["{ a(); b() } | body=a(); b()"])
    }

    @Test func `statements are found in a row and each once`() throws {
        #expect(try matches("a()\nb()", "a()\nb()\na()\nb()\na()").count == 2)
        #expect(try matches("a()\n$x...\nb()", "a()\nc()\nb()\nb()") == ["a()\nc()\nb() | x=c()"])
    }

    @Test(arguments: [
        (CaptureKind.literal, 5), (.number, 2), (.string, 1), (.identifier, 1), (.expression, 8),
    ])
    func `conditions narrow what a placeholder stands for`(kind: CaptureKind, count: Int) throws {
        let code = "f(1); f(-2.5); f(\"a\"); f(\"\\(a)\"); f(true); f(nil); f(a); f(a.b)"
        #expect(try matches("f($x)", code, ["x": kind]).count == count)
    }
}
