import TransformKit

/// What of a `prepare(for:sender:)` may run for some segues: statements, blocks of branches, cases and their patterns.
struct PrepareCoverage {
    private var nodes: Set<SyntaxIdentifier> = []

    func contains(_ node: some SyntaxProtocol) -> Bool { nodes.contains(node.id) }

    /// Adds what may run for one more. Where nobody can tell, both may.
    mutating func add(_ segue: PreparedSegue, in method: PrepareMethod, _ context: SeguePreparations) {
        let cutter = SegueCutter(
            method, segue, form: .survey, tests: context.tests, kinship: context.kinship, superObstacle: nil)
        var meanings = SegueMeanings(
            segue, parameter: method.segueName, path: method.path, kinship: context.kinship)
        _ = add(method.statements, cutter, &meanings, depth: 0)
    }

    private mutating func mark(_ node: some SyntaxProtocol) { nodes.insert(node.id) }

    /// Whether the method is left for certain.
    private mutating func add(
        _ statements: [CodeBlockItemSyntax], _ cutter: SegueCutter, _ meanings: inout SegueMeanings, depth: Int
    ) -> Bool {
        guard depth < 40 else { return false }
        for statement in statements {
            mark(statement)
            var isLeft = false
            if let node = statement.item.as(GuardStmtSyntax.self) {
                isLeft = add(node, cutter, &meanings, depth)
            } else if let node = statement.ifExpression {
                isLeft = add(node, cutter, meanings, depth)
            } else if let node = statement.switchExpression {
                isLeft = add(node, cutter, meanings, depth)
            } else if let node = statement.item.as(VariableDeclSyntax.self) {
                for binding in node.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
                    meanings.name(
                        name, isConstant ? binding.initializer.flatMap { meanings.meaning(of: $0.value) } : nil)
                }
            } else if statement.item.is(ReturnStmtSyntax.self) {
                isLeft = true
            }
            if isLeft { return true }
        }
        return false
    }

    private mutating func add(
        _ node: GuardStmtSyntax, _ cutter: SegueCutter, _ meanings: inout SegueMeanings, _ depth: Int
    ) -> Bool {
        var passed = meanings
        let kept = Result { try cutter.conditions(node.conditions, &passed) }
        if case .success(let left?) = kept, left.isEmpty {
            meanings = passed
            return false
        }
        mark(node.body)
        var inner = meanings
        _ = add(Array(node.body.statements), cutter, &inner, depth: depth + 1)
        if case .success(nil) = kept { return true }
        meanings = passed
        return false
    }

    private mutating func add(
        _ node: IfExprSyntax, _ cutter: SegueCutter, _ meanings: SegueMeanings, _ depth: Int
    ) -> Bool {
        var next: IfExprSyntax? = node
        while let clause = next {
            next = nil
            var inner = meanings
            let kept = Result { try cutter.conditions(clause.conditions, &inner) }
            var isNever = false
            var isAlways = false
            if case .success(let left) = kept { (isNever, isAlways) = (left == nil, left?.isEmpty == true) }
            if !isNever {
                mark(clause.body)
                let isLeft = add(Array(clause.body.statements), cutter, &inner, depth: depth + 1)
                if isAlways { return isLeft }
            }
            switch clause.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let block):
                mark(block)
                var inner = meanings
                _ = add(Array(block.statements), cutter, &inner, depth: depth + 1)
            case nil: break
            }
        }
        return false
    }

    private mutating func add(
        _ node: SwitchExprSyntax, _ cutter: SegueCutter, _ meanings: SegueMeanings, _ depth: Int
    ) -> Bool {
        let meaning = meanings.meaning(of: node.subject)
        for case .switchCase(let item) in node.cases {
            var inner = meanings
            var isAlways = false
            var isNever = false
            if let meaning, case .case(let label) = item.label {
                isNever = true
                for pattern in label.caseItems {
                    let verdict = Result { try cutter.match(pattern.pattern, meaning, &inner) }
                    if case .success(.no) = verdict { continue }
                    mark(pattern)
                    isNever = false
                    if case .success(.yes) = verdict, pattern.whereClause == nil { isAlways = true }
                    if isAlways { break }
                }
            }
            if isNever { continue }
            mark(item)
            let isLeft = add(Array(item.statements), cutter, &inner, depth: depth + 1)
            if isAlways { return isLeft }
        }
        return false
    }
}
