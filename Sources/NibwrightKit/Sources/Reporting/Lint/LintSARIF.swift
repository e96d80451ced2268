import Linting
import SourceText
import TransformKit

extension SARIFLog {
    /// Findings, with what is tolerated as suppressed results.
    init(_ result: LintResult, _ paths: LintPaths, version: String) {
        let order = Dictionary(uniqueKeysWithValues: result.rules.enumerated().map { ($1.id, $0) })
        let results = (result.findings + result.tolerated).map {
            SARIFResult($0, order[$0.rule], paths, result.sources)
        }
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
    fileprivate init(_ finding: ReportedFinding, _ ruleIndex: Int?, _ paths: LintPaths, _ sources: [String: SourceText])
    {
        let column = finding.line?.column ?? finding.place.position?.column
        let facts: [String: Detail?] =
            finding.isCertain ? [:] : ["certain": .flag(false), "doubt": finding.doubt.map(Detail.text)]
        let safety = finding.fix.map { ["safety": Detail.text($0.safety.rawValue)] } ?? [:]
        let properties = facts.compactMapValues(\.self).merging(safety) { $1 }
        self.init(
            fixes: finding.fix.flatMap { Self.fix($0, paths, sources) }.map { [$0] }, level: finding.level.rawValue,
            locations: [Location(finding.place, column: column, paths)],
            message: SARIFLog.Message(text: finding.messageWithDoubt),
            partialFingerprints: ["nibwright/v1": finding.fingerprint],
            properties: properties.isEmpty ? nil : properties,
            ruleId: finding.rule, ruleIndex: ruleIndex,
            suppressions: finding.tolerance.map { [Self.suppression($0)] } ?? [])
    }

    /// What mends the finding; nil where a file of it is not at hand.
    private static func fix(_ fix: LintFix, _ paths: LintPaths, _ sources: [String: SourceText]) -> SARIFFix? {
        let edits = Dictionary(grouping: fix.edits, by: \.path)
        let changes = edits.sorted { $0.key < $1.key }.map { path, edits -> SARIFFix.ArtifactChange? in
            let texts = edits.compactMap { if case .replace(_, let edit) = $0 { edit } else { nil } }
            guard let source = sources[path], texts.count == edits.count, let list = EditList(texts) else { return nil }
            return SARIFFix.ArtifactChange(
                artifactLocation: .file(path, paths), properties: nil,
                replacements: list.edits.map { SARIFFix.Replacement($0, of: source, rank: nil) })
        }
        let whole = changes.compactMap(\.self)
        guard whole.count == changes.count else { return nil }
        return SARIFFix(artifactChanges: whole, description: SARIFLog.Message(text: fix.title))
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
