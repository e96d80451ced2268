public import YAMLCode

/// All problems of a project's lint configuration, sorted by place; nothing is linted with any of them.
public struct InvalidLintConfiguration: Error, Hashable, CustomStringConvertible {
    /// Never empty, each once.
    public let problems: [InputProblem]

    init(_ problems: [InputProblem]) {
        self.problems = InputProblem.sorted(problems)
    }

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
