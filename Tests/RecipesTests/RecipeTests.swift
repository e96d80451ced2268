import Recipes
import SourceText
import Testing
import TransformKit

@Suite struct RecipeTests {
    @Test func `a recipe with every key becomes one that can run`() throws {
        let recipe = try check(
            """
            schema: 1
            name: tidy-outlets
            summary: Make outlets tidy.
            parameters:
              narrow: { type: boolean, default: true, summary: Also narrow access. }
            files: { include: ["App/**"], exclude: ["**/Legacy/**"] }
            steps:
              - use: outlet-ownership
                id: own
                with: { private: "${narrow}" }
                select: { class: "*ViewController" }
                safety: safe
                files:
                  exclude: [App/Generated/**]
            verify: default
            """)
        #expect(recipe.name == "tidy-outlets")
        #expect(recipe.summary == "Make outlets tidy.")
        #expect(recipe.verification == .default)
        #expect(recipe.parameters == OptionValues(["narrow": .boolean(true)]))
        #expect(recipe.files == FileFilter(include: ["App/**"], exclude: ["**/Legacy/**"]))
        let step = try #require(recipe.steps.first)
        #expect(step.id == "own")
        #expect(step.transformID == "outlet-ownership")
        #expect(step.options == OptionValues(["private": .boolean(true)]))
        #expect(step.selection == OptionValues(["class": .string("*ViewController")]))
        #expect(step.maximumSafety == .safe)
        #expect(step.files == [recipe.files, FileFilter(exclude: ["App/Generated/**"])])
        #expect(step.place == Place(path: "main.yml", position: SourcePosition(line: 8, column: 5)))
    }

    @Test func `what a recipe leaves out has its default`() throws {
        let recipe = try check(step("split-storyboard"))
        let step = try #require(recipe.steps.first)
        #expect(step.id == "split-storyboard")
        #expect(step.options == OptionValues(["max-scenes": .integer(10), "by": .string("flow")]))
        #expect(step.selection == OptionValues())
        #expect(step.maximumSafety == nil)
        #expect(step.files.isEmpty)
        #expect(recipe.summary.isEmpty)
        #expect(recipe.files.isEmpty)
    }

    @Test func `keys that hold a mapping may be empty`() throws {
        let text =
            "schema: 1\nname: n\nparameters:\nfiles:\nsteps:\n  - use: outlet-ownership\n    with:\n    select:\n"
        #expect(try check(text).steps.count == 1)
    }

    @Test func `problems of every kind are reported at once, by place`() {
        let text = """
            schema: 1
            name: sample
            sumary: Misspelled.
            steps:
              - use: outlet-owners
              - use: split-storyboard
                with: { max-scenes: many, size: 3 }
                safety: unsafe
            """
        let found = problems(text, settings: ["depth": "3"])
        #expect(
            found == [
                "--set: unknown parameter \"depth\"; \"sample\" has no parameters",
                "main.yml:3:1: unknown key \"sumary\" in a recipe; did you mean \"summary\"?",
                "main.yml:5:10: unknown transform \"outlet-owners\"; did you mean \"outlet-ownership\"?",
                "main.yml:7:25: \"max-scenes\" must be a whole number, not \"many\"",
                "main.yml:7:31: unknown option \"size\" of \"split-storyboard\"; "
                    + "use one of \"max-scenes\", \"by\", \"names\", \"storyboards\"",
                "main.yml:8:13: \"safety\" must be one of safe, review, draft, not \"unsafe\"; did you mean \"safe\"?",
            ])
    }

    @Test func `a message quotes long text in short and no control characters`() {
        let text = step("outlet-ownership", "with: { private: \"\\e[31m\\n\(String(repeating: "x", count: 100))\" }")
        let quoted = "\\u{1B}[31m\\n" + String(repeating: "x", count: 54) + "…"
        #expect(
            problems(text) == ["main.yml:5:22: \"private\" must be true or false, not the string \"\(quoted)\""])
    }

    @Test func `a problem carries its place and what to write instead`() throws {
        let error = #expect(throws: InvalidRecipe.self) { try check(step("outlet-owenrship")) }
        let problem = try #require(error?.problems.first)
        #expect(problem.file == "main.yml")
        #expect(problem.line == 4)
        #expect(problem.column == 10)
        #expect(problem.suggestion == "outlet-ownership")
        #expect(error?.missingTransforms == ["outlet-owenrship"])
    }

    @Test(arguments: [
        ("name: n\nsteps: [{ use: outlet-ownership }]", "1:1: \"schema\" is missing; write \"schema: 1\""),
        (
            "schem: 1\nname: n\nsteps: [{ use: outlet-ownership }]",
            "1:1: unknown key \"schem\" in a recipe; did you mean \"schema\"?"
        ),
        ("schema: 2\nnme: n", "1:9: schema 2 is unknown; this nibwright reads schema 1"),
        ("schema: '1'\nnme: n", "1:9: \"schema\" must be 1, not the string \"1\""),
        ("schema: 1\nsteps: [{ use: outlet-ownership }]", "1:1: \"name\" is missing; write \"name: what-it-achieves\""),
        (
            "schema: 1\nname:\nsteps: [{ use: outlet-ownership }]",
            "2:1: \"name\" has no value; give it one or remove the key"
        ),
        ("schema: 1\nname: [a]\nsteps: [{ use: outlet-ownership }]", "2:7: \"name\" must be a string, not a list"),
        ("schema: 1\nname: n", "1:1: \"steps\" is missing; list at least one \"use:\" or \"include:\""),
        ("schema: 1\nname: n\nsteps: []", "3:1: \"steps\" is empty; list at least one \"use:\" or \"include:\""),
        ("schema: 1\nname: n\nsteps:", "3:1: \"steps\" has no value; give it one or remove the key"),
        ("schema: 1\nname: n\nsteps: { use: outlet-ownership }", "3:8: \"steps\" must be a list, not a mapping"),
        ("- schema: 1", "1:1: a recipe must be a mapping of keys to values, not a list"),
        (
            "schema: 1\nname: n\nsteps: [{ use: outlet-ownership }]\nverify: defalt",
            "4:9: unknown verification \"defalt\"; did you mean \"default\"?"
        ),
    ])
    func `a recipe of the wrong form is refused`(text: String, message: String) {
        #expect(problems(text) == ["main.yml:" + message])
    }

    @Test(arguments: [
        ("files: App", "4:8: \"files\" must be a mapping of keys to values, not \"App\""),
        ("files: { includes: [a] }", "4:10: unknown key \"includes\" in \"files\"; did you mean \"include\"?"),
        (
            "files: { include: App }",
            "4:19: \"include\" must be a list of values, each a string, not \"App\"; write [\"App\"]"
        ),
        ("files: { include: }", "4:10: \"include\" has no value; give it one or remove the key"),
        (
            "files: { exclude: [a, ''] }",
            "4:23: \"exclude\" cannot use \"\": the pattern is empty; write \"**\" for every file"
        ),
        (
            "files: { include: ['../Other/**'] }",
            "4:20: \"include\" cannot use \"../Other/**\": the pattern has a \"..\"; "
                + "patterns start at the project's folder and cannot leave it"
        ),
    ])
    func `a file filter of the wrong form is refused`(text: String, message: String) {
        let found = problems("schema: 1\nname: n\nsteps: [{ use: outlet-ownership }]\n" + text)
        #expect(found == ["main.yml:" + message])
    }
}
