import TransformKit

/// Finds constraints that say what another one says.
struct DuplicateConstraintRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-constraint",
        summary: "A constraint that says exactly what another one says.",
        rationale: """
            The second constraint changes nothing until one of the two is edited; then they fight, and Auto Layout \
            breaks one of them. Items may be written the other way round. Constraints that differ in priority, or \
            are installed in different size classes, are not duplicates.
            """,
        level: .warning, aliases: ["iblinter:duplicate_constraint"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var known: [ConstraintMeaning: Constraint] = [:]
        var found: [LintFinding] = []
        lazy var outlets = document.outletDestinations
        let installations = Installations(document)
        for constraint in document.layoutConstraints where constraint.owner != nil {
            let installation = installations[constraint]
            guard !installation.isNowhere, let meaning = ConstraintMeaning(constraint, installed: installation)
            else { continue }
            guard let twin = known[meaning] else {
                known[meaning] = constraint
                continue
            }
            let isHeldByCode = [constraint, twin].contains { $0.id.map(outlets.contains) ?? false }
            found.append(finding(constraint.element, twin.element, isHeldByCode))
        }
        return found
    }

    /// Deletes one to which nothing in the document refers. Code may look through a view's constraints.
    private static func fix(_ constraint: Element, _ twin: Element) -> LintFix? {
        let referred = Set(constraint.document.elements.flatMap { $0.objectReferences.map(\.value) })
        guard let one = [constraint, twin].first(where: { $0.id.map { !referred.contains($0) } ?? true }) else {
            return nil
        }
        return LintFix("delete the second of two constraints that say the same", .review, editing: one.document) {
            $0.removeElement(one)
        }
    }

    private func finding(_ constraint: Element, _ twin: Element, _ isHeldByCode: Bool) -> LintFinding {
        let line = twin.document.source.position(at: twin.range.lowerBound).line
        let message = "This constraint says the same as \(twin.id ?? "another one") in line \(line)"
        return LintFinding(
            constraint.placeInOwner,
            message + ". Delete one of them: they fight as soon as one is edited.",
            doubt: Doubt.first((isHeldByCode, "code holds one of them in an outlet and may change it"))
        ).fixed(by: isHeldByCode ? nil : Self.fix(constraint, twin))
    }
}
