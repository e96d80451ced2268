import Foundation
import Testing
import TransformTesting

/// Runs the executable of this build as a user would.
enum Nibwright {
    struct Outcome {
        let status: Int32
        let bytes: [UInt8]
        let errors: String

        var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    static let recipe = Repository.folder + "/Recipes/outlet-ownership.yml"

    /// The user's own state folder in all tests, so that none touches that of whoever runs them.
    static let stateHome =
        FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        + "/nibwright-test-state-\(getuid())"

    /// What runs of tests keep, for this run of the tests alone.
    static let cacheHome =
        FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        + "/nibwright-test-cache-\(getuid())-\(getpid())"

    /// - Parameter environment: beside the few variables that every run gets; of the test's own, nothing else is inherited.
    @discardableResult
    static func run(
        _ arguments: [String], in folder: String = Repository.folder, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(executable: executable(), arguments, in: folder, environment: environment)
    }

    /// The ids of the built-in transforms, as `explain` lists them.
    static func transforms() throws -> [String] {
        try run(["explain"]).output.split(separator: "\n").compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
    }

    /// Runs a line of shell in which `nibwright` is this build's.
    static func shell(_ line: String, in folder: String) throws -> Outcome {
        let script = "nibwright() { \"$NIBWRIGHT\" \"$@\"; }; \(line)"
        return try run(
            executable: "/bin/bash", ["-c", script], in: folder, environment: ["NIBWRIGHT": try executable()])
    }

    /// A process that was started and not waited for.
    static func start(_ arguments: [String], in folder: String) throws -> Process {
        let process = try process(executable(), arguments, in: folder, environment: [:])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    static func executable() throws -> String {
        try #require(BuildFolder.product("nibwright"), "there is no nibwright in the build folder")
    }

    static func run(
        executable: String, _ arguments: [String], in folder: String, environment: [String: String]
    ) throws -> Outcome {
        let scratch = Scratch()
        let process = try process(executable, arguments, in: folder, environment: environment)
        process.standardOutput = try scratch.fileHandle("output")
        process.standardError = try scratch.fileHandle("errors")
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, bytes: scratch.bytes("output"),
            errors: String(decoding: scratch.bytes("errors"), as: UTF8.self))
    }

    /// Beside what every program needs, where a sanitizer that the tool was built with writes its reports.
    private static let inheritedVariables: Set = ["PATH", "HOME", "TMPDIR", "ASAN_OPTIONS", "TSAN_OPTIONS"]

    /// A process that is not started; its output goes where ours does.
    static func process(
        _ executable: String, _ arguments: [String], in folder: String, environment: [String: String]
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let inherited = ProcessInfo.processInfo.environment.filter { inheritedVariables.contains($0.key) }
        let own = [
            "COLUMNS": "100", "NIBWRIGHT_STATE_HOME": stateHome, "NIBWRIGHT_CACHE_HOME": cacheHome,
        ]
        process.environment = inherited.merging(own.merging(environment) { $1 }) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }
}

/// Files that receive what a process prints: a pipe would have to be read while it runs.
private final class Scratch {
    private let folder = FileManager.default.temporaryDirectory.path + "/nibwright-output-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func fileHandle(_ name: String) throws -> FileHandle {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: nil)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/" + name))
    }

    func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: folder + "/" + name).map(Array.init) ?? []
    }
}

enum Repository {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
