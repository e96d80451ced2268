import InterfaceBuilder
import ProjectFiles
import SourceText

/// All that differs between two states of a project: documents, outlets and actions in code, catalogs, tables and
/// targets.
public struct ProjectDifferences: Sendable {
    /// The older state.
    public let old: ProjectState
    /// The newer state.
    public let new: ProjectState
    /// The differences, by file and place, those that nobody meant included.
    public let all: [Difference]
    /// Changed files of which nothing is said here, sorted.
    public let otherFiles: [String]
    /// Changed files that could not be read, each with the reason.
    public let unread: [(path: String, reason: String)]

    /// The differences that somebody may have meant.
    public var meant: [Difference] { all.filter { $0.noise == nil } }
    /// The differences that Xcode makes by itself.
    public var noise: [Difference] { all.filter { $0.noise != nil } }

    /// Compares the files that differ; files that are the same in both states are not read.
    public init(from old: ProjectState, to new: ProjectState) {
        self.old = old
        self.new = new
        let changed = ChangedFile.all(old, new)
        var unread: [(path: String, reason: String)] = []
        let documents = changed.filter { ProjectFileKind(path: $0.path).isDocument }
        let tables = changed.filter { [.strings, .stringCatalog].contains(ProjectFileKind(path: $0.path)) }
        var found = DocumentComparison(documents, unread: &unread).differences
        found += TableComparison(tables, unread: &unread).differences
        let compared = Set((documents + tables).map(\.path))
        for file in changed where !compared.contains(file.path) {
            found += FileComparison.differences(of: file, unread: &unread) ?? []
        }
        // A change of bytes of which nothing could be said is not passed over.
        let told = Set(found.map(\.path) + found.compactMap(\.oldPlace?.path) + unread.map(\.path))
        otherFiles = changed.map(\.path).filter { !told.contains($0) }
        all = found.sorted { $0.path < $1.path }
        self.unread = unread
    }
}
