import Differences
import TransformKit

/// What differs between two states, whole and line by line.
enum DifferenceSchema {
    static let whole = ReportSchema(
        "diff", "What `nibwright diff --format json` prints.",
        .record([
            .version(), counts, .always("differences", .list(.record(difference)), "By file and place."),
            .always("otherFiles", .list(.text), "Files that changed and of which nothing is said."),
            .always("unread", .list(.record(unread)), "Files that changed and could not be read."),
        ]))

    static let lines = ReportSchema(
        "diff-lines",
        "A line of what `nibwright diff --format jsonl` prints: a header, then differences, other files and unread "
            + "files, then totals.",
        .either([
            LineSchema.header("diff", [.always("title", .text, "What was compared.")]),
            LineSchema.line("difference", difference), LineSchema.line("other-file", [.always("path", .text)]),
            LineSchema.line("unread", unread), LineSchema.line("totals", [counts]),
        ]))

    private static let counts = JSONField.always(
        "counts", .map(.integer), "By kind, and `noise`: what Xcode changes by itself, which counts under no kind.")

    private static let difference: [JSONField] = [
        .always("kind", .word(Difference.Kind.allCases.map(\.rawValue)), "What happened to the subject."),
        .always("topic", .word(Difference.Topic.allCases.map(\.rawValue)), "The part of the project."),
        .always("path", .text, "The file by its newer path; for what is gone, by its older one."),
        .maybe("group", .text, "The scene, class, language or target in the file."),
        .maybe("subject", .text, "The object by kind and name; left out where the group or file itself is meant."),
        .always("text", .text, "The rest of the sentence."),
        .maybe("old", .place, "Left out for what was added."), .maybe("new", .place, "Left out for what was removed."),
        .maybe("noise", .word(Noise.allCases.map(\.rawValue)), "Why nobody meant it."),
    ]

    private static let unread: [JSONField] = [.always("path", .text), .always("reason", .text)]
}
