public import ProjectGraph
public import SourceText

/// A file that gets another name in the folder that it is in.
///
/// ``ProjectUpdate/init(renaming:in:)`` gives the edits of the Xcode projects that name it; ``edits(with:in:)`` the file's
/// own, with what else changes in it.
public struct RenamedFile: Hashable, Sendable {
    /// The path of the file as it is, relative to the project's folder.
    public let path: String
    /// The name that it gets, with its extension.
    public let newName: String

    /// The path of the file under its new name.
    public var newPath: String {
        path.lastIndex(of: "/").map { path[...$0] + newName } ?? newName
    }

    public init(path: String, newName: String) {
        self.path = path
        self.newName = newName
    }

    /// The edits of a change that rename the file and edit its text; none for a file that was not read.
    public func edits(with edits: [TextEdit], in graph: ProjectGraph) -> [FileEdit] {
        guard let source = graph.text(at: path) else { return [] }
        guard let list = EditList(edits) else {
            return [.replace(path: path, .impossible("the edits of \(path) overlap"))]
        }
        return [.remove(path: path), .create(path: newPath, bytes: list.apply(to: source.bytes))]
    }
}
