import Foundation
@_spi(FaultInjection) import Planning
import Testing

/// What a project ships in `.nibwright/state` was written by whoever made the project.
@Suite("State that somebody else wrote")
struct ForeignStateTests {
    private static let files = ["A.swift": "one", "B.swift": "two"]
    private static let outcomes = [FileOutcome("A.swift", "one", "1"), FileOutcome("New/C.swift", nil, "3")]
    private static let journal = ".nibwright/state/journal.json"

    /// A project in which a run was made by another user, or was interrupted.
    private func project(isInterrupted: Bool) throws -> TestProject {
        let project = try TestProject(Self.files)
        let other = UserStateFolder(path: project.root + "-user/other")
        let workspace = try project.workspace(of: other) { point in
            isInterrupted && point.action == .exchangeFile ? .crash : nil
        }
        do {
            _ = try workspace.apply(Self.outcomes, runID: "run", label: "Theirs")
        } catch is SimulatedCrash {}
        return project
    }

    @Test("is not acted on by recovery, but for a user who says that it is theirs")
    func foreignJournal() throws {
        let project = try project(isInterrupted: true)
        let (tree, journal) = (try project.tree(), try project.workspace().read(Self.journal))
        #expect(try project.workspace().interruption() == .foreign)
        #expect(throws: WorkspaceError.foreignJournal(id: "run")) { try project.workspace().recover() }
        #expect(try project.tree() == tree)
        #expect(try project.workspace().read(Self.journal) == journal)
        #expect(try project.workspace().recover(adopting: true)?.outcome == .finished)
        #expect(try project.tree()["A.swift"] == "644 1")
    }

    @Test("is not undone, nor removed by pruning, but for a user who says that it is theirs")
    func foreignRecord() throws {
        let project = try project(isInterrupted: false)
        let tree = try project.tree()
        #expect(throws: WorkspaceError.foreignRun(id: "run", label: "Theirs")) { try project.workspace().undo() }
        #expect(try project.tree() == tree)
        _ = try project.workspace().apply([FileOutcome("B.swift", "two", "2")], runID: "mine", label: "Mine")
        #expect(try project.workspace().undo().id == "mine")
        #expect(project.exists(".nibwright/state/runs/run/originals/0"))
        #expect(try project.workspace().undo(adopting: true).id == "run")
        #expect(try project.tree() == ["A.swift": "644 one", "B.swift": "644 two"])
        #expect(throws: WorkspaceError.nothingToUndo) { try project.workspace().undo(adopting: true) }
    }

    @Test("includes one's own, once a byte of it is changed or the project is moved")
    func changed() throws {
        let project = try TestProject(Self.files)
        _ = try project.workspace().apply(Self.outcomes, runID: "run", label: "Mine")
        let moved = try TestProject()
        try FileManager.default.removeItem(atPath: moved.root)
        try FileManager.default.copyItem(atPath: project.root, toPath: moved.root)
        #expect(throws: WorkspaceError.foreignRun(id: "run", label: "Mine")) {
            try moved.workspace(of: project.userState).undo()
        }
        let record = ".nibwright/state/runs/run/run.json"
        let text = String(decoding: try project.workspace().read(record), as: UTF8.self)
        try project.write(text.replacing("Mine", with: "Mina"), to: record)
        #expect(throws: WorkspaceError.foreignRun(id: "run", label: "Mina")) { try project.workspace().undo() }
    }

    @Test("is all that there is where the user's folder cannot be used, and a run says so")
    func unsealed() throws {
        let project = try TestProject(Self.files)
        try project.write("", to: "../\((project.root as NSString).lastPathComponent)-user")
        let run = try project.workspace().apply(Self.outcomes, runID: "run", label: "Mine")
        #expect(run.unsealedBecause != nil)
        _ = try project.workspace().apply([FileOutcome("A.swift", "1", "11")], runID: "a-later", label: "Later")
        #expect(throws: WorkspaceError.foreignRun(id: "a-later", label: "Later")) { try project.workspace().undo() }
        #expect(try project.workspace().undo(adopting: true).id == "a-later")
        #expect(try project.workspace().undo(adopting: true).id == "run")
        #expect(try project.tree() == ["A.swift": "644 one", "B.swift": "644 two"])
    }

    @Test(
        "never leads out of the project, even when it is taken for one's own",
        arguments: [
            ("\"New\"", "\"../empty\""), ("\"New\"", "\"link/empty\""), ("\"New\"", "\".git\""),
            ("New/C.swift", "../outside.txt"), ("New/C.swift", "link/outside.txt"),
            ("\"runID\" : \"run\"", "\"runID\" : \"../../../x\""),
            ("\"sequence\" : 1", "\"sequence\" : 9223372036854775807"),
            ("\"mode\" : 420", "\"mode\" : 99999999999"), ("\"mode\" : 420", "\"mode\" : -1"),
            ("\"version\" : 2", "\"version\" : 3"),
        ])
    func adopted(_ old: String, _ new: String) throws {
        for isInterrupted in [false, true] {
            let project = try project(isInterrupted: isInterrupted)
            let outside = try TestProject(["outside.txt": "3"])
            try outside.makeFolder("empty")
            try project.link("link", to: outside.root)
            let path = isInterrupted ? Self.journal : ".nibwright/state/runs/run/run.json"
            let text = String(decoding: try project.workspace().read(path), as: UTF8.self)
            try project.write(text.replacing(old, with: new), to: path)
            let (tree, shipped) = (try project.tree(), try project.workspace().read(path))
            #expect(throws: WorkspaceError.self) {
                _ = try project.workspace().recover(adopting: true)
                _ = try project.workspace().undo(adopting: true)
            }
            #expect(try project.tree() == tree)
            #expect(try outside.tree() == ["outside.txt": "644 3", "empty": "folder"])
            #expect(try project.workspace().read(path) == shipped)
        }
    }

    @Test(
        "behind links is neither read nor removed",
        arguments: [".nibwright", ".nibwright/state", ".nibwright/state/runs"])
    func links(_ part: String) throws {
        let project = try TestProject(Self.files)
        let victim = try TestProject(["state/runs/x/data": "1", "runs/x/data": "2", "x/data": "3"])
        let before = try victim.tree()
        let folder = (part as NSString).deletingLastPathComponent
        if !folder.isEmpty { try project.makeFolder(folder) }
        try project.link(part, to: victim.root)
        #expect(throws: WorkspaceError.leavesProject(path: ".nibwright/state", because: .link(part))) {
            try project.workspace().apply(Self.outcomes, runID: "run", label: "")
        }
        #expect(throws: (any Error).self) { try project.workspace().undo(adopting: true) }
        #expect(try victim.tree() == before)
    }

    @Test("of a run that is a link is left alone", arguments: [true, false])
    func linkedRun(_ hasRecord: Bool) throws {
        let project = try TestProject(Self.files)
        let victim = try TestProject(["originals/0": "1", "data": "2"])
        if hasRecord { try victim.write("{}", to: "run.json") }
        let before = try victim.tree()
        try project.makeFolder(".nibwright/state/runs")
        try project.link(".nibwright/state/runs/x", to: victim.root)
        _ = try project.workspace().apply(Self.outcomes, runID: "run", label: "")
        _ = try project.workspace().undo()
        #expect(throws: WorkspaceError.nothingToUndo) { try project.workspace().undo(adopting: true) }
        #expect(try victim.tree() == before)
    }
}
