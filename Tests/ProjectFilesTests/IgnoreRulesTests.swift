import Foundation
import ProjectFiles
import Randomness
import Testing

@Suite("Ignore rules")
struct IgnoreRulesTests {
    @Test(
        "ignore what git ignores",
        arguments: [
            ("build", "build"), ("build", "App/build"), ("build/", "build/A.swift"), ("/build", "build"),
            ("*.xib", "App/Cell.xib"), ("App/*.xib", "App/Cell.xib"), ("App/**/Cell.xib", "App/Cell.xib"),
            ("App/**/Cell.xib", "App/x/y/Cell.xib"), ("**/Gen", "x/Gen/A.swift"), ("App/**", "App/x"),
            ("\\#odd", "#odd"), ("\\!odd", "!odd"), ("name   ", "name"), ("name\\ ", "name "), ("a b", "a b"),
            ("name\r\n", "name"), ("\u{FEFF}name", "name"), ("[a-c].swift", "b.swift"), ("fo\\o", "foo"),
            ("*\n!*.swift", "a.xib"), ("a/b", "a/b/c"),
        ])
    func ignored(rules: String, path: String) {
        #expect(Self.rules(rules).ignores(path, isFolder: false))
    }

    @Test(
        "keep what git keeps",
        arguments: [
            ("build/", "build"), ("/build", "App/build"), ("App/*.xib", "App/x/Cell.xib"), ("# name", "# name"),
            ("*.xib\n!Keep.xib", "App/Keep.xib"), ("", "name"), ("   ", "name"), ("a/b", "x/a/b"), ("App/**", "App"),
            ("[a-c", "[a-c"), ("name\\", "name"), ("*/name", "x/y/name"), ("a?b", "a/b"),
        ])
    func kept(rules: String, path: String) {
        #expect(!Self.rules(rules).ignores(path, isFolder: false))
    }

    @Test("a nested file beats the ones above it, but brings nothing back out of an ignored folder")
    func nested() {
        var rules = Self.rules("*.xib\nbuild/")
        rules.add(Array("!Keep.xib\n/only-here".utf8), folder: "App")
        rules.add(Array("!A.swift".utf8), folder: "build")
        #expect(!rules.ignores("App/Keep.xib", isFolder: false))
        #expect(rules.ignores("Keep.xib", isFolder: false))
        #expect(rules.ignores("App/only-here", isFolder: false))
        #expect(!rules.ignores("App/x/only-here", isFolder: false))
        #expect(rules.ignores("build/A.swift", isFolder: false))
    }

    @Test("agree with git on random rules in random trees", .enabled(if: GitOracle.isAvailable))
    func agreeWithGit() throws {
        let oracle = try GitOracle()
        defer { oracle.remove() }
        var random = SeededRandom(seed: 11)
        let pieces = [
            "a", "b", "ab", "*", "**", "?", "[ab]", "[!a]", "/", "/", "/**/", "**/", "\\", "!", "#", " ", "\\ ",
            "[^b-c]",
            "[[:alpha:]]", "***", "[]a]", "[a", "]", "\\*",
        ]
        for _ in 0..<150 {
            let top = (0..<3).map { _ in random.text(of: pieces, length: 1...5) }.joined(separator: "\n")
            let nested = (0..<2).map { _ in random.text(of: pieces, length: 1...4) }.joined(separator: "\n")
            var rules = Self.rules(top)
            rules.add(Array(nested.utf8), folder: "a")
            let ignored = try oracle.ignored(by: ["": top, "a": nested])
            let mine = oracle.paths.filter { rules.ignores($0.text, isFolder: $0.isFolder) }.map(\.text)
            #expect(Set(mine) == ignored, "\(top.debugDescription), and in the folder a \(nested.debugDescription)")
        }
    }

    private static func rules(_ text: String) -> IgnoreRules {
        var rules = IgnoreRules()
        rules.add(Array(text.utf8))
        return rules
    }
}

/// A git work tree with folders and files of tricky names, in which git is asked what it ignores.
private struct GitOracle {
    struct Path {
        let text: String
        let isFolder: Bool
    }

    let paths: [Path]
    private let root: URL

    static let isAvailable = (try? run(["--version"], input: "")) != nil

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("nibwright-ignore-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        _ = try Self.run(["-C", root.path, "init", "-q"], input: "")
        let names = ["a", "b", "ab", "ba", "a b", "!a", "#b", "a ", "a*", "b]", "c"]
        var paths: [Path] = []
        for first in ["a", "b", "ab", "c"] {
            for second in ["a", "b", "ba"] {
                let folder = root.appendingPathComponent(first).appendingPathComponent(second)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                paths.append(Path(text: "\(first)/\(second)", isFolder: true))
                for name in names {
                    try Data().write(to: folder.appendingPathComponent(name))
                    paths.append(Path(text: "\(first)/\(second)/\(name)", isFolder: false))
                }
            }
            paths.append(Path(text: first, isFolder: true))
        }
        for name in names.dropFirst(3) where name != "c" {
            try Data().write(to: root.appendingPathComponent(name))
            paths.append(Path(text: name, isFolder: false))
        }
        self.paths = paths
    }

    func ignored(by files: [String: String]) throws -> Set<String> {
        for (folder, text) in files {
            let file = root.appendingPathComponent(folder.isEmpty ? ".gitignore" : folder + "/.gitignore")
            try Data(text.utf8).write(to: file)
        }
        let arguments = ["-C", root.path, "check-ignore", "--no-index", "-z", "--stdin"]
        let output = try Self.run(arguments, input: paths.map(\.text).joined(separator: "\0"))
        return Set(output.split(separator: "\0").map(String.init))
    }

    func remove() {
        try? FileManager.default.removeItem(at: root)
    }

    private static func run(_ arguments: [String], input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
        let (standardInput, output) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus <= 1 else { throw CocoaError(.fileReadUnknown) }
        return String(decoding: data, as: UTF8.self)
    }
}
