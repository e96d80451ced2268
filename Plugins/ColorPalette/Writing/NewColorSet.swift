import ProjectFiles
import TransformKit

/// A color set to be made in a catalog, with the folders that its namespace needs.
struct NewColorSet {
    let name: String
    let color: CatalogColor
    let place: CatalogPlace

    /// Why a namespace cannot be made.
    enum Obstacle: Error {
        case folderWithoutNamespace(String)
        case unwritable
    }

    /// What makes the set; the same edits for every change that needs it.
    ///
    /// - Parameter home: see ``home(of:in:)``.
    func edits(in graph: ProjectGraph, home: String) -> Result<[FileEdit], Obstacle> {
        var edits = place.edits
        let folders = name.split(separator: "/").dropLast().map(String.init)
        var folder = folders.isEmpty ? place.path + home : place.path
        for name in folders {
            folder += "/" + name
            let contents = folder + "/Contents.json"
            if let text = graph.text(at: contents) {
                guard case .success(let root) = JSONNode.read(text),
                    root["properties"]?["provides-namespace"]?.boolean == true
                else { return .failure(.folderWithoutNamespace(folder)) }
            } else if graph.paths.contains(where: { $0.isBelow(folder) }) {
                // Making it a namespace would rename what is in it; on some systems it is there in another case.
                return .failure(.folderWithoutNamespace(folder))
            } else {
                edits.append(.create(path: contents, bytes: ColorSetContents.folder(providesNamespace: true)))
            }
        }
        guard let bytes = ColorSetContents(value: color.value, texts: color.texts).bytes else {
            return .failure(.unwritable)
        }
        let leaf = name.split(separator: "/").last.map(String.init) ?? name
        edits.append(.create(path: "\(folder)/\(leaf).colorset/Contents.json", bytes: bytes))
        return .success(edits)
    }

    /// The folder in which a catalog keeps most of its color sets, where that is no namespace.
    static func home(of catalogPath: String, in graph: ProjectGraph) -> String {
        guard let catalog = graph.assets.catalogs.first(where: { $0.path == catalogPath }) else { return "" }
        var counts: [String: Int] = [:]
        for set in catalog.colorSets where !set.name.contains("/") {
            let parts = set.path.dropFirst(catalog.path.count).split(separator: "/").dropLast(2)
            counts[parts.map { "/" + $0 }.joined(), default: 0] += 1
        }
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
    }
}

extension String {
    /// Whether the path lies in a folder, as a file system that does not tell cases apart sees it.
    fileprivate func isBelow(_ folder: String) -> Bool {
        utf8.count > folder.utf8.count && lowercased().hasPrefix(folder.lowercased() + "/")
    }
}
