import Foundation
import Planning
import Testing

/// Bounds of what a run writes, and of what is read of runs that were written.
@Suite("A run out of all proportion")
struct RunBoundsTests {
    private static let journal = ".nibwright/state/journal.json"

    /// Files whose paths alone fill a journal.
    private static func longPaths(_ count: Int) -> [FileOutcome] {
        let folders = String(repeating: String(repeating: "f", count: 250) + "/", count: 14)
        return (0..<count).map { FileOutcome("\(folders)\($0).swift", nil, "x") }
    }

    @Test("is refused before anything is written where its record would be too large to be read")
    func tooManyFiles() throws {
        let project = try TestProject()
        let outcomes = Self.longPaths(4800)
        let error = try #require(throws: WorkspaceError.self) {
            try project.workspace().apply(outcomes, runID: "run", label: "")
        }
        #expect(error == .tooManyFiles(count: 4800, limit: 16 << 20))
        #expect(error.description.contains("4800 files") && error.description.contains("16 MiB"))
        #expect(try project.tree() == [:])
        #expect(throws: WorkspaceError.nothingToUndo) { try project.workspace().undo() }
    }

    @Test("is written and taken back up to there")
    func manyFiles() throws {
        let project = try TestProject()
        _ = try project.workspace().apply(Self.longPaths(200), runID: "run", label: "")
        #expect(try project.workspace().undo().removed.count == 200)
        #expect(try project.tree() == [:])
    }

    @Test("is named by its size and left alone where somebody else wrote its journal")
    func hugeJournal() throws {
        let project = try TestProject(["A.swift": "one"])
        try project.write("", to: Self.journal)
        let file = try #require(FileHandle(forWritingAtPath: project.absolute(Self.journal)))
        try file.truncate(atOffset: 33 << 20)
        let reason = "it is larger than 32 MiB"
        #expect(try project.workspace().interruption() == .unreadable(reason: reason))
        let error = WorkspaceError.journalUnreadable(path: Self.journal, reason: reason)
        #expect(throws: error) { try project.workspace().recover(adopting: true) }
        #expect(throws: error) {
            try project.workspace().apply([FileOutcome("A.swift", "one", "1")], runID: "run", label: "")
        }
        #expect(try project.tree() == ["A.swift": "644 one"])
    }

    @Test("is refused where it writes below more folders than anybody makes")
    func deepPaths() throws {
        let project = try TestProject()
        let (deep, tooDeep) = (String(repeating: "a/", count: 256) + "x", String(repeating: "a/", count: 257) + "x")
        let error = try #require(throws: WorkspaceError.self) {
            try project.workspace().apply([FileOutcome(tooDeep, nil, "x")], runID: "run", label: "")
        }
        #expect(error == .tooDeep(path: tooDeep))
        #expect(error.description.hasPrefix("\"a/a/a/") && error.description.count < 200)
        _ = try project.workspace().apply([FileOutcome(deep, nil, "x")], runID: "run", label: "")
        _ = try project.workspace().undo()
        #expect(try project.tree() == [:])
    }
}
