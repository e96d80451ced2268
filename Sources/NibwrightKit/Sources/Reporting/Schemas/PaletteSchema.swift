import TransformKit

/// The colors of a project.
enum PaletteSchema {
    static let whole = ReportSchema(
        "palette", "What `nibwright palette --format json` prints.",
        .record([
            .version(), .always("path", .text, "The project's folder, absolute."),
            .always("merge-within", .number, "The CIEDE2000 distance up to which two colors are near-duplicates."),
            .always("projects", .list(.record(section)), "One for each project in the folder."),
            .always("totals", .definition("totals")), .always("unread-documents", .integer),
        ]),
        definitions: [
            "totals": .record(
                .counts(
                    "documents", "inline-colors", "inline-values", "named-colors", "code-references", "system-colors",
                    "color-sets", "unused-color-sets", "missing-names", "near-duplicates", "low-contrasts",
                    "unreadable-colors")),
            "value": .record([
                .always("hex", .text), .always("alpha", .number), .always("color-space", .text),
                .always("components", .map(.number)),
                .always("approximated", .flag, "Whether the color is converted by a formula that was not checked."),
            ]),
            "contrast": .record([
                .always("ratio", .number, "By WCAG 2."), .maybe("level", .text, "The WCAG level that it reaches."),
            ]),
        ])

    private static let section: [JSONField] = [
        .always("folder", .text), .always("colors", .list(.record(color))),
        .always("color-sets", .list(.record(set))), .always("system-colors", .list(.record(systemColor))),
        .always("missing-names", .list(.record(missingName)), "Names that no catalog has."),
        .always(
            "near-duplicates",
            .list(.record([.always("colors", .list(.integer), "Places in `colors`."), .always("distance", .number)]))),
        .always(
            "clusters",
            .list(
                .record([
                    .always("color", .integer, "The place in `colors` of the one that is used most."),
                    .always("others", .list(.record([.always("color", .integer), .always("distance", .number)]))),
                ])), "Near-duplicates in groups, each color in one at most."),
        .always("contrasts", .list(.record(contrast)), "Texts on the backgrounds that documents give them."),
        .always("totals", .definition("totals")),
    ]

    private static let contrast: [JSONField] = [
        .always("text", .text, "Hex digits, laid over the background."), .always("background", .text),
        .always("ratio", .number, "By WCAG 2."), .maybe("level", .text, "The WCAG level that it reaches."),
        .always("low", .flag, "Whether it is below level AA for a text of this size."),
        .always("large", .flag), .always("dark", .flag, "Whether it is so in dark mode alone."),
        .always("places", .list(.text)),
    ]

    private static let color: [JSONField] = [
        .always("value", .definition("value")),
        .always("inline", .integer, "How often documents write it out."),
        .always("named", .integer, "How often documents name a color set that has it."),
        .always("code", .integer, "How often code has it."),
        .always("contrast", .map(.definition("contrast")), "On `white` and on `black`."),
        .always(
            "documents",
            .list(.record([.always("path", .text), .always("inline", .integer), .always("named", .integer)]))),
        .always(
            "names",
            .list(.record([.always("name", .text), .always("path", .text), .maybe("appearance", .text)])),
            "The color sets that have it."),
        .always("nearest-name", .text, "Of a published list."),
        .always("roles", .list(.record([.always("name", .text), .always("count", .integer)])), "What it is used for."),
    ]

    private static let set: [JSONField] = [
        .always("name", .text), .always("path", .text), .maybe("value", .definition("value")),
        .maybe("reference", .text, "The system color that it stands for."),
        .always(
            "appearances",
            .list(
                .record([
                    .always("title", .text), .maybe("value", .definition("value")), .maybe("reference", .text),
                ]))),
        .always("named", .integer, "How often documents name it."), .always("code", .integer),
        .always("unused", .flag),
    ]

    private static let systemColor: [JSONField] = [
        .always("name", .text), .maybe("list", .text, "The color list of macOS."), .always("count", .integer),
        .always("documents", .list(.text)), .maybe("cached", .definition("value"), "What documents keep to show it."),
    ]

    private static let missingName: [JSONField] = [
        .always("name", .text), .always("count", .integer), .always("documents", .list(.text)),
        .always("code", .list(.text), "The places in code."), .maybe("cached", .definition("value")),
    ]
}
