import ProjectFiles
import ProjectGraph
import SourceText

/// Finds package manifests that name a file itself, so that a file added beside it would not be built in the same way.
enum PackageObstacles {
    static func all(about paths: [String], in graph: ProjectGraph) -> [Obstacle] {
        paths.compactMap { path in
            guard let manifest = manifest(around: path, graph) else { return nil }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard manifest.contains("\"\(name)\"") || manifest.contains("/\(name)\"") else { return nil }
            return Obstacle(
                code: .packageNamesFile,
                reason: "\(manifest.path) names \(name); name its folder there, so that it holds for new files",
                place: Place(path: manifest.path))
        }
    }

    /// The nearest manifest above a file.
    private static func manifest(around path: String, _ graph: ProjectGraph) -> SourceText? {
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if let text = graph.text(at: folder + "/Package.swift") { return text }
        }
        return graph.text(at: "Package.swift")
    }
}
