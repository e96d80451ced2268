import Foundation
import Testing

@testable import Planning

@Suite("What runs gave, kept for the next one")
struct RunCacheTests {
    private let home: TestProject
    private let project: TestProject
    private let key = RunCache.Key(["lint", "Project"])

    init() throws {
        home = try TestProject()
        project = try TestProject([
            "App/Main.swift": "let oven = 1\n", "App/Other.swift": "let cake = 2\n", "App/notes.txt": "no code\n",
        ])
    }

    private var folder: String { home.absolute("cache") }
    private var cache: RunCache { RunCache(path: folder) }
    private var entry: String {
        get throws { folder + "/" + (try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)) }
    }

    /// Runs over the project as it is now, and keeps what that gave.
    private func keep(_ text: String = "nothing to say", looksFor path: String? = nil) throws {
        let inputs = RunInputs(try project.workspace())
        let loaded = LoadedProject.load(inputs.workspace, scan: inputs.scan, threads: 1)
        if let path { _ = inputs.workspace.probe(path) }
        cache.keep(Array(text.utf8), for: key, of: inputs, loaded, threads: 1)
    }

    private func known(_ check: RunCache.Check = .stamps) throws -> String? {
        let output = cache.output(for: key, of: RunInputs(try project.workspace()), check: check, threads: 1)
        return output.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("is given again while nothing changed, and for the same key alone")
    func same() throws {
        #expect(try known() == nil)
        try keep()
        #expect(try known() == "nothing to say")
        #expect(try known(.content) == "nothing to say")
        let inputs = RunInputs(try project.workspace())
        for words in [["lint", "Project", ""], ["lintP", "roject"], ["plan", "Project"]] {
            #expect(cache.output(for: RunCache.Key(words), of: inputs) == nil)
        }
    }

    @Test("is not given once a file that was read has other bytes, also of the same size and time")
    func changed() throws {
        try keep()
        let path = project.absolute("App/Main.swift")
        let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        try project.write("let oven = 9\n", to: "App/Main.swift")
        try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: path)
        #expect(try known() == nil)
        try project.write("let oven = 1\n", to: "App/Main.swift")
        #expect(try known() == "nothing to say", "the bytes are those of before")
        try project.write("let oven = 10\n", to: "App/Main.swift")
        #expect(try known() == nil)
    }

    @Test("is not given once a file came, went or cannot be read")
    func names() throws {
        try keep()
        try project.write("let new = 3\n", to: "App/New.swift")
        #expect(try known() == nil)
        try project.remove("App/New.swift")
        #expect(try known() == "nothing to say")
        try project.write("no code either\n", to: "App/notes.txt")
        #expect(try known() == "nothing to say", "nobody reads notes")
        try project.link("App/Linked.swift", to: "Main.swift")
        #expect(try known() == nil)
        try project.remove("App/Linked.swift")
        try project.remove("App/Other.swift")
        #expect(try known() == nil)
    }

    @Test("is not given once there is something where the run found nothing")
    func probes() throws {
        try keep(looksFor: "App/notes.md")
        #expect(try known() == "nothing to say")
        try project.write("in the way\n", to: "App/notes.md")
        #expect(try known() == nil)
    }

    @Test("is told by stamps once these are old enough, and by the bytes before that")
    func stamps() throws {
        try keep()
        let young = try #require(RunRecord(Array(try Data(contentsOf: URL(fileURLWithPath: entry)))))
        #expect(young.inputs.count == 2 && young.inputs.allSatisfy { $0.stamp == nil })
        Thread.sleep(forTimeInterval: 2.1)
        #expect(try known() == "nothing to say")
        let old = try #require(RunRecord(Array(try Data(contentsOf: URL(fileURLWithPath: entry)))))
        #expect(old.inputs.allSatisfy { $0.stamp != nil } && old.output == young.output)
        #expect(try known() == "nothing to say")
        try project.write("let oven = 7\n", to: "App/Main.swift")
        #expect(try known() == nil)
    }

    @Test("is as nothing where the entry is not whole, or not of this version")
    func damage() throws {
        try keep()
        let whole = Array(try Data(contentsOf: URL(fileURLWithPath: entry)))
        var damaged: [[UInt8]] = [
            [], [0], Array(whole.dropLast()), whole + [0], Array("nibwright run 0\n".utf8) + whole.dropFirst(16),
        ]
        for place in stride(from: 0, to: whole.count, by: 7) {
            var bytes = whole
            bytes[place] ^= 0x10
            damaged.append(bytes)
        }
        for bytes in damaged {
            try Data(bytes).write(to: URL(fileURLWithPath: entry))
            #expect(try known() == nil)
        }
        try Data(whole).write(to: URL(fileURLWithPath: entry))
        #expect(try known() == "nothing to say")
    }

    @Test(
        "is neither kept nor believed in a folder that others can write to, or that is a link, or that lies in the project"
    )
    func foreign() throws {
        try home.makeFolder("cache")
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        try keep()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        try keep()
        #expect(try known() == "nothing to say")
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        #expect(try known() == nil)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        try home.link("link", to: "cache")
        let inputs = RunInputs(try project.workspace())
        #expect(RunCache(path: home.absolute("link")).output(for: key, of: inputs) == nil)
        #expect(RunCache(path: project.absolute(".cache")).isInside(inputs.workspace))
        #expect(!cache.isInside(inputs.workspace))
    }

    @Test("goes where it takes more room than it may, the oldest first")
    func room() throws {
        let small = RunCache(path: folder, limit: 6_000)
        let inputs = RunInputs(try project.workspace())
        let loaded = LoadedProject.load(inputs.workspace, scan: inputs.scan, threads: 1)
        let keys = (0..<5).map { RunCache.Key(["run \($0)"]) }
        for key in keys {
            small.keep([UInt8](repeating: 7, count: 1_500), for: key, of: inputs, loaded, threads: 1)
            Thread.sleep(forTimeInterval: 0.01)
        }
        #expect(keys.map { small.output(for: $0, of: inputs) != nil } == [false, false, true, true, true])
        small.keep([UInt8](repeating: 7, count: 4_000), for: key, of: inputs, loaded, threads: 1)
        #expect(small.output(for: key, of: inputs) == nil, "one run may not fill the folder")
    }
}
