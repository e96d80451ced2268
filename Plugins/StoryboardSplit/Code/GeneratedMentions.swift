import TransformKit

/// Finds Swift files that a tool wrote and that name scenes which move: the tool has to write them again.
struct GeneratedMentions {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// Returns a reason for each file; the symbols that code uses show whether SwiftGen and R.swift have to run.
    func reviewPoints(about relocation: SceneRelocation) -> [ReviewPoint] {
        let identifiers = movedIdentifiers(relocation)
        guard !identifiers.isEmpty else { return [] }
        let folders = Set(relocation.placements.keys.map { graph.projectFolder(of: $0.document) })
        return graph.generatedSwift.compactMap { source in
            guard folders.contains(graph.projectFolder(of: source.path)), !isOfKnownTool(source),
                // A file that only lists identifiers creates no storyboard.
                source.contains("Storyboard(" as StaticString),
                let identifier = identifiers.first(where: { source.contains("\"\($0)\"") })
            else { return nil }
            return ReviewPoint(
                reason:
                    "a tool wrote the file, and it asks for “\(identifier)” by its old storyboard; run the tool again",
                place: Place(path: source.path))
        }
    }

    private func isOfKnownTool(_ source: SourceText) -> Bool {
        source.contains("SwiftGen" as StaticString) || source.contains("R.swift" as StaticString)
    }

    private func movedIdentifiers(_ relocation: SceneRelocation) -> [String] {
        let moved = relocation.placements.filter { $0.key.document != $0.value.path }
        return Set(moved.values.compactMap(\.identifier)).sorted()
    }
}
