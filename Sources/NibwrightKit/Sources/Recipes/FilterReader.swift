import OptionReading
import ProjectFiles
import SourceText
import TransformKit
import YAMLCode

/// Reads `files:` with its parameters filled in. A pattern that could not be matched would let every file pass or none.
struct FilterReader {
    let problems: ProblemLog

    func filter(_ written: WrittenFileFilter?, in scope: ParameterScope) -> FileFilter {
        FileFilter(
            include: patterns(written?.include, called: "\"include\"", in: scope),
            exclude: patterns(written?.exclude, called: "\"exclude\"", in: scope))
    }

    private func patterns(_ node: YAMLNode?, called owner: String, in scope: ParameterScope) -> [String] {
        guard let node,
            case .list(let values)? = ValueReader(problems: problems).value(
                of: node, as: .list(.string), called: owner, in: scope)
        else { return [] }
        let patterns = values.compactMap { if case .string(let pattern) = $0 { pattern } else { nil } }
        for (pattern, place) in zip(patterns, places(of: patterns, in: node)) {
            refuseUnusable(pattern, at: place, called: owner)
        }
        return patterns
    }

    /// Patterns that a parameter brings are all at the reference to it.
    private func places(of patterns: [String], in node: YAMLNode) -> [Place] {
        if case .sequence(let elements) = node.content { return elements.map(\.place) }
        return patterns.map { _ in node.place }
    }

    private func refuseUnusable(_ pattern: String, at place: Place, called owner: String) {
        do throws(PathPattern.Failure) {
            _ = try PathPattern(pattern)
        } catch {
            problems.add(at: place, "\(owner) cannot use \"\(pattern.excerpt)\": \(error)")
        }
    }
}
