import SourceText
import TransformKit

/// Findings, whole and line by line, and the rules.
enum LintSchema {
    static let whole = ReportSchema(
        "lint", "What `nibwright lint --format json` prints.",
        .record(
            [
                .version(), path, .always("findings", .list(.record(finding)), "By place."),
                .always(
                    "tolerated", .list(.record(finding + [.always("tolerance", tolerance, "Why it is not reported.")])),
                    "What the baseline or a suppression tolerates."),
            ] + totals))

    static let lines = ReportSchema(
        "lint-lines",
        "A line of what `nibwright lint --format jsonl` prints: a header, then findings, those that are tolerated "
            + "included, then totals.",
        .either([
            LineSchema.header("lint", []),
            LineSchema.line("finding", finding + [.maybe("tolerance", tolerance, "Why it is not reported.")]),
            LineSchema.line("totals", totals),
        ]))

    static let rules = ReportSchema(
        "lint-rules", "What `nibwright lint --rules --format json` prints.",
        .list(
            .record([
                .always("id", .text), .always("level", level), .always("on", .flag, "Whether the rule runs here."),
                .always("options", .list(.text)), .always("rationale", .text), .always("summary", .text),
            ])))

    static let level = JSONShape.word(Finding.Level.allCases.map(\.rawValue))

    private static let path = JSONField.always("path", .text, "The project's folder, absolute.")

    private static let totals: [JSONField] = [
        .always("counts", .record(.counts("finding", "error", "warning", "note", "tolerated"))),
        .always("fails", .flag, "Whether a finding is at or above the failing level."),
        .always("files", .integer, "How many files were looked at."),
    ]

    private static let finding: [JSONField] = [
        .always("rule", .text), .always("level", level), .always("message", .text), .always("place", .place),
        .always("certain", .flag, "Whether the project says enough to be sure; if not, the level is a note's."),
        .maybe("doubt", .text, "Why the finding may be wrong, where it is not certain and the rule says so."),
        .maybe(
            "fix", .record([.always("title", .text), .always("safety", .word(Safety.allCases.map(\.rawValue)))]),
            "What `nibwright lint --fix` does about it."),
        .always("fingerprint", .text, "The same for the same finding when lines move."),
    ]

    private static let tolerance = JSONShape.record([
        .always("kind", .word(["baseline", "revision", "suppression"])),
        .maybe("place", .place, "Where the suppression is written."),
        .maybe("reason", .text, "What the suppression says."),
    ])
}
