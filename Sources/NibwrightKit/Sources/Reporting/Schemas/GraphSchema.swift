import TransformKit

/// The flow of an app.
enum GraphSchema {
    static let whole = ReportSchema(
        "graph", "What `nibwright graph --format json` prints.",
        .record([
            .version(), .always("title", .text, "The project's folder by its name."),
            .always("scenes", .list(.record(scene))), .always("transitions", .list(.record(transition))),
        ]))

    private static let scene: [JSONField] = [
        .always("id", .text, "What transitions and `--from`, `--to` and `--uses` name it by."),
        .always(
            "kind", .word(["scene", "nib", "code", "outside", "choice"]),
            "`code` is a class that code makes, `choice` one of several scenes that a call may mean."),
        .always("title", .text), .always("place", .place), .maybe("storyboard", .text),
        .maybe("storyboard-identifier", .text), .maybe("class", .text),
        .maybe("controller", .text, "The kind of view controller."),
        .always("initial", .flag, "Whether its storyboard opens with it."),
        .always(
            "entries",
            .list(
                .record([
                    .always("kind", .word(["main", "window-scene", "extension", "watch", "launch", "possible"])),
                    .maybe("place", .place),
                ])), "How the system opens it."),
        .always("reachability", .word(["reachable", "by-code", "uncertain", "unreachable"])),
        .maybe("reason", .text, "Why it is not known to be reachable."),
    ]

    private static let transition: [JSONField] = [
        .always("source", .text, "A scene's id."), .always("destination", .text, "A scene's id."),
        .always("kind", .word(["segue", "relationship", "embed", "unwind", "code"])),
        .maybe("segue-kind", .text), .maybe("relationship", .text), .maybe("identifier", .text),
        .maybe("trigger", .text, "What starts it."), .maybe("unwind-action", .text),
        .always("places", .list(.place), "Where it is declared."),
        .always("performed", .list(.place), "Where code performs it."),
        .always("references", .list(.place), "The storyboard references that it goes through."),
    ]
}
