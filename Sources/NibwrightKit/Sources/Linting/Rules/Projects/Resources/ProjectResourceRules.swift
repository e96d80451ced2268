extension LintRules {
    /// Rules about files, catalogs, translations and property lists.
    static let resources: [any ProjectRule.Type] = []
}
