import ProjectFiles
import TransformKit

/// The names that a new document beside another one must not have, whatever the case of their letters.
struct TakenNames: Sendable {
    /// In small letters, without extensions and devices.
    let names: Set<String>

    init(_ document: IBDocument, in graph: ProjectGraph) {
        var paths: [String] = []
        for target in graph.targets.targets(of: document.path) {
            paths += graph.targets.members(of: target).filter(Self.isResource)
        }
        let folder = graph.projectFolder(of: document.path)
        paths += graph.documents.map(\.path).filter { graph.projectFolder(of: $0) == folder }
        // Beside it and its tables nothing is overwritten, be it in a project or not.
        let tables = DocumentTables(of: document, in: graph)
        let beside = [document.path] + tables.tables.map(\.path) + tables.catalogs.map(\.path)
        let homes = Set(beside.map { LocalizedFile(path: $0).folder })
        paths += graph.paths.filter { Self.isResource($0) && homes.contains(LocalizedFile(path: $0).folder) }
        names = Set(paths.map(Self.name))
    }

    func contains(_ name: String) -> Bool { names.contains(Self.name(name + ".storyboard")) }

    /// Documents and tables: a table of a document's name would translate it.
    private static func isResource(_ path: String) -> Bool {
        let ending = LocalizedFile(path: path).fileExtension.lowercased()
        return ["storyboard", "xib", "nib", "strings", "stringsdict", "xcstrings"].contains(ending)
    }

    /// `Main~ipad.storyboard` is what the name `Main` means on an iPad.
    private static func name(_ path: String) -> String {
        let name = LocalizedFile(path: path).baseName.lowercased()
        return name.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? name
    }
}
