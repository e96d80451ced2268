import TransformKit

/// Finds cells that nothing can dequeue.
struct MissingReuseIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "missing-reuse-identifier",
        summary: "A prototype cell or reusable view without a reuse identifier.",
        rationale: """
            A prototype is made by its reuse identifier alone: without one it can never appear. Static cells, and cells that are \
            a xib of their own, need none.
            """,
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter(\.isPrototype).filter { ($0["reuseIdentifier"] ?? "").isEmpty }.map { cell in
            LintFinding(
                cell.place,
                "This prototype has no reuse identifier, so nothing can ever show it. Give it one or delete it.")
        }
    }
}

/// Finds reuse identifiers that two prototypes of one table or collection share.
struct DuplicateReuseIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-reuse-identifier",
        summary: "Two prototypes of one table or collection view with the same reuse identifier.",
        rationale: "The identifier leads to one prototype; the other can never appear.",
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        var first: [String: Element] = [:]
        return document.elements.filter(\.isPrototype).compactMap { cell in
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty,
                let list = cell.ancestors.first(where: { $0.isNamed("tableView") || $0.isNamed("collectionView") })
            else { return nil }
            // Headers, footers and cells of a collection view are registered apart.
            let role = cell.isNamed("collectionReusableView") ? cell["key"] ?? "" : "cell"
            let key = "\(list.index) \(role)\u{0}\(identifier)"
            guard let other = first[key] else {
                first[key] = cell
                return nil
            }
            return LintFinding(
                cell.place,
                "The prototype \(other.id ?? "before this") has the reuse identifier \"\(identifier)\" too: one of them can "
                    + "never appear. Rename one.")
        }
    }
}

/// Finds cells whose reuse identifier is not what the team agreed on.
struct ReuseIdentifierRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "reuse-identifier",
        summary: "A cell with a custom class and without the reuse identifier that goes with it.",
        rationale: """
            Where every reuse identifier is its class's name, code can register and dequeue cells from their type alone and no \
            string has to be kept in step. Static cells need no identifier.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "equal-to-class", .boolean, default: .boolean(true),
                "Whether the identifier has to be the class's name; otherwise any identifier will do.")
        ],
        aliases: ["iblinter:reuse_identifier"])

    private let isEqualToClass: Bool

    init(options: OptionValues) {
        isEqualToClass = options.boolean("equal-to-class") ?? true
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isReusable && !$0.isStaticCell }.compactMap { cell in
            guard let className = cell.customClass else { return nil }
            let identifier = cell["reuseIdentifier"] ?? ""
            if identifier.isEmpty {
                return LintFinding(cell.place, "`\(className)` has no reuse identifier. Give it one.")
            }
            if !isEqualToClass || identifier == className { return nil }
            return LintFinding(
                cell.place, "The reuse identifier of `\(className)` is \"\(identifier)\". Use the name of the class.")
        }
    }
}

extension Element {
    /// A cell, header or footer that a table or collection view makes again and again.
    fileprivate var isReusable: Bool {
        isNamed("tableViewCell") || isNamed("collectionViewCell") || isNamed("collectionReusableView")
            || isNamed("tableViewHeaderFooterView")
    }

    /// A reusable view inside a table or collection view that makes its cells from prototypes.
    fileprivate var isPrototype: Bool {
        guard isReusable, let parent = self.parent else { return false }
        if isNamed("tableViewCell") { return parent.isNamed("prototypes") }
        return parent.isNamed("collectionView") || parent.isNamed("cells") && parent.parent?.isNamed("collectionView") == true
    }

    fileprivate var isStaticCell: Bool {
        isNamed("tableViewCell") && parent?.isNamed("cells") == true
    }
}
