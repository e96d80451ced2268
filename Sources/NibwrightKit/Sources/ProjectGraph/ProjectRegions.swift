/// Folders that are projects of their own: a repository of samples holds hundreds, all with a `ViewController`.
///
/// Until target membership says more, a class name means the class of the nearest project around the file that uses it.
struct ProjectRegions: Sendable {
    private let folders: Set<Substring>

    init(_ paths: [String]) {
        var folders: Set<Substring> = []
        for path in paths {
            let parts = path.split(separator: "/")
            if path.hasSuffix(".xcodeproj/project.pbxproj") {
                folders.insert(parts.dropLast(2).joined(separator: "/")[...])
            } else if ["Package.swift", "Project.swift", "project.yml"].contains(parts.last) {
                folders.insert(parts.dropLast().joined(separator: "/")[...])
            }
        }
        self.folders = folders
    }

    /// The folder of the nearest project around a file; empty for the root.
    func region(of path: String) -> String {
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if folders.contains(folder) { return String(folder) }
        }
        return ""
    }
}
