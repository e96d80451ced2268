import ProjectFiles

/// The files of a project that a refactoring may read, and those that were left out.
public struct WorkspaceScan: Hashable, Sendable {
    public struct File: Hashable, Sendable {
        /// Project-relative path.
        public let path: String
        public let kind: ProjectFileKind
        /// In bytes.
        public let size: Int
    }

    /// Sorted by the bytes of their paths. None is of the kind `other`.
    public let files: [File]
    /// Sorted in the same way. A folder counts as one entry; one without files of a known kind is not listed.
    public let leftOut: [LeftOut]
    /// The paths of the fonts that the project brings along, sorted in the same way; no refactoring reads them.
    public let fontFiles: [String]
}
