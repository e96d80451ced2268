/// Turns project-relative paths into those of a report: from the folder in which the tool runs, so that editors and CI
/// find the files.
public struct LintPaths: Hashable, Sendable {
    /// The absolute folder from which paths are given.
    let base: String
    /// The prefix of project-relative paths; empty or ending in a slash.
    let prefix: String
    private let root: String

    /// - Parameters:
    ///   - root: the project's folder, absolute.
    ///   - workingFolder: absolute, without links; paths are relative to the project where it is not above it.
    public init(root: String, workingFolder: String) {
        self.root = root
        if root.hasPrefix(workingFolder + "/") {
            base = workingFolder
            prefix = root.dropFirst(workingFolder.count + 1) + "/"
        } else {
            base = root
            prefix = ""
        }
    }

    func relative(_ path: String) -> String { prefix + path }

    func absolute(_ path: String) -> String { root + "/" + path }
}
