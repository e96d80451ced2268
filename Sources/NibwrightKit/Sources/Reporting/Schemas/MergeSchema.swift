/// What a merge came to.
enum MergeSchema {
    static let whole = ReportSchema(
        "merge", "What `nibwright merge --report` writes.",
        .record([
            .version(), .always("path", .text, "The file's path in its repository."),
            .always("clean", .flag, "Whether nothing conflicts."),
            .always(
                "merged", .word(MergeReport.Way.allCases.map(\.rawValue)),
                "By meaning, or by lines, as git does: because that says the same, or because of `reason`."),
            .maybe("reason", .text, "Why the versions could not be merged by meaning."),
            .always(
                "conflicts",
                .list(
                    .record([
                        .always("text", .text, "What both sides changed differently, in words."),
                        .maybe("group", .text, "The scene, target or table that it belongs to."),
                        .maybe("object", .text, "The id of the object in the document, or of the scene."),
                        .always(
                            "breakage", .flag,
                            "Whether one side needs what the other took away, or both added the same."),
                    ])), "In the order of ours."),
            .always(
                "renewedIDs",
                .list(
                    .record([
                        .always("old", .text, "The id in theirs."), .always("new", .text, "The id in the merged file."),
                        .always("object", .text, "The object in words."),
                    ])), "Objects of theirs that got another id, since ours gave theirs to something else."),
        ]))
}
