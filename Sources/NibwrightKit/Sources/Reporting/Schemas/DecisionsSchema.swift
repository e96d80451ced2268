import Planning

/// What a page saves and `nibwright apply --decisions` obeys.
enum DecisionsSchema {
    static let whole = ReportSchema(
        "decisions", "What the page of a plan saves, and `nibwright apply --decisions` obeys.",
        .record([
            .always("nibwright-decisions", .integer, "The form of the file, 1."),
            .always("recipe", .text, "The recipe on whose changes was decided."),
            .always(
                "changes",
                .map(
                    .record([
                        .always("decision", .word(["take", "leave"])),
                        .always("fingerprint", .text, "The change's `fingerprint` in the plan that was looked at."),
                    ])), "The decisions by the ids of their changes. A change without one is not made."),
        ]))
}
