import TransformKit

/// Finds variables named after the storyboard that they held before: `mainStoryboard` with `Orders` in it.
struct StaleVariableNames {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// Returns a note for each, so that people can rename it.
    func findings(of rewrites: [SceneCodeOutcome.Rewrite]) -> [Finding] {
        rewrites.compactMap { rewrite in
            guard let old = name(in: rewrite.oldText), let new = name(in: rewrite.newText), old.count > 2,
                let variable = variable(before: rewrite.place), variable.lowercased().contains(old.lowercased()),
                !variable.lowercased().contains(new.lowercased())
            else { return nil }
            return Finding(
                rule: "misleading-name", level: .note, place: rewrite.place,
                message: "“\(variable)” holds the storyboard \(new) after this; call it after that.")
        }
    }

    /// Returns `Main` of `"Main"` and `UIStoryboard(name: "Main", bundle: nil)`.
    private func name(in text: String) -> String? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    /// Returns the variable that the value at a place is assigned to: `mainStoryboard` of `let mainStoryboard =
    /// UIStoryboard(name: `.
    private func variable(before place: Place) -> String? {
        guard let source = graph.text(at: place.path), let position = place.position,
            source.lineStarts.indices.contains(position.line - 1)
        else { return nil }
        let start = source.lineStarts[position.line - 1]
        let line = source.string(start..<start + position.column - 1)
        guard let sign = line.firstIndex(of: "="), !line.contains("==") else { return nil }
        let left = line[..<sign].split(separator: ":", maxSplits: 1).first ?? ""
        let word = left.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
        return word.map(String.init)
    }
}
