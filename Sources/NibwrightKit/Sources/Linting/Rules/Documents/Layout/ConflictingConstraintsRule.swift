import Layout
import TransformKit

/// Finds required constraints that cannot be met together.
struct ConflictingConstraintsRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "conflicting-constraints",
        summary: "Required constraints that cannot be met together.",
        rationale: """
            Auto Layout prints `Unable to simultaneously satisfy constraints` and breaks one of them, not always the \
            same. Delete the one that is not meant, or lower its priority. Told is what conflicts in every size that a \
            view can get: that of a cell or of a xib's view is open, and margins are the system's. Views for macOS are \
            not laid out.
            """,
        level: .warning)

    /// Phones and tablets of the smallest and of larger sizes, with and without a notch.
    private static let phones = ["retina4_0", "retina4_7", "retina5_9", "retina6_12"].compactMap(LayoutDevice.named)
    private static let tablets = ["ipad9_7", "ipad11_0rounded", "ipad12_9rounded"].compactMap(LayoutDevice.named)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard [.iOS, .tvOS].contains(document.kind.platform) else { return [] }
        let outlets = document.outletDestinations
        return document.layoutRoots.flatMap { root in
            Self.conflicts(in: root).compactMap { finding($0, outlets) }
        }
    }

    /// The conflicts that the root's views have in every environment.
    private static func conflicts(in root: Element) -> [LayoutConflict] {
        var surplus = ConstraintSurplus(below: root) { isOpen($0, in: root) }
        guard surplus.isThere() else { return [] }
        var environment = LayoutEnvironment(canvasOf: root)
        environment.isCanvas = false
        var conflicts = SceneLayout(of: root, in: environment).conflicts.filter { isOfConstraintsAlone($0, in: root) }
        guard root["key"] == "view", root.parent?.isController == true else { return conflicts }
        for device in environment.sizeClasses.horizontal == .regular ? tablets : phones where !conflicts.isEmpty {
            let others = SceneLayout(of: root, in: LayoutEnvironment(root, on: device)).conflicts.map(\.constraints)
            conflicts.removeAll { !others.contains($0.constraints) }
        }
        return conflicts
    }

    /// Whether neither the system's margins nor a length that nothing fixes in the document are part of a conflict.
    private static func isOfConstraintsAlone(_ conflict: LayoutConflict, in root: Element) -> Bool {
        let constraints = conflict.constraints.compactMap(Constraint.init)
        let anchors = constraints.flatMap { constraint in
            constraint.anchors.map { (item: constraint.item(at: $0), attribute: $0.attribute) }
        }
        if anchors.contains(where: \.attribute.isMargin) || constraints.contains(where: \.isStandardSpacing) {
            return false
        }
        // A view whose length is open gets as long as both of its ends, or a share of the length, want it to be.
        let open = anchors.filter { $0.item?.object.map { isOpen($0, in: root) } ?? true }
        return Set(open.map { $0.item?.object }).count == open.count && !open.contains(where: \.attribute.isSize)
    }

    /// Whether a view gets its size from a list or a bar, or from whoever loads it: it stands by a key of its own, or
    /// among prototypes, and not among the subviews of a view.
    private static func isOpen(_ view: Element, in root: Element) -> Bool {
        if view == root { return root["key"] != "view" || root.parent?.isController != true }
        return view.parent?.isNamed("subviews") != true
    }

    private func finding(_ conflict: LayoutConflict, _ outlets: Set<String>) -> LintFinding? {
        guard let constraint = conflict.leftOut else { return nil }
        let others = conflict.others.map { "`\(Self.words(for: $0))`" }
        let stacks = conflict.stackViews.map { "the stack view “\($0.interfaceBuilderName ?? $0.id ?? "")”" }
        let all = others + stacks
        if all.isEmpty { return nil }
        let list = all.prefix(4).joined(separator: ", ") + (all.count > 4 ? " and \(all.count - 4) more" : "")
        let isHeldByCode = conflict.constraints.contains { $0.id.map(outlets.contains) ?? false }
        return LintFinding(
            constraint.placeInOwner,
            "The constraint `\(Self.words(for: constraint))` cannot be met together with \(list): Auto Layout breaks one of "
                + "them. Delete the one that is not meant, or lower its priority.",
            doubt: Doubt.first((isHeldByCode, "code holds one of them in an outlet and may change it")))
    }

    /// `Save.width = 44 (c-ID-001)`
    private static func words(for element: Element) -> String {
        guard let constraint = Constraint(element) else { return element.id ?? "" }
        func side(_ anchor: Constraint.Anchor) -> String {
            let item = constraint.item(at: anchor)
            let object = item?.object
            let name = object?.interfaceBuilderName ?? object?.name ?? "view"
            let guide =
                switch item {
                case .guide(.safeArea, _): " safe area"
                case .guide, .topLayoutGuide, .bottomLayoutGuide: " guide"
                default: ""
                }
            return "\(name)\(guide).\(anchor.attribute.rawValue)"
        }
        var text = side(constraint.first) + " \(sign(of: constraint.relation)) "
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += constraint.multiplier.inHundredths + " × " }
            text += side(second)
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " − " : " + ") + abs(constraint.constant).inHundredths
            }
        } else {
            text += constraint.constant.inHundredths
        }
        return text + (element.id.map { " (\($0))" } ?? "")
    }

    private static func sign(of relation: Constraint.Relation) -> String {
        switch relation {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension Double {
    /// Rounded to hundredths, as a person would write it.
    fileprivate var inHundredths: String { ((self * 100).rounded() / 100).formatted }
}

extension LayoutConflict {
    /// Every constraint that takes part.
    fileprivate var constraints: Set<Element> { Set(others + [leftOut].compactMap(\.self)) }
}
