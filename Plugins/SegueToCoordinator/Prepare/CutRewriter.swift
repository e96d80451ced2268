import SegueCode
import TransformKit

/// Replaces expressions for the destination by the parameter, in statements that stay as they are otherwise.
///
/// `segue.destination.title = item` becomes `detail.title = item`; where the segue itself is used, the rewriter fails.
final class CutRewriter: SyntaxVisitor {
    private let cutter: SegueCutter
    private let meanings: SegueMeanings
    private(set) var edits: [TextEdit] = []
    private(set) var failure: Obstacle?
    /// The number of switches and loops around the node, to which a `break` may belong.
    private var breakable = 0

    init(_ cutter: SegueCutter, _ meanings: SegueMeanings) {
        self.cutter = cutter
        self.meanings = meanings
        super.init(viewMode: .sourceAccurate)
    }

    private func fail(_ code: RefusalCode, _ reason: String, _ node: some SyntaxProtocol) {
        failure = failure ?? cutter.method.obstacle(code, reason, node)
    }

    // MARK: Expressions

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { look(at: ExprSyntax(node)) }
    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind { look(at: ExprSyntax(node)) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { look(at: ExprSyntax(node)) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { look(at: ExprSyntax(node)) }

    /// A `!` that unwraps no cast stays: a closure may hold the destination weakly, under the same name.
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        meanings.meaning(of: node.expression)?.isOptional == true ? look(at: ExprSyntax(node)) : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
        let found = look(at: ExprSyntax(node))
        if found == .visitChildren { note(node.baseName.text) }
        return .skipChildren
    }

    private func note(_ name: String) {
        cutter.record.declared.insert(name)
        cutter.record.references.insert(name)
    }

    /// Reads `if let item {`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            if meanings.names[name] == nil { note(name) } else { declare(name, node) }
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        var place = 0
        while place < elements.count {
            if place + 2 < elements.count, let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self),
                let type = elements[place + 2].as(TypeExprSyntax.self)
            {
                let meaning = meanings.meaning(of: elements[place], cast, type)
                let range = elements[place].trimmedByteRange.lowerBound..<type.trimmedByteRange.upperBound
                if let meaning, replace(meaning, range, ExprSyntax(node), isAlone: elements.count == 3) {
                    place += 3
                    continue
                }
            }
            walk(elements[place])
            place += 1
        }
        return .skipChildren
    }

    private func look(at expression: ExprSyntax) -> SyntaxVisitorContinueKind {
        guard let meaning = meanings.meaning(of: expression) else { return .visitChildren }
        let isDone = replace(meaning, expression.trimmedByteRange, expression, isAlone: true)
        return isDone ? .skipChildren : .visitChildren
    }

    /// Replaces an expression that means something of the segue, or fails where that cannot be; false where it has to
    /// stay.
    private func replace(
        _ meaning: SegueMeaning, _ range: Range<Int>, _ node: ExprSyntax, isAlone: Bool
    ) -> Bool {
        if cutter.form == .segue {
            switch meaning {
            case .identifier where node.is(DeclReferenceExprSyntax.self): break
            case .enumeration where node.is(DeclReferenceExprSyntax.self): break
            default: return node.is(DeclReferenceExprSyntax.self) || meaning == .segue
            }
        }
        switch meaning {
        case .segue:
            fail(.segueUsed, "the segue itself is used: “\(Self.statement(around: node))”", node)
        case .source: edits.append(TextEdit(range, "self"))
        case .identifier: replaceIdentifier(range, node)
        case .enumeration:
            fail(.identifierValue, "the identifier's value is used for more than a choice", node)
        case .contents, .missing: return false
        case .target(let target):
            guard cutter.replaces(target) else { return false }
            if case .content = cutter.form, !target.isContent {
                fail(.segueUsed, "its navigation controller is used", node)
                return true
            }
            if target.isOptional, cutter.form != .survey, !takesUnwrapped(node, isAlone: isAlone) {
                fail(.segueUsed, "the destination is used as an optional", node)
                return true
            }
            edits.append(TextEdit(range, SegueCutter.parameter))
        }
        return true
    }

    private func replaceIdentifier(_ range: Range<Int>, _ node: ExprSyntax) {
        guard let identifier = cutter.segue.identifier else {
            return fail(.identifierMissing, "the segue has no identifier, and the code uses one", node)
        }
        var parent = node.parent
        while let tuple = parent, tuple.is(TupleExprSyntax.self) { parent = tuple.parent }
        let isPlain =
            parent?.is(LabeledExprSyntax.self) == true || parent?.is(InitializerClauseSyntax.self) == true
            || parent?.as(ExprListSyntax.self).map { list in
                list.contains { $0.is(AssignmentExprSyntax.self) } && list.count == 3
            } == true
        let isInText = parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true
        guard isPlain, !isInText, !identifier.contains("\\"), !identifier.contains("\"") else {
            return fail(.identifierUsed, "the identifier is used for more than a choice", node)
        }
        edits.append(TextEdit(range, "\"\(identifier)\""))
    }

    /// Whether the code around an optional also takes a value that is none; a `?` after it is removed then.
    private func takesUnwrapped(_ node: ExprSyntax, isAlone: Bool) -> Bool {
        guard let parent = node.parent else { return false }
        if let chaining = parent.as(OptionalChainingExprSyntax.self) {
            guard isStatement(ExprSyntax(chaining)) else { return false }
            edits.append(TextEdit(chaining.questionMark.trimmedByteRange, ""))
            return true
        }
        if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), parent.is(LabeledExprSyntax.self) {
            return takesUnwrapped(ExprSyntax(tuple), isAlone: true)
        }
        // `weak var detail = segue.destination as? Detail` is an optional anyway.
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains {
                $0.name.tokenKind == .keyword(.weak)
            } == true
        }
        if parent.is(LabeledExprSyntax.self) { return parent.parent?.parent?.is(FunctionCallExprSyntax.self) == true }
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        // The assigned value of `self.detail = segue.destination as? Detail`.
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }

    /// Whether a chain of calls and members is a statement, or the target of an assignment.
    private func isStatement(_ expression: ExprSyntax) -> Bool {
        var node = Syntax(expression)
        while let parent = node.parent {
            if parent.is(CodeBlockItemSyntax.self) { return true }
            if let list = parent.as(ExprListSyntax.self) {
                guard list.first?.id == node.id, let sign = list.dropFirst().first else { return false }
                return sign.is(AssignmentExprSyntax.self) || sign.isCompoundAssignment
            }
            let isChain =
                parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
                || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
                || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
                || parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            guard isChain else { return false }
            node = parent
        }
        return false
    }

    private static func statement(around node: ExprSyntax) -> String {
        var next: Syntax? = Syntax(node)
        while let current = next, !current.is(CodeBlockItemSyntax.self) { next = current.parent }
        return (next?.trimmedDescription ?? node.trimmedDescription).firstLine
    }

    // MARK: Names and ways out

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier.text, node)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text, node)
        return .skipChildren
    }

    /// Reads `{ [weak detail] in … }`.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        guard node.initializer == nil else {
            declare(node.name.text, node)
            return .visitChildren
        }
        guard let meaning = meanings.names[node.name.text] else {
            note(node.name.text)
            return .skipChildren
        }
        guard case .target(let target) = meaning, cutter.replaces(target) else {
            fail(.segueUsed, "a closure keeps the segue, or its identifier", node)
            return .skipChildren
        }
        var isContainer = false
        if case .content = cutter.form { isContainer = !target.isContent }
        if (target.isOptional || isContainer) && cutter.form != .survey {
            fail(.segueUsed, "a closure keeps the destination as an optional", node)
        }
        edits.append(TextEdit(node.name.trimmedByteRange, SegueCutter.parameter))
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare((node.secondName ?? node.firstName).text, node)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare((node.secondName ?? node.firstName).text, node)
        return .visitChildren
    }

    /// Records a declared name; fails where the name stands for something of the segue outside.
    private func declare(_ name: String, _ node: some SyntaxProtocol) {
        cutter.record.declared.insert(name)
        guard let meaning = meanings.names[name] else { return }
        if cutter.form == .segue, meaning != .segue { return }
        fail(.shadowed, "“\(name)” is declared again inside the code", node)
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        guard breakable == 0, node.label == nil else { return .skipChildren }
        cutter.record.replacedBreakByReturn = true
        edits.append(TextEdit(node.trimmedByteRange, "return"))
        return .skipChildren
    }

    /// `return super.prepare(for: segue, sender: sender)` becomes `return`, where the call does nothing for the segue.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard node.callsSuper, cutter.superObstacle == nil, cutter.form != .segue,
            let leaving = node.item.as(ReturnStmtSyntax.self), let value = leaving.expression
        else { return .visitChildren }
        edits.append(
            TextEdit(leaving.returnKeyword.trimmedByteRange.upperBound..<value.trimmedByteRange.upperBound, ""))
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: SwitchExprSyntax) { breakable -= 1 }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ForStmtSyntax) { breakable -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: WhileStmtSyntax) { breakable -= 1 }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: RepeatStmtSyntax) { breakable -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
        breakable += 1
        return .visitChildren
    }
}
