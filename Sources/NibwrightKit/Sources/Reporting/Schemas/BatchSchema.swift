import Batch

/// The records that a run over many projects keeps.
enum BatchSchema {
    static let records = ReportSchema(
        "batch-records", version: ProjectRecord.currentVersion,
        "A line of the `records.jsonl` that `nibwright batch` keeps in its run's folder: what became of one project.",
        .record([
            .version(ProjectRecord.currentVersion), .always("project", .text, "What the run calls the project."),
            .always("tags", .list(.text)), .always("status", status, "How it ended."),
            .maybe("message", .text, "Why it was not planned."),
            .always(
                "notes", .list(.word(ProjectNote.allCases.map(\.rawValue))), "What there is to know of its folder."),
            .maybe("revision", .text, "The commit that was read."),
            .maybe("branch", .text, "The branch that was made."),
            .maybe("commits", .list(.text), "The commits that were made on it, in their order."),
            .maybe("pullRequest", .text, "The address of the pull request, or the command that would open it."),
            .always("recipes", .list(.definition("recipe")), "What became of each recipe, in the run's order."),
            .always("seconds", .number, "What it took by the clock, getting the project included."),
            .always("bytes", .integer, "The bytes of its files, by which runs are divided."),
            .maybe("state", .text, "A digest of its files' names, sizes and times once all was done."),
            .always("tool", .text, "A digest of the tool, its kit, its plugins and its recipes."),
            .always("request", .text, "A digest of what was asked for."),
        ]),
        definitions: [
            "recipe": .record([
                .always("recipe", .text, "The recipe's name in the run."), .always("status", status),
                .maybe("message", .text, "The last words of what failed."), .maybe("counts", .definition("counts")),
                .always("refusals", .map(.integer), "How often each code was given."),
                .always("files", .integer, "The files that differ afterwards."),
                .always("exit", .integer, "The exit status of the command that made the plan."),
                .always("seconds", .number, "What it took by the clock."),
                .always("megabytes", .integer, "The most memory that it used."),
            ]),
            "counts": .record(.counts("proposed", "accepted", "held-back", "refused", "conflicting")),
        ])

    private static let status = JSONShape.word(ProjectStatus.allCases.map(\.rawValue))
}
