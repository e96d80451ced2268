import Foundation
@_spi(FaultInjection) import Planning
import Testing

@Suite("A file that somebody saves while a run writes")
struct ExchangeTests {
    private static let files = ["A.swift": "one", "B.swift": "two", "C.swift": "three"]
    private static let outcomes = [
        FileOutcome("A.swift", "one", "1"), FileOutcome("B.swift", "two", "2"), FileOutcome("C.swift", "three", nil),
        FileOutcome("D.swift", nil, "4"),
    ]
    private static let before = ["A.swift": "644 one", "B.swift": "644 two", "C.swift": "644 three"]

    @Test(
        "in the last moment before its turn is kept, and the run is taken back", arguments: [true, false],
        ["B.swift", "C.swift", "D.swift"])
    func savedInTheLastMoment(_ canExchange: Bool, _ path: String) throws {
        let project = try TestProject(Self.files)
        let workspace = try project.workspace { point in
            let turn = point.path == path || (path == "C.swift" && point.path == ".nibwright-run-2.tmp")
            if turn, [.exchangeFile, .moveFile].contains(point.action) { try? project.write("saved", to: path) }
            return point.action == .exchangeFile && !canExchange ? .unsupported : nil
        }
        #expect(throws: WorkspaceError.stale([path])) {
            try workspace.apply(Self.outcomes, runID: "run", label: "")
        }
        #expect(try project.tree() == Self.before.merging([path: "644 saved"]) { $1 })
        #expect(try project.stateNames() == [".gitignore", "lock", "runs"])
        #expect(throws: WorkspaceError.nothingToUndo) { try project.workspace().undo() }
    }

    @Test("through a descriptor that was open all the time is kept as well")
    func savedThroughOpenFile() throws {
        let project = try TestProject(Self.files)
        let editor = try #require(FileHandle(forUpdatingAtPath: project.absolute("A.swift")))
        let workspace = try project.workspace { point in
            // A.swift has its new bytes by now; the editor still holds the old file.
            if point.path == "B.swift", point.action == .exchangeFile {
                try? editor.seek(toOffset: 0)
                try? editor.write(contentsOf: Data("ONE".utf8))
            }
            return nil
        }
        #expect(throws: WorkspaceError.stale(["A.swift"])) {
            try workspace.apply(Self.outcomes, runID: "run", label: "")
        }
        #expect(try project.tree() == Self.before.merging(["A.swift": "644 ONE"]) { $1 })
    }

    @Test("after its turn is not overwritten by putting things back")
    func savedBeforeRollback() throws {
        let project = try TestProject(Self.files)
        let workspace = try project.workspace { point in
            guard point.path == "B.swift", point.action == .exchangeFile else { return nil }
            try? project.write("saved", to: "A.swift")
            return .failure
        }
        #expect {
            try workspace.apply(Self.outcomes, runID: "run", label: "")
        } throws: {
            if case .notRolledBack? = $0 as? WorkspaceError { true } else { false }
        }
        #expect(try project.workspace().read("A.swift") == Array("saved".utf8))
        #expect(project.exists(".nibwright/state/journal.json"))
    }

    @Test("is not overwritten where the file system cannot exchange, and all the rest holds there too")
    func withoutExchange() throws {
        let project = try TestProject(Self.files)
        let workspace = try project.workspace { $0.action == .exchangeFile ? .unsupported : nil }
        _ = try workspace.apply(Self.outcomes, runID: "run", label: "")
        #expect(try project.tree() == ["A.swift": "644 1", "B.swift": "644 2", "D.swift": "644 4"])
        _ = try workspace.undo()
        #expect(try project.tree() == Self.before)
    }

    @Test("is whole after a crash at any step where the file system cannot exchange")
    func crashWithoutExchange() throws {
        for step in 0..<200 {
            let project = try TestProject(Self.files)
            let isCrashing: @Sendable (FaultPoint) -> Fault? = {
                $0.index == step ? .crash : $0.action == .exchangeFile ? .unsupported : nil
            }
            do {
                _ = try project.workspace(fault: isCrashing).apply(Self.outcomes, runID: "run", label: "")
                return
            } catch is SimulatedCrash {}
            let recovery = try project.workspace { $0.action == .exchangeFile ? .unsupported : nil }.recover()
            let tree = try project.tree()
            let after = ["A.swift": "644 1", "B.swift": "644 2", "D.swift": "644 4"]
            switch recovery?.outcome {
            case .finished: #expect(tree == after, "crash at step \(step)")
            case .rolledBack: #expect(tree == Self.before, "crash at step \(step)")
            case nil: #expect(tree == Self.before || tree == after, "crash at step \(step)")
            }
        }
        Issue.record("the run has more than 200 steps")
    }
}
