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
    func edits(in graph: ProjectGraph, _ catalogFolders: CatalogFolders) -> Result<[FileEdit], Obstacle> {
        var edits = place.edits
        let folders = name.split(separator: "/").dropLast().map(String.init)
        var folder = folders.isEmpty ? place.path + catalogFolders.home(of: place.path) : place.path
        for name in folders {
            folder += "/" + name
            let contents = folder + "/Contents.json"
            if let text = graph.text(at: contents) {
                guard case .success(let root) = JSONNode.read(text),
                    root["properties"]?["provides-namespace"]?.boolean == true
                else { return .failure(.folderWithoutNamespace(folder)) }
            } else if catalogFolders.isThere(folder) {
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
}
