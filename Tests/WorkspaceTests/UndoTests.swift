import Foundation
import Planning
import Testing

@Suite("Undoing a run")
struct UndoTests {
    @Test("restores bytes and modes, and removes created files and folders")
    func undo() throws {
        let project = try TestProject(["App/A.swift": "one\r\n"])
        try project.write("old", to: "Gone/Old.swift", mode: 0o755)
        let before = try project.tree()
        let workspace = try project.workspace()
        _ = try workspace.apply(
            [
                FileOutcome("App/A.swift", "one\r\n", "two"), FileOutcome("Gone/Old.swift", "old", nil),
                FileOutcome("New/Deep/N.swift", nil, "new"), FileOutcome("New/M.swift", nil, "new"),
            ], runID: "run", label: "Split")
        try project.remove("Gone")
        let undone = try workspace.undo()
        #expect(undone.label == "Split")
        #expect(undone.restored == ["App/A.swift", "Gone/Old.swift"])
        #expect(undone.removed == ["New/Deep/N.swift", "New/M.swift"])
        #expect(try project.tree() == before)
        #expect(throws: WorkspaceError.nothingToUndo) { try workspace.undo() }
        #expect(try project.stateNames() == [".gitignore", "lock", "runs"])
    }

    @Test("keeps a created folder that holds something else by now")
    func folderInUse() throws {
        let project = try TestProject()
        let workspace = try project.workspace()
        _ = try workspace.apply([FileOutcome("New/N.swift", nil, "new")], runID: "run", label: "")
        try project.write("mine", to: "New/Mine.swift")
        _ = try workspace.undo()
        #expect(try project.tree() == ["New": "folder", "New/Mine.swift": "644 mine"])
    }

    @Test("refuses when files changed since, naming all of them")
    func changedSince() throws {
        let project = try TestProject(["A.swift": "one", "B.swift": "two", "C.swift": "three"])
        let workspace = try project.workspace()
        _ = try workspace.apply(
            [
                FileOutcome("A.swift", "one", "1"), FileOutcome("B.swift", "two", nil),
                FileOutcome("C.swift", "three", "3"),
                FileOutcome("D.swift", nil, "4"),
            ], runID: "run", label: "Numbers")
        try project.write("mine", to: "A.swift")
        try project.write("mine", to: "B.swift")
        try project.remove("D.swift")
        let after = try project.tree()
        #expect(
            throws: WorkspaceError.changedSince(id: "run", label: "Numbers", paths: ["A.swift", "B.swift", "D.swift"])
        ) { try workspace.undo() }
        #expect(try project.tree() == after)
    }

    @Test("goes back run by run, through the last ten")
    func history() throws {
        let project = try TestProject(["A.swift": "0"])
        let workspace = try project.workspace()
        for number in 1...12 {
            let outcome = FileOutcome("A.swift", "\(number - 1)", "\(number)")
            _ = try workspace.apply([outcome], runID: "run-\(number)", label: "Run \(number)")
        }
        #expect(try workspace.undoableRuns().map(\.id) == (3...12).reversed().map { "run-\($0)" })
        for number in (3...12).reversed() { #expect(try workspace.undo().id == "run-\(number)") }
        #expect(throws: WorkspaceError.nothingToUndo) { try workspace.undo() }
        #expect(try project.tree() == ["A.swift": "644 2"])
    }

    @Test("refuses when the originals are damaged")
    func damagedBackup() throws {
        let project = try TestProject(["A.swift": "one"])
        let workspace = try project.workspace()
        _ = try workspace.apply([FileOutcome("A.swift", "one", "two")], runID: "run", label: "")
        try project.write("???", to: ".nibwright/state/runs/run/originals/0")
        #expect(throws: WorkspaceError.backupDamaged(id: "run", paths: ["A.swift"])) { try workspace.undo() }
        #expect(try project.tree() == ["A.swift": "644 two"])
    }

    @Test("keeps a mode that the user has set since")
    func modeChangedSince() throws {
        let project = try TestProject(["A.swift": "one"])
        let workspace = try project.workspace()
        _ = try workspace.apply([FileOutcome("A.swift", "one", "two")], runID: "run", label: "")
        try project.write("two", to: "A.swift", mode: 0o755)
        _ = try workspace.undo()
        #expect(try project.tree() == ["A.swift": "755 one"])
    }
}
