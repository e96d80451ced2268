import ProjectFiles
import TransformKit

/// Holds the names that a new document beside another one must not have, in any case.
struct StoryboardNamesInUse: Sendable {
    /// The names in lower case, without extensions and devices.
    let names: Set<String>

    init(_ document: IBDocument, in graph: ProjectGraph) {
        var paths: [String] = []
        for target in graph.targets.targets(of: document.path) {
            paths += graph.targets.members(of: target).filter(Self.isResource)
        }
        let folder = graph.projectFolder(of: document.path)
        paths += graph.documents.map(\.path).filter { graph.projectFolder(of: $0) == folder }
        // No file beside the document and its tables may be overwritten, whether it is in a project or not.
        let tables = DocumentTables(of: document, in: graph)
        let beside = [document.path] + tables.tables.map(\.path) + tables.catalogs.map(\.path)
        let folders = Set(beside.map { LocalizedFile(path: $0).folder })
        paths += graph.paths.filter { Self.isResource($0) && folders.contains(LocalizedFile(path: $0).folder) }
        names = Set(paths.map(Self.name))
    }

    func contains(_ name: String) -> Bool { names.contains(Self.name(name + ".storyboard")) }

    /// Returns true for documents and tables: a table of a document's name would translate it.
    private static func isResource(_ path: String) -> Bool {
        let ending = LocalizedFile(path: path).fileExtension.lowercased()
        return ["storyboard", "xib", "nib", "strings", "stringsdict", "xcstrings"].contains(ending)
    }

    /// Returns the name without its device: `Main~ipad.storyboard` is loaded for `Main` on an iPad.
    private static func name(_ path: String) -> String {
        let name = LocalizedFile(path: path).baseName.lowercased()
        return name.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? name
    }
}
