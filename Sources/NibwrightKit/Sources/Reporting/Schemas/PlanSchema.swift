import Planning
import TransformKit

/// A plan, whole and line by line.
enum PlanSchema {
    static let whole = ReportSchema(
        "plan", "What `nibwright plan --format json` prints: each change with the decision on it, files and findings.",
        .either([
            .definition("plan"),
            .record([
                .version(), .always("counts", .definition("counts"), "The sums of all projects."),
                .always("projects", .list(.definition("plan")), "One plan for each project, where there are several."),
            ]),
        ]), definitions: definitions)

    static let lines = ReportSchema(
        "plan-lines",
        "A line of what `nibwright plan --format jsonl` prints: for each project a header, then its changes, files, "
            + "findings and unread files, then totals.",
        .either([
            LineSchema.header("plan", [.always("allow", safety), .always("recipe", .text)]),
            LineSchema.line("change", change), LineSchema.line("file", file), LineSchema.line("finding", finding),
            LineSchema.line("unread", unread),
            LineSchema.line("totals", [.always("counts", .definition("counts")), refusals]),
        ]), definitions: definitions)

    static let decisions = ReportSchema(
        "decisions", version: Decisions.currentForm,
        "What `nibwright apply --decisions` reads, as the page of a plan and `nibwright review` write it.",
        .record([
            .always("nibwright-decisions", .constant(.number(Decisions.currentForm)), "The version of this format."),
            .always("recipe", .text, "The name of the recipe whose changes were decided on."),
            .always(
                "changes",
                .map(
                    .record([
                        .always("decision", .word(["take", "leave"])),
                        .always("fingerprint", .text, "The change's, as the plan has it."),
                    ])), "By the changes' ids. A change without a decision is not made."),
        ]))

    private static let definitions: [String: JSONShape] = [
        "plan": .record(plan, others: .list(.definition("detail"))), "change": .record(change),
        "counts": .record(.counts("proposed", "accepted", "held-back", "refused", "conflicting")),
        "hand-test": .record([
            .always("action", .text, "What to do in the app."), .always("change", .text, "The change's id."),
            .always("place", .place), .always("reason", .text),
        ]),
        "finding": .record(finding),
        "detail": .either([
            .text, .integer, .flag, .list(.definition("detail")), .map(.definition("detail")),
        ]),
    ]

    private static let safety = JSONShape.word(Safety.allCases.map(\.rawValue))

    private static let plan: [JSONField] = [
        .version(), .always("allow", safety, "The highest safety level that was let in."),
        .always("path", .text, "The project's folder, absolute."), .always("recipe", .text, "The recipe's name."),
        .always("changes", .list(.definition("change")), "All that was proposed, by step and place."),
        .always("counts", .definition("counts"), "The four decisions add up to those proposed."),
        .always("files", .list(.record(file)), "The files that differ afterwards, by path."),
        .always("findings", .list(.definition("finding")), "What the transforms came across and do not mend."),
        .maybe("handTests", .list(.definition("hand-test")), "What to try in the app after the accepted changes."),
        refusals, .maybe("unread", .list(.record(unread)), "Files that targets build and that were not read."),
    ]

    private static let refusals = JSONField.always("refusals", .map(.integer), "How often each code was given.")

    private static let change: [JSONField] = [
        .always("id", .text, "The step and its subject, unique in the plan and the same on every run."),
        .always("step", .text, "The step's id in the recipe."), .always("transform", .text, "The transform's id."),
        .always("title", .text, "One line in the imperative."),
        .always("reason", .text, "Why it is right; why it is not made, where it is not."),
        .always("safety", safety), .always("status", .word(ChangeStatus.allCases.map(\.rawValue))),
        .maybe("code", .text, "The kind of refusal, as `nibwright explain` knows it."),
        .always("place", .place), .always("files", .list(.text), "The files that it touches, by path."),
        .always(
            "details", .map(.definition("detail")), "Facts in the transform's own terms; its page lists the tables."),
        .maybe("handTests", .list(.definition("hand-test")), "What to try in the app afterwards."),
        .maybe("fingerprint", .text, "What a decision on it names; left out for a change that nobody can take."),
        .maybe(
            "intents",
            .list(
                .record([
                    .always("kind", .word(["class", "storyboardIdentifier"])), .always("name", .text),
                    .maybe("new-name", .text, "Left out for a name that goes."),
                ])), "Names that it means to change or lose."),
    ]

    private static let file: [JSONField] = [
        .always("path", .text), .always("status", .word(["created", "removed", "changed"])),
    ]

    private static let unread: [JSONField] = [
        .always("path", .text), .always("reason", .text, "Why it was not read, in a word to count by."),
        .always("targets", .list(.text), "The targets that build it."),
    ]

    private static let finding: [JSONField] = [
        .always("level", LintSchema.level), .always("message", .text), .always("place", .place),
        .always("rule", .text),
    ]
}
