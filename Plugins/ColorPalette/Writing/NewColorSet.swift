import ProjectFiles
import TransformKit

/// A color set to be created in a catalog, with the folders that its namespace needs.
struct NewColorSet {
    let name: String
    let color: CatalogColor
    let place: CatalogPlace

    /// The reason why a namespace or its set cannot be created.
    enum Obstacle: Error {
        /// A folder of that name exists and provides no namespace.
        case folderWithoutNamespace(String)
        /// A catalog cannot hold the color's space.
        case unwritable
    }

    /// Returns the edits that create the set, the same for every change that needs it.
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
                // Making it a namespace would rename what is in it; on some systems it exists in another case.
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
