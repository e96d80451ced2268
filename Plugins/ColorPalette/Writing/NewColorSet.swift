import ProjectFiles
import TransformKit

/// A color set to be created in a catalog, with the folders that its namespace needs.
struct NewColorSet {
    let name: String
    let color: CatalogColor
    let place: CatalogPlace

    /// Returns the edits that create the set, the same for every change that needs it.
    func edits(in graph: ProjectGraph, _ catalogFolders: CatalogFolders) throws(Obstacle) -> [FileEdit] {
        var edits = place.edits
        let folders = name.split(separator: "/").dropLast().map(String.init)
        var folder = folders.isEmpty ? place.path + catalogFolders.colorFolder(of: place.path) : place.path
        for name in folders {
            folder += "/" + name
            let contents = folder + "/Contents.json"
            if let text = graph.text(at: contents) {
                guard case .success(let root) = JSONNode.read(text),
                    root["properties"]?["provides-namespace"]?.boolean == true
                else { throw .folderWithoutNamespace(folder) }
            } else if catalogFolders.isThere(folder) {
                // Making it a namespace would rename what is in it; on some systems it exists in another case.
                throw .folderWithoutNamespace(folder)
            } else {
                edits.append(.create(path: contents, bytes: ColorSetContents.folder(providesNamespace: true)))
            }
        }
        guard let bytes = ColorSetContents(value: color.value, texts: color.texts).bytes else {
            throw Obstacle(.noCatalogColorSpace, "a catalog cannot hold its color space", at: place.path)
        }
        let leaf = name.split(separator: "/").last.map(String.init) ?? name
        edits.append(.create(path: "\(folder)/\(leaf).colorset/Contents.json", bytes: bytes))
        return edits
    }
}

extension Obstacle {
    fileprivate static func folderWithoutNamespace(_ folder: String) -> Obstacle {
        Obstacle(.noNamespace, "\(folder) is there and provides no namespace; choose another one", at: folder)
    }
}
