import Foundation
import Testing

@Suite("plan for programs")
struct PlanFormatTests {
    @Test(
        "writes patches that git applies one after the other, giving what apply gives",
        arguments: ["plan", "step", "change"])
    func patches(_ part: String) throws {
        let (applied, patched) = (try Project.beanThere(), try Project.beanThere())
        let recipe = Repository.folder + "/Recipes/segues-to-coordinators.yml"
        let words = [recipe, applied.root, "--allow", "review"]
        #expect(try Nibwright.run(["apply"] + words).status == 0)
        let folder = patched.root + "-patches"
        let plan = [
            "plan", recipe, patched.root, "--allow", "review", "--brief", "--patches", folder, "--patch-per", part,
        ]
        let outcome = try Nibwright.run(plan)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(outcome.errors == "Wrote \(names.count) patch\(names.count == 1 ? "" : "es") to \(folder).\n")
        #expect(part == "change" ? names.count > 1 : names.count == 1)
        #expect(names.first?.hasPrefix("0001-") == true)
        for name in names { try patched.git("apply", "--whitespace=nowarn", folder + "/" + name) }
        #expect(try patched.tree() == applied.tree())
        let again = try Nibwright.run(plan)
        #expect(again.status == 2 && again.errors.contains("holds other patches, \"0001-"))
    }

    @Test("writes the tables into a folder, a file each, or the changes alone")
    func tables() throws {
        let project = try Project.fixture("skip-uses-that-need-a-person-without-a-draft")
        let folder = project.root + "-tables/"
        #expect(try project.plan("--format", "csv", "-o", folder).status == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "changes.csv", "outlet-ownership-connections.csv", "outlet-ownership-uses.csv",
            ])
        let changes = try String(contentsOfFile: folder + "changes.csv", encoding: .utf8)
        #expect(try project.plan("--format", "csv").output == changes)
        let uses = try String(contentsOfFile: folder + "outlet-ownership-uses.csv", encoding: .utf8)
        #expect(uses.hasPrefix("project,change,status,"))
        #expect(uses.components(separatedBy: "\r\n").count == 5)
        #expect(try project.plan("-o", project.root + ".csv").status == 0)
        #expect(try String(contentsOfFile: project.root + ".csv", encoding: .utf8) == changes)
    }

    @Test("writes SARIF with paths from where it runs")
    func sarif() throws {
        let project = try Project.card()
        let parent = (project.root as NSString).deletingLastPathComponent
        let outcome = try Nibwright.run(["plan", Nibwright.recipe, "Project", "-o", "plan.sarif"], in: parent)
        #expect(outcome.status == 0 && outcome.output == "")
        let text = try String(contentsOfFile: parent + "/plan.sarif", encoding: .utf8)
        #expect(text.contains("\"uri\" : \"Project/\(Project.cardPath)\""))
        #expect(text.contains("\"version\" : \"2.1.0\"") && text.contains("\"fixes\" : ["))
    }

    @Test("refuses what does not fit")
    func mistakes() throws {
        let project = try Project.card()
        #expect(try project.plan("--patch-per", "step").errors.contains("--patch-per is for --patches FOLDER"))
        let several = try Nibwright.run(["plan", Nibwright.recipe, project.root, ".", "--patches", "x"])
        #expect(several.status == 2 && several.errors.contains("--patches is for the plan of one project"))
        let deep = try project.plan("--patches", project.root + "-none/patches")
        #expect(deep.status == 2 && deep.errors.contains("create it with: mkdir -p"))
        let file = try project.plan("--patches", project.absolute(Project.cardPath))
        #expect(file.status == 2 && file.errors.contains("is a file; name a folder"))
    }
}
