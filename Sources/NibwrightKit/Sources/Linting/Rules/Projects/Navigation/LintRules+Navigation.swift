extension LintRules {
    /// Rules that hold scenes, segues, nibs and identifiers of documents against the code.
    static let navigation: [any ProjectRule.Type] = [
        DeadSceneRule.self, DestinationCastFailsRule.self, DestinationClassMismatchRule.self,
        InitialSceneMissingRule.self, NibNotFoundRule.self, ReuseIdentifierNotFoundRule.self,
        SegueActionMissingRule.self,
        SegueNeverPerformedRule.self, SegueNotDefinedRule.self, SegueTestWithoutSegueRule.self,
        StoryboardIdentifierNotFoundRule.self, StoryboardNotFoundRule.self, StoryboardReferenceRule.self,
        UnusedStoryboardIdentifierRule.self, UnwindHandlerMissingRule.self,
    ]
}
