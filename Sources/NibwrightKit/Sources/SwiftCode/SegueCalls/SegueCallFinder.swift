import SwiftSyntax

/// Finds the calls of a file that perform segues.
final class SegueCallFinder: TypeStackVisitor {
    private let identifiers: Set<Range<Int>>
    private(set) var found = SegueCallsOfFile()
    private static let names: Set<String> = ["performSegue", "performSegueWithIdentifier"]

    init(identifiers: Set<Range<Int>>) {
        self.identifiers = identifiers
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = Callee(node.calledExpression), let identifier = identifier(node, callee.name.text) else {
            return .visitChildren
        }
        let arguments = node.arguments.map { $0.kept }
        let others = arguments.filter { $0 != identifier && $0.label != "sender" }
        let isPlain = others.isEmpty && node.trailingClosure == nil && node.additionalTrailingClosures.isEmpty
        let member = Syntax(node).memberAround
        found.calls.append(
            SegueCallSyntax(
                name: callee.name.plainText, nameRange: callee.name.trimmedByteRange,
                range: node.trimmedByteRange, receiver: SegueReceiverReader.receiver(callee.base),
                receiverRange: callee.base?.trimmedByteRange, identifier: identifier,
                sender: arguments.first { $0.label == "sender" }, isPlain: isPlain,
                isAwaited: node.parent?.is(AwaitExprSyntax.self) == true, enclosingType: types.last,
                function: member?.as(FunctionDeclSyntax.self).map { function($0, around: node) },
                member: member?.trimmedByteRange))
        return .visitChildren
    }

    /// The argument that says which segue is performed.
    private func identifier(_ call: FunctionCallExprSyntax, _ name: String) -> SegueCallSyntax.Argument? {
        let first = call.arguments.first
        if Self.names.contains(name), let first, ["withIdentifier", nil].contains(first.label?.text) {
            return first.kept
        }
        if name == "perform", let first, first.label?.text == "segue" { return first.kept }
        return call.arguments.first { identifiers.contains($0.expression.trimmedByteRange) }?.kept
    }

    private func function(
        _ node: FunctionDeclSyntax, around call: FunctionCallExprSyntax
    ) -> SegueCallSyntax.Function {
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            SegueCallSyntax.Parameter(
                label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plainText,
                name: (parameter.secondName ?? parameter.firstName).plainText,
                defaultValue: parameter.defaultValue?.value.trimmedText)
        }
        let modifiers = Set(node.modifiers.map(\.name.text))
        return SegueCallSyntax.Function(
            name: node.name.plainText, range: node.trimmedByteRange,
            isStatic: !modifiers.isDisjoint(with: ["static", "class"]), isOverride: modifiers.contains("override"),
            parameters: parameters, handsOn: handsOn(node, call, Set(parameters.map(\.name))),
            sender: call.arguments.first { $0.label?.text == "sender" }?.expression.trimmedText,
            identifier: call.arguments.first?.expression.trimmedText)
    }

    /// Tells whether a function does nothing but make the call, with its own parameters. Constants before it do not
    /// count.
    private func handsOn(
        _ node: FunctionDeclSyntax, _ call: FunctionCallExprSyntax, _ parameters: Set<String>
    ) -> Bool {
        guard let statements = node.body?.statements, let last = statements.last,
            last.item.as(ExprSyntax.self)?.id == ExprSyntax(call).id,
            statements.dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) }),
            let sender = call.arguments.last?.expression
        else { return false }
        if sender.is(NilLiteralExprSyntax.self) { return true }
        guard let name = sender.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
        return parameters.contains(name.plainText) || name.tokenKind == .keyword(.self)
    }

    // MARK: The method as a value, and overrides

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard Self.names.contains(node.baseName.text) else { return .visitChildren }
        var whole = Syntax(node)
        if let member = whole.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            whole = Syntax(member)
        }
        let callee = whole.parent?.as(OptionalChainingExprSyntax.self).map(Syntax.init) ?? whole
        if callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(callee)?.id {
            return .visitChildren
        }
        found.unapplied.append(whole.trimmedByteRange)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        if node.name.text == "performSegue", !node.modifiers.contains(where: { $0.name.text == "override" }) {
            found.declaresPerforming = true
        }
        let isOwn = node.name.text == "performSegue" && parameters.first?.firstName.text == "withIdentifier"
        guard isOwn, let first = parameters.first else { return .visitChildren }
        if first.type.bareName != "String" { found.overloads.append(node.trimmedByteRange) }
        guard parameters.count == 2, first.type.bareName == "String", let type = types.last else {
            return .visitChildren
        }
        let statements = node.body?.statements
        let only = statements?.first?.item.as(FunctionCallExprSyntax.self)
        let base = only?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        // What it hands to its superclass has to be what it was given: the same segue, and the same sender.
        let given = parameters.map { ($0.secondName ?? $0.firstName).plainText }
        let isEmpty =
            statements?.count == 1 && base?.is(SuperExprSyntax.self) == true
            && only?.arguments.map(\.expression.trimmedText) == given
        let isRequirement = node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
        found.overrides.append(
            .init(
                enclosingType: type, range: node.trimmedByteRange, isEmpty: isEmpty, isRequirement: isRequirement))
        return .visitChildren
    }
}

/// The function that a call names, and the expression before it.
private struct Callee {
    let name: TokenSyntax
    let base: ExprSyntax?

    init?(_ expression: ExprSyntax) {
        var expression = expression
        if let special = expression.as(GenericSpecializationExprSyntax.self) { expression = special.expression }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            (name, base) = (reference.baseName, nil)
        } else if let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base {
            (name, base) = (member.declName.baseName, owner)
        } else {
            return nil
        }
    }
}

extension LabeledExprSyntax {
    fileprivate var kept: SegueCallSyntax.Argument {
        let value = expression.trimmedByteRange
        return SegueCallSyntax.Argument(
            label: label?.plainText, range: (label?.trimmedByteRange.lowerBound ?? value.lowerBound)..<value.upperBound,
            value: value)
    }
}

extension Syntax {
    /// The function, initializer, subscript or property of a type, or the global one, whose code a node is.
    fileprivate var memberAround: Syntax? {
        var next = parent
        var last: Syntax?
        while let current = next {
            if current.is(MemberBlockSyntax.self) { return last }
            let isMember =
                current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
                || current.is(SubscriptDeclSyntax.self) || current.is(VariableDeclSyntax.self)
            if isMember { last = current }
            next = current.parent
        }
        return last
    }
}
