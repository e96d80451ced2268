import Foundation
import TransformTesting

/// A project in a folder of its own for one test, removed with the value.
final class Project: Sendable {
    /// Absolute, without links.
    let root: String

    /// - Parameter name: of the folder, below one that has a name of its own.
    init(named name: String = "Project") throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        root = "\(parent)/nibwright-command-\(UUID().uuidString)/\(name)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// One storyboard whose label is connected to a weak outlet of one class.
    static func card(named name: String = "Project") throws -> Project {
        try fixture("weak-outlet-to-a-nested-view-becomes-strong", named: name)
    }

    /// What a fixture of the outlet fix starts from.
    static func fixture(_ fixture: String, named name: String = "Project") throws -> Project {
        let project = try Project(named: name)
        try files(of: fixture).write(to: project.root)
        return project
    }

    /// The files that a fixture starts from.
    static func files(of fixture: String, transform: String = "outlet-ownership") throws -> FileTree {
        let folder = Repository.folder + "/Tests/Fixtures/Transforms/" + transform
        guard let fixture = FixtureCase.named(fixture, in: folder) else { throw CocoaError(.fileNoSuchFile) }
        return try fixture.contents().before
    }

    static func beanThere() throws -> Project {
        let project = try Project()
        try project.add(Repository.folder + "/Tests/Fixtures/Projects/BeanThere")
        return project
    }

    static let cardPath = "App/CardViewController.swift"
    static let storyboardPath = "App/Base.lproj/Main.storyboard"

    deinit { try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent) }

    /// Copies what a folder holds into the project.
    func add(_ folder: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name != ".nibwright" {
            try FileManager.default.copyItem(atPath: folder + "/" + name, toPath: root + "/" + name)
        }
    }

    /// Copies a file or folder into the project.
    func add(_ source: String, as path: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: absolute(path))
    }

    func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: absolute(path))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) -> String {
        FileManager.default.contents(atPath: absolute(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: absolute(path), withDestinationPath: target)
    }

    func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: absolute(path))
    }

    func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: absolute(path))[.posixPermissions] as? Int
    }

    func absolute(_ path: String) -> String { root + "/" + path }

    /// Every file's bytes and every link's target, but for git's files and Nibwright's own.
    func tree() throws -> [String: [UInt8]] {
        var tree: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            if [".nibwright", ".git"].contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: absolute(path)) {
                tree[path] = Array("-> \(target)".utf8)
            } else {
                tree[path] = FileManager.default.contents(atPath: absolute(path)).map(Array.init)
            }
        }
        return tree
    }

    /// Every file and link, Nibwright's own included, and every folder.
    func everything() throws -> [String: [UInt8]] {
        var everything = try Self.below(root)
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) where everything[path] == nil {
            everything[path] = Array("folder".utf8)
        }
        return everything
    }

    private static func below(_ folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let absolute = folder + "/" + path
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: absolute) {
                files[path] = Array("-> \(target)".utf8)
            } else {
                files[path] = FileManager.default.contents(atPath: absolute).map(Array.init)
            }
        }
        return files
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "core.autocrlf=false"]
        let outcome = try Nibwright.run(
            executable: "/usr/bin/env", ["git"] + identity + arguments, in: root, environment: [:])
        guard outcome.status == 0 else { throw GitFailure(arguments: arguments, message: outcome.errors) }
        return outcome.output
    }

    /// Makes the project a repository in which everything is committed.
    func commit() throws {
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-q", "-m", "Start")
    }

    // MARK: Nibwright in the project

    @discardableResult
    func plan(_ arguments: String...) throws -> Nibwright.Outcome {
        try Nibwright.run(["plan", Nibwright.recipe, root] + arguments)
    }

    @discardableResult
    func apply(_ arguments: String...) throws -> Nibwright.Outcome {
        try Nibwright.run(["apply", Nibwright.recipe, root] + arguments)
    }

    @discardableResult
    func undo() throws -> Nibwright.Outcome { try Nibwright.run(["undo", root]) }
}

struct GitFailure: Error {
    let arguments: [String]
    let message: String
}
