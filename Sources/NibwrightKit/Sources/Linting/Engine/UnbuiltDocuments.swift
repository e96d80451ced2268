import SourceText

/// The documents that no target builds, of which one finding says so: whatever else is wrong with them happens to nobody,
/// and is only counted there.
struct UnbuiltDocuments {
    typealias Judged = (finding: JudgedFinding, suppression: Suppression?)

    private let findings: [Judged]
    private let paths: Set<String>

    /// - Parameter findings: of all rules; a document whose finding is suppressed counts as built, since whoever
    ///   suppressed it may know better, and so does one that a package may build.
    init(_ findings: [Judged]) {
        let told = findings.filter { judged, suppression in
            judged.finding.rule == Self.rule && suppression == nil
                && judged.doubt != DocumentInNoTargetRule.doubtOfPackages
        }
        self.findings = findings
        paths = Set(told.map(\.finding.finding.place.path))
    }

    /// The findings without those that are only counted.
    var folded: [Judged] {
        if paths.isEmpty { return findings }
        var counts: [String: Int] = [:]
        let kept = findings.filter { judged, suppression in
            let finding = judged.finding
            guard paths.contains(finding.place.path), finding.rule != Self.rule, suppression == nil else { return true }
            counts[finding.place.path, default: 0] += 1
            return false
        }
        return kept.map { judged, suppression in
            guard judged.finding.rule == Self.rule, let count = counts[judged.finding.place.path] else {
                return (judged, suppression)
            }
            let message = judged.finding.message + " Other findings about it, which are left out: \(count)."
            return (judged.saying(message), suppression)
        }
    }

    private static let rule = DocumentInNoTargetRule.description.id
}

extension JudgedFinding {
    fileprivate func saying(_ message: String) -> JudgedFinding {
        JudgedFinding(
            Finding(rule: finding.rule, level: finding.level, place: finding.place, message: message),
            isCertain: isCertain, doubt: doubt, fix: fix)
    }
}
