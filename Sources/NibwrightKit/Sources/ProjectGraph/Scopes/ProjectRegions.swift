/// Folders that are projects of their own: a repository of samples holds hundreds, all with a `ViewController`.
///
/// Where no target says more, a name means what the nearest project around the file that uses it has.
struct ProjectRegions: Sendable {
    private let folders: Set<Substring>

    init(_ paths: [String]) {
        var folders: Set<Substring> = []
        for path in paths {
            if path.hasSuffix(".xcodeproj/project.pbxproj") {
                folders.insert(Self.folder(of: Self.folder(of: path[...])))
            } else if Self.manifests.contains(where: { path == $0 || path.hasSuffix("/" + $0) }) {
                folders.insert(Self.folder(of: path[...]))
            }
        }
        self.folders = folders
    }

    /// The folder of the nearest project around a file; empty for the root.
    func region(of path: String) -> String {
        var folder = Self.folder(of: path[...])
        while !folder.isEmpty, !folders.contains(folder) { folder = Self.folder(of: folder) }
        return String(folder)
    }

    private static let manifests = ["Package.swift", "Project.swift", "project.yml"]

    private static func folder(of path: Substring) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }
}
