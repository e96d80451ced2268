import SourceText
public import TransformKit

/// A transform's description as text: for `nibwright explain` and the reference page.
public enum TransformPage {
    public static func text(_ transform: TransformDescription) -> String { page(transform).printableLines }

    private static func page(_ transform: TransformDescription) -> String {
        var text = "# \(transform.id)\n\n\(transform.summary)\n\n\(transform.details)\n"
        text += section("Options (`with:`)", transform.options)
        text += section("Selection (`select:`)", transform.selectors)
        if !transform.offers.isEmpty {
            text += "\n## Files to edit (`plan --write name=file`)\n\n"
            text += transform.offers.map { "- `\($0.name)`: \($0.summary)\n" }.joined()
        }
        if !transform.tables.isEmpty {
            text += "\n## Tables (`plan --format json` and `markdown`)\n\n" + transform.tables.map(row).joined()
        }
        if !transform.refusals.isEmpty {
            text += "\n## What it leaves as it is (`code` in `plan --format json`)\n\n"
            text += transform.refusals.map { "- `\($0.id)`: \($0.summary) \($0.advice)\n" }.joined()
            text += "\nThe planner has codes of its own: `nibwright explain` says of any code what it means.\n"
        }
        if !transform.settledRules.isEmpty {
            let rules = transform.settledRules.map { "`\($0)`" }.joined(separator: ", ")
            text += "\nIt settles what these lint rules find: \(rules).\n"
        }
        return text + "\nIts changes are at most `\(transform.highestSafety.rawValue)`.\n"
    }

    private static func section(_ title: String, _ options: [OptionDescription]) -> String {
        guard !options.isEmpty else { return "" }
        return "\n## \(title)\n\n" + options.map { row($0) + fileNote($0) }.joined()
    }

    private static func fileNote(_ option: OptionDescription) -> String {
        option.type == .map(.string) ? "  A text in its place is the path of a YAML file that holds the mapping.\n" : ""
    }

    /// One option as an item of a list.
    static func row(_ option: OptionDescription) -> String {
        "- `\(option.name)`: \(option.summary) Takes \(option.type)"
            + (option.isRequired
                ? "; required.\n" : option.defaultValue.map { "; by default \($0.words).\n" } ?? ".\n")
    }

    private static func row(_ table: TableDescription) -> String {
        let columns = table.columns.map { "`\($0.key)`" }.joined(separator: ", ")
        let owner = table.scope == .plan ? "the plan" : "a change's `details`"
        return "- `\(table.key)` of \(owner): \(table.summary) Columns: \(columns).\n"
    }
}

extension OptionValue {
    /// The value as a page has it: `` `*` ``, `empty`, `a: 1, b: 2`.
    var words: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "`\(value)`"
        case .list(let values): values.isEmpty ? "empty" : values.map(\.words).joined(separator: ", ")
        case .map(let entries):
            entries.isEmpty ? "empty" : entries.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ")
        case .file(let file): file.path.isEmpty ? "none" : "`\(file.path)`"
        }
    }
}
