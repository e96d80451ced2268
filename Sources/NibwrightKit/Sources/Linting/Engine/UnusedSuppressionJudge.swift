import ProjectGraph
import SourceText
import TransformKit

/// Finds the suppressions that nothing needs. One of a rule that did not run is not judged.
struct UnusedSuppressionJudge {
    private let states: RuleStates
    private let configuration: LintConfiguration
    private let graph: ProjectGraph
    private let rule = UnusedSuppressionRule.description.id

    init(states: RuleStates, configuration: LintConfiguration, graph: ProjectGraph) {
        self.states = states
        self.configuration = configuration
        self.graph = graph
    }

    func findings(unused: [Suppression], mistakes: [LintFinding]) -> [Finding] {
        let inCode = unused.filter(\.isInSource).compactMap(finding(about:)) + mistakes
        let configured = unused.filter { !$0.isInSource }.compactMap(finding(about:))
        // The configuration itself is no part of what `include` and `exclude` choose from.
        let base = states.baseState(of: rule).flatMap { $0.isOn ? $0 : nil }
        return inCode.compactMap { finding($0, states.state(of: rule, at: $0.place.path)) }
            + configured.compactMap { finding($0, base) }
    }

    private func finding(about suppression: Suppression) -> LintFinding? {
        message(for: suppression).map { LintFinding(suppression.place, $0) }
    }

    private func finding(_ found: LintFinding, _ state: RuleState?) -> Finding? {
        state.map { Finding(rule: rule, level: $0.level, place: found.place, message: found.message) }
    }

    /// The message for a suppression that is not needed; nil for any other, and for one that cannot be judged in this
    /// run.
    private func message(for suppression: Suppression) -> String? {
        let names = suppression.rules.map { "“\($0)”" }.joined(separator: ", ")
        switch suppression.scope {
        case .lines(let path, _):
            guard suppression.rules.contains(where: { ran($0, at: path) }) else { return nil }
            return "Nothing is found here that \(names) would have to be suppressed for; remove the comment."
        case .documents(let pattern, let object, _):
            let documents = (graph.documents.map(\.path) + graph.refusedDocuments.map(\.path)).filter(pattern.matches)
            if documents.isEmpty { return "No document matches “\(pattern)”; remove the suppression or mend its path." }
            guard suppression.rules.contains(where: { rule in documents.contains { ran(rule, at: $0) } }) else {
                return nil
            }
            if let object, !documents.contains(where: { graph.document(at: $0)?.object(id: object) != nil }) {
                return "“\(pattern)” has no object \(object); remove the suppression."
            }
            return "Nothing is found that \(names) would have to be suppressed for; remove the suppression."
        }
    }

    private func ran(_ rule: String, at path: String) -> Bool {
        if rule != RuleSelection.all { return states.state(of: rule, at: path) != nil }
        // Whether all rules together would have found something is known only when they were allowed to.
        let selection = configuration.selection
        return selection.only.isEmpty && selection.disable.isEmpty && configuration.covers(path)
    }
}
