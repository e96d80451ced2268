import Navigation
import SegueCode
import TransformKit

/// Writes the code that `prepare(for:sender:)` runs for one segue as statements of their own.
///
/// The interpreter decides which statements these are (``SegueInterpreter``); the cutter writes them in a form: with
/// the destination as a parameter, or with the segue as before.
final class SegueCutter {
    let method: PrepareMethod
    let segue: PreparedSegue
    let form: CutForm
    private let tests: SegueTests
    private let kinship: ClassKinship
    /// The reason where a call of `super` may do something for the segue; nil where it does nothing.
    let superObstacle: ReviewPoint?
    /// Other types that the destination is cast to and certain to be; they are replaced by the parameter like its own.
    private let accepted: Set<String>
    var record = CutRecord()
    /// The number of remaining blocks around the statement.
    private var keptBlocks = 0

    /// A placeholder for the parameter until its name is known.
    static let parameter = "\u{E000}"

    init(
        _ method: PrepareMethod, _ segue: PreparedSegue, form: CutForm, tests: SegueTests, kinship: ClassKinship,
        superObstacle: ReviewPoint?, accepted: Set<String> = []
    ) {
        self.method = method
        self.segue = segue
        self.form = form
        self.tests = tests
        self.kinship = kinship
        self.superObstacle = superObstacle
        self.accepted = accepted.filter { !kinship.graph.isExtended(protocol: $0) }
    }

    /// The lines that run for the segue, with ``parameter`` where the parameter's name belongs.
    func cut() throws(Obstacle) -> [CutLine] {
        let purpose = SegueInterpreter.Purpose.rewriting { [form, accepted] in form.stands(for: $0, or: accepted) }
        let code = SegueInterpreter(method, segue, for: purpose, tests: tests, kinship: kinship).run()
        var lines = CutLines(source: method.source)
        try write(code, &lines)
        if code.exit == .goesOn { takeLastComments(&lines) }
        if record.assumesEnumeration && !record.provesEnumeration {
            let reason = "nobody can say what value the project makes of the identifier"
            throw method.obstacle(.identifierUnclear, reason, method.function.name)
        }
        return lines.finished(naming: record.references)
    }

    /// Adds the comments above the method's closing brace to its last statement, unless that is a `switch` or has an
    /// `else`.
    private func takeLastComments(_ lines: inout CutLines) {
        guard let last = method.statements.last, let brace = method.function.body?.rightBrace, lines.ends(with: last),
            last.switchExpression == nil, last.ifExpression?.elseBody == nil
        else { return }
        lines.end(Syntax(brace))
    }

    /// Whether the parameter replaces an expression for the destination, or for its content.
    func replaces(_ target: SegueMeaning.Target) -> Bool {
        record.note(target)
        return form.stands(for: target, or: accepted)
    }

    // MARK: Statements

    private func write(_ block: SegueBlock, _ lines: inout CutLines) throws(Obstacle) {
        if let uncertainty = block.uncertainty { throw method.obstacle(uncertainty) }
        for statement in block.statements { try write(statement, &lines) }
    }

    private func write(_ statement: SegueStatement, _ lines: inout CutLines) throws(Obstacle) {
        switch statement.decision {
        case .branches(let branches) where branches.staysAsWritten: return try emit(statement, &lines)
        default: record.take(statement.notes, of: form)
        }
        switch statement.decision {
        case .kept: try writeKept(statement, &lines)
        case .named: lines.pass(statement.syntax, keepsComments: true)
        case .callsSuper: try writeSuperCall(statement, &lines)
        case .leaves: if keptBlocks > 0 { try emit(statement, &lines) }
        case .guarded(let decision): try write(decision, statement, &lines)
        case .branches(let branches): try write(branches, statement, &lines)
        case .cases(let decision): try write(decision, statement, &lines)
        }
    }

    private func writeKept(_ statement: SegueStatement, _ lines: inout CutLines) throws(Obstacle) {
        guard let node = statement.syntax.item.as(VariableDeclSyntax.self) else { return try emit(statement, &lines) }
        if let name = node.pureName, keptBlocks == 0, !record.endsWithReplacedBreak {
            let edits = try rewrite(Syntax(statement.syntax.item), statement.meanings)
            lines.appendLocal(name, statement.syntax, edits: edits)
        } else {
            try emit(statement, &lines)
        }
        for binding in node.bindings {
            let finder = DeclaredNames(viewMode: .sourceAccurate)
            finder.walk(binding.pattern)
            record.declared.formUnion(finder.names)
        }
    }

    private func writeSuperCall(_ statement: SegueStatement, _ lines: inout CutLines) throws(Obstacle) {
        if let superObstacle { throw method.obstacle(.segueUsed, superObstacle.reason, statement.syntax) }
        if keptBlocks > 0, statement.syntax.item.is(ReturnStmtSyntax.self) {
            try emit(statement, &lines)
        } else {
            lines.pass(statement.syntax, keepsComments: false)
        }
    }

    private func emit(_ statement: SegueStatement, _ lines: inout CutLines) throws(Obstacle) {
        try emit(statement, statement.meanings, &lines)
    }

    private func emit(
        _ statement: SegueStatement, _ meanings: SegueMeanings, _ lines: inout CutLines
    ) throws(Obstacle) {
        try checkOrder(statement)
        lines.append(statement.syntax, edits: try rewrite(Syntax(statement.syntax.item), meanings))
    }

    /// Fails where a statement follows a `return` that was a `break` of a removed `switch`.
    private func checkOrder(_ statement: SegueStatement) throws(Obstacle) {
        guard record.endsWithReplacedBreak else { return }
        throw method.obstacle(.leftByBreak, "statements follow a switch that is left by break", statement.syntax)
    }

    private func rewrite(_ node: Syntax, _ meanings: SegueMeanings) throws(Obstacle) -> [TextEdit] {
        let rewriter = CutRewriter(self, meanings)
        rewriter.walk(node)
        if let failure = rewriter.failure { throw failure }
        return rewriter.edits
    }

    // MARK: guard

    private func write(
        _ decision: SegueGuard, _ statement: SegueStatement, _ lines: inout CutLines
    ) throws(Obstacle) {
        switch decision.verdict {
        case .unclear(let uncertainty): throw method.obstacle(uncertainty)
        case .fails:
            lines.pass(statement.syntax, keepsComments: false)
            try write(decision.otherwise, &lines)
        case .holds: lines.pass(statement.syntax, keepsComments: true)
        case .open(let kept):
            let conditions = decision.syntax.conditions
            if decision.verdict.isWhole(conditions) { return try emit(statement, decision.meanings, &lines) }
            let text = try text(of: kept, decision.meanings)
            try checkOrder(statement)
            let edits = try rewrite(Syntax(decision.syntax.body), statement.meanings)
            lines.append(statement.syntax, edits: edits + [TextEdit(conditions.trimmedByteRange, text)])
        }
    }

    /// The text of the remaining conditions.
    private func text(of kept: [KeptCondition], _ meanings: SegueMeanings) throws(Obstacle) -> String {
        var texts: [String] = []
        for condition in kept {
            var operands: [String] = []
            for group in condition.groups { operands.append(try text(of: group, meanings)) }
            texts.append(operands.joined(separator: condition.separator))
        }
        return texts.joined(separator: ", ")
    }

    private func text(of nodes: [Syntax], _ meanings: SegueMeanings) throws(Obstacle) -> String {
        guard let first = nodes.first, let last = nodes.last else { return "" }
        let range = first.trimmedByteRange.lowerBound..<last.trimmedByteRange.upperBound
        var edits: [TextEdit] = []
        for node in nodes { edits += try rewrite(node, meanings) }
        return CutLines.text(range, of: method.source, edits)
    }

    // MARK: if

    private func write(
        _ branches: SegueBranches, _ statement: SegueStatement, _ lines: inout CutLines
    ) throws(Obstacle) {
        for clause in branches.clauses {
            if case .unclear(let uncertainty) = clause.verdict { throw method.obstacle(uncertainty) }
        }
        guard !branches.clauses.isEmpty else { return try write(only: branches.otherwise, statement, &lines) }
        try checkOrder(statement)
        var made: [String] = []
        for clause in branches.clauses {
            guard case .open(let kept) = clause.verdict else { continue }
            let text = try text(of: kept, clause.body.meanings)
            let head = (made.isEmpty ? "if " : "} else if ") + text + " {"
            made += head.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            made += try nested(clause.body, lines.unit)
        }
        if let otherwise = branches.otherwise {
            let body = try nested(otherwise, lines.unit)
            if !body.isEmpty { made += ["} else {"] + body }
        }
        switch branches.effect {
        case .does: lines.append(statement.syntax, made: made + ["}"])
        case .leaves: lines.appendExit(statement.syntax, made: made + ["}"])
        case .nothing: lines.pass(statement.syntax, keepsComments: false)
        }
    }

    /// Writes the one block of an `if` that always runs for the segue; nothing where none does.
    private func write(
        only block: SegueBranches.Block?, _ statement: SegueStatement, _ lines: inout CutLines
    ) throws(Obstacle) {
        let isFirst = block?.syntax.id == statement.syntax.ifExpression?.body.id
        lines.enter(statement.syntax, keepsComments: isFirst)
        guard let block else { return }
        lines.enter(after: block.syntax.leftBrace)
        try write(block.code, &lines)
        lines.end(Syntax(block.syntax.rightBrace))
        if isFirst { lines.leave(statement.syntax) }
    }

    /// The lines of statements that stay in a block of their own.
    private func nested(_ block: SegueBranches.Block, _ unit: String) throws(Obstacle) -> [String] {
        var nested = CutLines(source: method.source)
        keptBlocks += 1
        nested.enter(after: block.syntax.leftBrace)
        try write(block.code, &nested)
        keptBlocks -= 1
        nested.end(Syntax(block.syntax.rightBrace))
        return nested.finished.map { $0.isEmpty ? "" : unit + $0 }
    }

    // MARK: switch

    private func write(
        _ decision: SegueCases, _ statement: SegueStatement, _ lines: inout CutLines
    ) throws(Obstacle) {
        if let uncertainty = decision.uncertainty { throw method.obstacle(uncertainty) }
        guard decision.isAboutSegue else { return try emit(statement, &lines) }
        guard let item = decision.cases.first else { return }
        if let uncertainty = item.uncertainty { throw method.obstacle(uncertainty) }
        lines.pass(statement.syntax, keepsComments: false)
        let fallsThrough = method.obstacle(.fallsThrough, "a case falls through to the next one", item.syntax)
        if SwitchExits(item.syntax.statements).hasLabel { throw fallsThrough }
        lines.enter(before: Syntax(item.syntax))
        lines.enter(after: item.syntax.label.lastToken(viewMode: .sourceAccurate))
        try write(item.code, &lines)
        // `guard let menu = segue.destination as? Menu else { fallthrough }` is removed where the destination is a
        // `Menu`.
        if item.code.fallsThrough { throw fallsThrough }
        record.endsWithReplacedBreak = record.endsWithReplacedBreak || record.replacedBreakByReturn
    }
}

extension SegueBlock {
    /// Whether code that stays falls through to the next case.
    fileprivate var fallsThrough: Bool {
        allStatements.contains { statement in
            if case .kept = statement.decision { SwitchExits(statement.syntax).fallsThrough } else { false }
        }
    }
}

/// Finds statements that leave a `switch` from inside one of its cases.
private final class SwitchExits: SyntaxVisitor {
    private(set) var fallsThrough = false
    private(set) var hasLabel = false

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

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
