import TransformKit

/// Finds code that sets delegates, creates cells and lists, or calls delegate methods itself.
final class CellCodeFinder: SyntaxVisitor {
    private(set) var assignments: [DelegateAssignment] = []
    private(set) var makesCells = false
    private(set) var makesLists = false
    private(set) var calledLabels: Set<String> = []

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let target = elements[0].as(MemberAccessExprSyntax.self), let base = target.base
        else { return .visitChildren }
        let property = target.declName.baseName.text
        if property == "delegate" || property == "dataSource" {
            let value = node.elements.dropFirst(2).map(\.trimmedDescription).joined(separator: " ")
            assignments.append(DelegateAssignment(list: Self.path(of: base), property: property, value: value))
        }
        return .visitChildren
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = call.arguments.compactMap(\.label?.text)
        let called = call.calledExpression
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if name == "setDelegate", let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
            noteReactiveDelegate(base, call)
        }
        if name.hasPrefix("register") || labels.contains("reuseIdentifier")
            || name.hasSuffix("Cell") && name.first?.isUppercase == true
        {
            makesCells = true
        }
        if name == "UITableView" || name == "UICollectionView" { makesLists = true }
        if name == "tableView" || name == "collectionView", let label = labels.last, !Self.isAboutSuper(called) {
            calledLabels.insert(label)
        }
        return .visitChildren
    }

    private static func isAboutSuper(_ called: ExprSyntax) -> Bool {
        called.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
    }

    /// Records `table.rx.setDelegate(self)`, RxSwift's way to set a delegate.
    private func noteReactiveDelegate(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
        guard let reactive = base.as(MemberAccessExprSyntax.self), reactive.declName.baseName.text == "rx",
            let list = reactive.base, let value = call.arguments.first?.expression
        else { return }
        assignments.append(
            DelegateAssignment(
                list: Self.path(of: list), property: "delegate", value: value.trimmedDescription))
    }

    /// The path without `self.` and unwrapping: `menuTable` of `self.menuTable!`.
    static func path(of expression: ExprSyntax) -> String {
        var text = expression.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        while text.hasPrefix("self.") { text.removeFirst(5) }
        return text
    }
}

extension MethodBody {
    init(_ body: CodeBlockSyntax, of function: FunctionDeclSyntax) {
        let words = body.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
        self.init(
            content: body.leftBrace.endPositionBeforeTrailingTrivia
                .utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
            firstStatement: body.statements.first?.trimmedByteRange.lowerBound, words: Set(words),
            keepsSuperCells: SuperCellCheck(function).holds(in: body))
    }
}

/// Checks whether an overridden `tableView(_:cellForRowAt:)` returns the cell of its superclass for the same index
/// path.
private struct SuperCellCheck {
    let names: [String]
    let labels: [String]

    init(_ function: FunctionDeclSyntax) {
        let parameters = Array(function.signature.parameterClause.parameters)
        names = parameters.map { ($0.secondName ?? $0.firstName).text }
        labels = parameters.map(\.firstName.text)
    }

    func holds(in body: CodeBlockSyntax) -> Bool {
        let finder = ReturnFinder()
        finder.walk(body)
        var returned = finder.values
        if returned.isEmpty, body.statements.count == 1, case .expr(let only)? = body.statements.first?.item {
            returned = [only]
        }
        return !returned.isEmpty
            && returned.allSatisfy { value in
                if isSuperCall(value) { return true }
                guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
                    let bound = finder.bindings[name]
                else { return false }
                // `let cell = cell as! BadgeCell` is the same cell with another type.
                let others = bound.filter { $0.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text != name }
                return others.count == 1 && others.allSatisfy(isSuperCall)
            }
    }

    private func isSuperCall(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return false }
        return call.arguments.map { $0.label?.text ?? "_" } == labels
            && call.arguments.last?.expression.trimmedDescription == names.last
    }
}

/// Collects the values that a method returns, and the initial values of its local constants and variables.
private final class ReturnFinder: SyntaxVisitor {
    private(set) var values: [ExprSyntax] = []
    private(set) var bindings: [String: [ExprSyntax]] = [:]

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { values.append(value) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.initializer?.value)
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value else { return }
        bindings[name, default: []].append(value)
    }
}

extension ExprSyntax {
    /// The `value` of `value as! Type` and of `value as? Type`.
    fileprivate var unwrapped: ExprSyntax {
        if let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let operation = sequence.elements.dropFirst().first, operation.is(UnresolvedAsExprSyntax.self),
            let value = sequence.elements.first
        {
            return value
        }
        return self
    }
}
