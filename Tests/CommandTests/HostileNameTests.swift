import Foundation
import Testing

/// Names that command a terminal, begin lines of their own or turn the direction of text.
@Suite("A hostile name")
struct HostileNameTests {
    private static let command = "\u{1B}]0;owned\u{7}\u{1B}[31m\n::error::injected\n\u{202E}"

    /// A project whose files, classes, identifiers and titles are hostile.
    private func project() throws -> Project {
        let project = try Project()
        let escaped = Self.command.unicodeScalars.reduce(into: "") { text, scalar in
            // XML has no other control characters.
            if scalar.value >= 0x20 || scalar == "\n" { text += "&#\(scalar.value);" }
        }
        let storyboard = project.root + "/a\(Self.command).storyboard"
        let card = try Project.files(of: "weak-outlet-to-a-nested-view-becomes-strong")
        var text = try #require(card.text(Project.storyboardPath))
        text.replace(
            "<viewController ", with: "<viewController title=\"T\(escaped)\" storyboardIdentifier=\"I\(escaped)\" ")
        try Data(text.utf8).write(to: URL(fileURLWithPath: storyboard))
        try project.write(try #require(card.text(Project.cardPath)), to: "Card\(Self.command).swift")
        try project.write(
            "class A: UIViewController { func a() { performSegue(withIdentifier: \"\\u{1b}[2Jx\\n::error::y\", sender: nil)"
                + "; _ = UIImage(named: \"\\u{1b}[2J\") } }\n", to: "App/A.swift")
        return project
    }

    @Test(
        "is shown and not obeyed, whatever prints it",
        arguments: [
            ["plan", Nibwright.recipe, "--allow", "draft"], ["plan", Nibwright.recipe, "--brief"], ["inspect"],
            ["graph"],
            ["graph", "--format", "dot"], ["graph", "--format", "mermaid"], ["graph", "--format", "svg"], ["palette"],
            ["palette", "--format", "html"], ["lint", "--format", "html"], ["inspect", "--format", "html"], ["lint"],
            ["lint", "--format", "markdown"],
            ["lint", "--format", "github"],
            ["lint", "--format", "xcode"], ["apply", Nibwright.recipe], ["undo"], ["check", Nibwright.recipe],
            ["plan", Nibwright.recipe, "--format", "json"], ["plan", Nibwright.recipe, "--format", "markdown"],
            ["inspect", "--format", "json"],
            ["lint", "--format", "sarif"],
        ])
    func shown(arguments: [String]) throws {
        let project = try project()
        if arguments[0] == "undo" { try project.apply() }
        let isPlan = ["plan", "apply", "check"].contains(arguments[0])
        let place = arguments.index(arguments.startIndex, offsetBy: isPlan ? 2 : 1)
        let words = arguments[..<place] + [project.root] + arguments[place...]
        let outcome = try Nibwright.run(Array(words), environment: ["NO_COLOR": "1"])
        for text in [outcome.output, outcome.errors] {
            let commands = text.unicodeScalars.filter { scalar in
                scalar != "\n" && scalar != "\t" && scalar.properties.generalCategory == .control
                    || scalar == "\u{202E}"
            }
            #expect(commands.isEmpty, "\(arguments)")
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::injected") }, "\(arguments)")
        }
    }

    /// A project whose folder, plugins, recipes and interrupted run have names that go on in a new line.
    private func projectOfItsOwn() throws -> Project {
        let line = "\n::error::injected"
        let project = try Project.card(named: "Project\(line)")
        try project.write("no library", to: ".nibwright/plugins/libText\(line).\(Stranger.libraryExtension)")
        try project.link(".nibwright/plugins/libLink\(line).\(Stranger.libraryExtension)", to: "/dev/null")
        try project.write("no recipe", to: ".nibwright/recipes/own\(line).yml")
        try project.write("no recipe", to: ".nibwright/recipes/outlet-ownership.yml")
        let escaped = line.replacing("\n", with: "\\n")
        try project.write(
            """
            {"version": 2, "kind": "apply", "phase": "committing", "runID": "run", "label": "a\(escaped)", "sequence": 1,
            "entries": [{"path": "../a\(escaped)"}], "createdFolders": [], "removedFolders": []}
            """, to: ".nibwright/state/journal.json")
        return project
    }

    @Test(
        "of what a project brings of its own begins no line",
        arguments: [
            ["plugin", "--project"], ["plugin", "--plugins", "all", "--project"], ["trust", "--list"], ["trust"],
            ["plan", Nibwright.recipe], ["plan", "--plugins", "all", Nibwright.recipe], ["explain"], ["lint"],
            ["inspect"], ["undo"], ["undo", "--adopt"], ["apply", Nibwright.recipe], ["plan", "outlet-ownership"],
        ])
    func lines(arguments: [String]) throws {
        let project = try projectOfItsOwn()
        let inProject = arguments == ["explain"]
        let outcome = try Nibwright.run(
            arguments + (inProject ? [] : [project.root]), in: inProject ? project.root : Repository.folder,
            environment: ["NIBWRIGHT_STATE_HOME": project.root + "/../state"])
        for text in [outcome.output, outcome.errors] {
            #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::error::injected") }, "\(text)")
        }
        #expect((outcome.output + outcome.errors).contains("::error::injected"), "the name is shown")
    }

    @Test("stands beside the report's own colors")
    func colors() throws {
        let project = try project()
        let outcome = try Nibwright.run(["plan", Nibwright.recipe, project.root, "--details", "--color", "always"])
        #expect(outcome.output.contains("\u{1B}[32m✓\u{1B}[0m"))
        #expect(!outcome.output.contains("\u{1B}]0;") && outcome.output.contains("\\u{1B}]0;owned\\u{7}"))
    }
}
