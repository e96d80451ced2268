import SourceText
public import TransformKit

/// The fixes of findings, as the proposals of a step whose plan is made like that of any transform.
public enum LintFixes {
    /// What reports and plans call the step.
    public static let description = TransformDescription(
        id: "lint-fixes", summary: "Mend what lint found and knows how to mend.",
        details: """
            Each rule that can says what mends a finding. What cannot behave otherwise afterwards is `safe`; what ends a crash
            does behave otherwise, and is for review.
            """,
        options: [], refusals: [], highestSafety: .review)

    /// One change for each finding that has a fix. Of fixes that touch the same bytes the first is proposed; the next
    /// run finds what is left.
    ///
    /// - Parameter findings: in the order in which they are reported.
    public static func proposals(for findings: [ReportedFinding]) -> Proposals {
        var taken: [String: [FileEdit]] = [:]
        var proposals = Proposals()
        for finding in findings {
            guard let fix = finding.fix else { continue }
            let isTaken = fix.edits.contains { edit in
                taken[edit.path, default: []].contains { $0.meets(edit) }
            }
            guard !isTaken else { continue }
            for edit in fix.edits { taken[edit.path, default: []].append(edit) }
            proposals.changes.append(
                Change(
                    subject: finding.subject, title: fix.title, reason: finding.message, safety: fix.safety,
                    place: finding.place, edits: fix.edits, details: ["rule": .text(finding.rule)],
                    dependence: fix.safety == .safe ? .none : .filesThere))
        }
        return proposals
    }
}

extension ReportedFinding {
    /// `unused-resource/Main.storyboard#a1b-2c-3d4`.
    fileprivate var subject: String { "\(rule)/\(place.path)" + (place.objectID.map { "#" + $0 } ?? "") }
}

extension FileEdit {
    /// Whether two edits of one file cannot both be made as they are. Insertions at one place can.
    fileprivate func meets(_ other: FileEdit) -> Bool {
        guard case .replace(_, let mine) = self, case .replace(_, let theirs) = other else { return true }
        return mine == theirs || mine.overlaps(theirs)
    }
}
