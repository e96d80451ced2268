import TransformKit

/// Storyboards that are no more once scenes have moved, and the places that make them for no call that is known.
struct VanishedStoryboards {
    private let graph: ProjectGraph
    private let relocation: SceneRelocation

    init(_ graph: ProjectGraph, _ relocation: SceneRelocation) {
        self.graph = graph
        self.relocation = relocation
    }

    /// Edits that name the storyboard that took all scenes, and the places that nobody can mend.
    func outcome(besides edits: [FileEdit]) -> (edits: [FileEdit], unsolved: [MoveDoubt]) {
        let left = Set(relocation.homes.values.map(\.path))
        let gone = Set(relocation.homes.keys.map(\.document)).subtracting(left)
        if gone.isEmpty { return ([], []) }
        let storyboards = RelocatedStoryboards(relocation, graph)
        var result: (edits: [FileEdit], unsolved: [MoveDoubt]) = ([], [])
        for reference in graph.codeReferences where reference.kind == .storyboard {
            guard let document = documents(reference).first(where: { gone.contains($0.path) }),
                !edits.contains(where: { $0.touches(reference) })
            else { continue }
            // A constant or a case may have been changed where it is declared.
            if !reference.text.hasPrefix("\""), edits.contains(where: { isDeclaration($0, of: document) }) { continue }
            let isLiteral = reference.text.hasPrefix("\"") && reference.names.count == 1
            if isLiteral, reference.language == .swift, let home = storyboards.onlyHome(of: document) {
                let edit = TextEdit(reference.range, SwiftNames.literal(home.storyboard))
                result.edits.append(.replace(path: reference.path, edit))
            } else {
                result.unsolved.append(
                    MoveDoubt(
                        code: "storyboard-gone",
                        reason: "\(reference.text) names \(ResourceTitle.of(document)), which is no more",
                        place: reference.place))
            }
        }
        return result
    }

    /// Whether an edit changes a literal of the storyboard's name.
    private func isDeclaration(_ edit: FileEdit, of document: IBDocument) -> Bool {
        guard case .replace(let path, let text) = edit else { return false }
        return graph.text(at: path)?.string(text.range) == "\"\(ResourceTitle.of(document))\""
    }

    private func documents(_ reference: CodeReference) -> [IBDocument] {
        guard reference.isExact, reference.names.count == 1 else { return [] }
        return graph.storyboards.ownStoryboards(named: reference.names[0], from: reference.path)
    }
}

extension FileEdit {
    /// Whether the edit changes something of what a reference says.
    fileprivate func touches(_ reference: CodeReference) -> Bool {
        guard case .replace(let path, let edit) = self, path == reference.path else { return false }
        return edit.range.overlaps(reference.range)
    }
}
