public import YAMLCode

/// All that is wrong with a project's lint configuration, sorted by place: why nothing was linted.
public struct InvalidLintConfiguration: Error, Hashable, CustomStringConvertible {
    /// Never empty, each once.
    public let problems: [InputProblem]

    init(_ problems: [InputProblem]) {
        self.problems = InputProblem.sorted(problems)
    }

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
