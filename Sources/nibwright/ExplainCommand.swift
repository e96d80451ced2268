import ArgumentParser
import PluginHost
import Reporting
import SourceText
import TransformKit

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what a transform, rule or refusal means, or why something of a project changes or does not.",
        discussion: """
            With one name: what a transform does and what a recipe may tell it, what a lint rule is about, or what a refusal's \
            code means. With a project and a file, scene, object or class of it: what recipes would do there, what is held \
            back or refused and for which reason, and which selection keeps it out.
            """)

    @Argument(
        help: ArgumentHelp(
            "A transform's or lint rule's id, or a refusal's code. Without one the transforms are listed; nibwright lint --rules lists rules.",
            valueName: "name"))
    var name: String?

    @Argument(
        help: ArgumentHelp(
            "With a project's folder before it: a file's path or name, a scene's identifier, title or class, an object's id, or a class.",
            valueName: "subject"))
    var subject: String?

    @Option(
        name: .customLong("recipe"),
        help: ArgumentHelp(
            "A recipe to explain the subject by, instead of those that come with the tool; can be repeated.",
            valueName: "recipe"))
    var recipes: [String] = []

    @Option(help: ArgumentHelp("A transform to explain the subject by, without a recipe.", valueName: "transform"))
    var use: String?

    @Option(
        name: [.customLong("set"), .customLong("with")], parsing: .singleValue,
        help: ArgumentHelp(
            "Give a parameter of the recipe, or an option or selector of --use, its value; can be repeated.",
            valueName: "name=value"))
    var settings: [String] = []

    @Option(help: "The highest safety level to take: safe, review or draft.")
    var allow: Safety = .safe

    @Option(help: ArgumentHelp("The project whose plugins count as well.", valueName: "folder"))
    var project: String = "."

    @OptionGroup var extensions: ExtensionOptions
    @OptionGroup var reading: ReadingOptions

    func run() throws {
        if let name, let subject { return try explain(subject, in: name) }
        var plugins = try Plugins(projects: [project], extensions: extensions)
        guard let name else {
            try plugins.loadProjects()
            for type in plugins.transforms {
                Terminal.say("\(type.description.id)  \(type.description.summary)".printable + "\n")
            }
            return
        }
        if !plugins.loader.parts.contains(where: { $0.part.id == name }) { try plugins.loadProjects() }
        if let rule = plugins.lintRules.first(where: { $0.description.id == name }) {
            let transforms = plugins.transforms.map { $0.description }
            return Terminal.print(LintRulePage.text(rule.description, transforms: transforms))
        }
        let transforms = plugins.transforms
        guard let type = transforms.first(where: { $0.description.id == name }) else {
            if let page = RefusalCodePage.text(name, of: transforms.map { $0.description }) {
                return Terminal.print(page)
            }
            throw Failure(
                .usage,
                "there is no transform, lint rule or refusal's code \"\(name)\"; known are: "
                    + transforms.map { $0.description.id }.joined(separator: ", ")
                    + "; nibwright lint --rules lists the rules")
        }
        Terminal.print(TransformPage.text(type.description))
    }
}
