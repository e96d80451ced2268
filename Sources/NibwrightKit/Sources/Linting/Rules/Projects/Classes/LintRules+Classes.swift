extension LintRules {
    /// Rules that hold the classes, outlets and actions of documents against the code.
    static let classes: [any ProjectRule.Type] = [
        ActionNotConnectedRule.self, ActionNotDeclaredRule.self, ClassNotFoundRule.self, ClassNotInTargetRule.self,
        ClassWithoutModuleRule.self, CoderInitializerRule.self, DeadClassRule.self, GeneratedOwnerRule.self,
        GenericClassRule.self,
        OutletNotConnectedRule.self, OutletNeverReadRule.self, OutletNotDeclaredRule.self,
        OutletPartlyConnectedRule.self, OutletRetainsOwnerRule.self, WeakTopLevelOutletRule.self, WrongModuleRule.self,
        WrongObjectiveCNameRule.self,
    ]
}
