import Foundation
import SourceText

/// A file that the user named on the command line or in a recipe: configuration, recipe, palette, kept plan, report.
///
/// Outside of the projects at hand it is the user's own, and links lead where the user made them lead. Inside of one it
/// may come from anybody, and is opened as sources are: through no link, and only if it is a regular file of bounded
/// size.
public struct NamedFile: Sendable {
    /// As the user wrote it.
    public let path: String
    /// Absolute, without `.` and `..`.
    private let absolute: String
    /// The project that the file lies in, and its path from there.
    private let inside: (workspace: Workspace, path: String)?

    /// - Parameters:
    ///   - path: relative to the working folder.
    ///   - projects: the folders of projects; those that are not there do not count.
    public init(_ path: String, projects: [String]) {
        self.path = path
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        self.absolute = absolute
        inside =
            projects.lazy.compactMap { try? Workspace(root: $0) }
            .compactMap { workspace in Self.path(absolute, in: workspace.root).map { (workspace, $0) } }.first
    }

    /// Whether anything is there, be it a link that leads nowhere.
    public var exists: Bool { (try? SystemCalls.status(absolute)) ?? nil != nil }

    /// The file's bytes.
    public func read(limit: Int) throws(WorkspaceError) -> [UInt8] {
        if let inside {
            let bytes = try inside.workspace.readFile(inside.path)
            guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
            return bytes
        }
        // No settings at all: what people mean by naming it.
        if absolute == "/dev/null" { return [] }
        do {
            return try SystemCalls.read(absolute, limit: limit, followsLink: true)
        } catch {
            if error.isTooLarge { throw .tooLarge(path: path, limit: limit) }
            throw .unreadable(path: path, reason: error.isInvalid ? "it is no regular file" : error.reason)
        }
    }

    /// Replaces the file or makes it, whole or not at all. A file that is there keeps its permissions.
    public func write(_ bytes: [UInt8]) throws {
        if let inside { return try inside.workspace.writeFile(bytes, to: inside.path) }
        let status = (try? SystemCalls.status(absolute)) ?? nil
        try Data(bytes).write(to: URL(fileURLWithPath: absolute), options: .atomic)
        // Foundation on Linux gives the new file those of any new file: a script would no longer run.
        guard let status, status.kind == .file else { return }
        try FileManager.default.setAttributes([.posixPermissions: status.mode], ofItemAtPath: absolute)
    }

    /// The rest of a path behind its first part that leads to a folder; nil where none does.
    private static func path(_ absolute: String, in root: String) -> String? {
        var folder = ProjectPath.folder(of: absolute)
        var found: String?
        while true {
            if SystemCalls.realPath(folder.isEmpty ? "/" : folder) == root {
                found = String(absolute.dropFirst(folder.isEmpty ? 1 : folder.count + 1))
            }
            guard !folder.isEmpty else { return found }
            folder = ProjectPath.folder(of: folder)
        }
    }
}

extension Workspace {
    /// Writes one file that is none of the project's sources, such as a report or a baseline: through no link, whole or
    /// not at all, and without a record to undo it by.
    public func writeFile(_ bytes: [UInt8], to path: String) throws(WorkspaceError) {
        try ProjectPath.check(path)
        // Spelled in another way it may be the state folder as well, where the disk ignores case.
        let isBesideState =
            path.hasPrefix(".nibwright/")
            && path.split(separator: "/").dropFirst().first?.lowercased() != StateFolder.path.fileName
        if ReservedName.isIn(path), !isBesideState {
            throw .reserved(path: path)
        }
        for folder in ProjectPath.folders(of: path) + [path] {
            let kind = try statusOfFile(folder)?.kind
            if kind == .link { throw .leavesProject(path: path, because: .link(folder)) }
            if folder == path, kind != nil, kind != .file { throw .unreadable(path: path, reason: "it is not a file") }
        }
        do throws(SystemFailure) {
            let folder = try OpenFolder(root).folder(at: ProjectPath.folder(of: path))
            try Self.replace(path.fileName, in: folder, by: bytes)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    private static func replace(_ name: String, in folder: OpenFolder, by bytes: [UInt8]) throws(SystemFailure) {
        let temporary = ".nibwright-\(UUID().uuidString).tmp"
        let mode = try folder.status(name)?.mode ?? 0o644
        let file = try folder.createFile(temporary)
        defer { SystemCalls.closeFile(file) }
        do throws(SystemFailure) {
            try SystemCalls.write(bytes[...], to: file)
            try SystemCalls.setMode(file, mode: mode, owner: nil, group: nil)
            try folder.replace(name, in: folder, with: temporary)
        } catch {
            try? folder.removeFile(temporary)
            throw error
        }
    }

    private func statusOfFile(_ path: String) throws(WorkspaceError) -> FileStatus? {
        do {
            return try SystemCalls.status(absolute(path))
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }
}
