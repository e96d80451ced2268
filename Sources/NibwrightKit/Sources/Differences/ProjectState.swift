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

    /// The files that are not the same in both states, sorted by path. A Swift file that is in another folder now, where
    /// no other has its name, is one file.
    static func all(_ old: ProjectState, _ new: ProjectState) -> [ChangedFile] {
        let changed = Set(old.files.keys).union(new.files.keys).sorted().compactMap { path -> ChangedFile? in
            let (before, after) = (old[path], new[path])
            return before?.bytes == after?.bytes ? nil : ChangedFile(path: path, old: before, new: after)
        }
        let code = changed.filter { $0.path.hasSuffix(".swift") }
        let gone = Dictionary(grouping: code.filter { $0.new == nil }, by: \.path.fileName)
        let came = Dictionary(grouping: code.filter { $0.old == nil }, by: \.path.fileName)
        let moved = gone.filter { $0.value.count == 1 && came[$0.key]?.count == 1 }
        return changed.compactMap { file in
            guard let origin = moved[file.path.fileName]?.first else { return file }
            if file.new == nil { return nil }
            return file.old == nil ? ChangedFile(path: file.path, old: origin.old, new: file.new) : file
        }
    }

    /// Whether the file was in another folder.
    var isMoved: Bool { old.map { $0.path != path } ?? false }
}
