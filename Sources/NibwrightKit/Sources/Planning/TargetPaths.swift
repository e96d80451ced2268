import ProjectGraph
import TransformKit

/// Checks whether files that changes create can be made, so that the plan refuses each change that `apply` would fail
/// on.
struct TargetPaths {
    /// The graph as it was read, before any step.
    let original: ProjectGraph
    /// The graph that the step begins with.
    let graph: ProjectGraph
    /// The project on disk; nil where there is none, as in tests of a graph alone.
    let workspace: Workspace?
    private let spelled = Lazy<[String: String]>()

    /// Says what is wrong with a change's new files by themselves; nil for nothing.
    func fault(of change: Change) -> String? {
        for edit in change.edits {
            do throws(WorkspaceError) {
                try ProjectPath.checkWritable(edit.path)
            } catch {
                return error.description
            }
            if case .create(let path, _) = edit, let fault = fault(ofNew: path) { return fault }
        }
        return nil
    }

    private func fault(ofNew path: String) -> String? {
        if let part = path.utf8.split(separator: UInt8(ascii: "/")).first(where: { $0.count > 255 }) {
            return "a part of the path of \(part.count) bytes is longer than the 255 that a name may have"
        }
        let length = (workspace?.root.utf8.count ?? 0) + path.utf8.count
        // Room for the name of the temporary file beside it.
        if length > Self.longestPath - 128 { return "its path of \(length) bytes is too long" }
        if graph.firstPath(inFolder: path) != nil { return "\(path) is a folder" }
        for folder in ProjectPath.folders(of: path) where graph.lists(folder) {
            return "\(folder), in which it would lie, is a file"
        }
        return twin(of: path) ?? workspace.flatMap { obstacle(to: path, on: $0) }
    }

    #if os(Linux)
        private static let longestPath = 4096
    #else
        private static let longestPath = 1024
    #endif

    /// Another file or folder whose name is the same as a new one's on many disks, as in another case.
    private func twin(of path: String) -> String? {
        let known = spelled.value { Self.spellings(of: graph.paths) }
        for part in ProjectPath.folders(of: path) + [path] {
            guard let other = known[part.lowercased()] else { return nil }
            if !other.utf8.elementsEqual(part.utf8) {
                return "\(other) is there already, and many disks cannot tell the two names apart"
            }
        }
        return nil
    }

    /// Files and folders as they are spelled, by their names in small letters; Swift's strings are equal in any Unicode
    /// form.
    private static func spellings(of paths: [String]) -> [String: String] {
        var spellings: [String: String] = [:]
        for path in paths {
            var part = path
            while !part.isEmpty, spellings[part.lowercased()] == nil {
                spellings[part.lowercased()] = part
                part = ProjectPath.folder(of: part)
            }
        }
        return spellings
    }

    /// Says what is in the way on disk; nil for nothing. A file that an earlier step removed is not in the way.
    private func obstacle(to path: String, on workspace: Workspace) -> String? {
        for folder in ProjectPath.folders(of: path) {
            switch workspace.probe(folder)?.kind {
            case nil: return nil
            case .folder?: continue
            case .link?: return "it would lie behind the symbolic link \(folder)"
            case .file?, .other?: return original.lists(folder) ? nil : "\(folder), in which it would lie, is a file"
            }
        }
        guard let status = workspace.probe(path), !original.lists(path) else { return nil }
        return status.kind == .folder ? "\(path) is a folder" : "\(path) is there already"
    }
}

/// Files that the accepted changes of a step create, so that no two stand in each other's way.
struct NewPaths {
    private var owners: [String: (path: String, owner: String)] = [:]
    private var folders: [String: (path: String, owner: String)] = [:]

    /// Gives what is in the way of a change's new files; takes them in where nothing is.
    mutating func add(_ change: Change, id: String) -> String? {
        let paths = change.edits.compactMap { if case .create(let path, _) = $0 { path } else { nil } }
        var trial = self
        for path in paths {
            if let fault = trial.add(path, id) { return fault }
        }
        self = trial
        return nil
    }

    private mutating func add(_ path: String, _ id: String) -> String? {
        let key = path.lowercased()
        if let (other, owner) = owners[key], !other.utf8.elementsEqual(path.utf8) {
            return "\(owner) creates \(other), and many disks cannot tell the two names apart"
        }
        if let (other, owner) = folders[key] { return "\(owner) creates \(other), for which \(path) must be a folder" }
        for folder in ProjectPath.folders(of: path) {
            if let (other, owner) = owners[folder.lowercased()] { return "\(owner) creates the file \(other)" }
            folders[folder.lowercased()] = (path, id)
        }
        owners[key] = (path, id)
        return nil
    }
}
