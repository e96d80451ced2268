import TransformKit

/// What the lines of all reports have that are written line by line.
enum LineSchema {
    /// The first line: which tool of which version wrote what, and of which project.
    static func header(_ format: String, _ fields: [JSONField]) -> JSONShape {
        line(
            "header",
            [
                .always("format", .constant(.text(format)), "What the lines are about."), .version(),
                .always("tool", .constant("nibwright")), .always("tool-version", .text),
                .always("path", .text, "The project's folder."),
            ] + fields)
    }

    /// A line of a kind, which says the kind first.
    static func line(_ record: String, _ fields: [JSONField]) -> JSONShape {
        .record([.always("record", .constant(.text(record)), "What the line is.")] + fields)
    }
}
