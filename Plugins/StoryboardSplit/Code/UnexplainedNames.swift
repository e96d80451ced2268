import TransformKit

/// Identifiers that code spells somewhere for a reason that is not known: what is put together elsewhere may be one.
struct UnexplainedNames {
    private let code: SceneCode

    init(_ code: SceneCode) {
        self.code = code
    }

    /// Those of the names that stand as a literal which is not part of something that is understood.
    func among(_ names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var explained: [String: [Range<Int>]] = [:]
        for reference in code.graph.codeReferences where reference.isExact && !reference.names.isEmpty {
            explained[reference.path, default: []].append(reference.range)
        }
        for call in code.calls where call.isExact {
            if let literal = call.identifier { explained[literal.path, default: []].append(literal.range) }
        }
        let known = explained
        return code.graph.mentions(of: names) { path, offset in
            known[path]?.contains { $0.contains(offset) } == true
        }
    }
}
