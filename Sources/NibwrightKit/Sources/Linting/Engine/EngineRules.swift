import ProjectGraph
import TransformKit

/// Reports documents that could not be read, about which no other rule can say anything.
struct UnreadableDocumentRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unreadable-document",
        summary: "A storyboard or xib cannot be read.",
        rationale: """
            A file with merge conflict markers or broken XML fails the build; one that is empty or of an old format is \
            seen by no other rule. Mend the file, or leave it out with `exclude`.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.refusedDocuments.map { refused in
            LintFinding(
                refused.place, refused.refusal.message.asSentence,
                doubt: Doubt.first(
                    (
                        refused.refusal.isOldArchive,
                        "Xcode still builds this format; it is only that no rule can look inside"
                    )))
        }
    }
}

/// Reports Swift files that no reader can parse, so that their contents count as unknown everywhere.
struct UnreadableSwiftRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "unreadable-swift",
        summary: "A Swift file is nested too deep or takes too long to be parsed.",
        rationale: """
            A file that goes beyond the limits of Docs/Limits.md could end the process that parses it, or keep it busy for \
            good. It is left out by name; whatever depends on its code is uncertain then. Generated files are the usual \
            ones: leave them out with `exclude`, or split the expression that the finding names.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        graph.refusedSwift.map { refused in
            LintFinding(refused.place, refused.refusal.message.asSentence)
        }
    }
}

/// A rule whose findings the linter makes itself, from what it did with those of the others.
protocol EngineRule: LintRule {}

/// Finds suppressions that nothing needs, which would hide the next finding.
struct UnusedSuppressionRule: EngineRule {
    static let description = LintRuleDescription(
        id: "unused-suppression",
        summary: "A suppression covers no finding, or names a rule that is not there.",
        rationale: """
            A suppression that outlives its finding hides the next one at the same place. Remove it. One that names an \
            unknown rule never did anything. Only suppressions of rules that run are judged.
            """,
        level: .warning)

    init(options: OptionValues) {}
}

/// Finds entries of the baseline that no finding matches any more.
struct StaleBaselineRule: EngineRule {
    static let description = LintRuleDescription(
        id: "stale-baseline",
        summary: "The baseline holds a finding that is gone.",
        rationale: """
            What was mended can come back unseen as long as the baseline tolerates it. \
            `nibwright lint --write-baseline` writes the baseline without the entries that are gone.
            """,
        level: .note)

    init(options: OptionValues) {}
}
