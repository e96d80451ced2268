import Foundation
import Testing

@Suite("A wrong command line or recipe")
struct UsageTests {
    @Test(
        "ends with 2 and says why",
        arguments: [
            (["plan"], "Missing expected argument"), (["plan", "x", "--bogus"], "Unknown option '--bogus'"),
            (["plan", "x", "--threads", "0"], "--threads must be at least 1"),
            (["plan", "x", "--allow", "yes"], "'yes' is invalid"),
            (["plan", "x", "--set", "a"], "--set and --with take name=value"),
            (["plan", "x", "--set", "a=1", "--set", "a=2"], "--set gives \"a\" twice"),
            (["plan", "no-such-recipe"], "there is no recipe \"no-such-recipe\""), (["frobnicate"], "frobnicate"),
            (["undo", "/no/such/folder"], "there is no folder \"/no/such/folder\""),
            (["inspect", "/no/such/folder"], "there is no folder \"/no/such/folder\""),
        ])
    func commandLine(_ arguments: [String], _ message: String) throws {
        let outcome = try Nibwright.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("nibwright: "))
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.output == "")
    }

    @Test("names every problem of a recipe with its place, before a project is read")
    func invalidRecipe() throws {
        let project = try Project.card()
        try project.write(
            """
            schema: 1
            name: wrong
            colour: red
            steps:
              - use: outlet-onwership
              - use: outlet-ownership
                with: { privat: true, private: 3 }
                select: { clas: "*" }
                safety: dangerous
            """, to: "wrong.yml")
        let outcome = try Nibwright.run(["plan", "wrong.yml", "/no/such/folder"], in: project.root)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        for (place, word) in [
            ("wrong.yml:3:", "colour"), ("wrong.yml:5:", "outlet-ownership"), ("wrong.yml:7:", "privat"),
            ("wrong.yml:7:", "private"), ("wrong.yml:8:", "class"), ("wrong.yml:9:", "dangerous"),
        ] {
            #expect(
                outcome.errors.split(separator: "\n").contains { $0.contains(place) && $0.contains(word) },
                "\(place) \(word) in \(outcome.errors)")
        }
        #expect(!outcome.errors.contains("/no/such/folder"))
    }

    @Test(
        "names a parameter that the recipe does not have, or a value of the wrong type",
        arguments: ["privat=true", "private=3"])
    func parameters(_ setting: String) throws {
        let outcome = try Project.card().plan("--set", setting)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("private"))
    }

    @Test("names a project that is not there or no folder, and makes no plan of the others")
    func missingProject() throws {
        let project = try Project.card()
        let before = try project.tree()
        for path in ["/no/such/folder", project.absolute(Project.cardPath)] {
            for command in ["plan", "check", "apply"] {
                let outcome = try Nibwright.run([command, Nibwright.recipe, project.root, path])
                #expect(outcome.status == 2)
                #expect(outcome.errors.contains("\"\(path)\""))
                #expect(outcome.output == "")
            }
        }
        #expect(try project.tree() == before)
    }
}

@Suite("A plugin that is refused")
struct RefusedPluginTests {
    @Test("ends the run with 3 where the recipe needs it, and says why it is refused")
    func needed() throws {
        let project = try projectWithRefusedPlugin()
        try project.write("schema: 1\nname: need\nsteps:\n  - use: not-built-in\n", to: "need.yml")
        let outcome = try Nibwright.run(["plan", "need.yml", project.root, "--plugins", "all"], in: project.root)
        #expect(outcome.status == 3)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("refused"))
        #expect(outcome.errors.contains("not-built-in"))
    }

    @Test("does not matter to another recipe, but is mentioned")
    func notNeeded() throws {
        let project = try projectWithRefusedPlugin()
        let outcome = try project.plan("--brief")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("1 accepted"))
        #expect(outcome.errors.contains("libBroken"))
    }

    @Test("is listed with the reason")
    func listed() throws {
        let project = try projectWithRefusedPlugin()
        let outcome = try Nibwright.run(["plugin", "list", "--project", project.root, "--plugins", "all"])
        #expect(outcome.status == 3)
        #expect(outcome.output.contains(": outlet-ownership\n"))
        #expect(outcome.output.contains("libBroken"))
        #expect(outcome.output.contains("refused"))
        #expect(try Nibwright.run(["plugin"]).status == 0)
    }

    private func projectWithRefusedPlugin() throws -> Project {
        let project = try Project.card()
        #if os(macOS)
            let name = "libBroken.dylib"
        #else
            let name = "libBroken.so"
        #endif
        try project.write("no library", to: ".nibwright/plugins/\(name)")
        return project
    }
}

@Suite("Odd names and forms")
struct OddInputTests {
    @Test("a recipe in braces is a recipe for apply as well")
    func bracedRecipe() throws {
        let project = try Project.card()
        let recipe = project.root + "/braces.yml"
        try "{schema: 1, name: braces, steps: [{use: outlet-ownership}]}".write(
            toFile: recipe, atomically: true, encoding: .utf8)
        let outcome = try Nibwright.run(["apply", recipe, project.root, "--allow-dirty"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Applied 1 change"))
    }

    @Test("two names that differ in their Unicode form alone are told, and one is left out")
    func unicodeForms() throws {
        let project = try Project.card()
        for name in ["Caf\u{E9}.swift", "Cafe\u{301}.swift"] {
            _ = FileManager.default.createFile(atPath: project.root + "/" + name, contents: Data("class A {}\n".utf8))
        }
        let outcome = try Nibwright.run(["inspect", project.root, "--format", "json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #if os(Linux)
            #expect(outcome.output.contains("same-name"))
        #endif
    }
}
