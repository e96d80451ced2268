import ProjectFiles
import TransformKit

/// Knows the folders inside catalogs that get new color sets; the project is searched once for all of them.
struct CatalogFolders {
    /// The folder inside each catalog for its new color sets, relative to the catalog, by the catalog's path.
    private let colorFolders: [String: String]
    /// Every folder in and around catalogs, in lower case: some file systems ignore case.
    private let lowercased: Set<String>

    init(_ catalogs: Set<String>, in graph: ProjectGraph) {
        colorFolders = Dictionary(uniqueKeysWithValues: catalogs.map { ($0, Self.colorFolder(of: $0, in: graph)) })
        var folders: Set<String> = []
        for path in graph.paths {
            let path = path.lowercased()
            guard path.contains(".xcassets/") else { continue }
            var folder = path.folderPath
            while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.folderPath }
        }
        lowercased = folders
    }

    /// Returns the folder, relative to a catalog, that has most of its color sets outside of namespaces.
    func colorFolder(of catalog: String) -> String { colorFolders[catalog] ?? "" }

    /// Returns whether a folder exists, in whatever case its name is written.
    func isThere(_ folder: String) -> Bool { lowercased.contains(folder.lowercased()) }

    private static func colorFolder(of path: String, in graph: ProjectGraph) -> String {
        guard let catalog = graph.assets.catalogs.first(where: { $0.path == path }) else { return "" }
        var counts: [String: Int] = [:]
        // A group whose contents cannot be read may be a namespace.
        let unread = catalog.refused.map { $0.path.folderPath + "/" }
        for set in catalog.colorSets
        where !set.name.contains("/") && !RetiredFolders.hold(set.path, below: path)
            && !unread.contains(where: set.path.hasPrefix)
        {
            let parts = set.path.dropFirst(catalog.path.count).split(separator: "/").dropLast(2)
            counts[parts.map { "/" + $0 }.joined(), default: 0] += 1
        }
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
    }
}
