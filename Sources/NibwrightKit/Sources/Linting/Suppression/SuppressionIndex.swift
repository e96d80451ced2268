import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// All suppressions of a run, looked up by finding; remembers which ones were needed.
struct SuppressionIndex {
    private let suppressions: [Suppression]
    private let graph: ProjectGraph
    private let byPath: [String: [Int]]
    /// Those of a pattern, which may cover any document.
    private let patterns: [Int]
    private(set) var used: Set<Int> = []

    init(_ suppressions: [Suppression], graph: ProjectGraph) {
        self.suppressions = suppressions
        self.graph = graph
        var byPath: [String: [Int]] = [:]
        var patterns: [Int] = []
        for (number, suppression) in suppressions.enumerated() {
            switch suppression.scope {
            case .lines(let path, _): byPath[path, default: []].append(number)
            case .documents(let pattern, _, _):
                if let path = pattern.onlyPath {
                    byPath[path, default: []].append(number)
                } else {
                    patterns.append(number)
                }
            }
        }
        self.byPath = byPath
        self.patterns = patterns
    }

    /// The first suppression that covers a finding; every one that does counts as used.
    mutating func suppression(of finding: Finding) -> Suppression? {
        let covering = ((byPath[finding.place.path] ?? []) + patterns).filter { covers(suppressions[$0], finding) }
        used.formUnion(covering)
        return covering.min().map { suppressions[$0] }
    }

    /// Suppressions that no finding needed.
    var unused: [Suppression] {
        suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] }
    }

    private func covers(_ suppression: Suppression, _ finding: Finding) -> Bool {
        guard suppression.rules.contains(finding.rule) || suppression.rules.contains(RuleSelection.all) else {
            return false
        }
        switch suppression.scope {
        case .lines(_, let lines):
            return finding.place.position.map { lines.contains($0.line) } ?? (lines.lowerBound == 1)
        case .documents(let pattern, let object, let inside):
            guard pattern.matches(finding.place.path) else { return false }
            guard let object else { return true }
            if finding.place.objectID == object { return true }
            return inside && isInside(object, finding.place)
        }
    }

    private func isInside(_ object: String, _ place: Place) -> Bool {
        guard let id = place.objectID, let element = graph.document(at: place.path)?.object(id: id) else {
            return false
        }
        return element.ancestors.contains { $0.id == object }
    }
}

extension PathPattern {
    /// The path that the pattern stands for where it has no wildcards: most suppressions name one document.
    fileprivate var onlyPath: String? {
        let isPlain = !text.contains { "*?[{\\".contains($0) } && !text.hasSuffix("/")
        return isPlain && !text.hasPrefix("/") && !text.hasPrefix("./") ? text : nil
    }
}
