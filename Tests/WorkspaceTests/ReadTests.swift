import Planning
import Testing

@Suite("Reading files of a workspace")
struct ReadTests {
    @Test("gives the bytes as they are on disk")
    func bytes() throws {
        let project = try TestProject(["Sub/A.swift": "one\r\ntwo", "empty.swift": ""])
        #expect(try project.workspace().read("Sub/A.swift") == Array("one\r\ntwo".utf8))
        #expect(try project.workspace().read("empty.swift") == [])
    }

    @Test(
        "refuses paths that leave the project",
        arguments: [
            "../x", "/etc/hosts", "a/../../x", "", "a//b", "./a", "a/", "..", "a/.", "link/Out.swift", "file.swift",
        ])
    func leaving(path: String) throws {
        let outside = try TestProject(["Out.swift": ""])
        let project = try TestProject()
        try project.link("link", to: outside.root)
        try project.link("file.swift", to: outside.absolute("Out.swift"))
        #expect {
            try project.workspace().read(path)
        } throws: { error in
            if case .leavesProject(path, _) = error as? WorkspaceError { true } else { false }
        }
        guard case .failure(.leavesProject(path, _)) = try project.workspace().readAll([path], threads: 1)[0].bytes
        else {
            Issue.record("read \(path)")
            return
        }
    }

    /// What the threads share shows under Thread Sanitizer (`make sanitize`).
    @Test("reads files without a byte on several threads, which share nothing for it")
    func emptyFiles() throws {
        let paths = (0..<200).map { "File\($0).swift" }
        let project = try TestProject(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
        let results = try project.workspace().readAll(paths, threads: 4)
        #expect(try results.map { try $0.bytes.get() } == Array(repeating: [], count: 200))
    }

    @Test("keeps the order and each file's own error, whatever the number of threads", arguments: [1, 2, 7])
    func manyFiles(threads: Int) throws {
        let files = (0..<300).map { ("Folder\($0 % 7)/File\($0).swift", "text \($0)") }
        let project = try TestProject(Dictionary(uniqueKeysWithValues: files))
        let paths = files.map(\.0) + ["missing.swift", "../out"]
        let results = try project.workspace().readAll(paths, threads: threads)
        #expect(results.map(\.path) == paths)
        for (result, file) in zip(results, files) { #expect(try result.bytes.get() == Array(file.1.utf8)) }
        #expect(throws: WorkspaceError.unreadable(path: "missing.swift", reason: "no such file or directory")) {
            try results[300].bytes.get()
        }
        #expect(throws: WorkspaceError.leavesProject(path: "../out", because: .notRelative)) {
            try results[301].bytes.get()
        }
    }
}
