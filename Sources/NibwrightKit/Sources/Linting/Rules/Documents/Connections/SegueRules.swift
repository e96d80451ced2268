import TransformKit

/// Finds unwind segues that lead to no exit or call nothing.
struct UnwindSegueRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "unwind-segue",
        summary: "An unwind segue that does not lead to the exit of its scene, or names no action.",
        rationale:
            "UIKit looks for the action behind the exit; without both, the segue does nothing or raises an exception.",
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.segues.filter { $0.kind == "unwind" }.compactMap { segue in
            if let destination = segue.connection.destination, !destination.isNamed("exit") {
                return LintFinding(
                    segue.connection.place,
                    "This unwind segue leads to a \(destination.name), not to the exit of its scene. Connect it again."
                )
            }
            guard (segue.unwindAction ?? "").isEmpty else { return nil }
            return LintFinding(
                segue.connection.place,
                "This unwind segue names no action, so nothing unwinds. Choose the action again.")
        }
    }
}

/// Finds identifiers that several segues of one controller share.
struct DuplicateSegueIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-segue-identifier",
        summary: "Two segues of one view controller with the same identifier.",
        rationale: """
            `performSegue(withIdentifier:)` takes one of them and the other is never performed. Segues that start \
            at controls or cells are performed by these and may share an identifier.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var first: [String: Segue] = [:]
        return document.segues.compactMap { segue in
            guard let identifier = segue.identifier, let source = segue.connection.source, source.isController,
                let id = source.id
            else { return nil }
            let key = id + "\u{0}" + identifier
            guard let other = first[key] else {
                first[key] = segue
                return nil
            }
            return LintFinding(
                segue.connection.place,
                "The segue \(other.element.id ?? "before this") of the same view controller has the identifier "
                    + "\"\(identifier)\" too, and only one is ever performed. Rename or delete one.")
        }
    }
}

/// Finds kinds of segues from before size classes.
struct DeprecatedSegueKindRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "deprecated-segue-kind",
        summary: "A segue of a kind that is deprecated since iOS 8.",
        rationale: """
            Push, modal, popover and replace segues do not adapt to the size of the screen. Show, present modally, \
            present as popover and show detail do; test the transition after the change.
            """,
        level: .warning, isOnByDefault: false)

    private static let successors = [
        "push": "show", "modal": "presentation", "popover": "popoverPresentation", "replace": "showDetail",
    ]

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform == .iOS else { return [] }
        return document.segues.compactMap { segue in
            guard let kind = segue.kind, let successor = Self.successors[kind] else { return nil }
            return LintFinding(
                segue.connection.place,
                "Segues of the kind `\(kind)` are deprecated since iOS 8 and do not adapt to the screen. "
                    + "Use `\(successor)` and test the transition."
            ).fixed(
                by: LintFix("make a segue of the kind \(successor)", .review, editing: document) {
                    $0.setAttribute("kind", on: segue.element, to: successor)
                })
        }
    }
}

/// Finds segues that show another screen, for a team that moves navigation into code.
struct NavigationSegueRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "navigation-segue",
        summary: "A segue that shows another screen.",
        rationale: """
            For a team that moves navigation into coordinators, screen by screen: with a baseline of today's segues, CI \
            says when somebody adds one, and `stale-baseline` counts those that are gone. `nibwright plan \
            segues-to-coordinators` says what becomes of each, or why it stays.
            """,
        level: .warning, isOnByDefault: false)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.segues.filter { !["relationship", "embed", "unwind"].contains($0.kind) }.map { segue in
            let name = segue.identifier.map { "The segue \"\($0)\"" } ?? "This segue"
            let shown = segue.connection.destination.map { destination in
                destination.customClass ?? destination.interfaceBuilderName ?? destination.name
            }
            return LintFinding(
                segue.connection.place,
                "\(name) shows \(shown ?? "another screen"). Let a coordinator show it: nibwright plan segues-to-coordinators."
            )
        }
    }
}
