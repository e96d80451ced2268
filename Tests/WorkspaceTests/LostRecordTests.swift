import Foundation
@_spi(FaultInjection) import Planning
import Testing

@Suite("A record that cannot be read")
struct LostRecordTests {
    private static let record = ".nibwright/state/runs/run/run.json"

    private func project() throws -> TestProject {
        let project = try TestProject(["A.swift": "one", "B.swift": "two"])
        _ = try project.workspace().apply([FileOutcome("A.swift", "one", "1")], runID: "run", label: "")
        return project
    }

    private func expectKept(_ project: TestProject, _ reason: String) throws {
        #expect(throws: WorkspaceError.recordUnreadable(id: "run", reason: reason)) { try project.workspace().undo() }
        _ = try project.workspace().apply([FileOutcome("B.swift", "two", "2")], runID: "next", label: "")
        #expect(throws: WorkspaceError.recordUnreadable(id: "run", reason: reason)) { try project.workspace().undo() }
        #expect(try project.workspace().read(".nibwright/state/runs/run/originals/0") == Array("one".utf8))
    }

    @Test("since it was cut short keeps its originals, and undo says so")
    func cutShort() throws {
        let project = try project()
        let bytes = try project.workspace().read(Self.record)
        try project.write(String(decoding: bytes.prefix(100), as: UTF8.self), to: Self.record)
        try expectKept(project, "it is not a journal of a run")
    }

    @Test("since another version wrote it keeps its originals")
    func otherVersion() throws {
        let project = try project()
        try project.write("{\"version\": 99, \"files\": {}}", to: Self.record)
        try expectKept(project, "it has version 99, not 2")
    }

    @Test("since it is gone keeps its originals")
    func gone() throws {
        let project = try project()
        try project.remove(Self.record)
        try expectKept(project, "its record is gone")
    }

    @Test("for a moment is neither pruned nor passed over, and neither are its originals", arguments: 0..<5)
    func failingRead(_ number: Int) throws {
        let project = try project()
        let reads = Seen<FaultPoint>()
        let workspace = try project.workspace { point in
            guard point.action == .readJournal, point.path == Self.record else { return nil }
            reads.add(point)
            return reads.values.count == number + 1 ? .failure : nil
        }
        _ = try? workspace.apply([FileOutcome("B.swift", "two", "2")], runID: "next", label: "")
        _ = try? workspace.undo()
        #expect(reads.values.count > number, "the failure came to pass")
        #expect(try project.workspace().read(".nibwright/state/runs/run/originals/0") == Array("one".utf8))
        while (try? project.workspace().undo()) != nil {}
        #expect(try project.tree() == ["A.swift": "644 one", "B.swift": "644 two"])
    }

    @Test("is not emptied where a source's other name is that of the lock")
    func linkedLock() throws {
        let project = try TestProject(["A.swift": "one", ".nibwright/state/runs/x/y": ""])
        try FileManager.default.linkItem(
            atPath: project.absolute("A.swift"), toPath: project.absolute(".nibwright/state/lock"))
        #expect(throws: (any Error).self) {
            try project.workspace().apply([FileOutcome("A.swift", "one", "1")], runID: "run", label: "")
        }
        #expect(try project.workspace().read("A.swift") == Array("one".utf8))
    }

    @Test("since it is another run's keeps its originals")
    func copied() throws {
        let project = try project()
        try FileManager.default.moveItem(
            atPath: project.absolute(".nibwright/state/runs/run"), toPath: project.absolute(".nibwright/state/runs/zzz")
        )
        #expect(throws: WorkspaceError.recordUnreadable(id: "zzz", reason: "its record is that of another run")) {
            try project.workspace().undo()
        }
    }
}
