import SwiftSyntax

/// Turns a body into statements that outlive the tree.
struct CodeStatementReader {
    private static let deepest = 16
    private var depth = 0

    static func read(_ list: CodeBlockItemListSyntax) -> [CodeStatement] {
        var reader = CodeStatementReader()
        return reader.statements(list)
    }

    private mutating func statements(_ list: CodeBlockItemListSyntax) -> [CodeStatement] {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return [.unknown] }
        return list.flatMap { item -> [CodeStatement] in
            switch item.item {
            case .decl(let declaration): declarations(declaration)
            case .stmt(let statement): [self.statement(statement)]
            case .expr(let expression): [self.statement(expression)]
            }
        }
    }

    private func declarations(_ node: DeclSyntax) -> [CodeStatement] {
        guard let variable = node.as(VariableDeclSyntax.self) else { return [.unknown] }
        // `let a, r, g, b: UInt64`: the type behind the last name is that of all.
        var type: String?
        var found: [CodeStatement] = []
        for binding in variable.bindings.reversed() {
            type = binding.typeAnnotation?.type.bareName ?? (binding.initializer == nil ? type : nil)
            guard binding.accessorBlock == nil, let names = Self.names(PatternSyntax(binding.pattern)) else {
                return [.unknown]
            }
            let value = binding.initializer.map { CodeExpressionReader.read($0.value) }
            found.append(.declaration(names, type: type, value))
        }
        return found.reversed()
    }

    private mutating func statement(_ node: StmtSyntax) -> CodeStatement {
        switch node.as(StmtSyntaxEnum.self) {
        case .returnStmt(let node): .returns(node.expression.map { CodeExpressionReader.read($0) })
        case .guardStmt(let node):
            .guarded(Self.conditions(node.conditions), otherwise: statements(node.body.statements))
        case .expressionStmt(let node): statement(node.expression)
        case .doStmt(let node):
            node.catchClauses.isEmpty ? .block(statements(node.body.statements)) : .unknown
        default: .unknown
        }
    }

    private mutating func statement(_ node: ExprSyntax) -> CodeStatement {
        if let branch = node.as(IfExprSyntax.self) { return self.branch(branch) }
        if let selection = node.as(SwitchExprSyntax.self) { return self.selection(selection) }
        guard let sequence = node.as(SequenceExprSyntax.self) else {
            return .expression(CodeExpressionReader.read(node))
        }
        let elements = Array(sequence.elements)
        guard elements.count > 2 else { return .expression(CodeExpressionReader.read(node)) }
        let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        let isUpdate = sign.count > 1 && sign.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(sign)
        guard elements[1].is(AssignmentExprSyntax.self) || isUpdate else {
            return .expression(CodeExpressionReader.read(node))
        }
        guard let names = Self.targets(elements[0]) else { return .unknown }
        let rest = SequenceExprSyntax(elements: ExprListSyntax(elements[2...]))
        let value = elements.count == 3 ? elements[2] : ExprSyntax(rest)
        return .assignment(names, operation: String(sign.dropLast()), CodeExpressionReader.read(value))
    }

    private mutating func branch(_ node: IfExprSyntax) -> CodeStatement {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return .unknown }
        let otherwise: [CodeStatement] =
            switch node.elseBody {
            case .ifExpr(let next): [branch(next)]
            case .codeBlock(let block): statements(block.statements)
            case nil: []
            }
        return .branch(
            Self.conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise)
    }

    private mutating func selection(_ node: SwitchExprSyntax) -> CodeStatement {
        var cases: [CodeCase] = []
        for item in node.cases {
            guard let item = item.as(SwitchCaseSyntax.self) else { return .unknown }
            var patterns: [CodeExpression] = []
            if let label = item.label.as(SwitchCaseLabelSyntax.self) {
                patterns = label.caseItems.map { item in
                    guard item.whereClause == nil, let pattern = item.pattern.as(ExpressionPatternSyntax.self) else {
                        return .unknown
                    }
                    return CodeExpressionReader.read(pattern.expression)
                }
            }
            cases.append(CodeCase(patterns: patterns, body: statements(item.statements)))
        }
        return .selection(CodeExpressionReader.read(node.subject), cases)
    }

    private static func conditions(_ list: ConditionElementListSyntax) -> [CodeCondition] {
        list.map { element in
            switch element.condition {
            case .expression(let expression): return .test(CodeExpressionReader.read(expression))
            case .optionalBinding(let binding):
                guard let name = names(binding.pattern)?.first else { return .unknown }
                return .binding(name, binding.initializer.map { CodeExpressionReader.read($0.value) } ?? .name(name))
            case .matchingPattern(let match):
                guard let pattern = match.pattern.as(ValueBindingPatternSyntax.self)?.pattern,
                    let name = names(pattern)?.first
                else { return .unknown }
                return .binding(name, CodeExpressionReader.read(match.initializer.value))
            default: return .unknown
            }
        }
    }

    private static func names(_ pattern: PatternSyntax) -> [String]? {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.plainText] }
        if pattern.is(WildcardPatternSyntax.self) { return ["_"] }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return nil }
        let names = tuple.elements.compactMap { Self.names($0.pattern)?.first }
        return names.count == tuple.elements.count ? names : nil
    }

    private static func targets(_ node: ExprSyntax) -> [String]? {
        if let reference = node.as(DeclReferenceExprSyntax.self) { return [reference.baseName.plainText] }
        if node.is(DiscardAssignmentExprSyntax.self) { return ["_"] }
        if let member = node.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self) {
            return [base.baseName.plainText + "." + member.declName.baseName.plainText]
        }
        guard let tuple = node.as(TupleExprSyntax.self) else { return nil }
        let names = tuple.elements.compactMap { targets($0.expression)?.first }
        return names.count == tuple.elements.count ? names : nil
    }
}
