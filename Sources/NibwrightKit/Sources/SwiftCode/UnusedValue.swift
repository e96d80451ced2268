import SwiftSyntax

/// Tells whether the value of an expression is not used, so that its type may change.
enum UnusedValue {
    /// - Parameter givesNothing: true for an expression without a value, such as an assignment. In a closure that makes
    ///   a difference: it then cannot be the closure's result.
    static func isUnused(_ expression: ExprSyntax, givesNothing: Bool) -> Bool {
        var node = Syntax(expression)
        while let parent = node.parent {
            if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
                node = parent
            } else if let item = parent.as(CodeBlockItemSyntax.self) {
                return !isResult(item, givesNothing)
            } else {
                // `_ = label.remove()` drops the value as well.
                guard let list = parent.as(ExprListSyntax.self), list.count == 3,
                    list.first?.is(DiscardAssignmentExprSyntax.self) == true,
                    let sequence = list.parent?.as(SequenceExprSyntax.self), list.last?.id == ExprSyntax(node)?.id
                else { return false }
                return isUnused(ExprSyntax(sequence), givesNothing: true)
            }
        }
        return false
    }

    /// A lone expression is the value of a function with a result, of a getter and of an `if` used as a value.
    private static func isResult(_ item: CodeBlockItemSyntax, _ givesNothing: Bool) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
        if let closure = owner.as(ClosureExprSyntax.self) {
            return ClosureResult(closure).mayBe(list, givesNothing: givesNothing)
        }
        guard list.count == 1 else { return false }
        if owner.is(AccessorBlockSyntax.self) { return true }
        if owner.is(SwitchCaseSyntax.self) { return isUsed(owner.parent?.parent, givesNothing) }
        if owner.is(IfConfigClauseSyntax.self) {
            return owner.parent?.parent?.parent?.as(CodeBlockItemSyntax.self).map { isResult($0, givesNothing) } ?? true
        }
        guard let block = owner.as(CodeBlockSyntax.self), let holder = block.parent else { return false }
        if let function = holder.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.isVoid == false }
        if let accessor = holder.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return holder.is(IfExprSyntax.self) && isUsed(holder, givesNothing)
    }

    /// An `if` or `switch`: as a statement, or for its value.
    private static func isUsed(_ expression: Syntax?, _ givesNothing: Bool) -> Bool {
        var node = expression
        while let parent = node?.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return isResult(item, givesNothing) }
            guard parent.is(ExpressionStmtSyntax.self) || parent.is(IfExprSyntax.self) else { return true }
            node = parent
        }
        return false
    }
}

/// The use of a closure's value, as far as the code around shows it.
private struct ClosureResult {
    private let closure: ClosureExprSyntax

    init(_ closure: ClosureExprSyntax) {
        self.closure = closure
    }

    /// Whether one of the closure's own statements may be its value: a lone one, or any in a result builder.
    func mayBe(_ statements: CodeBlockItemListSyntax, givesNothing: Bool) -> Bool {
        if let result = closure.signature?.returnClause { return statements.count == 1 && !result.isVoid }
        if callDropsValue { return false }
        if statements.count == 1 { return !(givesNothing && typeIsGiven) }
        return !(givesNothing || closure.parent.map(isBound) == true || statements.contains(where: isNoBuilders))
    }

    /// `x = { }` and `run { }` as a statement fix the closure's type from outside, or ignore its value; `let x = { }`
    /// and `let y = run { }` take the type from the closure.
    private var typeIsGiven: Bool {
        guard let parent = closure.parent else { return false }
        if let initializer = parent.as(InitializerClauseSyntax.self) {
            return initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
        }
        if let list = parent.as(ExprListSyntax.self) {
            return list.count == 3 && list.last?.id == ExprSyntax(closure).id
                && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
                && list.first?.is(DiscardAssignmentExprSyntax.self) == false
        }
        return call.map { UnusedValue.isUnused(ExprSyntax($0), givesNothing: true) } ?? false
    }

    private func isBound(_ parent: Syntax) -> Bool {
        parent.is(InitializerClauseSyntax.self) || parent.is(ExprListSyntax.self)
    }

    /// Statements that no result builder takes.
    private func isNoBuilders(_ item: CodeBlockItemSyntax) -> Bool {
        if let sequence = item.item.as(SequenceExprSyntax.self) {
            return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
        return item.item.is(ReturnStmtSyntax.self) || item.item.is(GuardStmtSyntax.self)
            || item.item.is(DeferStmtSyntax.self) || item.item.is(WhileStmtSyntax.self)
            || item.item.is(ThrowStmtSyntax.self)
    }

    // MARK: The call that takes it

    /// Whether the closure goes to a function that is known to take one without a result.
    private var callDropsValue: Bool {
        if let label, Self.labels.contains(label) { return true }
        guard let name = call?.calledExpression.calledName else { return false }
        if Self.functions.contains(name) { return true }
        guard Self.genericFunctions.contains(name), let call else { return false }
        return UnusedValue.isUnused(ExprSyntax(call), givesNothing: true)
    }

    private var call: FunctionCallExprSyntax? {
        var node = closure.parent
        while let parent = node, !parent.is(FunctionCallExprSyntax.self) {
            let isArgument =
                parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
                || parent.is(MultipleTrailingClosureElementSyntax.self)
                || parent.is(MultipleTrailingClosureElementListSyntax.self)
            guard isArgument else { return nil }
            node = parent.parent
        }
        let call = node?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.id == ExprSyntax(closure).id ? nil : call
    }

    private var label: String? {
        closure.parent?.as(LabeledExprSyntax.self)?.label?.text
            ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    }

    private static let labels: Set<String> = [
        "animations", "block", "completion", "completionHandler", "execute", "handler", "onCompleted", "onError",
        "onNext",
        "receiveCompletion", "receiveValue",
    ]

    /// Functions of the system and the standard library whose closures have no result.
    private static let functions: Set<String> = [
        "BlockOperation", "DispatchWorkItem", "UIAction", "UIAlertAction", "UIContextualAction",
        "UIViewPropertyAnimator",
        "addAnimations", "addCompletion", "addKeyframe", "addObserver", "addOperation", "animate",
        "animateKeyframes",
        "async", "asyncAfter", "concurrentPerform", "dataTask", "dismiss", "drive", "forEach", "notify", "observe",
        "performBatchUpdates", "performWithoutAnimation", "present", "runAnimationGroup", "scheduledTimer", "sink",
        "subscribe",
        "transition",
    ]

    /// Functions that hand the closure's value on, whatever its type.
    private static let genericFunctions: Set<String> = [
        "Task", "autoreleasepool", "detached", "perform", "performAndWait", "run", "sync", "withAnimation",
    ]
}

extension ReturnClauseSyntax {
    fileprivate var isVoid: Bool {
        if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text == "Void" }
        return type.as(TupleTypeSyntax.self)?.elements.isEmpty == true
    }
}
