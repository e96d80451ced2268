import Foundation
import Randomness
import SourceText
import Testing

@Suite("A name pattern of a recipe")
struct NamePatternTests {
    @Test(
        "matches whole names",
        arguments: [
            ("*", ""), ("*", "Menu"), ("Menu", "Menu"), ("*ViewController", "MenuViewController"), ("Menu*", "Menu"),
            ("M?nu", "Menu"), ("*e*u", "Menu"), ("**", "a"), ("a*b*c", "aXbXbc"), ("?", "é"), ("", ""),
        ])
    func matches(pattern: String, name: String) {
        #expect(NamePattern(pattern).matches(name))
    }

    @Test(
        "does not match other names",
        arguments: [
            ("", "a"), ("Menu", "Menus"), ("Menu", "menu"), ("*ViewController", "MenuViewControllers"), ("M?nu", "Mnu"),
            ("?", ""), ("a*b*c", "aXbX"), ("Menu?", "Menu"), ("[a]", "a"),
        ])
    func differs(pattern: String, name: String) {
        #expect(!NamePattern(pattern).matches(name))
    }

    @Test("agrees with a plain recursive matcher")
    func agreesWithPlainMatcher() {
        var random = SeededRandom(seed: 9)
        for _ in 0..<20_000 {
            let pattern = random.text(of: ["a", "b", "*", "?"], length: 0...6)
            let name = random.text(of: ["a", "b"], length: 0...7)
            #expect(NamePattern(pattern).matches(name) == matchesPlainly(pattern[...], name[...]), "\(pattern) \(name)")
        }
    }

    private func matchesPlainly(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let sign = pattern.first else { return name.isEmpty }
        if sign == "*" {
            return matchesPlainly(pattern.dropFirst(), name)
                || !name.isEmpty && matchesPlainly(pattern, name.dropFirst())
        }
        guard let first = name.first, sign == "?" || sign == first else { return false }
        return matchesPlainly(pattern.dropFirst(), name.dropFirst())
    }

    /// Exponential time would never end. A time limit would count how long the test waits for others on a small machine.
    @Test("takes no exponential time on hostile patterns")
    func hostilePatterns() {
        #expect(!NamePattern(String(repeating: "*a", count: 40) + "b").matches(String(repeating: "a", count: 2000)))
    }
}

@Suite("A set of identifiers")
struct IdentifierSetTests {
    @Test("occurs where one of them stands as a whole word")
    func wholeWords() {
        let names = IdentifierSet(["label", "größe"])
        let texts = ["label", "x.label = 1", "(label)", "a\nlabel", "größe", "`label`", "\u{22}label\u{22}"]
        for text in texts { #expect(names.mayOccur(in: SourceText(path: "a", text)), "\(text)") }
        let others = ["", "labels", "_label", "label2", "größen", "lab el", "Label", "élabel"]
        for text in others { #expect(!names.mayOccur(in: SourceText(path: "a", text)), "\(text)") }
        #expect(!IdentifierSet([]).mayOccur(in: SourceText(path: "a", "label")))
    }

    @Test("never misses what a search for each finds")
    func agreesWithSearch() {
        var random = SeededRandom(seed: 17)
        for _ in 0..<3_000 {
            let text = random.text(of: ["a", "b", "_", " ", ".", "\n", "1", "é"], length: 0...14)
            let names = (0..<3).map { _ in random.text(of: ["a", "b", "_", "é"], length: 1...3) }
            let source = SourceText(path: "a", text)
            let isThere = names.contains { !source.offsets(ofIdentifier: $0).isEmpty }
            #expect(IdentifierSet(names).mayOccur(in: source) == isThere, "\(names) in \(text)")
        }
    }
}

@Suite("Mapping on several threads")
struct ConcurrentMapTests {
    @Test("gives results in the order of the items", arguments: [0, 1, 2, 3, 16, 100])
    func order(threads: Int) {
        let items = Array(0..<200)
        let results = concurrentMap(items, threads: threads) { item in
            // The later an item, the sooner it is done.
            if item % 50 == 0 { Thread.sleep(forTimeInterval: 0.01) }
            return item * 2
        }
        #expect(results == items.map { $0 * 2 })
    }

    @Test("has nothing to do without items")
    func noItems() {
        #expect(concurrentMap([Int](), threads: 4) { $0 }.isEmpty)
    }

    @Test("has room for deep recursion")
    func deepRecursion() {
        @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
        #expect(concurrentMap([100_000], threads: 2, depth) == [100_000])
    }
}
