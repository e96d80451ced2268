import Batch
import Linting
import Merging
import Recipes
public import TransformKit

/// The schemas of files that people write: editors complete and check them by these while they are written.
///
/// Scalars of YAML are texts to Nibwright, so a value that may be any text may also be written like a number.
public enum FileSchema {
    /// A recipe, with the options and selectors of the transforms that are there.
    public static func recipe(_ transforms: [TransformDescription]) -> ReportSchema {
        let steps = transforms.map(\.id).sorted().map { JSONShape.definition("use-\($0)") } + [.definition("include")]
        var definitions = [
            "include": include, "files": files,
            "parameter": .record([
                .always("type", .word(["boolean", "integer", "number", "string", "choice", "list", "map", "file"])),
                .maybe("choices", .list(scalar), "The words of a choice."),
                .maybe("default", anything, "Without one the parameter must be given."), .maybe("summary", .text),
            ]),
        ]
        for transform in transforms { definitions["use-\(transform.id)"] = step(transform) }
        return ReportSchema(
            "recipe", "A recipe, as `nibwright plan` reads it.",
            .record([
                .always("schema", .constant(1), "The version of the format."),
                .always("name", .text, "What the recipe achieves, in a few words with hyphens."),
                .maybe("summary", .text, "One sentence."),
                .maybe("parameters", .map(.definition("parameter")), "What `--set` may give, by name."),
                .maybe("files", .definition("files"), "The only files that steps may change."),
                .always("steps", .list(.either(steps)), "One after the other, each on what the one before left."),
                .maybe("verify", .word(Verification.allCases.map(\.rawValue))),
            ]), definitions: definitions)
    }

    /// `.nibwright.yml`, with the options of the lint rules that are there.
    public static func configuration(_ rules: [LintRuleDescription]) -> ReportSchema {
        let level = JSONShape.either([.word(["on", "off", "note", "warning", "error"]), .flag])
        let known = rules.map { rule in
            let options = rule.options.map { JSONField.maybe($0.name, value(of: $0.type), $0.summary) }
            return JSONField.maybe(
                rule.id, .either([level, .record([.maybe("level", level)] + options)]), rule.summary)
        }
        let changes = JSONShape.record([.maybe("all", level, "What counts for every rule that is not named.")] + known)
        let names = JSONShape.word(rules.map(\.id) + ["all"])
        return ReportSchema(
            "configuration",
            "`.nibwright.yml` in a project's folder, as `nibwright lint` and `nibwright tidy` read it.",
            .record([
                .maybe("only", .list(names), "Run these rules and no others."), .maybe("rules", .definition("rules")),
                .maybe(
                    "paths",
                    .list(.record([.always("in", patterns), .always("rules", .definition("rules"))])),
                    "What is different for some files; later items win."),
                .maybe("include", patterns, "The only files that are looked at."), .maybe("exclude", patterns),
                .maybe(
                    "suppress",
                    .list(
                        .record([
                            .maybe("rule", names), .maybe("rules", .list(names)), .maybe("document", .text),
                            .maybe("object", scalar, "The id of an object in it."),
                            .maybe("inside", .flag, "Also what is inside the object."), .maybe("reason", .text),
                        ]))),
                .maybe(
                    "baseline", .either([.text, .flag]), "The file of findings that are tolerated, or false for none."),
                .maybe("fail-on", .word(FailureLevel.allCases.map(\.rawValue))),
                .maybe(
                    "tidy",
                    .record([
                        .maybe("keep", .list(.word(TidyConfiguration.kinds.map(\.name))), "Noise that stays."),
                        .maybe(
                            "versions",
                            .record([.maybe("tools", scalar), .maybe("system", scalar), .maybe("plug-in", scalar)]),
                            "The versions that documents in normal form get."),
                    ])),
            ]), definitions: ["rules": changes])
    }

    /// `batch.yml`, as `nibwright batch` reads it.
    public static let batch = ReportSchema(
        "batch", "A run file, as `nibwright batch` reads it.",
        .record([
            .always(
                "projects", .list(.either([.text, .definition("project")])),
                "Folders, with `*` and `**`, relative to the file; or repositories."),
            .always(
                "recipes", .list(.either([.text, .definition("recipe")])), "In the order in which projects get them."),
            .maybe(
                "overrides", .list(.definition("override")), "What is different for some projects; later items win."),
            .maybe("do", .word(BatchAction.allCases.map(\.rawValue)), "What happens with the plans; plan by default."),
            .maybe("branch", .definition("branch"), "How branches and commits are made."),
            .maybe(
                "limits",
                .record([
                    .maybe("seconds", .integer, "By the clock, for one recipe on one project; 0 for any."),
                    .maybe("megabytes", .integer, "0 for any."),
                ])),
        ]),
        definitions: [
            "project": .record([
                .maybe("path", .text), .maybe("git", .text, "An address that git can clone."),
                .maybe("revision", scalar, "A branch, a tag or a commit; the default branch without it."),
                .maybe("folder", .text, "The project's folder in the repository."),
                .maybe("name", .text, "What reports call it."), .maybe("tags", .list(scalar)),
            ]),
            "recipe": .record([
                .maybe("recipe", .text, "A recipe's name, or its file."), .maybe("use", .text, "A transform's id."),
                .maybe("name", .text, "What reports call it."), .maybe("set", .map(scalar)), .maybe("allow", safety),
                .maybe("only", .list(scalar), "Names or tags of the projects that get it."),
            ]),
            "override": .record([
                .always("projects", .list(scalar), "Names or tags."),
                .maybe("recipes", .list(.text), "The recipes that it is about; all without it."),
                .maybe("set", .map(scalar)), .maybe("allow", safety), .maybe("skip", .flag),
            ]),
            "branch": .record([
                .maybe("name", .text), .maybe("commit-per", .word(BranchStyle.Part.allCases.map(\.rawValue))),
                .maybe("message", .text, "With {recipe}, {part}, {changes}, {project} and {batch} filled in."),
                .maybe("author", .text, "Ada Ray <ada@example.com>"), .maybe("sign-off", .flag),
                .maybe("change-id", .flag, "Gerrit's trailer."), .maybe("title", .text, "That of a pull request."),
            ]),
        ])

    // MARK: Parts

    private static let scalar = JSONShape.either([.text, .number, .flag])
    private static let anything = JSONShape.either([.text, .number, .flag, .list(scalar), .map(scalar)])
    private static let patterns = JSONShape.either([.text, .list(.text)])
    private static let safety = JSONShape.word(Safety.allCases.map(\.rawValue))
    /// A recipe's parameter in place of a value.
    private static let parameter = JSONShape.pattern("^[$][{][^}]*[}]$")

    private static let files = JSONShape.record([.maybe("include", patterns), .maybe("exclude", patterns)])

    private static func step(_ transform: TransformDescription) -> JSONShape {
        .record([
            .always("use", .constant(.text(transform.id)), transform.summary),
            .maybe("id", .text, "What reports call the step; the transform's id without it."),
            options("with", transform.options), options("select", transform.selectors),
            .maybe("safety", .either([safety, parameter]), "The highest level that the step takes."),
            .maybe("files", .definition("files")),
        ])
    }

    /// A key whose options must all be given where one must be.
    private static func options(_ key: String, _ options: [OptionDescription]) -> JSONField {
        let shape = JSONShape.record(
            options.map { option in
                let value = value(of: option.type)
                return option.isRequired
                    ? .always(option.name, value, option.summary) : .maybe(option.name, value, option.summary)
            })
        return options.contains(where: \.isRequired) ? .always(key, shape) : .maybe(key, shape)
    }

    private static func value(of type: OptionType) -> JSONShape {
        switch type {
        case .boolean: .either([.flag, parameter])
        case .integer: .either([.integer, parameter])
        case .number: .either([.number, parameter])
        case .string, .file: scalar
        case .choice(let words): .either([.word(words), parameter])
        case .list(let element): .either([.list(value(of: element)), parameter])
        case .map(let element): .either([.map(value(of: element)), .text])
        }
    }

    private static let include = JSONShape.record([
        .always("include", .text, "Another recipe, by its name or file."),
        .maybe("set", .map(anything), "Values of its parameters."),
        .maybe("except", .list(.text), "Its steps that are left out."),
        .maybe(
            "override",
            .map(
                .record([
                    .maybe("id", .text), .maybe("with", .map(anything)), .maybe("select", .map(anything)),
                    .maybe("safety", .either([safety, parameter])),
                ])), "What is different in its steps, by their ids."),
    ])
}
