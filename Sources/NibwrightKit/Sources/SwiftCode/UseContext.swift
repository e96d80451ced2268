import SwiftSyntax

/// What the code around a use of a property does with it.
struct Context {
    var role = MemberUse.Role.value
    var member: String?
    var assignedText: String?
    var argumentOf: String?

    init() {}

    /// - Parameter use: the property with its base: `label` or `self.label`.
    init(of use: ExprSyntax) {
        argumentOf = Self.callTaking(use)
        guard let parent = use.parent else { return }
        if let chain = parent.as(OptionalChainingExprSyntax.self) {
            role = .optionalAware
            readMember(after: ExprSyntax(chain))
        } else if parent.is(ForceUnwrapExprSyntax.self) {
            role = .forced
            readMember(after: ExprSyntax(parent.cast(ForceUnwrapExprSyntax.self)))
        } else if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
            role = .optionalAware
        } else if Self.isComparedWithNil(use) {
            role = .optionalAware
        } else if Self.isAssignmentTarget(use) {
            role = .assigned
        } else {
            let chain = Self.postfixChain(from: use)
            readMember(after: use)
            if chain.id != use.id, Self.isStatement(chain) || Self.isAssignedStatement(chain) { role = .chainStatement }
        }
    }

    private mutating func readMember(after expression: ExprSyntax) {
        guard let access = expression.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id else {
            return
        }
        member = access.declName.baseName.plainText
        if let list = access.parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(access).id, list.count >= 3,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            assignedText = list.dropFirst(2).map(\.trimmedDescription).joined(separator: " ")
        }
    }

    /// `a.b(c)[d]!.e { }` from its first part on.
    private static func postfixChain(from use: ExprSyntax) -> ExprSyntax {
        var chain = use
        while let parent = chain.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == chain.id {
                chain = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == chain.id {
                chain = ExprSyntax(call)
            } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == chain.id {
                chain = ExprSyntax(call)
            } else if let forced = parent.as(ForceUnwrapExprSyntax.self) {
                chain = ExprSyntax(forced)
            } else if let optional = parent.as(OptionalChainingExprSyntax.self) {
                chain = ExprSyntax(optional)
            } else {
                break
            }
        }
        return chain
    }

    /// `chain = value`, `chain += value` as a statement.
    private static func isAssignedStatement(_ chain: ExprSyntax) -> Bool {
        guard let list = chain.parent?.as(ExprListSyntax.self), list.first?.id == chain.id, list.count >= 3,
            let sequence = list.parent?.as(SequenceExprSyntax.self), let second = list.dropFirst().first
        else { return false }
        let isAssignment =
            second.is(AssignmentExprSyntax.self)
            || second.as(BinaryOperatorExprSyntax.self).map { isCompoundAssignment($0.operator.text) } == true
        return isAssignment && isStatement(ExprSyntax(sequence), isAssignment: true)
    }

    private static func isCompoundAssignment(_ text: String) -> Bool {
        text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }

    private static func isAssignmentTarget(_ use: ExprSyntax) -> Bool {
        guard let list = use.parent?.as(ExprListSyntax.self), list.first?.id == use.id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }

    /// `label == nil`, `nil != label`.
    private static func isComparedWithNil(_ use: ExprSyntax) -> Bool {
        guard let list = use.parent?.as(ExprListSyntax.self) else { return false }
        let items = Array(list)
        guard let place = items.firstIndex(where: { $0.id == use.id }) else { return false }
        func compares(_ operatorPlace: Int, _ other: Int) -> Bool {
            guard items.indices.contains(operatorPlace), items.indices.contains(other),
                let sign = items[operatorPlace].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { return false }
            return ["==", "!=", "===", "!=="].contains(sign) && items[other].is(NilLiteralExprSyntax.self)
        }
        return compares(place + 1, place + 2) || compares(place - 1, place - 2)
    }

    /// Whether nothing uses the expression's value.
    private static func isStatement(_ expression: ExprSyntax, isAssignment: Bool = false) -> Bool {
        var node = Syntax(expression)
        while let parent = node.parent {
            if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
                node = parent
            } else if let item = parent.as(CodeBlockItemSyntax.self) {
                return !givesValue(item, isAssignment: isAssignment)
            } else {
                // `_ = label.remove()` drops the value as well.
                guard let list = parent.as(ExprListSyntax.self), list.count == 3,
                    list.first?.is(DiscardAssignmentExprSyntax.self) == true,
                    let sequence = list.parent?.as(SequenceExprSyntax.self), list.last?.id == ExprSyntax(node)?.id
                else { return false }
                node = Syntax(sequence)
            }
        }
        return false
    }

    /// A lone expression is the value of a function with a result, of a getter and of an `if` used as a value.
    private static func givesValue(_ item: CodeBlockItemSyntax, isAssignment: Bool = false) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
        if owner.is(AccessorBlockSyntax.self) { return list.count == 1 }
        guard list.count == 1 else { return false }
        if let closure = owner.as(ClosureExprSyntax.self) { return !isAssignment && !closure.isKnownToGiveNothing }
        if let switchCase = owner.as(SwitchCaseSyntax.self) {
            return isUsedAsValue(switchCase.parent?.parent)
        }
        guard let block = owner.as(CodeBlockSyntax.self), let holder = block.parent else { return false }
        if let function = holder.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = holder.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        if holder.is(IfExprSyntax.self) { return isUsedAsValue(holder) }
        return false
    }

    private static func isUsedAsValue(_ expression: Syntax?) -> Bool {
        var node = expression
        while let current = node, let parent = current.parent {
            if parent.is(ExpressionStmtSyntax.self) { node = parent; continue }
            if parent.is(IfExprSyntax.self) { node = parent; continue }
            if let item = parent.as(CodeBlockItemSyntax.self) { return givesValue(item) }
            return true
        }
        return false
    }

    /// The method that takes the use as an argument, directly or in an array literal.
    private static func callTaking(_ use: ExprSyntax) -> String? {
        var node = Syntax(use)
        while let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self) {
                if let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
                    return call.calledExpression.calledName
                }
                node = Syntax(argument)
            } else if parent.is(ArrayElementSyntax.self) || parent.is(ArrayElementListSyntax.self)
                || parent.is(ArrayExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self) || parent.is(AsExprSyntax.self)
            {
                node = parent
            } else if let member = parent.as(MemberAccessExprSyntax.self), node.is(ArrayExprSyntax.self) {
                // `[a, b].forEach { $0.removeFromSuperview() }`
                return member.declName.baseName.text == "forEach"
                    ? member.parent?.tokens(viewMode: .sourceAccurate).map(\.text).first {
                        ["removeFromSuperview", "addSubview", "addArrangedSubview", "isActive"].contains($0)
                    } : nil
            } else {
                return nil
            }
        }
        return nil
    }
}

extension ExprSyntax {
    /// `addSubview` of `view.addSubview`.
    fileprivate var calledName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension ClosureExprSyntax {
    /// Methods and parameters whose closures give nothing: what a lone call in one of them gives is dropped.
    private static let takers: Set<String> = [
        "addAnimations", "addCompletion", "addKeyframe", "addObserver", "addOperation", "animate",
        "animateKeyframes", "async", "asyncAfter", "dismiss", "drive", "forEach", "observe", "perform", "performBatchUpdates",
        "performWithoutAnimation", "present", "runAnimationGroup", "scheduledTimer", "sink", "subscribe", "transition",
        "UIAction", "UIAlertAction", "UIContextualAction", "UIViewPropertyAnimator",
    ]
    private static let parameters: Set<String> = [
        "animations", "block", "completion", "completionHandler", "execute", "handler", "onCompleted", "onError", "onNext",
        "receiveCompletion", "receiveValue",
    ]

    fileprivate var isKnownToGiveNothing: Bool {
        if let type = signature?.returnClause?.type.trimmedDescription { return ["Void", "()"].contains(type) }
        if let call = parent?.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.calledName.map(Self.takers.contains) ?? false
        }
        let label =
            parent?.as(LabeledExprSyntax.self)?.label
            ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
        return label.map { Self.parameters.contains($0.text) } ?? false
    }
}
