import Foundation
import Planning
import Testing

@Suite("What a file carries beside its bytes")
struct AttributeTests {
    @Test("survives a run and its undoing", .enabled(if: Attributes.areKept))
    func attributes() throws {
        let project = try TestProject(["A.swift": "one", "B.swift": "two"])
        let all = [
            ("A.swift", "user.color", "red"), ("A.swift", "user.note", "mine"), ("B.swift", "user.color", "blue"),
        ]
        for (path, name, value) in all { try Attributes.set(name, value, of: project.absolute(path)) }
        let workspace = try project.workspace()
        _ = try workspace.apply(
            [FileOutcome("A.swift", "one", "1"), FileOutcome("B.swift", "two", nil)], runID: "run", label: "")
        #expect(try Attributes.all(of: project.absolute("A.swift")) == ["user.color": "red", "user.note": "mine"])
        _ = try workspace.undo()
        #expect(try Attributes.all(of: project.absolute("A.swift")) == ["user.color": "red", "user.note": "mine"])
        #expect(try Attributes.all(of: project.absolute("B.swift")) == ["user.color": "blue"])
        #expect(try project.tree() == ["A.swift": "644 one", "B.swift": "644 two"])
    }

    @Test("is why a file with a second name is refused before anything is written")
    func hardLinks() throws {
        let project = try TestProject(["A.swift": "one", "B.swift": "two"])
        try FileManager.default.linkItem(atPath: project.absolute("A.swift"), toPath: project.absolute("Twin.txt"))
        #expect(throws: WorkspaceError.hardLinked(["A.swift"])) {
            try project.workspace().apply(
                [FileOutcome("A.swift", "one", "1"), FileOutcome("B.swift", "two", "2")], runID: "run", label: "")
        }
        #expect(!project.exists(".nibwright"))
        _ = try project.workspace().apply([FileOutcome("B.swift", "two", "2")], runID: "run", label: "")
        try FileManager.default.linkItem(atPath: project.absolute("B.swift"), toPath: project.absolute("Other.txt"))
        #expect(throws: WorkspaceError.hardLinked(["B.swift"])) { try project.workspace().undo() }
    }

    @Test("and could not be read is not said to be unwritable")
    func unreadable() throws {
        let project = try TestProject(["A.swift": "one"])
        _ = try project.workspace().apply([FileOutcome("A.swift", "one", "1")], runID: "run", label: "")
        let original = ".nibwright/state/runs/run/originals/0"
        try project.remove(original)
        try project.makeFolder(original)
        #expect {
            try project.workspace().undo()
        } throws: { error in
            guard case .rolledBack(original, _, .reading)? = error as? WorkspaceError else { return false }
            return "\(error)".contains("could not be read")
        }
    }
}

/// Extended attributes through Python, since neither Swift nor every system has a command for them.
private enum Attributes {
    static let areKept: Bool = {
        guard let project = try? TestProject(["A": ""]) else { return false }
        return (try? set("user.a", "b", of: project.absolute("A"))) != nil
    }()

    static func set(_ name: String, _ value: String, of path: String) throws {
        try python("import os, sys; os.setxattr(sys.argv[1], sys.argv[2], sys.argv[3].encode())", path, name, value)
    }

    static func all(of path: String) throws -> [String: String] {
        let script =
            "import os, sys; p = sys.argv[1]; print('\\n'.join(n + '=' + os.getxattr(p, n).decode() for n in os.listxattr(p)))"
        let lines = try python(script, path).split(separator: "\n").map { $0.split(separator: "=").map(String.init) }
        return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
    }

    @discardableResult
    private static func python(_ script: String, _ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: data, as: UTF8.self)
    }
}
