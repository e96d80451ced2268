/// The rules that come with the tool, by their id.
public enum LintRules {
    /// Rules that need one document alone.
    static let documents: [any DocumentRule.Type] = [
        AccessibilityFormatRule.self, FixedTextStyleRule.self, LabelNamesKindRule.self,
        SecureFieldContentTypeRule.self, SmallTargetRule.self, TextContrastRule.self, AmbiguousViewRule.self,
        AttributeValueRule.self, AttributedStringColorRule.self, ClippedTranslationRule.self,
        AutolayoutOffRule.self, AutomationIdentifierRule.self, ConflictingConstraintsRule.self,
        ConnectionBetweenScenesRule.self,
        CustomClassNameRule.self, CustomModuleRule.self,
        DanglingReferenceRule.self, DanglingVariationRule.self, DeprecatedSegueKindRule.self,
        DuplicateAutomationIdentifierRule.self, DuplicateConstraintRule.self, DuplicateIDRule.self,
        DuplicateReuseIdentifierRule.self,
        DuplicateRuntimeAttributeRule.self, DuplicateSegueIdentifierRule.self, DuplicateStoryboardIdentifierRule.self,
        FixedFrameRule.self, FontSizeRule.self, HidesBottomBarRule.self, IdentifierWhiteSpaceRule.self,
        ImageAccessibilityLabelRule.self, ImageButtonAccessibilityLabelRule.self, InitialViewControllerRule.self,
        LaunchScreenContentRule.self, LayerColorRule.self, LayerPropertyNotFoundRule.self, LegacyLayoutGuideRule.self,
        MisplacedViewRule.self,
        MissingCapabilityRule.self, MissingReuseIdentifierRule.self, NavigationSegueRule.self,
        OutletConnectedTwiceRule.self,
        OutletLabelAutomationIdentifierRule.self, PlaceholderAccessibilityLabelRule.self, ReferenceToBundleRule.self,
        RelativeToMarginRule.self, ReuseIdentifierRule.self, RuntimeAttributeKeyPathRule.self,
        RuntimeAttributeValueRule.self, SafeAreaIgnoredRule.self, SimulatedMetricsRule.self,
        SingleViewControllerRule.self,
        StackViewBackgroundRule.self, StaleNamedColorRule.self, StaticTableRule.self, StoryboardIdentifierRule.self,
        StoryboardSizeRule.self,
        TraitVariationsRule.self, UnattachedGestureRecognizerRule.self, UnavailableClassRule.self,
        UnlistedFontRule.self, UnlistedResourceRule.self, UnnamedColorRule.self, UnnamedStoryboardReferenceRule.self,
        UnusedResourceRule.self, UnwindSegueRule.self, UseBaseClassRule.self, ViewAsDeviceRule.self,
    ]

    /// Rules that need code and documents, or several documents.
    static let projects: [any ProjectRule.Type] =
        [UnreadableDocumentRule.self, UnreadableSwiftRule.self] + classes + navigation + resources

    /// Rules about suppressions and the baseline, whose findings the linter makes.
    static let engine: [any EngineRule.Type] = [StaleBaselineRule.self, UnusedSuppressionRule.self]

    /// Every rule, sorted by id.
    public static let all: [any LintRule.Type] =
        ((documents as [any LintRule.Type]) + (projects as [any LintRule.Type]) + (engine as [any LintRule.Type]))
        .sorted { $0.description.id < $1.description.id }
}
