import ProjectFiles

/// The documents that the command line names.
struct DocumentSelection {
    /// Relative to the project; empty for all of them.
    let paths: Set<String>

    func covers(_ path: String) -> Bool {
        ProjectFileKind(path: path).isDocument && (paths.isEmpty || paths.contains(path))
    }
}
