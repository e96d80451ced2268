import TransformKit

/// What a project holds, in numbers.
enum InspectSchema {
    static let whole = ReportSchema(
        "inspect", "What `nibwright inspect --format json` prints.",
        .record(
            [
                .version(), .always("path", .text, "The project's folder, absolute."),
                .always("bytes-read", .integer), .always("scenes", .integer),
                .always("storyboards", .list(.record(storyboard)), "The largest first."),
                .always("connections", .map(.integer), "By kind."),
                .always(
                    "next", .list(.record([.always("command", .text), .always("reason", .text)])),
                    "What is worth running next, the most pressing first."),
                .always("left-out", .map(.integer), "Files that were not read, by reason."),
            ] + parts),
        definitions: [
            "refused": .record([
                .always("path", .text), .always("reason", .text), .always("code", .text), .maybe("line", .integer),
            ]),
            "segues": .record(.counts("total", "with-identifier", "without-identifier")),
            "colors": .record(.counts("total", "distinct")),
        ])

    private static let parts: [JSONField] = [
        .always("documents", .record(documents)),
        .always(
            "outlets",
            .record(.counts("connections", "of-swift-classes", "resolved", "inherited") + [unresolved("property")])),
        .always(
            "outlet-patterns",
            .record(
                .counts("declared", "collections", "private", "with-observer", "unusual", "in-if-clauses") + [
                    .always("by-pattern", .map(.integer), "Ownership, optionality, and brackets for a collection.")
                ])),
        .always(
            "actions",
            .record(
                .counts(
                    "connections", "to-first-responder", "to-swift-classes", "resolved", "declared",
                    "segue-actions-declared") + [unresolved("selector")])),
        .always("segues", .record(segues)),
        .always(
            "references",
            .record(
                .counts("total", "to-initial-scene", "to-identifier", "resolved", "in-other-bundles") + [
                    .always("unresolved", .list(.record([.always("place", .text), .always("reason", .text)])))
                ])),
        .always("colors", .record(colors)), .always("translations", .record(translations)),
        .always(
            "classes",
            .record(.counts("named", "swift", "objective-c") + [.always("not-in-project", .list(.text))])),
        .always(
            "identifiers",
            .record(
                .counts(
                    "storyboard-identifiers", "reuse-identifiers", "distinct-reuse-identifiers",
                    "cells-without-reuse-identifier", "restoration-identifiers"))),
        .always("targets", .record(targets)),
        .always(
            "code",
            .record(
                .counts("swift-files", "swift-files-parsed", "swift-classes", "outlets-declared", "objective-c-files"))),
        .always("code-references", .record(codeReferences), "Names that code uses for things in Interface Builder."),
    ]

    private static let documents: [JSONField] =
        .counts("found", "loaded", "xibs") + [
            .always("kinds", .map(.integer)), .always("launch-screens", .list(.text)),
            .always("refused", .list(.definition("refused"))),
        ]

    private static let storyboard: [JSONField] =
        .counts("scenes", "references", "navigation-segues", "bytes") + [
            .always("path", .text), .always("kind", .text), .always("launch-screen", .flag),
            .always("initial-scene", .flag, "Whether it names the scene that it opens with."),
        ]

    private static func unresolved(_ name: String) -> JSONField {
        .always(
            "unresolved",
            .list(
                .record([
                    .always("place", .text), .always("class", .text), .always(name, .text), .always("reason", .text),
                ])))
    }

    private static let segues: [JSONField] = [
        .always("total", .integer), .always("navigation", .definition("segues")),
        .always("by-kind", .map(.definition("segues"))), .always("relationships", .map(.integer)),
        .always("with-segue-action", .integer), .always("with-custom-class", .integer),
        .always("from-controls", .integer),
    ]

    private static let colors: [JSONField] =
        .counts("cached", "color-sets", "adaptive-color-sets") + [
            .always("inline", .definition("colors")), .always("inline-by-space", .map(.definition("colors"))),
            .always("named", .definition("colors")), .always("system", .definition("colors")),
            .always("catalog", .definition("colors")), .always("cocoa-touch-system", .definition("colors")),
            .always("missing", .list(.text), "Names that no catalog has."),
        ]

    private static let translations: [JSONField] =
        .counts("tables", "catalogs", "copies", "keys", "stale") + [
            .always("languages", .list(.text)), .always("refused", .list(.definition("refused"))),
            .always(
                "documents",
                .list(
                    .record(
                        .counts("tables", "catalogs", "copies", "keys", "stale") + [
                            .always("path", .text), .always("languages", .list(.text)),
                        ]))),
        ]

    private static let targets: [JSONField] =
        .counts("projects", "targets") + [
            .always("refused-projects", .list(.text)), .always("deployment-targets", .map(.integer)),
            .always(
                "entries",
                .list(
                    .record([
                        .always("key", .text), .always("name", .text), .always("place", .text), .maybe("target", .text),
                        .always("state", .word(["resolved", "missing", "unknown"])),
                    ])), "Storyboards and nibs that Info.plists and build settings name."),
        ]

    private static let codeReferences: [JSONField] = [
        .always("kinds", .map(.record(.counts("references", "exact", "named", "found")))),
        .always(
            "unresolved",
            .list(
                .record([
                    .always("place", .text), .always("kind", .text), .always("expression", .text),
                    .always("names", .list(.text)), .always("state", .word(["missing", "not-evaluated"])),
                ]))),
    ]
}
