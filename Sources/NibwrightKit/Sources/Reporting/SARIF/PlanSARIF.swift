public import Planning
import SourceText
public import TransformKit

/// Plans as SARIF 2.1.0: each change is a result of its transform with a fix, each refusal one of its code without.
public struct PlanSARIF {
    private let transforms: [String: TransformDescription]
    private let workingFolder: String
    private let version: String

    /// - Parameters:
    ///   - transforms: the descriptions of those that the plans' steps use; the others have no more than their ids.
    ///   - workingFolder: absolute, without links; paths are relative to it where it is above the project.
    ///   - version: the tool's.
    public init(transforms: [TransformDescription], workingFolder: String, version: String) {
        self.transforms = Dictionary(transforms.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.workingFolder = workingFolder
        self.version = version
    }

    /// One run for each plan.
    public func text(_ plans: [Plan]) throws -> String { try PrintableJSON.encode(SARIFLog(runs: plans.map(run))) }

    private func run(_ plan: Plan) -> SARIFLog.Run {
        let rules = rules(of: plan)
        let order = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        let paths = LintPaths(root: plan.root, workingFolder: workingFolder)
        let fixes = PlanFixes(plan, paths)
        let results = plan.steps.enumerated().flatMap { place, step in
            step.changes.map { result($0, of: place, order, fixes, paths) }
        }
        return SARIFLog.Run(results, rules: rules, paths: paths, version: version)
    }

    // MARK: Rules

    /// The transforms of the steps, each with the codes that it gave.
    private func rules(of plan: Plan) -> [SARIFRule] {
        var rules: [SARIFRule] = []
        for id in plan.steps.map(\.transformID) where !rules.contains(where: { $0.id == id }) {
            let description = transforms[id]
            rules.append(
                SARIFRule(
                    id: id, level: "note", summary: description?.summary ?? id,
                    details: description?.details ?? description?.summary ?? id,
                    help: description.map(TransformPage.text) ?? id))
            let codes = Set(plan.changes.filter { $0.transform == id }.compactMap(\.code)).sorted()
            let declared = plan.steps.filter { $0.transformID == id }.flatMap(\.refusalCodes)
            rules += codes.map { code in Self.rule(code, of: id, declared.first { $0.id == code }) }
        }
        return rules
    }

    private static func rule(_ code: String, of transform: String, _ declared: RefusalCode?) -> SARIFRule {
        let details = declared.map { "\($0.summary) \($0.advice)" } ?? code
        return SARIFRule(
            id: "\(transform)/\(code)", level: "none", summary: declared?.summary ?? code, details: details,
            help: details)
    }

    // MARK: Results

    private func result(
        _ change: PlannedChange, of step: Int, _ order: [String: Int], _ fixes: PlanFixes, _ paths: LintPaths
    ) -> SARIFResult {
        let rule = change.code.map { "\(change.transform)/\($0)" } ?? change.transform
        let properties: [String: Detail?] = [
            "status": .text(change.status.rawValue), "step": .text(change.step), "id": .text(change.id),
            "safety": change.status == .refused ? nil : .text(change.safety.rawValue),
            "code": change.code.map(Detail.text),
        ]
        return SARIFResult(
            fixes: fixes.fix(of: change, in: step).map { [$0] },
            kind: change.status == .refused ? "notApplicable" : nil,
            level: Self.level(of: change),
            locations: [SARIFResult.Location(change.place, column: fixes.column(of: change.place, in: step), paths)],
            message: SARIFLog.Message(text: "\(change.title): \(change.reason)"),
            partialFingerprints: ["nibwright/v1": SHA256.hexDigest(of: Array(change.id.utf8))],
            properties: properties.compactMapValues(\.self), ruleId: rule, ruleIndex: order[rule])
    }

    /// What is not made has no level; of the rest, the less certain the higher.
    private static func level(of change: PlannedChange) -> String {
        switch (change.status, change.safety) {
        case (.refused, _): "none"
        case (.conflicting, _): "error"
        case (_, .safe): "note"
        case (_, .review): "warning"
        case (_, .draft): "error"
        }
    }
}
