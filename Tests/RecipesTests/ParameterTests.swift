import Recipes
import Testing
import TransformKit

@Suite struct ParameterTests {
    /// A recipe with one parameter `value` of the given declaration, which the step's `line` may refer to.
    private func recipe(_ declaration: String, _ transform: String, _ line: String) -> String {
        """
        schema: 1
        name: sample
        parameters:
          value: { \(declaration) }
        steps:
          - use: \(transform)
            with:
              \(line)
        """
    }

    private func options(
        _ declaration: String, _ transform: String, _ line: String, settings: [String: String] = [:]
    ) throws -> OptionValues? {
        try check(recipe(declaration, transform, line), settings: settings).steps.first?.options
    }

    @Test func `a value that is wholly a parameter takes its typed value`() throws {
        let narrow = try options("type: boolean, default: true", "outlet-ownership", "private: ${value}")
        #expect(narrow?.boolean("private") == true)
        let maximum = try options("type: integer, default: 7", "split-storyboard", "max-scenes: \"${value}\"")
        #expect(maximum?.integer("max-scenes") == 7)
        let names = try options("type: list, default: [A, B]", "split-storyboard", "storyboards: ${value}")
        #expect(names?.strings("storyboards") == ["A", "B"])
        let word = try options("type: choice, choices: [tab, flow], default: tab", "split-storyboard", "by: ${value}")
        #expect(word?.string("by") == "tab")
    }

    @Test func `a parameter inside a longer string is filled in as it was written`() throws {
        let line = "namespace: v${value}-$${value}-${value}"
        #expect(
            try options("type: number, default: 1.20", "name-colors", line)?.string("namespace")
                == "v1.20-${value}-1.20")
        #expect(
            try options("type: number, default: 1.20", "name-colors", "namespace: ${value}")?.string("namespace")
                == "1.20")
        let set = try options(
            "type: number, default: 1", "name-colors", "namespace: x${value}", settings: ["value": "2.50"])
        #expect(set?.string("namespace") == "x2.50")
    }

    @Test func `a dollar sign alone is nothing special`() throws {
        #expect(
            try options("type: string, default: a", "name-colors", "namespace: $5 $ $$ {b}")?.string("namespace")
                == "$5 $ $$ {b}")
    }

    @Test func `values from the command line are read as the declared type`() throws {
        let boolean = try options(
            "type: boolean, default: false", "outlet-ownership", "private: ${value}", settings: ["value": "true"])
        #expect(boolean?.boolean("private") == true)
        let list = try options(
            "type: list", "split-storyboard", "storyboards: ${value}", settings: ["value": "Main, Shop"])
        #expect(list?.strings("storyboards") == ["Main", "Shop"])
        let empty = try options("type: list", "split-storyboard", "storyboards: ${value}", settings: ["value": ""])
        #expect(empty?.strings("storyboards") == [])
        let text = try options("type: string", "name-colors", "namespace: ${value}", settings: ["value": "${x} no"])
        #expect(text?.string("namespace") == "${x} no")
    }

    @Test(arguments: [
        (["value": "yes"], "\"value\" must be true or false, not \"yes\"; write true"),
        (["vlaue": "true"], "unknown parameter \"vlaue\"; did you mean \"value\"?"),
        (["other": "true"], "unknown parameter \"other\"; use one of \"value\""),
    ])
    func `wrong values from the command line are refused`(settings: [String: String], message: String) {
        let text = recipe("type: boolean, default: false", "outlet-ownership", "private: ${value}")
        #expect(problems(text, settings: settings) == ["--set: " + message])
    }

    @Test func `a parameter without default must be set`() {
        let text = recipe("type: boolean", "outlet-ownership", "private: ${value}")
        #expect(
            problems(text) == [
                "main.yml:4:3: the parameter \"value\" has no value; give it one with \"--set value=…\", or a default"
            ])
    }

    @Test(arguments: [
        ("type: string, default: a", "private: ${valeu}", "8:16: unknown parameter \"valeu\"; did you mean \"value\"?"),
        (
            "type: string, default: a", "private: ${value}",
            "8:16: \"private\" must be true or false, but the parameter \"value\" is a string"
        ),
        (
            "type: string, default: a", "private: ${value",
            "8:16: \"${\" is not closed with \"}\"; write \"$${\" where you mean the characters"
        ),
        (
            "type: string, default: a", "private: x${}",
            "8:16: \"${}\" names no parameter; write \"$${}\" where you mean the characters"
        ),
        (
            "type: list, default: [a]", "private: x${value}",
            "8:16: the parameter \"value\" is a list and cannot stand inside a string"
        ),
        (
            "type: string, default: a", "private: { a: ${value} }",
            "8:21: between braces or brackets, a parameter needs quotes; write \"${value}\""
        ),
    ])
    func `a reference that does not work out is refused`(declaration: String, line: String, message: String) {
        #expect(problems(recipe(declaration, "outlet-ownership", line)) == ["main.yml:" + message])
    }

    @Test func `a word that a choice does not have is refused where it is used`() {
        let text = recipe("type: string, default: scene", "split-storyboard", "by: ${value}")
        #expect(
            problems(text) == [
                "main.yml:8:11: \"by\" must be one of flow, tab, prefix, but the parameter \"value\" is \"scene\""
            ])
    }

    @Test(arguments: [
        (
            "default: a",
            "10: the parameter \"value\" has no \"type\"; "
                + "give it one of boolean, integer, number, string, choice, list, map, file"
        ),
        (
            "type: bool, default: true",
            "18: unknown type \"bool\" of the parameter \"value\"; "
                + "use one of \"boolean\", \"integer\", \"number\", \"string\", \"choice\", \"list\", \"map\", \"file\""
        ),
        (
            "type: strnig, default: a",
            "18: unknown type \"strnig\" of the parameter \"value\"; did you mean \"string\"?"
        ),
        (
            "type: boolean, defualt: true",
            "27: unknown key \"defualt\" in the parameter \"value\"; did you mean \"default\"?"
        ),
        ("type: boolean, default: yes", "36: \"default\" must be true or false, not \"yes\"; write true"),
        ("type: boolean, default: ", "27: \"default\" has no value; give it one or remove the key"),
        ("type: string, default: \"${other}\"", "35: a default cannot refer to a parameter; write the value itself"),
        (
            "type: choice, default: a",
            "10: the parameter \"value\" is a choice without \"choices\"; list the words to choose from"
        ),
        ("type: choice, choices: [], default: a", "35: \"choices\" is empty; list the words to choose from"),
        ("type: choice, choices: [a, b], default: c", "52: \"default\" must be one of a, b, not \"c\""),
        (
            "type: string, choices: [a], default: a",
            "26: \"choices\" belong to the type \"choice\", not to \"string\"; change one of the two"
        ),
    ])
    func `a declaration of the wrong form is refused`(declaration: String, message: String) {
        let text = "schema: 1\nname: n\nsteps: [{ use: outlet-ownership }]\nparameters:\n  value: { \(declaration) }"
        #expect(problems(text) == ["main.yml:5:" + message])
    }

    @Test func `a parameter must be declared with its type`() {
        let declarations = "parameters:\n  value: true\n  a b: { type: string }"
        let text = "schema: 1\nname: n\nsteps: [{ use: outlet-ownership }]\n" + declarations
        #expect(
            problems(text) == [
                "main.yml:5:10: the parameter \"value\" must say its type; "
                    + "write { type: string, default: …, summary: … }",
                "main.yml:6:3: a parameter's name must be letters, digits and hyphens, not \"a b\"",
            ])
    }

    @Test func `file patterns and safety may come from parameters`() throws {
        let recipe = try check(
            """
            schema: 1
            name: n
            parameters:
              folders: { type: list, default: [App/**] }
              level: { type: choice, choices: [safe, review], default: safe }
            files:
              include: ${folders}
            steps:
              - use: outlet-ownership
                safety: ${level}
            """, settings: ["level": "review"])
        #expect(recipe.files.include == ["App/**"])
        #expect(recipe.steps.first?.maximumSafety == .review)
    }
}
