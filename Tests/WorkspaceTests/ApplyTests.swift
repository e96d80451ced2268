import Foundation
@_spi(FaultInjection) import Planning
import Testing

@Suite("Applying a plan's files")
struct ApplyTests {
    @Test("writes, creates and removes, and keeps modes")
    func apply() throws {
        let project = try TestProject(["App/A.swift": "one", "Old.swift": "old", "Same.swift": "same"])
        try project.write("two", to: "run.swift", mode: 0o755)
        let run = try project.workspace().apply(
            [
                FileOutcome("run.swift", "two", "two changed"), FileOutcome("App/A.swift", "one", "one changed"),
                FileOutcome("Old.swift", "old", nil), FileOutcome("App/New/Deep/N.swift", nil, "new"),
                FileOutcome("Same.swift", "same", "same"),
            ], runID: "run-1", label: "Split it")
        #expect(run.id == "run-1")
        #expect(run.label == "Split it")
        #expect(run.changed == ["App/A.swift", "run.swift"])
        #expect(run.created == ["App/New/Deep/N.swift"])
        #expect(run.removed == ["Old.swift"])
        #expect(
            try project.tree() == [
                "App": "folder", "App/A.swift": "644 one changed", "App/New": "folder", "App/New/Deep": "folder",
                "App/New/Deep/N.swift": "644 new", "Same.swift": "644 same", "run.swift": "755 two changed",
            ])
        #expect(try project.stateNames() == [".gitignore", "lock", "runs"])
        #expect(try project.workspace().read(".nibwright/state/.gitignore") == Array("*\n".utf8))
        #expect(try project.workspace().undoableRuns() == [run])
    }

    @Test("refuses files that are not as the plan found them, naming all of them")
    func stale() throws {
        let project = try TestProject(["A.swift": "one", "B.swift": "two", "C.swift": "three"])
        let before = try project.tree()
        let outcomes = [
            FileOutcome("A.swift", "other", "x"), FileOutcome("B.swift", nil, "x"),
            FileOutcome("C.swift", "three", "x"),
            FileOutcome("Gone.swift", "gone", nil),
        ]
        #expect(throws: WorkspaceError.stale(["A.swift", "B.swift", "Gone.swift"])) {
            try project.workspace().apply(outcomes, runID: "run", label: "")
        }
        #expect(try project.tree() == before)
        #expect(!project.exists(".nibwright"))
    }

    @Test(
        "never writes outside of the project, nor git's and its own files",
        arguments: [
            "../x.swift", "link/x.swift", "Linked.swift", ".git/config", "Sub/.GIT/config", ".nibwright/state/lock",
            "/x", ".Nibwright/State/x", ".nibwright/recipes/x.yml", ".git/\u{0301}x", "Sub/.gi\u{200C}t/config",
        ])
    func leaving(path: String) throws {
        let outside = try TestProject(["A.swift": "one"])
        let project = try TestProject()
        try project.link("link", to: outside.root)
        try project.link("Linked.swift", to: outside.absolute("A.swift"))
        #expect {
            try project.workspace().apply([FileOutcome(path, nil, "x")], runID: "run", label: "")
        } throws: { error in
            switch error as? WorkspaceError {
            case .leavesProject(path, _), .reserved(path): true
            default: false
            }
        }
        #expect(try outside.tree() == ["A.swift": "644 one"])
    }

    @Test("refuses files and folders that cannot be written before it writes any")
    func readOnly() throws {
        let project = try TestProject(["A.swift": "one", "Folder/B.swift": "two"])
        try project.write("three", to: "C.swift", mode: 0o444)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.absolute("Folder"))
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.absolute("Folder"))
        }
        let before = try project.tree()
        let outcomes = [
            FileOutcome("A.swift", "one", "x"), FileOutcome("C.swift", "three", "x"),
            FileOutcome("Folder/B.swift", "two", "x"), FileOutcome("Folder/New/N.swift", nil, "x"),
        ]
        #expect(throws: WorkspaceError.readOnly(["C.swift", "Folder/B.swift", "Folder/New/N.swift"])) {
            try project.workspace().apply(outcomes, runID: "run", label: "")
        }
        #expect(try project.tree() == before)
    }

    @Test("refuses a file where it needs a folder, two outcomes for a path, and odd ids")
    func refusals() throws {
        let project = try TestProject(["A.swift": "one"])
        let workspace = try project.workspace()
        #expect(throws: WorkspaceError.notFolder(path: "A.swift")) {
            try workspace.apply([FileOutcome("A.swift/B.swift", nil, "x")], runID: "run", label: "")
        }
        #expect(throws: WorkspaceError.repeatedPath("A.swift")) {
            let outcome = FileOutcome("A.swift", "one", "x")
            return try workspace.apply([outcome, outcome], runID: "run", label: "")
        }
        for id in ["", "../x", "a/b", ".hidden", String(repeating: "x", count: 101)] {
            #expect(throws: WorkspaceError.invalidRunID(id)) { try workspace.apply([], runID: id, label: "") }
        }
        _ = try workspace.apply([FileOutcome("A.swift", "one", "two")], runID: "run", label: "")
        #expect(throws: WorkspaceError.repeatedRunID("run")) {
            try workspace.apply([FileOutcome("A.swift", "two", "three")], runID: "run", label: "")
        }
    }

    @Test("writes nothing at all when no outcome changes anything")
    func nothingToDo() throws {
        let project = try TestProject(["A.swift": "one"])
        let run = try project.workspace().apply([FileOutcome("A.swift", "one", "one")], runID: "run", label: "")
        #expect(run.changed.isEmpty)
        #expect(!project.exists(".nibwright"))
    }

    @Test("lets no two runs write at the same time, and takes over the lock of a dead process")
    func lock() throws {
        let project = try TestProject(["A.swift": "one"])
        try project.write("999999\n", to: ".nibwright/state/lock")
        let inner = try project.workspace()
        let seen = Seen<WorkspaceError>()
        let outer = try project.workspace { point in
            if point.action == .exchangeFile && point.path == "A.swift" {
                do {
                    _ = try inner.apply([FileOutcome("B.swift", nil, "x")], runID: "inner", label: "")
                } catch {
                    seen.add(error as! WorkspaceError)
                }
            }
            return nil
        }
        _ = try outer.apply([FileOutcome("A.swift", "one", "two")], runID: "outer", label: "")
        #expect(seen.values == [.locked(processID: Int(ProcessInfo.processInfo.processIdentifier))])
        _ = try inner.apply([FileOutcome("B.swift", nil, "x")], runID: "inner", label: "")
    }

    @Test("does not lose what the user saves while new files are being written")
    func savedMeanwhile() throws {
        let project = try TestProject(["A.swift": "one", "B.swift": "two"])
        let workspace = try project.workspace { point in
            if point.path.hasPrefix(".nibwright-run"), point.action == .flushFile {
                try? project.write("saved", to: "A.swift")
            }
            return nil
        }
        #expect(throws: WorkspaceError.stale(["A.swift"])) {
            try workspace.apply(
                [FileOutcome("A.swift", "one", "x"), FileOutcome("B.swift", "two", "x")], runID: "run", label: "")
        }
        #expect(try project.tree() == ["A.swift": "644 saved", "B.swift": "644 two"])
        #expect(try project.stateNames() == [".gitignore", "lock", "runs"])
    }

    @Test("gives every error a text")
    func errorTexts() {
        let errors: [WorkspaceError] = [
            .rootMissing(path: "p"), .rootNotFolder(path: "p"), .leavesProject(path: "p", because: .notRelative),
            .leavesProject(path: "p", because: .link("q")), .reserved(path: "p"), .unreadable(path: "p", reason: "r"),
            .tooLarge(path: "p"), .repeatedPath("p"), .invalidRunID("i"), .repeatedRunID("i"), .stale(["p"]),
            .readOnly(["p"]), .notFolder(path: "p"), .locked(processID: 7), .unfinishedRun(id: "i"),
            .rolledBack(path: "p", reason: "r"), .notRolledBack(path: "p", reason: "r", rollBackReason: "s"),
            .notRecovered(id: "i", path: "p", reason: "r"), .notRecoverable(id: "i", paths: ["p"], backups: "b"),
            .journalUnreadable(path: "p", reason: "r"), .hardLinked(["p"]), .foreignJournal(id: "i"),
            .recordUnreadable(id: "i", reason: "r"), .foreignRun(id: "i", label: "l"),
            .rolledBack(path: "p", reason: "r", in: .reading), .nothingToUndo,
            .changedSince(id: "i", label: "l", paths: ["p"]), .backupDamaged(id: "i", paths: ["p"]),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        #expect(
            WorkspaceError.stale(["a", "b", "c", "d", "e", "f", "g"]).description
                == "\"a\", \"b\", \"c\", \"d\", \"e\" and 2 more changed since the plan was made, so nothing was "
                + "written; make the plan again")
    }
}

/// Collects values from a closure that runs elsewhere.
final class Seen<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [Value] = []

    func add(_ value: Value) {
        lock.withLock { collected.append(value) }
    }

    var values: [Value] { lock.withLock { collected } }
}
