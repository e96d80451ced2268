import OptionReading
import SourceText
import TransformKit
import YAMLCode

/// Reads `rules:` against the descriptions of the rules.
struct RuleChangeReader: Sendable {
    private static let words = ["on", "off", "note", "warning", "error"]

    private let descriptions: [String: LintRuleDescription]
    /// Every word that may stand where a rule is named.
    let names: [String]

    init(_ descriptions: [LintRuleDescription]) {
        self.descriptions = Dictionary(descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        names = descriptions.map(\.id).sorted() + [RuleSelection.all]
    }

    /// Changes in the order in which they take effect: what is said of all rules comes before what is said of one.
    func changes(in owner: MappingDecoder, problems: ProblemLog) -> [RuleChange] {
        guard let entries = MappingDecoder.entries(of: owner["rules"]?.value, called: "\"rules\"", problems: problems)
        else { return [] }
        let changes = entries.compactMap { change($0, problems) }
        return changes.filter { $0.rule == RuleSelection.all } + changes.filter { $0.rule != RuleSelection.all }
    }

    /// Whether a rule of the name exists; reports a problem where none does.
    func knows(_ name: Written<String>, problems: ProblemLog) -> Bool {
        if names.contains(name.value) { return true }
        problems.add(
            at: name.place, "there is no rule \"\(name.value.excerpt)\"; \(advice(for: name.value))",
            suggestion: Spelling.nearest(to: name.value, among: names))
        return false
    }

    func advice(for name: String) -> String {
        if let nearest = Spelling.nearest(to: name, among: names) { return "did you mean \"\(nearest)\"?" }
        return "\"nibwright lint --rules\" lists all"
    }

    private func change(_ entry: YAMLEntry, _ problems: ProblemLog) -> RuleChange? {
        guard knows(Written(entry.key, at: entry.place), problems: problems) else { return nil }
        if case .mapping = entry.value.content, let rule = descriptions[entry.key] {
            return change(entry, of: rule, problems)
        }
        return level(of: entry.value, called: "\"\(entry.key)\"", problems)
            .map { RuleChange(rule: entry.key, level: $0, options: OptionValues()) }
    }

    private func change(
        _ entry: YAMLEntry, of rule: LintRuleDescription, _ problems: ProblemLog
    ) -> RuleChange? {
        let keys = ["level"] + rule.options.map(\.name)
        guard let written = MappingDecoder(entry.value, called: "\"\(rule.id)\"", keys: keys, problems: problems)
        else { return nil }
        var options = OptionValues()
        for option in rule.options {
            guard let node = written[option.name]?.value else { continue }
            options[option.name] = ValueReader(problems: problems).value(
                of: node, as: option.type, called: "\"\(option.name)\"", in: ParameterScope())
        }
        let level = written.value("level").flatMap { self.level(of: $0, called: "\"level\"", problems) }
        return RuleChange(rule: rule.id, level: level ?? .on, options: options)
    }

    private func level(of node: YAMLNode, called owner: String, _ problems: ProblemLog) -> RuleChange.Level? {
        let expected = "must be on, off, note, warning or error"
        guard case .scalar(let text, _) = node.content else {
            problems.add(at: node.place, "\(owner) \(expected), not \(node.content.words)")
            return nil
        }
        switch text {
        case "on", "true": return .on
        case "off", "false": return .off
        default:
            if let level = Finding.Level(rawValue: text) { return .at(level) }
            let nearest = Spelling.nearest(to: text, among: Self.words)
            let advice = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
            problems.add(
                at: node.place, "\(owner) \(expected), not \(node.content.words)\(advice)", suggestion: nearest)
            return nil
        }
    }
}
