import TransformKit

/// Finds constraints to the margins of a view.
struct RelativeToMarginRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "relative-to-margin",
        summary: "A constraint to a view's margin rather than to its edge.",
        rationale: """
            Margins differ by device and by what a view is nested in, so distances do too. Turn off "Relative to \
            margin" where the design means a fixed distance.
            """,
        level: .warning, isOnByDefault: false, aliases: ["iblinter:relative_to_margin"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.layoutConstraints.flatMap { constraint in
            constraint.anchors.map(\.attribute).filter(\.isMargin).map { attribute in
                LintFinding(
                    constraint.element.placeInOwner,
                    "This constraint is tied to `\(attribute.rawValue)`, so its distance depends on the device. "
                        + "Turn off \"Relative to margin\" if a fixed distance is meant.")
            }
        }
    }
}

/// Finds documents that do not use Auto Layout.
struct AutolayoutOffRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "autolayout-off",
        summary: "A document that does not use Auto Layout.",
        rationale: "Without Auto Layout views keep frames and springs that fit the screens of their time.",
        level: .warning, isOnByDefault: false, aliases: ["iblinter:enable_autolayout"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        // Xcode writes `useAutolayout="YES"` or nothing. A document without a view has nothing to lay out.
        let isOn = document.root["useAutolayout"] == "YES"
        let hasViews = document.elements.contains { $0.isNamed("rect") && $0["key"] == "frame" }
        if isOn || !hasViews || document.kind.platform == .watchOS { return [] }
        return [
            LintFinding(
                document.documentPlace, "This document does not use Auto Layout. Turn it on and add constraints.")
        ]
    }
}

/// Finds the layout guides that the safe area took the place of.
struct LegacyLayoutGuideRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "legacy-layout-guide",
        summary: "A view controller with top and bottom layout guides in place of the safe area.",
        rationale: """
            The top and bottom layout guides are deprecated since iOS 11 and know nothing of the sides of the \
            screen. Turn on "Use Safe Area Layout Guides" for the document.
            """,
        level: .warning, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        let guides = document.elements.filter { $0.isNamed("layoutGuides") }
        if guides.isEmpty { return [] }
        let constrained = Set(document.layoutConstraints.flatMap(\.anchors).compactMap(\.itemID))
        return guides.compactMap { guides in
            guard guides.children.compactMap(\.id).contains(where: constrained.contains) else { return nil }
            return LintFinding(
                guides.placeInOwner,
                "Views are tied to the top or bottom layout guide, deprecated since iOS 11. Use the safe area.")
        }
    }
}
