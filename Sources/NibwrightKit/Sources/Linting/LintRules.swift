/// The rules that come with the tool, by their id.
public enum LintRules {
    /// Rules that need one document alone.
    static let documents: [any DocumentRule.Type] = [
        DuplicateID.self,
        StoryboardSize.self,
    ]

    /// Rules that need code and documents, or several documents.
    static let projects: [any ProjectRule.Type] = [
        UnreadableDocument.self
    ]

    /// Rules about suppressions and the baseline, whose findings the linter makes.
    static let engine: [any EngineRule.Type] = [StaleBaseline.self, UnusedSuppression.self]

    /// Every rule, sorted by id.
    public static let all: [any LintRule.Type] =
        ((documents as [any LintRule.Type]) + (projects as [any LintRule.Type]) + (engine as [any LintRule.Type]))
        .sorted { $0.description.id < $1.description.id }
}
