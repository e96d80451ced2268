public import YAMLCode

/// All problems of a recipe, sorted by place; a recipe with any does not run.
public struct InvalidRecipe: Error, Hashable, CustomStringConvertible {
    /// Never empty, each once; those of `--set` come first.
    public let problems: [InputProblem]
    /// Ids of transforms that its steps use and no plugin provides: a plugin may be missing rather than the recipe
    /// wrong.
    public let missingTransforms: Set<String>

    public init(problems: some Sequence<InputProblem>, missingTransforms: Set<String> = []) {
        self.problems = InputProblem.sorted(problems)
        self.missingTransforms = missingTransforms
    }

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
