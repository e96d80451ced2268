import ProjectFiles
import Randomness
import Testing

@Suite("A path pattern of a recipe")
struct PathPatternTests {
    @Test(
        "covers paths",
        arguments: [
            ("App/**", "App/A.swift"), ("App/**", "App/Deep/er/A.swift"), ("App/", "App/A.swift"), ("**", "A.swift"),
            ("**/Legacy/**", "Legacy/A.swift"), ("**/Legacy/**", "App/Legacy/Deep/A.swift"), ("*.swift", "A.swift"),
            ("**/*.swift", "A.swift"), ("**/*.swift", "x/y/A.swift"), ("App/*/View?.xib", "App/Cells/View1.xib"),
            ("[A-C]*.xib", "Bell.xib"), ("[!A-C]*.xib", "Dell.xib"), ("{App,Kit}/**", "Kit/A.swift"),
            ("**/*.{xib,storyboard}", "App/Main.storyboard"), ("a{b,c{d,e}}f", "acef"), ("View?.xib", "Viewé.xib"),
            ("View[é-ü].xib", "Viewö.xib"), ("a\\*b", "a*b"), ("{a}", "{a}"), ("./App/*", "App/A"), ("/App/*", "App/A"),
            ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**/a*/**/b", "x/ab/y/z/b"), ("[[:digit:]]", "7"), ("[]]", "]"),
            ("a/{b,}c", "a/c"), ("{a/,b}**/c", "a/x/y/c"), ("{**,x}/c", "x/y/c"), ("{a,**/}b", "x/y/b"),
            ("a/*{*,b}", "a/x/y"), ("{*,b}*/c", "x/y/c"), ("{{*,a},}*", "ab/a"),
            ("{é,ü}?.{a,b}", "üé.b"), ("{a,b}/", "b/c/d"), ("{a{b,c}}", "{a{b,c}}"), ("{[a,b],c}d", "bd"),
            ("{a\\,b,c}", "a,b"),
        ])
    func covers(pattern: String, path: String) throws {
        #expect(try PathPattern(pattern).matches(path))
    }

    @Test(
        "does not cover other paths",
        arguments: [
            ("App/**", "App"), ("App/**", "Apple/A.swift"), ("*.swift", "App/A.swift"), ("App/*", "App/Deep/A.swift"),
            ("App?A", "App/A"), ("App[/]A", "App/A"), ("[A-C]*.xib", "Dell.xib"), ("[!A-C]*.xib", "Bell.xib"),
            ("**/Legacy/**", "App/NotLegacy/A.swift"), ("a\\*b", "axb"), ("a/**/b", "a/xb"), ("**b", "a/b"),
            ("*a*/b", "xa/ya/b"), ("{a/,b}**/c", "bx/y/c"), ("{a,b}/*", "a/b/c"), ("{a,b}?", "a/"),
        ])
    func doesNotCover(pattern: String, path: String) throws {
        #expect(try !PathPattern(pattern).matches(path))
    }

    @Test(
        "is refused when it means nothing",
        arguments: [
            ("", PathPattern.Failure.empty), ("App/[ab", .unclosed("[")), ("App/{a,b", .unclosed("{")),
            ("App\\", .closingBackslash), ("[[:letter:]]", .unknownClass("letter")), ("../Other/**", .leavesProject),
            ("a{b", .unclosed("{")), ("{a,b\\}", .unclosed("{")), ("{a,[b}", .unclosed("[")),
        ])
    func refused(pattern: String, reason: PathPattern.Failure) {
        #expect(throws: reason) { try PathPattern(pattern) }
    }

    /// Exponential time would never end. A time limit would count how long the test waits for others on a small machine.
    @Test("takes no exponential time on hostile patterns")
    func hostilePatterns() throws {
        let path = String(repeating: "a", count: 2000)
        #expect(try !PathPattern(String(repeating: "*a", count: 40) + "b").matches(path))
        let folders = String(repeating: "a/", count: 300) + "a"
        #expect(try !PathPattern(String(repeating: "**/a*/", count: 40) + "b").matches(folders))
    }

    @Test("has as many braces as it likes, and is not multiplied out")
    func manyAlternatives() throws {
        let pairs = try PathPattern(String(repeating: "{a,b}", count: 1000))
        #expect(pairs.matches(String(repeating: "ab", count: 500)))
        #expect(!pairs.matches(String(repeating: "ab", count: 500) + "c"))
        let nested = try PathPattern(String(repeating: "{a,", count: 5000) + "b" + String(repeating: "}", count: 5000))
        #expect(nested.matches("b") && !nested.matches("ab"))
        let stars = try (0..<20).map { number in
            try PathPattern(
                "**/" + String(repeating: "*a", count: 8) + "\(number)*" + String(repeating: "{a,b}", count: 8))
        }
        let folder = String(repeating: String(repeating: "a", count: 120) + "/", count: 3)
        for number in 0..<20 {
            let path = folder + "\(number)" + String(repeating: "a", count: 100) + ".swift"
            #expect(!stars.contains { $0.matches(path) })
        }
    }

    @Test(
        "agrees with a plain recursive matcher on many small patterns", arguments: [[], ["{a,b}", "{", ",", "}", "}"]])
    func agreesWithPlainMatcher(braces: [String]) throws {
        var random = SeededRandom(seed: 7)
        var disagreements: [String] = []
        var count = 0
        for _ in 0..<20_000 {
            let pieces = ["a", "b", "/", "*", "**/", "?", "/**", "/**/", "[ab]"]
            let pattern = random.text(of: pieces + braces, length: 1...(braces.isEmpty ? 6 : 12))
            let path = random.text(of: ["a", "b", "/"], length: 1...8)
            guard let compiled = try? PathPattern(pattern), pattern.last != "/", pattern.first != "/" else { continue }
            let expected = PlainAlternatives.all(pattern).contains { PlainMatcher.matches(Array($0), Array(path)) }
            if compiled.matches(path) != expected { disagreements.append("\(pattern) on \(path)") }
            if expected { count += 1 }
        }
        #expect(disagreements == [])
        #expect(count > 200)
    }
}

/// A pattern's alternatives, multiplied out.
private enum PlainAlternatives {
    static func all(_ pattern: String) -> [String] {
        var depth = 0
        var bounds: [String.Index] = []
        for index in pattern.indices {
            switch pattern[index] {
            case "{":
                depth += 1
                if depth == 1 { bounds = [index] }
            case "," where depth == 1: bounds.append(index)
            case "}" where depth == 1 && bounds.count > 1:
                let rest = pattern[pattern.index(after: index)...]
                return zip(bounds, bounds.dropFirst() + [index]).flatMap { start, end in
                    all(String(pattern[..<bounds[0]] + pattern[pattern.index(after: start)..<end] + rest))
                }
            case "}" where depth > 0: depth -= 1
            default: break
            }
        }
        return [pattern]
    }
}

/// The meaning of a pattern, said as plainly as possible and as slowly as that is.
private enum PlainMatcher {
    static func matches(_ pattern: [Character], _ path: [Character]) -> Bool {
        matches(pattern[...], path[...], atPartStart: true)
    }

    private static func matches(
        _ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>, atPartStart: Bool
    ) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "*" {
            let stars = pattern.prefix { $0 == "*" }.count
            let rest = pattern.dropFirst(stars)
            if stars > 1 && atPartStart && rest.isEmpty { return true }
            if stars > 1 && atPartStart && rest.first == "/" {
                let next = rest.dropFirst()
                if matches(next, path, atPartStart: true) { return true }
                return path.indices.contains {
                    path[$0] == "/" && matches(next, path[($0 + 1)...], atPartStart: true)
                }
            }
            return (path.startIndex...path.endIndex).contains { end in
                !path[..<end].contains("/") && matches(rest, path[end...], atPartStart: false)
            }
        }
        guard let next = path.first else { return false }
        if first == "[" {
            return "ab".contains(next) && matches(pattern.dropFirst(4), path.dropFirst(), atPartStart: false)
        }
        guard first == "?" ? next != "/" : first == next else { return false }
        return matches(pattern.dropFirst(), path.dropFirst(), atPartStart: first == "/")
    }
}
