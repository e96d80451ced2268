import TransformKit

/// Reports names of storyboards in a recipe that no storyboard has.
enum UnmatchedNames {
    /// Returns a note for each; a misspelled name must not look like nothing to do.
    static func findings(_ patterns: [NamePattern], in graph: ProjectGraph) -> [Finding] {
        guard let first = graph.documents.first(where: { $0.kind.form == .storyboard }) else { return [] }
        return patterns.filter { StoryboardCandidate.all(in: graph, matching: [$0]).isEmpty }.map { pattern in
            Finding(
                rule: "unmatched-storyboard", level: .note, place: Place(path: first.path),
                message: "No storyboard has the name or path “\(pattern.text)”.")
        }
    }
}
