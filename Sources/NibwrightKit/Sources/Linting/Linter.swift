public import ProjectGraph
public import SourceText
import TransformKit

/// Runs rules over a project and decides what of their findings is reported, and at which level.
public struct Linter: Sendable {
    private let rules: [any LintRule.Type]
    private let configuration: LintConfiguration
    private let threads: Int

    public init(
        rules: [any LintRule.Type] = LintRules.all, configuration: LintConfiguration,
        threads: Int = defaultThreadCount
    ) {
        self.rules = rules
        self.configuration = configuration
        self.threads = threads
    }

    /// Every rule with how the configuration lets it run where no path has a say.
    public var rulesInUse: [RuleInUse] { rulesInUse(RuleStates(descriptions, configuration, paths: [])) }

    /// - Parameters:
    ///   - graph: the project that is judged.
    ///   - root: the project's folder, absolute; only named in reports.
    ///   - sidecars: suppressions from files beside documents.
    ///   - baseline: findings that are known and no longer told; nil for none.
    ///   - known: what earlier states of the project have, which is not told again; nil to tell all.
    public func lint(
        _ graph: ProjectGraph, root: String, sidecars: [Suppression] = [], baseline: LintBaseline? = nil,
        known: KnownFindings? = nil
    ) -> LintResult {
        let states = RuleStates(descriptions, configuration, paths: graph.paths)
        let run = RuleRun(rules: rules, states: states, graph: graph, threads: threads)
        let source = SourceDirectives.read(graph, rules: RuleChangeReader(descriptions), threads: threads)
        let suppressions = configuration.suppressions + sidecars + source.flatMap(\.suppressions)
        var index = SuppressionIndex(suppressions, graph: graph)
        var located: [ReportedFinding] = []
        var locator = FindingLocator(graph: graph)
        let all = run.findings().map { ($0, index.suppression(of: $0.finding)) }
        for (judged, suppression) in UnbuiltDocuments(all).folded {
            located.append(locator.locate(judged, suppression.map(Tolerance.suppression)))
        }
        let judge = UnusedSuppressionJudge(states: states, configuration: configuration, graph: graph)
        let unused = judge.findings(unused: index.unused, mistakes: source.flatMap(\.mistakes))
        located += unused.map { locator.locate(JudgedFinding($0), nil) }
        let outcome = BaselineOutcome(located, baseline, states: states)
        let stale = outcome.stale.map { locator.locate(JudgedFinding($0), nil) }
        let findings = outcome.findings + stale
        return result(root, graph, states, outcome, known?.tolerated(in: findings) ?? findings)
    }

    private var descriptions: [LintRuleDescription] { rules.map { $0.description }.sorted { $0.id < $1.id } }

    private func rulesInUse(_ states: RuleStates) -> [RuleInUse] {
        descriptions.map { description in
            let state = states.baseState(of: description.id)
            return RuleInUse(
                description: description, isOn: state?.isOn ?? false, level: state?.level ?? description.level)
        }
    }

    private func result(
        _ root: String, _ graph: ProjectGraph, _ states: RuleStates, _ outcome: BaselineOutcome,
        _ findings: [ReportedFinding]
    ) -> LintResult {
        let read =
            graph.documents.map(\.path) + graph.refusedDocuments.map(\.path) + graph.swiftFiles.map(\.path)
            + graph.objectiveCFiles.map(\.path)
        let all = findings.sorted(by: ReportedFinding.isBefore)
        // A finding may be in a file of another kind, such as an Info.plist: it was looked at as well.
        let files = Set(read + all.map(\.place.path).filter(Set(graph.paths).contains))
        let edited = Set(all.flatMap { $0.fix?.edits.map(\.path) ?? [] })
        return LintResult(
            root: root, rules: rulesInUse(states), findings: all.filter { $0.tolerance == nil },
            tolerated: all.filter { $0.tolerance != nil }, fileCount: files.count(where: configuration.covers),
            failureLevel: configuration.failureLevel,
            sources: edited.reduce(into: [:]) { $0[$1] = graph.text(at: $1) }, newBaseline: outcome.newBaseline)
    }
}

extension ReportedFinding {
    static func isBefore(_ left: ReportedFinding, _ right: ReportedFinding) -> Bool {
        Finding.isBefore(left.finding, right.finding)
    }
}

extension Finding {
    static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
        // Places of one object that rules call by different names are different, and neither is before the other.
        if left.place < right.place { return true }
        if right.place < left.place { return false }
        return (left.rule, left.message, left.level) < (right.rule, right.message, right.level)
    }
}
