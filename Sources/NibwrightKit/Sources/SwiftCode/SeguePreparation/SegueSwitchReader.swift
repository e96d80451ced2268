import SwiftSyntax

/// Reads a `switch` over something of the segue, or over a tuple with something of it.
struct SegueSwitchReader {
    struct Case {
        let conditions: [SeguePreparation.Condition]
        let range: Range<Int>?
        let statements: CodeBlockItemListSyntax
        let roles: SegueRoles
    }

    let cases: [Case]

    /// Nil where what it switches over has nothing to do with the segue.
    init?(_ node: SwitchExprSyntax, _ roles: SegueRoles) {
        let subjects = Self.subjects(node.subject, roles)
        let isAboutSegue = subjects.contains { role in
            switch role {
            case .identifier, .enumeration, .destination, .cast, .sender: true
            default: false
            }
        }
        guard isAboutSegue else { return nil }
        cases = node.cases.flatMap { Self.cases($0, subjects, roles) }
    }

    private static func subjects(_ subject: ExprSyntax, _ roles: SegueRoles) -> [SegueRole?] {
        if let tuple = subject.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return tuple.elements.map { roles.role(of: $0.expression) }
        }
        return [roles.role(of: subject)]
    }

    private static func cases(
        _ element: SwitchCaseListSyntax.Element, _ subjects: [SegueRole?], _ roles: SegueRoles
    ) -> [Case] {
        switch element {
        case .ifConfigDecl(let condition):
            return condition.clauses.flatMap { clause -> [Case] in
                guard case .switchCases(let list)? = clause.elements else { return [] }
                return list.flatMap { cases($0, subjects, roles) }
            }
        case .switchCase(let item):
            guard case .case(let label) = item.label else {
                return [Case(conditions: [.otherwise], range: nil, statements: item.statements, roles: roles)]
            }
            var inner = roles
            let conditions = conditions(label, subjects, &inner)
            let range = label.caseItems.trimmedByteRange
            return [Case(conditions: conditions, range: range, statements: item.statements, roles: inner)]
        }
    }

    /// Of `case "a", "b":` one condition with both; of other lists the text, unless there is but one item.
    private static func conditions(
        _ label: SwitchCaseLabelSyntax, _ subjects: [SegueRole?], _ roles: inout SegueRoles
    ) -> [SeguePreparation.Condition] {
        let items = label.caseItems.map { conditions($0, subjects, &roles) }
        if items.count == 1 { return items[0] }
        var identifiers: [SeguePreparation.IdentifierExpression] = []
        for item in items {
            guard item.count == 1, case .identifier(let some, isNegated: false) = item[0] else {
                return [.other(label.caseItems.trimmedText)]
            }
            identifiers += some
        }
        return [.identifier(identifiers, isNegated: false)]
    }

    private static func conditions(
        _ item: SwitchCaseItemSyntax, _ subjects: [SegueRole?], _ roles: inout SegueRoles
    ) -> [SeguePreparation.Condition] {
        var found: [SeguePreparation.Condition] = []
        for (subject, pattern) in zip(subjects, patterns(item.pattern, count: subjects.count)) {
            guard pattern.text != "_" else { continue }
            found.append(
                subject.flatMap { SegueCaseReader($0).condition(pattern, &roles) } ?? .other(pattern.text))
        }
        if let condition = item.whereClause?.condition {
            // `case let id where id == "a"`: the name alone asks nothing.
            var reader = SegueConditionReader(roles)
            reader.read(condition)
            found = found.filter { $0 != .identifierIsKnown } + reader.conditions
        }
        return found.isEmpty ? [.otherwise] : found
    }

    /// The parts of `("a"?, let menu as Menu)`.
    private static func patterns(_ pattern: PatternSyntax, count: Int) -> [SeguePattern] {
        if count == 1 { return [SeguePattern(pattern)] }
        if let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == count {
            return tuple.elements.map { SeguePattern($0.pattern) }
        }
        if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self),
            tuple.elements.count == count
        {
            return tuple.elements.map { SeguePattern($0.expression) }
        }
        return Array(repeating: SeguePattern(pattern), count: count)
    }
}
