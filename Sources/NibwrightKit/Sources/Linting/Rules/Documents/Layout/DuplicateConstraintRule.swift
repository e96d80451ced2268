import TransformKit

/// Finds constraints that say what another one says.
struct DuplicateConstraintRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-constraint",
        summary: "A constraint that says exactly what another one says.",
        rationale: """
            The second constraint changes nothing until one of the two is edited; then they fight, and Auto Layout breaks one \
            of them. Items may be written the other way round. Constraints that differ in priority, or are installed in \
            different size classes, are not duplicates.
            """,
        level: .warning, aliases: ["iblinter:duplicate_constraint"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var known: [ConstraintForm: Element] = [:]
        var found: [LintFinding] = []
        lazy var outlets = document.outletDestinations
        let exceptions = InstallationExceptions(document)
        for constraint in document.elements where constraint.isNamed("constraint") {
            guard let owner = constraint.parent?.parent, constraint.parent?.isNamed("constraints") == true,
                let installation = exceptions.installation(of: constraint),
                let form = ConstraintForm(constraint, owner: owner.id ?? "", installation: installation)
            else { continue }
            guard let twin = known[form] else {
                known[form] = constraint
                continue
            }
            let isHeldByCode = [constraint, twin].contains { $0.id.map(outlets.contains) ?? false }
            found.append(finding(constraint, twin, isHeldByCode))
        }
        return found
    }

    private func finding(_ constraint: Element, _ twin: Element, _ isHeldByCode: Bool) -> LintFinding {
        let line = twin.document.source.position(at: twin.range.lowerBound).line
        let message = "This constraint says the same as \(twin.id ?? "another one") in line \(line)"
        return LintFinding(
            constraint.placeInOwner,
            isHeldByCode
                ? message + ", but code holds one of them in an outlet and may change it. Keep one if it does not."
                : message + ". Delete one of them: they fight as soon as one is edited.",
            isCertain: !isHeldByCode)
    }
}

/// Which constraints a document installs in some size classes and not in others.
private struct InstallationExceptions {
    private var byConstraint: [String: [String]] = [:]

    init(_ document: IBDocument) {
        for mask in document.elements where mask.isNamed("mask") && mask["key"] == "constraints" {
            let variation = mask.parent?["key"] ?? ""
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                byConstraint[id, default: []].append(entry.name + " " + variation)
            }
        }
    }

    /// Nil for a constraint that is installed nowhere.
    func installation(of constraint: Element) -> [String]? {
        let exceptions = (constraint.id.flatMap { byConstraint[$0] } ?? []).sorted()
        let isOff = exceptions.contains("exclude default")
        return isOff && !exceptions.contains { $0.hasPrefix("include") } ? nil : exceptions
    }
}
