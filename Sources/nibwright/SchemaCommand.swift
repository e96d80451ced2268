import ArgumentParser
import Linting
import Reporting

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of what a command prints as JSON, or of a file to write.",
        discussion: """
            A format's version counts up when a name goes or means something else. What `plan --save` keeps is for `apply` \
            of the same version alone and has no schema; SARIF, Code Climate, Checkstyle and JUnit have their own. The schema \
            of a recipe and that of a configuration know the options of the plugins that are there.
            """)

    @Argument(help: "A report or a file; without one they are listed.")
    var name: String?

    @Option(help: ArgumentHelp("The project whose plugins count as well.", valueName: "folder"))
    var project: String = "."

    @OptionGroup var extensions: ExtensionOptions

    func run() throws {
        guard let name else {
            for schema in ReportSchema.all { Terminal.say("\(schema.name)  \(schema.summary)\n") }
            for (name, summary) in Self.files { Terminal.say("\(name)  \(summary)\n") }
            return
        }
        if let schema = ReportSchema.all.first(where: { $0.name == name }) { return Terminal.print(try schema.text()) }
        switch name {
        case "batch": Terminal.print(try FileSchema.batch.text())
        case "recipe":
            let transforms = try plugins().transforms.map { $0.description }
            Terminal.print(try FileSchema.recipe(transforms).text())
        case "configuration":
            let rules = try plugins().lintRules.map { $0.description }
            Terminal.print(try FileSchema.configuration(rules).text())
        default:
            let known = (ReportSchema.all.map(\.name) + Self.files.map(\.name)).joined(separator: ", ")
            throw Failure(.usage, "there is no schema \"\(name)\"; known are: \(known)")
        }
    }

    private static let files: [(name: String, summary: String)] = [
        ("recipe", "A recipe, with the options of the transforms that are there."),
        ("configuration", "`.nibwright.yml`, with the options of the lint rules that are there."),
        ("batch", "A run file of `nibwright batch`."),
    ]

    private func plugins() throws -> Plugins { try Plugins.all(of: [project], extensions: extensions) }
}
