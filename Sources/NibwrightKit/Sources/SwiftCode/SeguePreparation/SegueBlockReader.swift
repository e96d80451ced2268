import SwiftSyntax

/// Reads the statements of one block: branches, what stands between them, and the names that later ones see.
struct SegueBlockReader {
    typealias Branch = SeguePreparation.Branch

    struct Block {
        var branches: [Branch] = []
        var before: [Range<Int>] = []
        var between: [Range<Int>] = []
        var after: [Range<Int>] = []
        var unclear: [Range<Int>] = []
        var handsOn: [Range<Int>] = []
        var superCall: Range<Int>?
    }

    private(set) var block = Block()
    private var roles: SegueRoles
    private let depth: Int
    /// Code that is nested deeper is left unread: nothing written by hand is.
    private static let deepest = 40

    init(_ roles: SegueRoles, depth: Int = 0) {
        self.roles = roles
        self.depth = depth
    }

    mutating func read(_ statements: [CodeBlockItemSyntax]) {
        guard depth < Self.deepest else {
            block.unclear += statements.map(\.trimmedByteRange)
            return
        }
        for (place, statement) in statements.enumerated() {
            if let node = statement.item.as(GuardStmtSyntax.self) {
                if read(node, rest: Array(statements[(place + 1)...])) { break }
            } else if let node = statement.ifExpression {
                if isEarlyExit(node), read(exit: node, rest: Array(statements[(place + 1)...])) { break }
                if !read(node) { readPlain(statement) }
            } else if let node = statement.switchExpression {
                if !read(node) { readPlain(statement) }
            } else if let node = statement.item.as(DoStmtSyntax.self), node.catchClauses.isEmpty {
                readDo(node)
            } else {
                readPlain(statement)
            }
        }
        // What stands behind the last branch has been kept with what stands between.
        let last = block.branches.last?.statements.upperBound ?? 0
        block.after = block.between.filter { $0.lowerBound >= last }
        block.between.removeAll { $0.lowerBound >= last }
    }

    // MARK: Statements without branches

    private mutating func readPlain(_ statement: CodeBlockItemSyntax) {
        let range = statement.trimmedByteRange
        if let call = SegueSuperCall.find(in: statement) {
            block.superCall = call
            return
        }
        if let ternary = ternaryBranch(statement) {
            block.branches.append(ternary)
            return
        }
        if let variable = statement.item.as(VariableDeclSyntax.self) { readNames(variable) }
        noteMentions(Syntax(statement), range)
        if block.branches.isEmpty { block.before.append(range) } else { block.between.append(range) }
    }

    private mutating func readNames(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            roles.name(name, binding.initializer.flatMap { roles.role(of: $0.value)?.named(name) })
        }
    }

    private func ternaryBranch(_ statement: CodeBlockItemSyntax) -> Branch? {
        let finder = TernaryFinder(roles)
        finder.walk(statement)
        guard let condition = finder.condition else { return nil }
        return branch(
            .ternary, condition.conditions, condition.range, [statement], roles: roles, nested: [])
    }

    private mutating func readDo(_ node: DoStmtSyntax) {
        let nested = readNested(Array(node.body.statements), roles)
        block.branches.append(
            branch(.unconditional, [], nil, Array(node.body.statements), roles: roles, nested: nested))
    }

    // MARK: if

    private mutating func read(_ node: IfExprSyntax) -> Bool {
        guard SegueMentions.isAboutSegue(Syntax(node), roles) else { return false }
        var next: IfExprSyntax? = node
        while let current = next {
            var reader = SegueConditionReader(roles)
            reader.read(current.conditions)
            append(.if, reader.conditions, current.conditions.trimmedByteRange, current.body.statements, reader.roles)
            noteUnclear(current.conditions, reader.conditions)
            next = nil
            switch current.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let other): append(.if, [.otherwise], nil, other.statements, roles)
            case nil: break
            }
        }
        return true
    }

    private func isEarlyExit(_ node: IfExprSyntax) -> Bool {
        node.elseBody == nil && node.body.statements.count == 1
            && node.body.statements.first?.item.is(ReturnStmtSyntax.self) == true
    }

    /// `if segue.identifier != "detail" { return }`: the rest is for that segue alone.
    private mutating func read(exit node: IfExprSyntax, rest: [CodeBlockItemSyntax]) -> Bool {
        var reader = SegueConditionReader(roles)
        reader.read(node.conditions)
        guard reader.conditions.count == 1, case .identifier(let identifiers, isNegated: true) = reader.conditions[0]
        else { return false }
        appendRest(.if, [.identifier(identifiers, isNegated: false)], node.conditions.trimmedByteRange, rest, roles)
        return true
    }

    // MARK: guard

    /// Whether the statements behind it were read with it.
    private mutating func read(_ node: GuardStmtSyntax, rest: [CodeBlockItemSyntax]) -> Bool {
        var reader = SegueConditionReader(roles)
        reader.read(node.conditions)
        let distinguishes = reader.conditions.contains(where: \.distinguishes)
        noteUnclear(node.conditions, reader.conditions)
        guard distinguishes else {
            roles = reader.roles
            let range = node.trimmedByteRange
            if block.branches.isEmpty { block.before.append(range) } else { block.between.append(range) }
            return false
        }
        append(.guard, [.otherwise], nil, node.body.statements, roles)
        appendRest(.guard, reader.conditions, node.conditions.trimmedByteRange, rest, reader.roles)
        return true
    }

    private mutating func appendRest(
        _ form: SeguePreparation.Form, _ conditions: [SeguePreparation.Condition], _ range: Range<Int>,
        _ rest: [CodeBlockItemSyntax], _ inner: SegueRoles
    ) {
        let nested = readNested(rest, inner)
        block.branches.append(branch(form, conditions, range, rest, roles: inner, nested: nested))
    }

    // MARK: switch

    private mutating func read(_ node: SwitchExprSyntax) -> Bool {
        guard let reader = SegueSwitchReader(node, roles) else {
            guard SegueMentions.isAboutSegue(Syntax(node), roles) else { return false }
            for case .switchCase(let item) in node.cases {
                append(.switch, [.other(item.label.trimmedText)], item.label.trimmedByteRange, item.statements, roles)
            }
            return true
        }
        for item in reader.cases {
            append(.switch, item.conditions, item.range, item.statements, item.roles)
        }
        return true
    }

    // MARK: Branches

    private mutating func append(
        _ form: SeguePreparation.Form, _ conditions: [SeguePreparation.Condition], _ range: Range<Int>?,
        _ statements: CodeBlockItemListSyntax, _ inner: SegueRoles
    ) {
        let items = Array(statements)
        let nested = readNested(items, inner)
        var made = branch(form, conditions, range, items, roles: inner, nested: nested)
        if items.isEmpty { made = made.moved(to: statements.byteRangeOfItems) }
        block.branches.append(made)
    }

    private mutating func readNested(_ statements: [CodeBlockItemSyntax], _ inner: SegueRoles) -> [Branch] {
        var reader = SegueBlockReader(inner, depth: depth + 1)
        reader.read(statements)
        block.unclear += reader.block.unclear
        block.handsOn += reader.block.handsOn
        if let call = reader.block.superCall { block.superCall = block.superCall ?? call }
        return reader.block.branches
    }

    private func branch(
        _ form: SeguePreparation.Form, _ conditions: [SeguePreparation.Condition], _ range: Range<Int>?,
        _ statements: [CodeBlockItemSyntax], roles: SegueRoles, nested: [Branch]
    ) -> Branch {
        let facts = SegueBranchFacts(statements, roles)
        let start = statements.first?.trimmedByteRange.lowerBound ?? range?.upperBound ?? 0
        let end = statements.last?.trimmedByteRange.upperBound ?? start
        let asked = conditions.compactMap { condition -> SeguePreparation.DestinationCast? in
            if case .destination(let cast) = condition { cast } else { nil }
        }
        return Branch(
            form: form, conditions: conditions, conditionRange: range, statements: start..<max(start, end),
            casts: asked + facts.casts, usesSender: facts.usesSender || conditions.contains(where: \.isAboutSender),
            usedNames: facts.usedNames, nested: nested)
    }

    /// A condition that is about the segue in a way that was not understood.
    private mutating func noteUnclear(
        _ elements: ConditionElementListSyntax, _ conditions: [SeguePreparation.Condition]
    ) {
        for (element, condition) in zip(elements, conditions) {
            guard case .other = condition, elements.count == conditions.count else { continue }
            noteMentions(Syntax(element), element.trimmedByteRange)
        }
    }

    private mutating func noteMentions(_ node: Syntax, _ range: Range<Int>) {
        let mentions = SegueMentions(in: node, roles)
        if mentions.handsOn { block.handsOn.append(range) }
        // Whoever gets the segue where nothing is known of it may do anything with any.
        if mentions.isUnclear || mentions.handsOn && depth == 0 { block.unclear.append(range) }
    }
}

extension SeguePreparation.Branch {
    fileprivate func moved(to statements: Range<Int>) -> Self {
        .init(
            form: form, conditions: conditions, conditionRange: conditionRange, statements: statements, casts: casts,
            usesSender: usesSender, usedNames: usedNames, nested: nested)
    }
}

extension SeguePreparation.Condition {
    fileprivate var isAboutSender: Bool { if case .sender = self { true } else { false } }
}

extension CodeBlockItemSyntax {
    fileprivate var ifExpression: IfExprSyntax? {
        item.as(IfExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }

    fileprivate var switchExpression: SwitchExprSyntax? {
        item.as(SwitchExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    }
}
