public import SourceText

/// The files of a project at one time: a folder, a commit, the outcome of a plan.
public struct ProjectState: Sendable {
    /// The files by path, relative to the project.
    public let files: [String: SourceText]

    /// Takes files whose paths are different.
    public init(_ files: [SourceText]) {
        self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file of a path; nil where there is none.
    subscript(_ path: String) -> SourceText? { files[path] }
}

/// A file in one or both of two states; the bytes differ.
struct ChangedFile {
    let path: String
    let old: SourceText?
    let new: SourceText?

    /// The files that are not the same in both states, sorted by path.
    static func all(_ old: ProjectState, _ new: ProjectState) -> [ChangedFile] {
        Set(old.files.keys).union(new.files.keys).sorted().compactMap { path in
            let (before, after) = (old[path], new[path])
            return before?.bytes == after?.bytes ? nil : ChangedFile(path: path, old: before, new: after)
        }
    }
}
