public import SwiftCode

extension CodeBlockItemSyntax {
    /// The `if` that the statement consists of, with a value or without one; nil for another statement.
    public var ifExpression: IfExprSyntax? {
        item.as(IfExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }

    /// The `switch` that the statement consists of; nil for another statement.
    public var switchExpression: SwitchExprSyntax? {
        item.as(SwitchExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    }

    /// Whether the statement is `super.prepare(for: segue, sender: sender)`, with or without `return` before it.
    public var callsSuper: Bool {
        let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        let call = expression?.as(FunctionCallExprSyntax.self)
        guard let member = call?.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base?.is(SuperExprSyntax.self) == true && member.declName.baseName.text == "prepare"
    }
}

extension VariableDeclSyntax {
    /// Whether the variable is `weak` or `unowned`, so that it does not keep its object alive.
    var isWeak: Bool {
        modifiers.contains { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
    }

    /// The name of a constant that can go where no code names it, since evaluating it has no other effect.
    public var pureName: String? {
        guard bindingSpecifier.tokenKind == .keyword(.let), bindings.count == 1, let value = bindings.first?.initializer
        else { return nil }
        return value.doesNothing ? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
    }
}

extension SyntaxProtocol {
    /// Whether evaluating the code calls nothing, cannot fail and does not wait.
    public var doesNothing: Bool {
        !tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .leftParen, .leftBrace, .exclamationMark, .keyword(.try), .keyword(.await): true
            default: false
            }
        }
    }
}

extension SyntaxProtocol {
    /// Whether a node of a kind stands anywhere inside: `function.contains(IfConfigDeclSyntax.self)`.
    public func contains<Node: SyntaxProtocol>(_ kind: Node.Type) -> Bool {
        let finder = NodeFinder(kind)
        finder.walk(self)
        return finder.isFound
    }
}

private final class NodeFinder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
    private(set) var isFound = false

    init(_ kind: Node.Type) { super.init(viewMode: .sourceAccurate) }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || node.is(Node.self)
        return isFound ? .skipChildren : .visitChildren
    }
}

/// Collects the names that patterns declare.
public final class DeclaredNames: SyntaxVisitor {
    /// The names found so far.
    public private(set) var names: Set<String> = []

    public override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }
}

/// Finds an assignment to a name, or an expression that passes it as `inout`.
final class AssignmentFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 1, elements[0].trimmedDescription == name,
            elements[1].is(AssignmentExprSyntax.self) || elements[1].isCompoundAssignment
        {
            isFound = true
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if node.expression.trimmedDescription == name { isFound = true }
        return .visitChildren
    }
}

extension [ExprSyntax] {
    /// The operands of a logical operator.
    func split(separatedBy name: String) -> [[ExprSyntax]] {
        split { $0.operatorText == name }.map(Array.init)
    }
}

extension ExprSyntax {
    /// The operator in a sequence; nil for an operand.
    public var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

    /// Whether the operator is an assignment such as `+=`: it ends with `=` and does not compare.
    public var isCompoundAssignment: Bool {
        guard let text = operatorText, text.hasSuffix("=") else { return false }
        return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
}

extension String {
    /// The text up to the first line break.
    public var firstLine: String { split(separator: "\n", maxSplits: 1).first.map(String.init) ?? "" }
}
