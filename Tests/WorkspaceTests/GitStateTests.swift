import Foundation
import Planning
import Testing

@Suite("What git says of a workspace", .enabled(if: TestProject.hasGit))
struct GitStateTests {
    private func committedProject() throws -> TestProject {
        let project = try TestProject(["App/A.swift": "one", "App/B.swift": "two", "Other/C.swift": "three"])
        try project.git("init", "-q")
        try project.git("add", ".")
        try project.git("commit", "-qm", "All")
        return project
    }

    @Test("is nothing outside of a repository")
    func noRepository() throws {
        #expect(try TestProject(["A.swift": ""]).workspace().uncommittedChanges() == .notARepository)
    }

    @Test("is clean after a commit, untracked files or not")
    func clean() throws {
        let project = try committedProject()
        try project.write("new", to: "App/New.swift")
        try project.write("x", to: ".nibwright/state/journal.json")
        #expect(try project.workspace().uncommittedChanges(touching: ["App/A.swift", "App/Later.swift"]) == .clean)
    }

    @Test("names changed, staged, removed and renamed files")
    func dirty() throws {
        let project = try committedProject()
        try project.write("changed", to: "App/A.swift")
        try project.write("staged", to: "App/New \"é\".swift")
        try project.git("add", ".")
        try project.remove("App/B.swift")
        try project.git("mv", "Other/C.swift", "Other/D.swift")
        #expect(
            try project.workspace().uncommittedChanges()
                == .dirty(["App/A.swift", "App/B.swift", "App/New \"é\".swift", "Other/C.swift", "Other/D.swift"]))
    }

    @Test("names untracked files only where the plan would overwrite them")
    func untracked() throws {
        let project = try committedProject()
        try project.write("new", to: "App/New.swift")
        #expect(try project.workspace().uncommittedChanges(touching: ["App/New.swift"]) == .dirty(["App/New.swift"]))
    }

    @Test("is about files below the root, with paths from there")
    func belowRoot() throws {
        let project = try committedProject()
        try project.write("changed", to: "Other/C.swift")
        let workspace = try Workspace(root: project.absolute("App"))
        #expect(workspace.uncommittedChanges(touching: ["A.swift"]) == .clean)
        try project.write("changed", to: "App/A.swift")
        #expect(workspace.uncommittedChanges() == .dirty(["A.swift"]))
    }

    @Test("covers repositories inside of the project")
    func innerRepository() throws {
        let project = try TestProject(["Inner/A.swift": "one"])
        try project.git("init", "-q", "Inner")
        try project.git("-C", "Inner", "add", ".")
        try project.git("-C", "Inner", "commit", "-qm", "All")
        let workspace = try project.workspace()
        #expect(workspace.uncommittedChanges(touching: ["Inner/A.swift"]) == .clean)
        try project.write("two", to: "Inner/A.swift")
        #expect(workspace.uncommittedChanges(touching: ["Inner/A.swift"]) == .dirty(["Inner/A.swift"]))
    }

    @Test("is clean before the first commit when nothing is added")
    func noCommit() throws {
        let project = try TestProject(["A.swift": ""])
        try project.git("init", "-q")
        #expect(try project.workspace().uncommittedChanges() == .clean)
        #expect(try project.workspace().uncommittedChanges(touching: ["A.swift"]) == .dirty(["A.swift"]))
    }

    @Test("is unknown, in git's words, where git refuses")
    func refused() throws {
        let project = try committedProject()
        try project.write("[core\n", to: ".git/config")
        guard case .unknown(let reason) = try project.workspace().uncommittedChanges() else {
            Issue.record("git took a broken repository")
            return
        }
        #expect(reason.contains("config"))
    }

    @Test("is asked for without starting what a repository's settings name", arguments: [".", "Inner"])
    func startsNothing(folder: String) throws {
        let project = try TestProject([
            "A.swift": "one", "Inner/A.swift": "one", ".gitattributes": "*.swift filter=a diff=a filter=b.c",
            "Inner/.gitattributes": "*.swift filter=b.c", "Inner/B.swift": "two", "B.swift": "two",
        ])
        try project.git("init", "-q", folder)
        try project.git("-C", folder, "add", ".")
        try project.git("-C", folder, "commit", "-qm", "All")
        let trace = project.absolute("trace")
        let settings = [
            "filter.a.clean", "filter.b.c.clean", "filter.b.c.process", "filter.b.c.smudge", "core.fsmonitor",
            "core.sshCommand", "core.pager", "pager.status", "diff.external", "diff.a.textconv", "diff.a.command",
            "core.alternateRefsCommand", "alias.status", "gpg.program",
        ]
        for name in settings { try project.git("-C", folder, "config", name, "sh -c 'echo \(name) >> \(trace); cat'") }
        try project.write("#!/bin/sh\necho hook >> \(trace)\n", to: "hooks/post-index-change", mode: 0o755)
        try project.git("-C", folder, "config", "core.hooksPath", project.absolute("hooks"))
        // In another file, under a condition.
        try project.write("[filter \"b.c\"]\n\tclean = \"echo included >> \(trace); cat\"\n", to: "more.config")
        try project.git("-C", folder, "config", "includeIf.gitdir:/.path", project.absolute("more.config"))
        // The same text at another time: git has to compare the contents.
        for path in ["A.swift", "Inner/A.swift"] { try project.write("one", to: path) }
        let file = folder == "." ? "A.swift" : "Inner/A.swift"
        #expect(try project.workspace().uncommittedChanges(touching: [file]) == .clean)
        try project.write("eno", to: file)
        #expect(try project.workspace().uncommittedChanges(touching: [file]) == .dirty([file]))
        #expect(!project.exists("trace"))
    }

    @Test("is unknown where a filter's name cannot be overridden")
    func strangeFilter() throws {
        let project = try committedProject()
        try project.write("[filter \"a=b\"]\n\tclean = true\n", to: ".git/config")
        guard case .unknown(let reason) = try project.workspace().uncommittedChanges() else {
            Issue.record("the filter was let through")
            return
        }
        #expect(reason.contains("a=b"))
    }

    @Test("is unknown where a filter's name is not UTF-8, which would arrive at git as another")
    func filterBeyondUnicode() throws {
        let project = try committedProject()
        let setting = Array("[filter \"".utf8) + [0xFF] + Array("\"]\n\tclean = true\n".utf8)
        try Data(setting).write(to: URL(fileURLWithPath: project.absolute(".git/config")))
        guard case .unknown(let reason) = try project.workspace().uncommittedChanges() else {
            Issue.record("the filter was let through")
            return
        }
        #expect(reason.contains("UTF-8"))
    }

    @Test("does not take a folder below for a repository, or another folder for the work tree")
    func otherTrees() throws {
        let project = try committedProject()
        // Files of a bare repository, which anyone can commit.
        try project.write("ref: refs/heads/main\n", to: "App/HEAD")
        for folder in ["objects", "refs"] { try project.makeFolder("App/" + folder) }
        let trace = project.absolute("trace")
        try project.write(
            "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n"
                + "\tfsmonitor = \"echo bare >> \(trace)\"\n", to: "App/config")
        try project.write("changed", to: "App/A.swift")
        let workspace = try Workspace(root: project.absolute("App"))
        #expect(workspace.uncommittedChanges(touching: ["A.swift"]) == .dirty(["A.swift"]))
        #expect(!project.exists("trace"))
        try project.git("config", "core.worktree", project.absolute("Other"))
        #expect(workspace.uncommittedChanges(touching: ["A.swift"]) == .dirty(["A.swift"]))
    }

    @Test(
        "counts a file that git was told not to watch as changed", arguments: ["--assume-unchanged", "--skip-worktree"])
    func unwatched(flag: String) throws {
        let project = try committedProject()
        try project.git("update-index", flag, "App/A.swift")
        try project.write("changed", to: "App/A.swift")
        #expect(try project.workspace().uncommittedChanges(touching: ["App/A.swift"]) == .dirty(["App/A.swift"]))
    }

    @Test("names a submodule whose files changed, without starting what its settings name")
    func submodule() throws {
        let project = try TestProject(["A.swift": "one"])
        let other = try TestProject(["B.swift": "one", ".gitattributes": "*.swift filter=a"])
        try other.git("init", "-q")
        try other.git("add", ".")
        try other.git("commit", "-qm", "All")
        try project.git("init", "-q")
        try project.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", other.root, "Module")
        try project.git("add", ".")
        try project.git("commit", "-qm", "All")
        let trace = project.absolute("trace")
        try project.git("-C", "Module", "config", "filter.a.clean", "echo clean >> \(trace); cat")
        #expect(try project.workspace().uncommittedChanges(touching: ["A.swift"]) == .clean)
        try project.write("two", to: "Module/B.swift")
        #expect(try project.workspace().uncommittedChanges(touching: ["A.swift"]) == .dirty(["Module"]))
        #expect(!project.exists("trace"))
    }
}
