import Foundation
import Testing

@Suite("apply, undo and check")
struct ApplyTests {
    @Test("does what the plan shows, and undo restores every byte")
    func applyAndUndo() throws {
        let project = try Project.beanThere()
        let before = try project.tree()
        let applied = try project.apply()
        #expect(applied.status == 0)
        #expect(applied.output.contains("Applied 75 changes to "))
        #expect(applied.output.hasSuffix("To take it back: nibwright undo \(project.root)\n"))
        #expect(try project.tree() != before)
        #expect(try project.apply().output.hasSuffix("Nothing to apply.\n"))
        let undone = try project.undo()
        #expect(undone.status == 0)
        #expect(undone.output.hasPrefix("Took back “outlet-ownership”: "))
        #expect(try project.tree() == before)
    }

    @Test("takes reviewed changes when allowed")
    func review() throws {
        let project = try Project.fixture("skip-outlet-to-a-custom-object-without-a-review")
        #expect(try project.apply().output.hasSuffix("Nothing to apply.\n"))
        #expect(try project.apply("--allow", "review").output.contains("Applied 1 change to 1 file."))
        #expect(project.text(Project.cardPath).contains("@IBOutlet var styler"))
    }

    @Test("sets parameters of the recipe")
    func parameters() throws {
        let project = try Project.card()
        #expect(try project.apply("--set", "private=true").status == 0)
        #expect(project.text(Project.cardPath).contains("@IBOutlet private var titleLabel"))
    }

    @Test("check ends with 1 while changes are pending, and 0 after")
    func check() throws {
        let project = try Project.card()
        let before = try project.tree()
        let pending = try Nibwright.run(["check", Nibwright.recipe, project.root])
        #expect(pending.status == 1)
        #expect(
            pending.output == "\(project.root): 1 proposed = 1 accepted + 0 held back + 0 refused + 0 conflicting\n")
        #expect(try project.tree() == before)
        try project.apply()
        #expect(try Nibwright.run(["check", Nibwright.recipe, project.root]).status == 0)
    }

    @Test("undo refuses once a file has changed, and touches none")
    func undoAfterChange() throws {
        let project = try Project.fixture("select-by-class-leaves-other-classes-alone")
        try project.apply()
        try project.write("// mine\n", to: Project.cardPath)
        let after = try project.tree()
        let outcome = try project.undo()
        #expect(outcome.status == 6)
        #expect(outcome.errors.contains("\"\(Project.cardPath)\" changed after it"))
        #expect(try project.tree() == after)
    }

    @Test("undo goes back one run at a time, and then has nothing left")
    func undoTwice() throws {
        let project = try Project.fixture("skip-outlet-connected-in-one-scene-of-two-without-a-review")
        let before = try project.tree()
        try project.apply("--allow", "review")
        try project.apply("--set", "private=true")
        #expect(project.text(Project.cardPath).contains("private weak var"))
        #expect(try project.undo().status == 0)
        #expect(!project.text(Project.cardPath).contains("private weak var"))
        #expect(try project.undo().status == 0)
        #expect(try project.tree() == before)
        let outcome = try project.undo()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("there is no run to undo"))
    }

    @Test("keeps carriage returns")
    func carriageReturns() throws {
        let project = try Project.fixture("carriage-returns-stay")
        let lines = project.text(Project.cardPath).components(separatedBy: "\r\n").count
        try project.apply()
        // One line held nothing but `weak`.
        #expect(project.text(Project.cardPath).components(separatedBy: "\r\n").count == lines - 1)
        #expect(!project.text(Project.cardPath).replacing("\r\n", with: "").contains("\n"))
    }

    @Test("keeps file modes", arguments: [0o600, 0o644, 0o755])
    func modes(_ mode: Int) throws {
        let project = try Project.card()
        try project.setMode(mode, of: Project.cardPath)
        try project.apply()
        #expect(project.text(Project.cardPath).contains("@IBOutlet var"))
        #expect(try project.mode(of: Project.cardPath) == mode)
        try project.undo()
        #expect(try project.mode(of: Project.cardPath) == mode)
    }

    @Test("writes nothing where one file is read-only")
    func readOnly() throws {
        let project = try Project.fixture("objective-c-class-with-an-outlet-of-the-same-name-stays")
        let menu = try Project.files(of: "select-by-class-leaves-other-classes-alone")
        for (path, name) in [
            ("Legacy/MenuViewController.swift", nil), (Project.storyboardPath, "App/Menu.storyboard"),
        ] {
            try project.write(try #require(menu.text(path)), to: name ?? path)
        }
        let before = try project.tree()
        #expect(try project.plan("--brief").output.contains("2 accepted"))
        try project.setMode(0o444, of: "Legacy/MenuViewController.swift")
        let outcome = try project.apply()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\"Legacy/MenuViewController.swift\" cannot be written"))
        #expect(try project.tree() == before)
    }

    @Test("follows no link out of the project")
    func links() throws {
        let (project, outside) = (try Project.card(), try Project.fixture("select-by-class-leaves-other-classes-alone"))
        try project.link("Linked", to: outside.absolute("Legacy"))
        try project.link("App/Linked.storyboard", to: outside.absolute(Project.storyboardPath))
        try project.link("App/MenuViewController.swift", to: outside.absolute("Legacy/MenuViewController.swift"))
        let before = try outside.tree()
        // What the links lead to is not read, so it might be evidence against the change.
        #expect(try project.apply().output.contains("Nothing to apply."))
        let outcome = try project.apply("--allow", "review")
        #expect(outcome.output.contains("Applied 1 change to 1 file."))
        #expect(outcome.output.contains("App/MenuViewController.swift: a symbolic link"))
        #expect(try outside.tree() == before)
        let inspected = try Nibwright.run(["inspect", project.root, "--format", "json"])
        #expect(inspected.output.contains("\"symbolic-link\""))
    }

    @Test("works where the project itself is named through a link, by a relative path and with blanks")
    func spelling() throws {
        let project = try Project.card(named: "Größe & Maß")
        let parent = (project.root as NSString).deletingLastPathComponent
        try FileManager.default.createSymbolicLink(atPath: parent + "/link", withDestinationPath: project.root)
        #expect(try Nibwright.run(["check", Nibwright.recipe, "link"], in: parent).status == 1)
        #expect(try Nibwright.run(["check", Nibwright.recipe, "Größe & Maß/"], in: parent).status == 1)
        #expect(try Nibwright.run(["apply", Nibwright.recipe, "./Größe & Maß/App/.."], in: parent).status == 0)
        #expect(try Nibwright.run(["check", Nibwright.recipe, "link"], in: parent).status == 0)
        #expect(try Nibwright.run(["undo", "link"], in: parent).status == 0)
    }

    @Test("the command that a plan advises works as it stands")
    func advice() throws {
        let project = try Project.card(named: "it's \"here\" $HOME")
        let plan = try Nibwright.run(["plan", Nibwright.recipe, project.root, "--set", "private=true"])
        let command = try #require(plan.output.split(separator: "\n").last?.split(separator: "To do this: ").last)
        let outcome = try Nibwright.shell(String(command), in: "/")
        #expect(outcome.status == 0)
        #expect(project.text(Project.cardPath).contains("@IBOutlet private var"))
        let line = try #require(outcome.output.split(separator: "\n").last?.split(separator: "To take it back: ").last)
        #expect(try Nibwright.shell(String(line), in: "/").status == 0)
    }
}

@Suite("In a git work tree, apply")
struct WorkTreeTests {
    @Test("refuses where something is not committed, and writes nothing")
    func dirty() throws {
        let project = try Project.card()
        try project.commit()
        try project.write(project.text(Project.storyboardPath) + "\n", to: Project.storyboardPath)
        let before = try project.tree()
        let outcome = try project.apply()
        #expect(outcome.status == 6)
        #expect(outcome.errors.contains(Project.storyboardPath))
        #expect(outcome.errors.contains("--allow-dirty"))
        #expect(try project.tree() == before)
        #expect(try project.apply("--allow-dirty").status == 0)
        #expect(project.text(Project.cardPath).contains("@IBOutlet var"))
    }

    @Test("refuses where git does not know a file that it would write")
    func untracked() throws {
        let project = try Project.card()
        try project.commit()
        try project.git("rm", "-q", "--cached", Project.cardPath)
        try project.git("commit", "-q", "-m", "Forget")
        #expect(try project.apply().status == 6)
    }

    @Test("goes on where all is committed, leaving no file of its own for git to see")
    func clean() throws {
        let project = try Project.card()
        try project.commit()
        #expect(try project.apply().status == 0)
        #expect(try project.git("status", "--porcelain") == " M \(Project.cardPath)\n")
        #expect(try project.undo().status == 0)
        #expect(try project.git("status", "--porcelain") == "")
    }

    @Test("plans in a dirty tree")
    func planDirty() throws {
        let project = try Project.card()
        try project.commit()
        try project.write("// new\n", to: Project.cardPath)
        #expect(try project.plan().status == 0)
    }

    @Test("compares what it read with what is there right before it writes")
    func evidence() throws {
        let (project, large) = (try Project.card(), try Project.manyCards(60))
        let (before, beforeLarge) = (try project.tree(), try large.tree())
        let process = try Nibwright.process(
            Nibwright.executable(), ["apply", Nibwright.recipe, project.root, large.root], in: project.root,
            environment: [:])
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // The first project's plan is printed before the second, large one is read.
        #expect(!output.fileHandleForReading.availableData.isEmpty)
        try project.write("class Late {}\n", to: "App/Late.swift")
        _ = try output.fileHandleForReading.readToEnd()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 6)
        #expect(text.contains("the plan is stale") && text.contains("  App/Late.swift\n"), "\(text)")
        #expect(try project.tree().filter { $0.key != "App/Late.swift" } == before)
        #expect(try large.tree() == beforeLarge)
    }

    @Test("says that a file may not grow, where others would be ended by a signal")
    func fileSizeLimit() throws {
        let project = try Project.card()
        let before = try project.tree()
        let line = "ulimit -f 0; nibwright apply '\(Nibwright.recipe)' '\(project.root)'"
        #expect(try Nibwright.shell(line, in: project.root).status == 5)
        #expect(try project.tree() == before)
    }

    @Test("names a record that it cannot read, and ends with 5")
    func unreadableRecord() throws {
        let project = try Project.card()
        try project.apply()
        let runs = project.absolute(".nibwright/state/runs")
        let id = try #require(FileManager.default.contentsOfDirectory(atPath: runs).first)
        try project.write("{", to: ".nibwright/state/runs/\(id)/run.json")
        let outcome = try project.undo()
        #expect(outcome.status == 5)
        #expect(outcome.errors.contains(".nibwright/state/runs/\(id)/originals"))
        #expect(FileManager.default.fileExists(atPath: "\(runs)/\(id)/originals/0"))
    }
}
