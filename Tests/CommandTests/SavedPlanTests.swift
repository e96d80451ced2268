import Foundation
import Testing

@Suite("A kept plan")
struct SavedPlanTests {
    @Test("is applied exactly")
    func apply() throws {
        let (project, reference) = (try Project.beanThere(), try Project.beanThere())
        let file = planFile(project)
        let plan = try project.plan("--save", file, "--allow", "review")
        #expect(plan.status == 0)
        #expect(
            plan.output.hasSuffix(
                "\nTo do this: nibwright apply \(file) \(project.root)\n"))
        #expect(plan.output.contains("Nothing was written but \(file). "))
        let outcome = try Nibwright.run(["apply", file, project.root])
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("Applied 78 changes"))
        try reference.apply("--allow", "review")
        #expect(try project.tree() == reference.tree())
        #expect(try project.undo().status == 0)
    }

    @Test("is the same file on every run")
    func reproducible() throws {
        let project = try Project.beanThere()
        let files = [planFile(project), planFile(project) + "2"]
        try project.plan("--save", files[0], "--threads", "1")
        try project.plan("--save", files[1], "--threads", "5")
        #expect(FileManager.default.contents(atPath: files[0]) == FileManager.default.contents(atPath: files[1]))
    }

    @Test("is stale once a file that it stands on has changed", arguments: [Project.cardPath, Project.storyboardPath])
    func stale(_ path: String) throws {
        let project = try Project.card()
        try project.plan("--save", planFile(project))
        try project.write(project.text(path) + "\n", to: path)
        let before = try project.tree()
        let outcome = try Nibwright.run(["apply", planFile(project)], in: project.root)
        #expect(outcome.status == 6)
        #expect(outcome.errors.contains("the plan is stale"))
        #expect(outcome.errors.contains("  \(path)\n"))
        #expect(try project.tree() == before)
    }

    @Test("is stale once it was applied")
    func twice() throws {
        let project = try Project.card()
        try project.plan("--save", planFile(project))
        #expect(try Nibwright.run(["apply", planFile(project)], in: project.root).status == 0)
        #expect(try Nibwright.run(["apply", planFile(project)], in: project.root).status == 6)
    }

    @Test("can be applied to another copy of the project")
    func otherCopy() throws {
        let (project, copy) = (try Project.card(), try Project.card())
        try project.plan("--save", planFile(project))
        #expect(try Nibwright.run(["apply", planFile(project), copy.root]).status == 0)
        #expect(project.text(Project.cardPath).contains("weak"))
        #expect(!copy.text(Project.cardPath).contains("weak"))
    }

    @Test(
        "that is damaged or of another version is refused", arguments: ["{", "{}", "[1]", "{\"nibwright-plan\": 99}"])
    func damaged(_ text: String) throws {
        let project = try Project.card()
        let before = try project.tree()
        try Data(text.utf8).write(to: URL(fileURLWithPath: planFile(project)))
        let outcome = try Nibwright.run(["apply", planFile(project), project.root])
        #expect(outcome.status == 2)
        #expect(!outcome.errors.isEmpty)
        #expect(try project.tree() == before)
    }

    @Test("whose replacement is neither text nor base 64 is refused")
    func brokenReplacement() throws {
        let project = try Project.card()
        try project.plan("--save", planFile(project))
        let before = try project.tree()
        let saved = try String(contentsOfFile: planFile(project), encoding: .utf8)
        let broken = saved.replacing(/"text" :/, with: "\"test\" :")
        #expect(broken != saved)
        try Data(broken.utf8).write(to: URL(fileURLWithPath: planFile(project)))
        #expect(try Nibwright.run(["apply", planFile(project), project.root]).status == 2)
        #expect(try project.tree() == before)
    }

    @Test("that changes nothing can be applied")
    func empty() throws {
        let project = try Project.card()
        for _ in 0..<2 {
            try project.plan("--save", planFile(project))
            #expect(try Nibwright.run(["apply", planFile(project), project.root]).status == 0)
        }
    }

    @Test("that someone made lead out of the project, or out of a file, is refused")
    func hostile() throws {
        let project = try Project.card()
        let before = try project.tree()
        try project.plan("--save", planFile(project))
        let text = String(decoding: FileManager.default.contents(atPath: planFile(project))!, as: UTF8.self)
        let outside = "../victim.swift"
        let forgeries = [
            text.replacing("\"path\" : \"\(Project.cardPath)\"", with: "\"path\" : \"\(outside)\""),
            text.replacing(#/"offset" : \d+/#, with: "\"offset\" : 99999999"),
            text.replacing(#/"offset" : \d+/#, with: "\"offset\" : -5"),
            text.replacing(#/"length" : \d+/#, with: "\"length\" : -1"),
            text.replacing(#/"length" : \d+/#, with: "\"length\" : 9223372036854775807"),
        ]
        for forgery in forgeries {
            #expect(forgery != text)
            try Data(forgery.utf8).write(to: URL(fileURLWithPath: planFile(project)))
            let outcome = try Nibwright.run(["apply", planFile(project)], in: project.root)
            #expect([2, 6].contains(outcome.status), "\(outcome.status) \(outcome.errors)")
            #expect(try project.tree() == before)
            #expect(!FileManager.default.fileExists(atPath: project.absolute(outside)))
        }
    }

    @Test("does not say where it may write: that is the working folder, or the one that is named")
    func root() throws {
        let (project, here) = (try Project.card(), try Project.card())
        try project.plan("--save", planFile(project))
        let (before, beforeHere) = (try project.tree(), try here.tree())
        let outcome = try Nibwright.run(["apply", planFile(project)], in: here.root)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\"\(project.root)\""))
        #expect(outcome.errors.contains("\"\(here.root)\""))
        #expect(try project.tree() == before)
        #expect(try here.tree() == beforeHere)
        #expect(try Nibwright.run(["apply", planFile(project)], in: project.root).status == 0)
    }

    @Test("stands on what it changes, and on what was not there")
    func evidence() throws {
        let project = try Project.card()
        try project.plan("--save", planFile(project))
        let before = try project.tree()
        let text = String(decoding: FileManager.default.contents(atPath: planFile(project))!, as: UTF8.self)
        let bare = text.replacing(#/"base" : \{[^}]*\}/#, with: "\"base\" : {}")
        #expect(bare != text)
        try Data(bare.utf8).write(to: URL(fileURLWithPath: planFile(project)))
        #expect([2, 6].contains(try Nibwright.run(["apply", planFile(project), project.root]).status))
        #expect(try project.tree() == before)
        try Data(text.utf8).write(to: URL(fileURLWithPath: planFile(project)))
        try project.write("class Late {}\n", to: "App/Late.swift")
        let late = try Nibwright.run(["apply", planFile(project), project.root])
        #expect(late.status == 6)
        #expect(late.errors.contains("  App/Late.swift\n"))
    }

    @Test("of several projects is refused, and so is a place that cannot be written")
    func usage() throws {
        let project = try Project.card()
        let several = try Nibwright.run(["plan", Nibwright.recipe, project.root, project.root, "--save", "/dev/null"])
        #expect(several.status == 2)
        let nowhere = try project.plan("--save", project.absolute("no/such/folder/plan"))
        #expect(nowhere.status == 2)
        #expect(nowhere.errors.contains("cannot be saved"))
    }

    private func planFile(_ project: Project) -> String {
        (project.root as NSString).deletingLastPathComponent + "/plan.json"
    }
}
