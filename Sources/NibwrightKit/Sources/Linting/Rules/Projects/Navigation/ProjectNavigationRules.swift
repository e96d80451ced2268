extension LintRules {
    /// Rules that hold scenes, segues, nibs and identifiers of documents against the code.
    static let navigation: [any ProjectRule.Type] = []
}
