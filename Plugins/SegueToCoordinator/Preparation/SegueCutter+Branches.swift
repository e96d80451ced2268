import TransformKit

extension SegueCutter {
    // MARK: guard

    func walk(
        _ node: GuardStmtSyntax, _ statement: CodeBlockItemSyntax, _ meanings: inout SegueMeanings,
        _ lines: inout CutLines, _ depth: Int
    ) throws -> Flow {
        let outer = meanings
        guard let kept = try conditions(node.conditions, &meanings) else {
            var inner = outer
            lines.pass(statement, keepsComments: false)
            _ = try walk(Array(node.body.statements), &inner, &lines, depth: depth + 1)
            return .stops
        }
        if kept.isEmpty {
            lines.pass(statement, keepsComments: true)
            return .goesOn
        }
        let text = try text(of: kept, meanings)
        if kept.count == node.conditions.count, kept.allSatisfy(\.isWhole) {
            try emit(statement, meanings, &lines)
            return .goesOn
        }
        try checkOrder(statement)
        let edits = try rewrite(Syntax(node.body), outer)
        lines.append(
            statement, edits: edits + [TextEdit(node.conditions.trimmedByteRange, text)])
        return .goesOn
    }

    private func checkOrder(_ statement: CodeBlockItemSyntax) throws {
        guard record.hasReturnForBreak else { return }
        throw CutFailure(
            code: .leftByBreak, reason: "statements follow a switch that is left by break",
            offset: statement.trimmedByteRange.lowerBound)
    }

    /// What is left of conditions, as it is written now.
    private func text(of kept: [KeptCondition], _ meanings: SegueMeanings) throws -> String {
        try kept.map { condition in
            try condition.groups.map { try text(of: $0, meanings) }.joined(separator: condition.separator)
        }.joined(separator: ", ")
    }

    private func text(of nodes: [Syntax], _ meanings: SegueMeanings) throws -> String {
        guard let first = nodes.first, let last = nodes.last else { return "" }
        let range = first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
        let edits = try nodes.flatMap { try rewrite($0, meanings) }
        return CutLines.text(range, of: method.source, edits)
    }

    // MARK: if

    func walk(
        _ node: IfExprSyntax, _ statement: CodeBlockItemSyntax, _ meanings: SegueMeanings, _ lines: inout CutLines,
        _ depth: Int
    ) throws -> Flow {
        guard SegueDecisions.isIn(node, meanings) else {
            try emit(statement, meanings, &lines)
            return .goesOn
        }
        if stays(node, meanings) {
            try emit(statement, meanings, &lines)
            return .goesOn
        }
        var chain: [(kept: [KeptCondition], clause: IfExprSyntax, meanings: SegueMeanings)] = []
        var next: IfExprSyntax? = node
        var last: CodeBlockSyntax?
        var lastMeanings = meanings
        while let clause = next {
            next = nil
            var inner = meanings
            if let kept = try conditions(clause.conditions, &inner) {
                if kept.isEmpty {
                    (last, lastMeanings) = (clause.body, inner)
                    break
                }
                chain.append((kept, clause, inner))
            }
            switch clause.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let block): last = block
            case nil: break
            }
        }
        if chain.isEmpty {
            let isFirst = last.map { $0.id == node.body.id } ?? false
            lines.enter(statement, keepsComments: isFirst)
            guard let last else { return .goesOn }
            var inner = lastMeanings
            let flow = try inline(last, &inner, &lines, depth)
            if isFirst { lines.leave(statement) }
            return flow
        }
        try checkOrder(statement)
        var made: [String] = []
        for (place, part) in chain.enumerated() {
            let head = (place == 0 ? "if " : "} else if ") + (try text(of: part.kept, part.meanings)) + " {"
            made += head.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            made += try nested(part.clause.body, part.meanings, &lines, depth)
        }
        if let last {
            let body = try nested(last, lastMeanings, &lines, depth)
            if !body.isEmpty { made += ["} else {"] + body }
        }
        guard node.hasPureConditions, let effect = BranchEffect(made) else {
            lines.append(statement, made: made + ["}"])
            return .goesOn
        }
        if effect == .nothing {
            lines.pass(statement, keepsComments: false)
        } else {
            lines.appendExit(statement, made: made + ["}"])
        }
        return .goesOn
    }

    /// Whether all of an `if` is left to ask, so that it can stay as it is written.
    private func stays(_ node: IfExprSyntax, _ meanings: SegueMeanings) -> Bool {
        let before = record
        defer { record = before }
        var next: IfExprSyntax? = node
        while let clause = next {
            var inner = meanings
            guard let kept = try? conditions(clause.conditions, &inner), kept.count == clause.conditions.count,
                kept.allSatisfy(\.isWhole), !SegueDecisions.isIn(clause.body, inner)
            else { return false }
            next = nil
            switch clause.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let block): if SegueDecisions.isIn(block, meanings) { return false }
            case nil: break
            }
        }
        return true
    }

    /// Statements that stay in a block of their own.
    private func nested(
        _ block: CodeBlockSyntax, _ meanings: SegueMeanings, _ lines: inout CutLines, _ depth: Int
    ) throws -> [String] {
        var inner = meanings
        var nested = CutLines(source: method.source)
        let items = Array(block.statements)
        keptBlocks += 1
        nested.enter(after: block.leftBrace)
        _ = try walk(items, &inner, &nested, depth: depth + 1)
        keptBlocks -= 1
        nested.end(Syntax(block.rightBrace))
        return nested.finished.map { $0.isEmpty ? "" : lines.unit + $0 }
    }

    /// Statements of a block that always runs for the segue.
    private func inline(
        _ block: CodeBlockSyntax, _ meanings: inout SegueMeanings, _ lines: inout CutLines, _ depth: Int
    ) throws -> Flow {
        lines.enter(after: block.leftBrace)
        let flow = try walk(Array(block.statements), &meanings, &lines, depth: depth + 1)
        lines.end(Syntax(block.rightBrace))
        return flow
    }

    // MARK: switch

    func walk(
        _ node: SwitchExprSyntax, _ statement: CodeBlockItemSyntax, _ meanings: SegueMeanings,
        _ lines: inout CutLines, _ depth: Int
    ) throws -> Flow {
        guard let meaning = meanings.meaning(of: node.subject) else {
            if SegueDecisions.isIn(node, meanings) { throw unclear(node.subject) }
            try emit(statement, meanings, &lines)
            return .goesOn
        }
        if case .identifier(let isOptional) = meaning, segue.identifier == nil, !isOptional {
            throw CutFailure(
                code: .identifierMissing, reason: "the segue has no identifier, and the code takes one for granted",
                offset: node.trimmedByteRange.lowerBound)
        }
        for case .switchCase(let item) in node.cases {
            var inner = meanings
            guard try runs(item, meaning, &inner) else { continue }
            lines.pass(statement, keepsComments: false)
            return try inline(item, inner, &lines, depth)
        }
        return .goesOn
    }

    /// Whether a case is the segue's.
    private func runs(
        _ item: SwitchCaseSyntax, _ meaning: SegueMeaning, _ meanings: inout SegueMeanings
    ) throws -> Bool {
        guard case .case(let label) = item.label else { return true }
        for pattern in label.caseItems {
            switch try match(pattern.pattern, meaning, &meanings) {
            case .no: continue
            case .open: throw unclear(pattern)
            case .yes: break
            }
            guard let condition = pattern.whereClause?.condition else { return true }
            switch try boolean(condition, meanings).0 {
            case .yes: return true
            case .no: continue
            case .open: throw unclear(pattern)
            }
        }
        return false
    }

    private func inline(
        _ item: SwitchCaseSyntax, _ meanings: SegueMeanings, _ lines: inout CutLines, _ depth: Int
    ) throws -> Flow {
        var statements = Array(item.statements)
        if statements.last?.item.as(BreakStmtSyntax.self).map({ $0.label == nil }) == true { statements.removeLast() }
        let finder = SwitchExits(viewMode: .sourceAccurate)
        for statement in statements { finder.walk(statement) }
        let fallsThrough = CutFailure(
            code: .fallsThrough, reason: "a case falls through to the next one",
            offset: item.trimmedByteRange.lowerBound)
        if finder.hasLabel { throw fallsThrough }
        let earlier = lines.finished.count
        lines.enter(before: Syntax(item))
        lines.enter(after: item.label.lastToken(viewMode: .sourceAccurate))
        var inner = meanings
        let flow = try walk(statements, &inner, &lines, depth: depth + 1)
        // `guard let menu = segue.destination as? Menu else { fallthrough }` is gone where the destination is one.
        if finder.fallsThrough, lines.finished.dropFirst(earlier).contains(where: { $0.contains("fallthrough") }) {
            throw fallsThrough
        }
        record.hasReturnForBreak = record.hasReturnForBreak || record.madeReturnOfBreak
        return flow == .leavesSwitch ? .goesOn : flow
    }
}

/// What leaves a `switch` from inside one of its cases.
private final class SwitchExits: SyntaxVisitor {
    private(set) var fallsThrough = false
    private(set) var hasLabel = false

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.label != nil { hasLabel = true }
        return .skipChildren
    }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        fallsThrough = true
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
