public import Linting
import TransformKit

/// Describes the rules, for `nibwright explain`, `nibwright lint --rules` and the reference page.
public enum LintRulePage {
    /// One rule, and which of the transforms that are there settle what it finds.
    public static func text(_ rule: LintRuleDescription, transforms: [TransformDescription] = []) -> String {
        text(rule, heading: "#", transforms)
    }

    /// All rules, as a part of a page.
    public static func reference(_ rules: [LintRuleDescription], transforms: [TransformDescription] = []) -> String {
        let rows = rules.map { rule in
            "| [`\(rule.id)`](#\(rule.id)) | \(rule.level.rawValue) | \(rule.isOnByDefault ? "on" : "off") "
                + "| \(rule.summary) |\n"
        }
        return "| Rule | Level | | What it finds |\n|---|---|---|---|\n" + rows.joined()
            + rules.map { "\n" + text($0, heading: "###", transforms) }.joined()
    }

    /// The rules as they are configured, for a terminal.
    public static func table(_ rules: [RuleInUse], style: TerminalStyle) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let id = rule.id + String(repeating: " ", count: width - rule.id.count)
            let level = rule.isOn ? rule.level.rawValue : "off"
            let padding = String(repeating: " ", count: max(0, 7 - level.count))
            let line = "\(style.bold(id))  \(level)\(padding)  \(rule.description.summary)\n"
            return rule.isOn ? line : style.dim("\(id)  \(level)\(padding)  \(rule.description.summary)") + "\n"
        }.joined()
    }

    /// The rules as they are configured, for programs.
    public static func json(_ rules: [RuleInUse]) throws -> String {
        try PrintableJSON.encode(rules.map(Record.init))
    }

    private static func text(
        _ rule: LintRuleDescription, heading: String, _ transforms: [TransformDescription]
    ) -> String {
        let state = rule.isOnByDefault ? "On by default" : "Off by default"
        var text = "\(heading) \(rule.id)\n\n\(rule.summary)\n\n\(rule.rationale)\n\n"
        text += "\(state), as \(rule.level == .error ? "an" : "a") \(rule.level.rawValue).\n"
        if !rule.options.isEmpty {
            text += "\nOptions:\n\n" + rule.options.map(TransformPage.row).joined()
        }
        let names = transforms.filter { $0.settledRules.contains(rule.id) }.map { "`\($0.id)`" }
        if !names.isEmpty { text += "\nSettled by the transform \(names.joined(separator: " or ")).\n" }
        return text
    }

    private struct Record: Encodable {
        let id: String
        let level: String
        let on: Bool
        let options: [String]
        let rationale: String
        let summary: String

        init(_ rule: RuleInUse) {
            id = rule.id
            level = rule.level.rawValue
            on = rule.isOn
            options = rule.description.options.map(\.name)
            rationale = rule.description.rationale
            summary = rule.description.summary
        }
    }
}
