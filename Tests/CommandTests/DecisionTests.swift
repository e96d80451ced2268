import Foundation
import Testing

@Suite("Decisions on a plan")
struct DecisionTests {
    /// The decisions that the page of a plan would save, with the ids in whose names one of the words stands taken.
    private func decisions(_ project: Project, taking words: [String], in page: String) throws -> String {
        let html = try String(contentsOfFile: page, encoding: .utf8)
        let pattern =
            /<details id="([^"]+)"[^>]*><summary><input type="checkbox" class="take" data-fingerprint="([0-9a-f]+)"/
        var changes: [String: [String: String]] = [:]
        for match in html.matches(of: pattern) {
            let id = String(match.output.1)
            changes[id] = [
                "decision": words.contains(where: id.contains) ? "take" : "leave",
                "fingerprint": String(match.output.2),
            ]
        }
        let file: [String: Any] = ["nibwright-decisions": 1, "recipe": "outlet-ownership", "changes": changes]
        let path = project.absolute("../\(UUID().uuidString).json")
        try JSONSerialization.data(withJSONObject: file).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func planned(_ project: Project) throws -> (plan: String, page: String) {
        let name = UUID().uuidString
        let (plan, page) = (project.absolute("../\(name).plan"), project.absolute("../\(name).html"))
        try project.plan("--save", plan, "-o", page)
        return (plan, page)
    }

    @Test("are obeyed on a kept plan: what is taken is made, and nothing else")
    func keptPlan() throws {
        let project = try Project.beanThere()
        let (plan, page) = try planned(project)
        let file = try decisions(project, taking: ["LoginViewController", "hintView"], in: page)
        let outcome = try Nibwright.run(["apply", plan, project.root, "--decisions", file])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("80 proposed = 5 accepted + 74 held back + 1 refused + 0 conflicting"))
        let changed = try project.plan("--format", "json").output
        #expect(!changed.contains("LoginViewController.emailField"))
        #expect(changed.contains("AccountViewController.emailLabel"))
        #expect(try project.undo().status == 0)
    }

    @Test("are obeyed with a recipe")
    func recipe() throws {
        let project = try Project.beanThere()
        let file = try decisions(project, taking: ["LoginViewController"], in: try planned(project).page)
        #expect(try project.apply("--decisions", file).output.contains("= 4 accepted + "))
    }

    @Test("on a change that is another one now stop everything")
    func stale() throws {
        let project = try Project.beanThere()
        let file = try decisions(project, taking: ["LoginViewController"], in: try planned(project).page)
        let path = "BeanThere/Account/LoginViewController.swift"
        try project.write(
            project.text(path).replacing("weak var emailField", with: "unowned var emailField"), to: path)
        let before = try project.tree()
        let outcome = try project.apply("--decisions", file)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("Nothing was written"))
        #expect(try project.tree() == before)
    }

    @Test("that are none, or on another recipe, are refused", arguments: ["{}", "{", "{\"nibwright-decisions\": 7}"])
    func refused(_ text: String) throws {
        let project = try Project.card()
        let file = project.absolute("../\(UUID().uuidString).json")
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let outcome = try project.apply("--decisions", file)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("cannot be obeyed"))
        try Data("{\"nibwright-decisions\": 1, \"recipe\": \"other\", \"changes\": {}}".utf8).write(
            to: URL(fileURLWithPath: file))
        #expect(try project.apply("--decisions", file).errors.contains("changes of the recipe \"other\""))
    }

    @Test("are made by review, kept, gone on with, and applied")
    func review() throws {
        let project = try Project.beanThere()
        let plan = project.absolute("../\(UUID().uuidString).json")
        func review(_ answers: String) throws -> Nibwright.Outcome {
            try Nibwright.shell(
                "printf '\(answers)' | nibwright review \"\(Nibwright.recipe)\" \"\(project.root)\" --save \"\(plan)\"",
                in: project.root)
        }
        let before = try project.tree()
        let first = try review("y\\nn\\ne\\nq\\n")
        #expect(first.status == 0)
        #expect(first.output.contains("[1 of 79] Take this change? [y,n,a,s,b,e,q,?]"))
        #expect(first.output.contains("1 to make, 1 left out, 77 not decided on"))
        let second = try review("a\\n")
        #expect(second.output.contains("2 were decided on before."))
        #expect(second.output.contains("74 to make, 1 left out, 4 not decided on"))
        #expect(try project.tree() == before)
        #expect(try Nibwright.run(["apply", plan, project.root]).output.hasPrefix("Applied 74 changes"))
    }

    @Test("can be looked at again and stay what they are; a review explains its words")
    func lookingBack() throws {
        let project = try Project.beanThere()
        let plan = project.absolute("../\(UUID().uuidString).json")
        let outcome = try Nibwright.shell(
            "printf 'y\\nb\\n\\ne\\nq\\n' | nibwright review \"\(Nibwright.recipe)\" \"\(project.root)\" --save \"\(plan)\"",
            in: project.root)
        #expect(outcome.output.contains("You took it; Enter keeps that."))
        #expect(outcome.output.contains("1 to make, 0 left out, 78 not decided on"))
        #expect(outcome.output.contains("outlet-ownership: Make each outlet's strength say what the code relies on."))
        #expect(outcome.output.contains("safe: behavior cannot differ"))
    }

    @Test("are not kept where none was made")
    func none() throws {
        let project = try Project.card()
        let plan = project.absolute("../\(UUID().uuidString).json")
        let outcome = try Nibwright.shell(
            "printf 'q\\n' | nibwright review \"\(Nibwright.recipe)\" \"\(project.root)\" --save \"\(plan)\"",
            in: project.root)
        #expect(outcome.output.contains("Nothing was decided, so no plan is kept."))
        #expect(!FileManager.default.fileExists(atPath: plan))
    }

    @Test("are not kept over a file that is no plan")
    func otherFile() throws {
        let project = try Project.card()
        let file = project.absolute("../\(UUID().uuidString).json")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
        let outcome = try Nibwright.run(["review", Nibwright.recipe, project.root, "--save", file])
        #expect(outcome.status == 2)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }
}
