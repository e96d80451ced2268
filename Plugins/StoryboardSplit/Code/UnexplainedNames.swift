import TransformKit

/// Finds identifiers that code spells without a known use: an identifier that is computed elsewhere may be one.
struct UnexplainedNames {
    private let code: SceneCode

    init(_ code: SceneCode) {
        self.code = code
    }

    /// Returns the names in literals that no followed code explains, in cases whose raw value is their name, and
    /// outside of code where code can read them.
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
        let quoted = code.graph.mentions(of: names) { path, offset in
            known[path]?.contains { $0.contains(offset) } == true
        }
        let rest = names.subtracting(quoted)
        return quoted.union(code.graph.mentionsAsCases(of: rest)).union(code.outside.among(rest))
    }
}

/// Finds names that property lists and documents pass to code.
struct OutsideNames: Sendable {
    private let graph: ProjectGraph
    private let texts = Lazy<Set<String>>()

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    func among(_ names: Set<String>) -> Set<String> {
        names.isEmpty ? [] : names.intersection(texts.value { graph.textsHandedToCode() })
    }
}
