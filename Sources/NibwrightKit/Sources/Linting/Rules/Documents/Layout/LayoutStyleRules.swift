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

/// Finds texts and controls that are tied to the edge of the screen rather than to the safe area.
struct SafeAreaIgnoredRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "safe-area-ignored",
        summary:
            "A text or control tied to the top or bottom edge of a screen, where a notch or the home indicator is.",
        rationale: """
            On a phone without a home button the first 44 points of a screen and the last 34 are not for texts and controls. \
            Tie the view to the safe area. Where a bar or another scene stands around this one the edge may be meant, which \
            a document does not say, so the finding is a note.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "distance", .number, default: .number(20), "The distance from the edge from which on nothing is said.")
        ])

    private let distance: Double
    private static let kinds: Set = [
        "label", "button", "textField", "segmentedControl", "switch", "slider", "stepper", "searchBar", "pageControl",
    ]

    init(options: OptionValues) { distance = options.number("distance") ?? 20 }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform == .iOS, !document.isLaunchScreen else { return [] }
        return document.layoutConstraints.compactMap { constraint in
            guard constraint.relation == .equal, constraint.multiplier == 1, !constraint.isPlaceholder,
                let second = constraint.second, constraint.first.attribute == second.attribute,
                let edge = ["top", "bottom"].first(where: { $0 == second.attribute.rawValue }),
                let (view, distance) = view(at: edge, constraint, second), distance >= 0, distance < self.distance
            else { return nil }
            return LintFinding(
                view.place,
                "This \(view.name) stands \(distance.formatted) points from the \(edge) edge of the screen, where "
                    + "\(edge == "top" ? "a notch" : "the home indicator") is. Tie it to the safe area.",
                doubt: "a bar or another scene around this one may take that room")
        }
    }

    /// The view that is tied to the edge of the root view of a controller that has a safe area, and how far inside it is.
    private func view(at edge: String, _ constraint: Constraint, _ second: Constraint.Anchor) -> (Element, Double)? {
        guard case .view(let first)? = constraint.item(at: constraint.first),
            case .view(let other)? = constraint.item(at: second)
        else { return nil }
        let isFirstRoot = Self.isScreen(first)
        guard isFirstRoot != Self.isScreen(other) else { return nil }
        let view = isFirstRoot ? other : first
        guard Self.kinds.contains(view.name) else { return nil }
        return (view, (edge == "bottom") == isFirstRoot ? constraint.constant : -constraint.constant)
    }

    private static func isScreen(_ view: Element) -> Bool {
        view["key"] == "view" && view.parent?.isController == true
            && view.children.contains { $0.isNamed("viewLayoutGuide") && $0["key"] == "safeArea" }
    }
}
