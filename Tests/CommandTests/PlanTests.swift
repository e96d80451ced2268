import Foundation
import Testing

@Suite("plan")
struct PlanTests {
    @Test("writes nothing, shows the change and says how to make it")
    func text() throws {
        let project = try Project.card()
        let before = try project.tree()
        let outcome = try project.plan("--details")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("✓ safe make CardViewController.titleLabel strong"))
        #expect(outcome.output.contains("-    @IBOutlet weak var titleLabel: UILabel!"))
        #expect(outcome.output.contains("+    @IBOutlet var titleLabel: UILabel!"))
        #expect(outcome.output.contains("1 proposed = 1 accepted + 0 held back + 0 refused + 0 conflicting"))
        #expect(outcome.output.hasSuffix("To do this: nibwright apply \(Nibwright.recipe) \(project.root)\n"))
        #expect(try project.tree() == before)
        #expect(!FileManager.default.fileExists(atPath: project.absolute(".nibwright")))
    }

    @Test("begins with a summary: what, how many, what is held back and why, and the next commands")
    func summary() throws {
        let project = try Project.beanThere()
        let output = try project.plan().output
        #expect(output.contains("In this plan: 75 changes to 20 files (safe)\n"))
        #expect(
            output.contains(
                "  5 × BeanThere/Account/RewardsViewController.swift      make RewardsViewController.cardView strong …")
        )
        #expect(output.contains("  What would differ\n    changed: 76 declarations\n"))
        #expect(output.contains("Held back: 3 review"))
        #expect(output.contains("1 never-connected\n    No object of the class connects the outlet."))
        #expect(output.contains("\n80 proposed = 75 accepted + 4 held back + 1 refused + 0 conflicting\n"))
        #expect(output.contains("Every change with its lines: --details, or as a page: -o plan.html."))
        #expect(!output.contains("@@"))
    }

    @Test("quotes a part of a list over several lines without its comma")
    func quotes() throws {
        let project = try Project.fixture(
            "weak-outlet-to-a-bar-item-that-code-takes-out-and-shows-again-becomes-strong-after-review")
        try project.write(
            """
            import UIKit

            class CardViewController: UIViewController {
                @IBOutlet weak var editItem: UIBarButtonItem!

                func show(isOwn: Bool) {
                    navigationItem.rightBarButtonItems = [
                        UIBarButtonItem(),
                    ]
                    toolbarItems = [
                        editItem,
                    ]
                }
            }

            """, to: "App/CardViewController.swift")
        let output = try project.plan().output
        #expect(output.contains("rightBarButtonItems = […]"), "\(output)")
        #expect(output.contains("(editItem)"), "\(output)")
    }

    @Test("lists the uses that a person has to decide")
    func openUses() throws {
        let project = try Project.fixture("skip-uses-that-need-a-person-without-a-draft")
        let outcome = try project.plan("--details", "--allow", "review")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Held back: 1 draft (need a human hand before they compile: --allow draft)"))
        #expect(outcome.output.contains("\(Project.cardPath):8:15: print(hintLabel.frame)"))
        #expect(outcome.output.contains("\(Project.cardPath):9:12: if hintLabel.isHidden { return }"))
        #expect(outcome.output.contains("Nothing to apply. To see what is held back as changes: nibwright plan "))
        #expect(outcome.output.hasSuffix(" --allow draft\n"))
    }

    @Test(
        "is the same on standard output whatever the number of threads",
        arguments: ["text", "patch", "json", "jsonl", "sarif", "csv"])
    func threads(_ format: String) throws {
        let project = try Project.beanThere()
        let outputs = try ["1", "5"].map { count in
            try project.plan("--format", format, "--threads", count, "--allow", "draft").bytes
        }
        #expect(!outputs[0].isEmpty)
        #expect(outputs[1] == outputs[0])
    }

    @Test("is the same on a second run")
    func twice() throws {
        let project = try Project.beanThere()
        #expect(try project.plan().bytes == project.plan().bytes)
    }

    @Test("is colored when asked, and never without")
    func color() throws {
        let project = try Project.card()
        #expect(try project.plan("--color", "always").output.contains("\u{1B}["))
        #expect(try !project.plan("--color", "never").output.contains("\u{1B}["))
        #expect(try !project.plan().output.contains("\u{1B}["))
    }

    @Test("shows titles alone when it is brief")
    func brief() throws {
        let output = try Project.card().plan("--brief").output
        #expect(output.contains("make CardViewController.titleLabel strong"))
        #expect(!output.contains("@@"))
    }

    @Test("plans each of several projects by itself")
    func severalProjects() throws {
        let (first, second) = (try Project.card(named: "First"), try Project.card(named: "Second"))
        let text = try Nibwright.run(["plan", Nibwright.recipe, first.root, second.root])
        #expect(text.status == 0)
        #expect(text.output.contains("for \(first.root)\n"))
        #expect(text.output.contains("for \(second.root)\n"))
        #expect(text.output.hasSuffix("nibwright apply \(Nibwright.recipe) \(first.root) \(second.root)\n"))
        let applied = try Nibwright.run(["apply", Nibwright.recipe, first.root, second.root])
        #expect(applied.status == 0)
        #expect(first.text(Project.cardPath).contains("@IBOutlet var"))
        #expect(second.text(Project.cardPath).contains("@IBOutlet var"))
    }

    @Test("finds nothing in an empty project")
    func emptyProject() throws {
        let project = try Project()
        let outcome = try project.plan()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Nothing proposed: no step found anything to change."))
        #expect(try project.plan("--format", "patch").bytes.isEmpty)
        #expect(try project.apply().output.hasSuffix("Nothing to apply.\n"))
        #expect(try project.tree().isEmpty)
    }

    @Test("takes the working folder where no project is named")
    func workingFolder() throws {
        let project = try Project.card()
        let outcome = try Nibwright.run(["plan", Nibwright.recipe, "--brief"], in: project.root)
        #expect(outcome.output.contains("for \(project.root)\n"))
        #expect(outcome.output.contains("1 accepted"))
    }

    @Test("finds a recipe by its name in the project and in NIBWRIGHT_RECIPE_PATH")
    func namedRecipe() throws {
        let project = try Project.card()
        let environment = ["NIBWRIGHT_RECIPE_PATH": Repository.folder + "/Recipes"]
        let outcome = try Nibwright.run(["check", "outlet-ownership", project.root], environment: environment)
        #expect(outcome.status == 1)
        try project.write("schema: 1\nname: own\nsteps:\n  - use: outlet-ownership\n", to: ".nibwright/recipes/own.yml")
        #expect(try Nibwright.run(["check", "own", project.root]).status == 2, "it waits for trust")
        #expect(try Nibwright.run(["check", "own", project.root, "--plugins", "all"]).status == 1)
    }

    @Test("makes a plan of the sample app by every recipe that comes with it", arguments: try recipeNames())
    func comingRecipes(_ name: String) throws {
        // What a recipe leaves open.
        let open = [
            "merge-storyboards": ["into=Main", "storyboards=*"],
            "replace-code": ["find=$list.count == 0", "replace=$list.isEmpty"],
        ]
        let settings = (open[name] ?? []).flatMap { ["--set", $0] }
        let outcome = try Nibwright.run(
            ["plan", "Recipes/\(name).yml", "Tests/Fixtures/Projects/BeanThere"] + settings)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private static func recipeNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.folder + "/Recipes")
            .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
    }

    @Test("does not mind a reader that stops early")
    func brokenPipe() throws {
        let project = try Project.beanThere()
        let line = "set -o pipefail; nibwright plan \"\(Nibwright.recipe)\" \"\(project.root)\" | head -1"
        let outcome = try Nibwright.shell(line, in: project.root)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output == "Plan “outlet-ownership” for \(project.root)\n")
    }
}

@Suite("plan --format json")
struct JSONTests {
    private struct Report: Decodable {
        struct Change: Decodable {
            let id, step, transform, title, reason, safety, status: String
            let files: [String]
            let code: String?
        }

        let counts: [String: Int]
        let changes: [Change]
        let path: String
    }

    private struct Reports: Decodable {
        let counts: [String: Int]
        let projects: [Report]
    }

    @Test("has counts that add up and every change")
    func counts() throws {
        let project = try Project.beanThere()
        let report = try JSONDecoder().decode(Report.self, from: Data(try project.plan("--format", "json").bytes))
        #expect(report.path == project.root)
        #expect(Set(report.counts.keys) == ["proposed", "accepted", "held-back", "refused", "conflicting"])
        for (status, count) in report.counts where status != "proposed" {
            #expect(report.changes.count { $0.status == status } == count)
        }
        #expect(report.counts["proposed"] == report.changes.count)
        #expect(Set(report.changes.map(\.id)).count == report.changes.count)
        #expect(
            report.changes.allSatisfy { $0.transform == "outlet-ownership" && !$0.reason.isEmpty && !$0.files.isEmpty })
        #expect(report.changes.allSatisfy { ($0.status == "refused") == ($0.code != nil) })
    }

    @Test("holds one object a project and their sums")
    func severalProjects() throws {
        let (first, second) = (try Project.card(named: "First"), try Project.card(named: "Second"))
        let outcome = try Nibwright.run(["plan", Nibwright.recipe, first.root, second.root, "--format", "json"])
        let reports = try JSONDecoder().decode(Reports.self, from: Data(outcome.bytes))
        #expect(reports.projects.map(\.path) == [first.root, second.root])
        #expect(reports.counts["accepted"] == 2)
    }
}

@Suite("plan --format patch")
struct PatchTests {
    @Test(
        "gives byte for byte what apply gives",
        arguments: [
            "carriage-returns-stay", "missing-final-newline-and-byte-order-mark-stay", "tabs-stay",
            "weak-on-its-own-line-goes-with-its-line", "classes-of-one-name-in-two-projects-are-told-apart",
        ])
    func fixture(_ name: String) throws {
        try expectPatchEqualsApply(try Project.fixture(name), try Project.fixture(name))
    }

    @Test("gives byte for byte what apply gives in a whole app, reviewed and unreviewed", arguments: ["safe", "draft"])
    func app(_ allowed: String) throws {
        try expectPatchEqualsApply(try Project.beanThere(), try Project.beanThere(), "--allow", allowed)
    }

    @Test("gives byte for byte what apply gives where names have blanks, quotes and letters of other scripts")
    func names() throws {
        let projects = try (0..<2).map { _ in
            let project = try Project(named: "Bohnen & Co – 咖啡")
            let card = try Project.card()
            for path in try card.tree().keys {
                try project.write(
                    card.text(path), to: "Mein Projekt/\"Ünï\"/\(path.replacing("Card", with: "Kärtchen "))")
            }
            return project
        }
        try expectPatchEqualsApply(projects[0], projects[1])
    }

    @Test("is taken in a folder of a repository too")
    func folderOfRepository() throws {
        let project = try Project.card(named: "Repository/Sub")
        let repository = (project.root as NSString).deletingLastPathComponent
        _ = try Nibwright.run(executable: "/usr/bin/env", ["git", "init", "-q"], in: repository, environment: [:])
        let reference = try Project.card()
        try expectPatchEqualsApply(project, reference)
    }

    private func expectPatchEqualsApply(_ patched: Project, _ applied: Project, _ arguments: String...) throws {
        let before = try patched.tree()
        let plan = try Nibwright.run(["plan", Nibwright.recipe, patched.root, "--format", "patch"] + arguments)
        #expect(plan.status == 0)
        let patch = (patched.root as NSString).deletingLastPathComponent + "/plan.patch"
        try Data(plan.bytes).write(to: URL(fileURLWithPath: patch))
        try patched.git("apply", "--whitespace=nowarn", patch)
        let apply = try Nibwright.run(["apply", Nibwright.recipe, applied.root] + arguments)
        #expect(apply.status == 0)
        let after = try applied.tree()
        #expect(try patched.tree() == after)
        #expect(after != before)
    }
}

@Suite("nibwright plan, as a page")
struct PlanPageTests {
    @Test("has every change with its decision and lines, and what will differ")
    func page() throws {
        let project = try Project.card()
        let outcome = try Nibwright.run(
            ["plan", "\(Repository.folder)/Recipes/outlet-ownership.yml", project.root, "-o", "plan.html"],
            in: project.root)
        #expect(outcome.status == 0 && outcome.output == "")
        let page = project.text("plan.html")
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("data-status=\"accepted\" data-safety=\"safe\""))
        #expect(page.contains("<span class=\"minus\">-"))
        #expect(page.contains("<h2>What will differ</h2>"))
        let printed = try Nibwright.run(
            ["plan", "\(Repository.folder)/Recipes/outlet-ownership.yml", project.root, "--format", "html"],
            in: project.root)
        #expect(printed.output == page)
    }
}
