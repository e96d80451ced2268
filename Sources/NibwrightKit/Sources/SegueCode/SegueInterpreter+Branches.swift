import SwiftCode

extension SegueInterpreter {
    // MARK: guard

    func decide(_ node: GuardStmtSyntax, _ meanings: inout SegueMeanings, _ depth: Int) -> (Noted, SegueExit) {
        let outer = meanings
        let verdict = verdict(on: node.conditions, &meanings)
        let own = notes
        var otherwise = SegueBlock.empty
        var exit = SegueExit.goesOn
        if !verdict.holds {
            var inner = outer
            otherwise = block(Array(node.body.statements), &inner, depth: depth + 1)
            // A guard has to leave: by `break` its switch, else the method, be it by a call that never returns.
            if case .fails = verdict { exit = otherwise.exit == .leavesSwitch ? .leavesSwitch : .leavesMethod }
        }
        let decision = SegueGuard(syntax: node, verdict: verdict, meanings: meanings, otherwise: otherwise)
        return ((.guarded(decision), own), exit)
    }

    // MARK: if

    func decide(_ node: IfExprSyntax, _ meanings: SegueMeanings, _ depth: Int) -> (Noted, SegueExit) {
        let chain = chain(node, meanings)
        let own = notes
        let clauses = chain.clauses.map { clause in
            SegueBranches.Clause(
                syntax: clause.syntax, verdict: clause.verdict, body: body(clause.syntax.body, clause.meanings, depth))
        }
        let otherwise = chain.otherwise.map { body($0.syntax, $0.meanings, depth) }
        let branches = SegueBranches(clauses: clauses, otherwise: otherwise, staysAsWritten: chain.staysAsWritten)
        return ((.branches(branches), own), clauses.isEmpty ? otherwise?.code.exit ?? .goesOn : .goesOn)
    }

    private func body(_ syntax: CodeBlockSyntax, _ meanings: SegueMeanings, _ depth: Int) -> SegueBranches.Block {
        var inner = meanings
        let code = block(Array(syntax.statements), &inner, depth: depth + 1)
        return SegueBranches.Block(syntax: syntax, meanings: meanings, code: code)
    }

    /// The clauses of an `if` that may run, whose blocks were not read yet.
    private struct Chain {
        var clauses: [(syntax: IfExprSyntax, verdict: SegueVerdict, meanings: SegueMeanings)] = []
        var otherwise: (syntax: CodeBlockSyntax, meanings: SegueMeanings)?
        var staysAsWritten = true
    }

    private func chain(_ node: IfExprSyntax, _ meanings: SegueMeanings) -> Chain {
        var chain = Chain()
        var next: IfExprSyntax? = node
        while let clause = next {
            next = nil
            var inner = meanings
            let verdict = verdict(on: clause.conditions, &inner)
            switch verdict {
            case .holds:
                chain.otherwise = (clause.body, inner)
                chain.staysAsWritten = false
            case .fails: chain.staysAsWritten = false
            case .open, .unclear:
                chain.clauses.append((clause, verdict, inner))
                let isWhole = verdict.isWhole(clause.conditions) && !SegueDecisions.isIn(clause.body, inner)
                chain.staysAsWritten = chain.staysAsWritten && isWhole
            }
            if verdict.holds { break }
            switch clause.elseBody {
            case .ifExpr(let other): next = other
            case .codeBlock(let block):
                chain.otherwise = (block, meanings)
                if SegueDecisions.isIn(block, meanings) { chain.staysAsWritten = false }
            case nil: break
            }
        }
        return chain
    }

    // MARK: switch

    func decide(_ node: SwitchExprSyntax, _ meanings: SegueMeanings, _ depth: Int) -> (Noted, SegueExit) {
        let subject = meanings.meaning(of: node.subject)
        var uncertainty: SegueUncertainty?
        if subject == nil, SegueDecisions.isIn(node, meanings) { uncertainty = unclear(node.subject) }
        if case .identifier(isOptional: false)? = subject, segue.identifier == nil {
            uncertainty = SegueUncertainty(kind: .missingIdentifier, offset: node.trimmedByteRange.lowerBound)
        }
        var chosen: [(item: SwitchCaseSyntax, choice: Choice, meanings: SegueMeanings)] = []
        for case .switchCase(let item) in node.cases {
            var inner = meanings
            let choice = choice(item, subject, &inner)
            if choice.mayRun { chosen.append((item, choice, inner)) }
            if choice.matches { break }
        }
        let own = notes
        let cases = chosen.map { item, choice, meanings in
            SegueCases.Case(
                syntax: item, patterns: choice.patterns, uncertainty: choice.uncertainty, matches: choice.matches,
                code: code(of: item, meanings, depth))
        }
        let decision = SegueCases(isAboutSegue: subject != nil, uncertainty: uncertainty, cases: cases)
        // Code that falls through goes on in a case that is not read with it.
        guard cases.count == 1, cases[0].matches, cases[0].code.exit == .leavesMethod,
            !cases[0].syntax.contains(FallThroughStmtSyntax.self)
        else { return ((.cases(decision), own), .goesOn) }
        return ((.cases(decision), own), .leavesMethod)
    }

    /// The verdict on one case: the patterns that may match, and whether the case runs.
    private struct Choice {
        var patterns: [SwitchCaseItemSyntax] = []
        var uncertainty: SegueUncertainty?
        var matches = false
        var mayRun = false
    }

    /// - Parameter subject: nil where the `switch` is over nothing of the segue.
    private func choice(
        _ item: SwitchCaseSyntax, _ subject: SegueMeaning?, _ meanings: inout SegueMeanings
    ) -> Choice {
        var choice = Choice()
        guard let subject, case .case(let label) = item.label else {
            choice.mayRun = true
            choice.matches = subject != nil
            return choice
        }
        for pattern in label.caseItems {
            do throws(SegueUncertainty) {
                let verdict = try match(pattern, subject, &meanings)
                if verdict == .no { continue }
                choice.matches = verdict == .yes
                if verdict == .open { throw unclear(pattern) }
            } catch {
                choice.uncertainty = choice.uncertainty ?? error
            }
            choice.patterns.append(pattern)
            choice.mayRun = true
            if choice.matches { break }
        }
        return choice
    }

    /// Whether a pattern with its `where` clause matches.
    private func match(
        _ item: SwitchCaseItemSyntax, _ subject: SegueMeaning, _ meanings: inout SegueMeanings
    ) throws(SegueUncertainty) -> Truth {
        let found = try match(item.pattern, subject, &meanings)
        guard found == .yes, let condition = item.whereClause?.condition else { return found }
        return try truth(of: condition, meanings).truth
    }

    /// The statements of a case, without the `break` at its end.
    private func code(of item: SwitchCaseSyntax, _ meanings: SegueMeanings, _ depth: Int) -> SegueBlock {
        var statements = Array(item.statements)
        if statements.last?.item.as(BreakStmtSyntax.self).map({ $0.label == nil }) == true { statements.removeLast() }
        var inner = meanings
        return block(statements, &inner, depth: depth + 1)
    }
}

extension SegueVerdict {
    /// Whether the conditions always hold for the segue.
    public var holds: Bool { if case .holds = self { true } else { false } }

    /// Whether all conditions of a list remain, each as it is written.
    public func isWhole(_ conditions: ConditionElementListSyntax) -> Bool {
        guard case .open(let kept) = self else { return false }
        return kept.count == conditions.count && kept.allSatisfy(\.isWhole)
    }
}
