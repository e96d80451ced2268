extension LintRules {
    /// Rules about files, catalogs, translations and property lists.
    static let resources: [any ProjectRule.Type] = [
        ColorNotFoundRule.self, DarkModeRule.self, DocumentCopyRule.self, DocumentInNoTargetRule.self,
        DuplicateTranslationKeyRule.self,
        ImageNotFoundRule.self, LocalizedKeyRule.self, MainStoryboardDisagreesRule.self,
        MainStoryboardNotFoundRule.self,
        MissingProjectFileRule.self, MissingTranslationRule.self, StaleTranslationRule.self, UnreadableCatalogRule.self,
        UnreadableProjectRule.self,
        UnreadableTranslationTableRule.self, UnusedColorSetRule.self, UnusedImageRule.self,
    ]
}
