import Linting
import SourceText
import TransformKit

extension SARIFLog {
    /// Findings, with what is tolerated as suppressed results.
    init(_ result: LintResult, _ paths: LintPaths, version: String) {
        let order = Dictionary(uniqueKeysWithValues: result.rules.enumerated().map { ($1.id, $0) })
        let results = (result.findings + result.tolerated).map { SARIFResult($0, order[$0.rule], paths) }
        self.init(runs: [Run(results, rules: result.rules.map(SARIFRule.init), paths: paths, version: version)])
    }
}

extension SARIFRule {
    fileprivate init(_ rule: RuleInUse) {
        let description = rule.description
        self.init(
            id: description.id, level: rule.level.rawValue, isOn: rule.isOn, summary: description.summary,
            details: description.rationale, help: LintRulePage.text(description))
    }
}

extension SARIFResult {
    fileprivate init(_ finding: ReportedFinding, _ ruleIndex: Int?, _ paths: LintPaths) {
        let column = finding.line?.column ?? finding.place.position?.column
        self.init(
            level: finding.level.rawValue, locations: [Location(finding.place, column: column, paths)],
            message: SARIFLog.Message(text: finding.messageWithDoubt),
            partialFingerprints: ["nibwright/v1": finding.fingerprint],
            properties: finding.isCertain
                ? nil : ["certain": .flag(false), "doubt": finding.doubt.map(Detail.text)].compactMapValues(\.self),
            ruleId: finding.rule, ruleIndex: ruleIndex,
            suppressions: finding.tolerance.map { [Self.suppression($0)] } ?? [])
    }

    private static func suppression(_ tolerance: Tolerance) -> Suppression {
        switch tolerance {
        case .baseline: Suppression(justification: "in the baseline", kind: "external")
        case .revision: Suppression(justification: "there before", kind: "external")
        case .suppression(let suppression):
            Suppression(justification: suppression.reason, kind: suppression.isInSource ? "inSource" : "external")
        }
    }
}
