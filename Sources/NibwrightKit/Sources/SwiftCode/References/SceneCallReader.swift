import SwiftSyntax

/// Reads the parts of a call that opens a scene.
enum SceneCallReader {
    static func read(_ call: FunctionCallExprSyntax) -> SceneCallSyntax? {
        var callee = call.calledExpression
        if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
        if callee.is(DeclReferenceExprSyntax.self) {
            return SceneCallSyntax(
                range: call.trimmedByteRange, receiver: nil, chaining: .none, method: call.trimmedByteRange,
                following: following(ExprSyntax(call)))
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
        let (receiver, chaining) = unwrapped(member.base)
        return SceneCallSyntax(
            range: call.trimmedByteRange, receiver: receiver?.trimmedByteRange, chaining: chaining,
            method: member.declName.trimmedByteRange.lowerBound..<call.trimmedByteRange.upperBound,
            following: following(ExprSyntax(call)))
    }

    /// The local that the call's storyboard is taken from.
    static func local(ofReceiver call: FunctionCallExprSyntax) -> StoryboardLocal? {
        var callee = call.calledExpression
        if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
        guard let base = callee.as(MemberAccessExprSyntax.self)?.base,
            let reference = unwrapped(base).receiver?.as(DeclReferenceExprSyntax.self),
            let pattern = LocalNames.declaration(of: reference.baseName.plainText, at: reference)
        else { return nil }
        return local(pattern)
    }

    /// The local that a storyboard is put into where it is made.
    static func local(holding call: FunctionCallExprSyntax) -> StoryboardLocal? {
        guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            binding.initializer?.value.id == ExprSyntax(call).id
        else { return nil }
        return local(Syntax(binding.pattern))
    }

    private static func local(_ pattern: Syntax) -> StoryboardLocal? {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let binding = pattern.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            let item = variable.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let finder = NameFinder(name: name, behind: variable.endPosition.utf8Offset)
        finder.walk(list)
        return StoryboardLocal(
            declaration: variable.trimmedByteRange, value: binding.initializer?.value.trimmedByteRange,
            uses: finder.found, isAlone: variable.bindings.count == 1)
    }

    private static func unwrapped(
        _ expression: ExprSyntax?
    ) -> (receiver: ExprSyntax?, chaining: SceneCallSyntax.Chaining) {
        if let optional = expression?.as(OptionalChainingExprSyntax.self) { return (optional.expression, .optional) }
        if let forced = expression?.as(ForceUnwrapExprSyntax.self) { return (forced.expression, .forced) }
        // `self.parent?.storyboard.instantiate…`: the `?` further in makes the whole optional all the same.
        if let expression, expression.holdsOptionalLink { return (expression, .optional) }
        return (expression, .none)
    }

    // MARK: What follows

    private static func following(_ call: ExprSyntax) -> SceneCallSyntax.Following {
        if let forced = call.parent?.as(ForceUnwrapExprSyntax.self) {
            return .forced(forced.exclamationMark.trimmedByteRange)
        }
        let chain = call.postfixChain
        if chain.outermost.parent?.is(ForceUnwrapExprSyntax.self) == true { return .optional }
        guard let parent = chain.outermost.parent else { return .anything }
        if let list = parent.as(ExprListSyntax.self) { return following(chain.outermost, in: list) }
        if parent.is(AsExprSyntax.self) { return .cast }
        if chain.id != call.id, call.parent?.is(OptionalChainingExprSyntax.self) == true { return .optional }
        if let clause = parent.as(InitializerClauseSyntax.self) {
            if clause.parent?.is(OptionalBindingConditionSyntax.self) == true { return .optional }
            if clause.parent?.is(MatchingPatternConditionSyntax.self) == true { return .optional }
            guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return .anything }
            return binding.typeAnnotation == nil ? .optional : .anything
        }
        return .anything
    }

    private static func following(
        _ expression: ExprSyntax, in list: ExprListSyntax
    ) -> SceneCallSyntax.Following {
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == expression.id }), place + 1 < elements.count else {
            return .anything
        }
        if elements[place + 1].is(UnresolvedAsExprSyntax.self) { return .cast }
        guard let sign = elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text else { return .anything }
        return ["??", "==", "!="].contains(sign) ? .optional : .anything
    }
}

extension ExprSyntax {
    /// With the parentheses, `try` and `await` around it.
    fileprivate var outermost: ExprSyntax {
        var current = self
        while let parent = current.parent {
            if let wrapper = parent.as(TryExprSyntax.self) {
                current = ExprSyntax(wrapper)
            } else if let wrapper = parent.as(AwaitExprSyntax.self) {
                current = ExprSyntax(wrapper)
            } else if let element = parent.as(LabeledExprSyntax.self),
                let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
            {
                current = ExprSyntax(tuple)
            } else {
                break
            }
        }
        return current
    }
}

/// Collects the places that say a name.
private final class NameFinder: SyntaxVisitor {
    private let name: String
    private let start: Int
    private(set) var found: [Range<Int>] = []

    init(name: String, behind start: Int) {
        self.name = name
        self.start = start
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember =
            node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isMember, node.baseName.plainText == name, node.position.utf8Offset >= start {
            found.append(node.trimmedByteRange)
        }
        return .visitChildren
    }

    /// `if let board`, which says the name without an expression.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, node.pattern.trimmedText == name { found.append(node.trimmedByteRange) }
        return .visitChildren
    }
}
