import Foundation
@_spi(FaultInjection) import Planning

/// A folder of its own for one test, removed with the value.
final class TestProject: Sendable {
    let root: String

    init(_ files: [String: String] = [:]) throws {
        root = Self.parent.appendingPathComponent("nibwright-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    /// In memory where the system can: thousands of runs flush thousands of files, and here no power can fail.
    private static let parent: URL =
        FileManager.default.isWritableFile(atPath: "/dev/shm")
        ? URL(fileURLWithPath: "/dev/shm") : FileManager.default.temporaryDirectory.resolvingSymlinksInPath()

    deinit {
        try? FileManager.default.removeItem(atPath: root)
        try? FileManager.default.removeItem(atPath: root + "-user")
    }

    /// The state folder of a user who works on this project alone.
    var userState: UserStateFolder { UserStateFolder(path: root + "-user") }

    func workspace(
        of user: UserStateFolder? = nil, fault: @escaping @Sendable (FaultPoint) -> Fault? = { _ in nil }
    ) throws -> Workspace {
        try Workspace(root: root, userState: user ?? userState, fault: fault)
    }

    func write(_ text: String, to path: String, mode: Int = 0o644) throws {
        let file = URL(fileURLWithPath: absolute(path))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(path), withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: absolute(path), withDestinationPath: target)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: absolute(path))
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: absolute(path))
    }

    func absolute(_ path: String) -> String { root + "/" + path }

    /// Every file with its mode and text, and every folder, but for Nibwright's own.
    func tree() throws -> [String: String] {
        var tree: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) where !path.hasPrefix(".nibwright/") {
            if path == ".nibwright" || path == ".git" || path.hasPrefix(".git/") { continue }
            let attributes = try FileManager.default.attributesOfItem(atPath: absolute(path))
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: absolute(path)) {
                tree[path] = "-> \(target)"
                continue
            }
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            let mode = String(attributes[.posixPermissions] as? Int ?? 0, radix: 8)
            let text =
                isFolder ? "" : String(decoding: FileManager.default.contents(atPath: absolute(path))!, as: UTF8.self)
            tree[path] = isFolder ? "folder" : "\(mode) \(text)"
        }
        return tree
    }

    /// Names in the state folder, which after any run are these and no others.
    func stateNames() throws -> Set<String> {
        guard exists(".nibwright/state") else { return [] }
        return Set(try FileManager.default.contentsOfDirectory(atPath: absolute(".nibwright/state")))
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", root, "-c", "user.name=Ada", "-c", "user.email=ada@example.com"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: data, as: UTF8.self)
    }

    static let hasGit = (try? TestProject().git("--version")) != nil
}

extension FileOutcome {
    init(_ path: String, _ before: String?, _ after: String?) {
        self.init(path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
    }
}
