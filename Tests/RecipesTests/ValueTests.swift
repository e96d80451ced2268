import Recipes
import Testing
import TransformKit

@Suite struct ValueTests {
    private func option(_ name: String, of transform: String, _ value: String) throws -> OptionValue? {
        var lines = ["with:", "  \(name): \(value)"]
        if transform == "name-colors", name != "namespace" { lines.append("  namespace: Brand") }
        return try check(step(transform, lines.joined(separator: "\n    "))).steps.first?.options[name]
    }

    private func problem(_ name: String, of transform: String, _ value: String) -> [String] {
        var lines = ["with:", "  \(name): \(value)"]
        if transform == "name-colors", name != "namespace" { lines.append("  namespace: Brand") }
        return problems(step(transform, lines.joined(separator: "\n    ")))
    }

    @Test(arguments: ["1.20", "no", "yes", "on", "010", "2024-01-01", "1e3", "0x10", "true", "1_000", "12:30:45"])
    func `a string stays as it was written`(text: String) throws {
        #expect(try option("namespace", of: "name-colors", text) == .string(text))
        #expect(try option("namespace", of: "name-colors", "\"\(text)\"") == .string(text))
        #expect(try option("namespace", of: "name-colors", "'\(text)'") == .string(text))
    }

    @Test func `an empty string needs quotes`() throws {
        #expect(try option("namespace", of: "name-colors", "''") == .string(""))
        for nothing in ["", "~", "null"] {
            #expect(
                problem("namespace", of: "name-colors", nothing) == [
                    "main.yml:6:\(nothing.isEmpty ? 17 : 18): \"namespace\" has no value; "
                        + "write \"\" for an empty string"
                ])
        }
    }

    @Test func `values take the type of their option`() throws {
        #expect(try option("private", of: "outlet-ownership", "true") == .boolean(true))
        #expect(try option("max-scenes", of: "split-storyboard", "-3") == .integer(-3))
        #expect(try option("tolerance", of: "name-colors", "1") == .number(1))
        #expect(try option("tolerance", of: "name-colors", "2.5e-1") == .number(0.25))
        #expect(try option("by", of: "split-storyboard", "tab") == .string("tab"))
        #expect(try option("by", of: "split-storyboard", "'tab'") == .string("tab"))
        #expect(
            try option("storyboards", of: "split-storyboard", "[Main, 10]") == .list([.string("Main"), .string("10")]))
        let names = OptionValue.map([
            OptionEntry(key: "Shop", value: .list([.string("Cart")])), OptionEntry(key: "About", value: .list([])),
        ])
        #expect(try option("names", of: "split-storyboard", "{ Shop: [Cart], About: [] }") == names)
        #expect(try option("names", of: "split-storyboard", "") == .map([]))
    }

    @Test(arguments: [
        ("yes", "true"), ("on", "true"), ("True", "true"), ("1", "true"), ("no", "false"), ("OFF", "false"),
    ])
    func `what other YAML takes for a boolean is refused with the word to write`(text: String, word: String) {
        #expect(
            problem("private", of: "outlet-ownership", text) == [
                "main.yml:6:16: \"private\" must be true or false, not \"\(text)\"; write \(word)"
            ])
    }

    @Test(arguments: [
        ("max-scenes", "ten", "19: \"max-scenes\" must be a whole number, not \"ten\""),
        ("max-scenes", "\"10\"", "19: \"max-scenes\" must be a whole number, not the string \"10\"; remove the quotes"),
        ("max-scenes", "1_000", "19: \"max-scenes\" must be a whole number, not \"1_000\"; write 1000"),
        ("max-scenes", "010", "19: \"max-scenes\" must be a whole number, not \"010\""),
        ("max-scenes", "2.0", "19: \"max-scenes\" must be a whole number, not \"2.0\""),
        (
            "max-scenes", "99999999999999999999",
            "19: \"max-scenes\" must be a whole number, not \"99999999999999999999\""
        ),
        ("max-scenes", "[1]", "19: \"max-scenes\" must be a whole number, not a list"),
        ("max-scenes", "{ a: 1 }", "19: \"max-scenes\" must be a whole number, not a mapping"),
        ("max-scenes", "", "18: \"max-scenes\" has no value; it must be a whole number"),
        ("by", "flwo", "11: \"by\" must be one of flow, tab, prefix, not \"flwo\"; did you mean \"flow\"?"),
        ("by", "scene", "11: \"by\" must be one of flow, tab, prefix, not \"scene\""),
        (
            "storyboards", "Main",
            "20: \"storyboards\" must be a list of values, each a string, not \"Main\"; write [\"Main\"]"
        ),
        ("storyboards", "[a, [b]]", "24: each item of \"storyboards\" must be a string, not a list"),
        ("storyboards", "", "19: \"storyboards\" has no value; it must be a list of values, each a string"),
        ("names", "[a]", "14: \"names\" must be a mapping of keys to values, not a list"),
        (
            "names", "{ Shop: Cart }",
            "22: \"Shop\" must be a list of values, each a string, not \"Cart\"; write [\"Cart\"]"
        ),
    ])
    func `a value of another type is refused`(name: String, text: String, message: String) {
        #expect(problem(name, of: "split-storyboard", text) == ["main.yml:6:" + message])
    }

    @Test(arguments: ["nan", "inf", "0x10", "1e999", "1,5", "."])
    func `a number that is none is refused`(text: String) {
        #expect(
            problem("tolerance", of: "name-colors", text) == [
                "main.yml:6:18: \"tolerance\" must be a number, not \"\(text)\""
            ])
    }
}
