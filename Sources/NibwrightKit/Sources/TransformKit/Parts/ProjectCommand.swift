/// A command of its own, `nibwright <id> [PROJECT]`, that answers a question about a project.
///
/// It writes nothing: whoever wants to change something writes a `Transform`.
public protocol ProjectCommand: PluginPart {
    /// Feeds the command's help and the checks of its options.
    static var description: ProjectCommandDescription { get }

    /// Takes values that were checked against the description, defaults filled in.
    init(options: OptionValues)

    /// Gives the answer, the same one on every run.
    func run(on graph: ProjectGraph) -> ProjectCommandAnswer
}

extension ProjectCommand {
    /// The command's id and summary.
    public static var part: PartDescription {
        PartDescription(kind: .command, id: description.id, summary: description.summary)
    }
}

/// The one description of a command.
public struct ProjectCommandDescription: Hashable, Sendable {
    /// The word after `nibwright`: lower case with hyphens.
    public let id: String
    /// One sentence: what it answers.
    public let summary: String
    /// Options, given as `--name value`.
    public let options: [OptionDescription]

    public init(id: String, summary: String, options: [OptionDescription] = []) {
        self.id = id
        self.summary = summary
        self.options = options
    }
}

/// What a command prints, and how it ends.
public struct ProjectCommandAnswer: Hashable, Sendable {
    /// Printed to standard output as it is.
    public let text: String
    /// Ends the process with status 1 where true, for scripts: what was looked for is not as it should be.
    public let isPending: Bool

    public init(_ text: String, isPending: Bool = false) {
        self.text = text
        self.isPending = isPending
    }
}
