import TransformKit

/// Finds outlets that code fills where no document has: `if label == nil { label = UILabel() }`.
///
/// Such an outlet has a value whenever it is used, so a document that does not connect it is no reason to make it
/// optional.
enum CodeFilling {
    /// Returns the assignment that fills an outlet; nil where no code compares the outlet with nil first.
    static func assignment(of candidate: OutletCandidate, _ evidence: OutletEvidence) -> MemberUse? {
        let uses = evidence.ownUses(of: candidate)
        return uses.first { use in
            guard use.role == .assigned, use.base == .ownType, !use.assignsNil(in: evidence.graph) else { return false }
            return use.fillsItself
                || uses.contains { check in
                    check.path == use.path && check.range.upperBound < use.range.lowerBound && check.comparesWithNil
                        && isInOneBody(check, use, evidence.graph)
                }
        }
    }

    /// Returns true where no function or accessor begins between the comparison with nil and the assignment.
    private static func isInOneBody(_ check: MemberUse, _ use: MemberUse, _ graph: ProjectGraph) -> Bool {
        guard let text = graph.text(at: use.path) else { return false }
        let between = text.string(check.range.upperBound..<use.range.lowerBound)
        return !between.split { !$0.isLetter }.contains { ["func", "init", "deinit", "var"].contains($0) }
    }
}

extension MemberUse {
    /// Matches a line with `label == nil` or `label != nil`.
    fileprivate var comparesWithNil: Bool {
        let line = lineText.filter { !$0.isWhitespace }
        return ["==nil", "!=nil"].contains { line.contains(name + $0) }
    }

    /// Matches a line with `label = label ?? UILabel()`.
    fileprivate var fillsItself: Bool { lineText.filter { !$0.isWhitespace }.contains("\(name)=\(name)??") }

    /// Returns true for `label = nil`, and where the file's text cannot be read.
    fileprivate func assignsNil(in graph: ProjectGraph) -> Bool {
        guard let text = graph.text(at: path) else { return true }
        let rest = text.string(range.upperBound..<min(text.bytes.count, range.upperBound + 40))
        return rest.filter { !$0.isWhitespace }.hasPrefix("=nil")
    }
}
