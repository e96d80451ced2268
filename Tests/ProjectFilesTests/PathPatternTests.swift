import ProjectFiles
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
            ("a/{b,}c", "a/c"),
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
            ("*a*/b", "xa/ya/b"),
        ])
    func doesNotCover(pattern: String, path: String) throws {
        #expect(try !PathPattern(pattern).matches(path))
    }

    @Test(
        "is refused when it means nothing",
        arguments: [
            ("", PathPattern.Failure.empty), ("App/[ab", .unclosed("[")), ("App/{a,b", .unclosed("{")),
            ("App\\", .closingBackslash), ("[[:letter:]]", .unknownClass("letter")), ("../Other/**", .leavesProject),
            (String(repeating: "{a,b}", count: 30), .tooManyAlternatives),
        ])
    func refused(pattern: String, reason: PathPattern.Failure) {
        #expect(throws: reason) { try PathPattern(pattern) }
    }

    @Test("takes no exponential time on hostile patterns", .timeLimit(.minutes(1)))
    func hostilePatterns() throws {
        let path = String(repeating: "a", count: 2000)
        #expect(try !PathPattern(String(repeating: "*a", count: 40) + "b").matches(path))
        let folders = String(repeating: "a/", count: 300) + "a"
        #expect(try !PathPattern(String(repeating: "**/a*/", count: 40) + "b").matches(folders))
    }

    @Test("agrees with a plain recursive matcher on many small patterns")
    func agreesWithPlainMatcher() throws {
        var random = SeededRandom(seed: 7)
        var disagreements: [String] = []
        for _ in 0..<20_000 {
            let pattern = random.text(of: ["a", "b", "/", "*", "**/", "?", "/**", "/**/", "[ab]"], length: 1...6)
            let path = random.text(of: ["a", "b", "/"], length: 1...8)
            guard let compiled = try? PathPattern(pattern), pattern.last != "/", pattern.first != "/" else { continue }
            let expected = PlainMatcher.matches(Array(pattern), Array(path))
            if compiled.matches(path) != expected { disagreements.append("\(pattern) on \(path)") }
        }
        #expect(disagreements == [])
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
