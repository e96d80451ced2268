import TransformKit

/// Finds controls that user interface tests cannot name.
struct AutomationIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "automation-identifier",
        summary: "A control without an accessibility identifier.",
        rationale: "User interface tests find a control by its identifier, in every language; by its text in one.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "elements", .list(.string),
                default: .list(["button", "textField", "textView"].map(OptionValue.string)),
                "The elements or system classes that need one: `button` or `UIButton`.")
        ],
        aliases: ["xiblint:automation_identifiers"])

    private let kinds: [String]

    init(options: OptionValues) {
        kinds = options.strings("elements") ?? ["button", "textField", "textView"]
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        if document.isLaunchScreen { return [] }
        return document.elements.filter { $0.id != nil }.compactMap { view in
            guard kinds.contains(where: view.isMeant), AccessibilityConfiguration(view).identifier == nil else {
                return nil
            }
            return LintFinding(
                view.place, "This \(view.name) has no accessibility identifier, so tests find it by its text alone.")
        }
    }
}

/// Finds labels that code fills and user interface tests cannot name.
struct OutletLabelAutomationIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "outlet-label-automation-identifier",
        summary: "A label with an outlet of a view controller and without an accessibility identifier.",
        rationale: "Code sets the text of such a label, so tests cannot find it by its text.",
        level: .warning, isOnByDefault: false, aliases: ["xiblint:automation_identifiers_for_outlet_labels"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var known: Set<Element> = []
        return document.connections.compactMap { connection in
            guard connection.kind == .outlet || connection.kind == .outletCollection, let source = connection.source,
                source.isController || source.isFilesOwner, let label = connection.destination, label.isNamed("label"),
                AccessibilityConfiguration(label).identifier == nil, known.insert(label).inserted
            else { return nil }
            return LintFinding(
                label.place,
                "Code fills this label through the outlet `\(connection.property ?? "")`, and tests cannot find it by "
                    + "its text. Give it an accessibility identifier.")
        }
    }
}

/// Finds identifiers that two views of one screen have.
struct DuplicateAutomationIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-automation-identifier",
        summary: "Two views of a scene or xib with the same accessibility identifier.",
        rationale: """
            A user interface test that asks for the identifier finds two views, and fails where it needs one. Cells that \
            are shown many times have it many times anyway, and are left out.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var known: [Name: Element] = [:]
        return document.elements.compactMap { view in
            guard view.id != nil, let identifier = AccessibilityConfiguration(view).identifier,
                !([view] + view.ancestors).contains(where: \.isCell)
            else { return nil }
            let holder = document.scene(holding: view)?.id ?? view.ancestors.last { $0.isTopLevel }?.id ?? ""
            let name = Name(holder: holder, identifier: identifier)
            guard let first = known[name] else {
                known[name] = view
                return nil
            }
            return LintFinding(
                view.place,
                "The accessibility identifier “\(identifier)” is also that of \(first.interfaceBuilderName ?? first.name) "
                    + "(\(first.id ?? "")): tests that ask for it find both.")
        }
    }

    private struct Name: Hashable {
        let holder: String
        let identifier: String
    }
}

extension Element {
    fileprivate var isCell: Bool { name.hasSuffix("Cell") || name.hasSuffix("CellView") || name.hasSuffix("RowView") }
}
