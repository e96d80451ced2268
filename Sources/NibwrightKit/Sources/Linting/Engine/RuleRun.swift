import PluginHost
import ProjectGraph
import SourceText
import TransformKit

/// A finding at the level of its place, with whether the rule is certain of it.
struct JudgedFinding: Sendable {
    let finding: Finding
    let isCertain: Bool
    let doubt: String?
    let fix: LintFix?

    init(_ finding: Finding, isCertain: Bool = true, doubt: String? = nil, fix: LintFix? = nil) {
        self.finding = finding
        self.isCertain = isCertain
        self.doubt = doubt
        self.fix = fix
    }

    /// The one of two with the same finding that says more for it.
    static func surer(_ left: JudgedFinding, _ right: JudgedFinding) -> JudgedFinding {
        if left.isCertain != right.isCertain { return left.isCertain ? left : right }
        return (left.doubt ?? "") <= (right.doubt ?? "") ? left : right
    }
}

/// Runs each rule with each of the options that it has anywhere, and keeps of its findings those at places with these.
struct RuleRun: Sendable {
    private let rules: [any LintRule.Type]
    private let states: RuleStates
    private let graph: ProjectGraph
    private let threads: Int

    init(rules: [any LintRule.Type], states: RuleStates, graph: ProjectGraph, threads: Int) {
        self.rules = rules
        self.states = states
        self.graph = graph
        self.threads = threads
    }

    /// Sorted, each once.
    func findings() -> [JudgedFinding] {
        let all = (documentFindings() + projectFindings()).map { ($0.finding, $0) }
        return Dictionary(all, uniquingKeysWith: JudgedFinding.surer).values
            .sorted { Finding.isBefore($0.finding, $1.finding) }
    }

    /// A rule with one set of options.
    private struct Instance<Rule: Sendable>: Sendable {
        let id: String
        let options: OptionValues
        let rule: Rule
    }

    private func documentFindings() -> [JudgedFinding] {
        let instances = rules.compactMap { $0 as? any DocumentRule.Type }.flatMap(instances(ofDocumentRule:))
        guard !instances.isEmpty else { return [] }
        return concurrentMap(graph.documents, threads: threads) { document in
            instances.flatMap { instance -> [JudgedFinding] in
                guard states.state(of: instance.id, at: document.path)?.options == instance.options else { return [] }
                // Where the rule's plugin ended the process, the rule is left out.
                let found = PluginCall.run(type(of: instance.rule), ended: { _ in [] }) {
                    instance.rule.findings(in: document, of: graph)
                }
                return found.compactMap { judged($0, instance.id, options: nil) }
            }
        }.flatMap { $0 }
    }

    private func projectFindings() -> [JudgedFinding] {
        let instances = rules.compactMap { $0 as? any ProjectRule.Type }.flatMap(instances(ofProjectRule:))
        return concurrentMap(instances, threads: threads) { instance in
            let found = PluginCall.run(type(of: instance.rule), ended: { _ in [] }) {
                instance.rule.findings(in: graph)
            }
            return found.compactMap { judged($0, instance.id, options: instance.options) }
        }.flatMap { $0 }
    }

    private func instances(ofDocumentRule type: any DocumentRule.Type) -> [Instance<any DocumentRule>] {
        let id = type.description.id
        return states.optionsInUse(of: id).map { Instance(id: id, options: $0, rule: type.init(options: $0)) }
    }

    private func instances(ofProjectRule type: any ProjectRule.Type) -> [Instance<any ProjectRule>] {
        let id = type.description.id
        return states.optionsInUse(of: id).map { Instance(id: id, options: $0, rule: type.init(options: $0)) }
    }

    /// The finding at its level; nil where the rule is off at its place, or runs there with other options.
    private func judged(_ found: LintFinding, _ rule: String, options: OptionValues?) -> JudgedFinding? {
        guard let state = states.state(of: rule, at: found.place.path), options == nil || state.options == options
        else { return nil }
        let finding = Finding(
            rule: rule, level: found.isCertain ? state.level : .note, place: found.place, message: found.message)
        return JudgedFinding(finding, isCertain: found.isCertain, doubt: found.doubt, fix: found.fix)
    }
}
