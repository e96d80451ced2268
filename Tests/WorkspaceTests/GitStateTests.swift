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
}
