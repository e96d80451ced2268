import SwiftSyntax

/// Reads whether a function does nothing but make a controller and return it.
struct ControllerMakingReader {
    private let call: ExprSyntax
    private let function: FunctionDeclSyntax

    init(call: FunctionCallExprSyntax, _ function: FunctionDeclSyntax) {
        self.call = ExprSyntax(call)
        self.function = function
    }

    /// The way in which the function returns the controller that the call makes; nil for a function that does anything
    /// else.
    func making() -> ControllerMaking? {
        guard let statements = function.body?.statements, let value = statements.last?.returned else { return nil }
        let before = Array(statements.dropLast())
        if let made = made(value) {
            guard before.allSatisfy({ $0.item.is(VariableDeclSyntax.self) }) else { return nil }
            if made.type != nil, made.isForced == isOptional { return nil }
            return ControllerMaking(
                type: made.type, isForced: made.isForced,
                isLast: !made.isUnwrapped && !isInitial && (made.type != nil || !isOptional),
                isAlone: before.allSatisfy(\.onlyNames))
        }
        // `let detail = … as! Detail` and `guard let detail = … as? Detail else { fatalError() }` before `return detail`.
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.plainText, let last = before.last,
            before.dropLast().allSatisfy(\.onlyNames), !isOptional,
            let made = madeLocal(last, name)
        else { return nil }
        return ControllerMaking(type: made.type, isForced: true, isLast: false, isAlone: true)
    }

    private var isOptional: Bool { function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true }

    /// `instantiateInitialViewController()`, which gives an optional.
    private var isInitial: Bool {
        let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
        return callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text.contains("Initial") == true
    }

    private typealias Made = (type: String?, isForced: Bool, isUnwrapped: Bool)

    /// What an expression makes of the call; nil where it is about something else.
    private func made(_ value: ExprSyntax) -> Made? {
        if let isUnwrapped = unwraps(value) { return (nil, false, isUnwrapped) }
        guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
            let isUnwrapped = unwraps(elements[0]),
            let cast = elements[1].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
            let type = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return (type.type.trimmedText, mark.tokenKind == .exclamationMark, isUnwrapped)
    }

    /// Whether an expression is the call with a mark behind it; nil where it is another one.
    private func unwraps(_ value: ExprSyntax) -> Bool? {
        if value.id == call.id { return false }
        return value.as(ForceUnwrapExprSyntax.self)?.expression.id == call.id ? true : nil
    }

    private func madeLocal(_ item: CodeBlockItemSyntax, _ name: String) -> Made? {
        if let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.pattern.trimmedText == name, binding.accessorBlock == nil,
            binding.typeAnnotation == nil, let value = binding.initializer?.value, let made = made(value)
        {
            let isOptional = made.type == nil ? isInitial && !made.isUnwrapped : !made.isForced
            return isOptional ? nil : made
        }
        guard let statement = item.item.as(GuardStmtSyntax.self), statement.conditions.count == 1,
            let condition = statement.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
            condition.pattern.trimmedText == name, let value = condition.initializer?.value, let made = made(value),
            !made.isForced, made.type != nil || isInitial && !made.isUnwrapped, statement.body.endsProgram
        else { return nil }
        return made
    }
}

extension CodeBlockItemSyntax {
    /// The value that a last statement gives.
    fileprivate var returned: ExprSyntax? {
        item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
            ?? item.as(ExpressionStmtSyntax.self)?.expression
    }

    /// Whether a statement only names something that is made of names, storyboards and texts.
    fileprivate var onlyNames: Bool {
        guard let variable = item.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.allSatisfy { binding in
            guard binding.accessorBlock == nil, let value = binding.initializer?.value else { return false }
            let finder = EffectFinder(viewMode: .sourceAccurate)
            finder.walk(value)
            return !finder.hasEffect
        }
    }
}

extension CodeBlockSyntax {
    /// Whether the last statement never returns: `fatalError()`.
    fileprivate var endsProgram: Bool {
        guard let last = statements.last?.returned?.as(FunctionCallExprSyntax.self) else { return false }
        return ["fatalError", "preconditionFailure"].contains(last.calledExpression.trimmedText)
    }
}

/// Finds calls that may do more than give a name.
private final class EffectFinder: SyntaxVisitor {
    private(set) var hasEffect = false

    private static let harmless: Set<String> = [
        "String", "describing", "type", "components", "NSStringFromClass", "Bundle", "UIStoryboard", "NSStoryboard",
        "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "Name", "SceneIdentifier", "last", "first",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.trimmedText
        if !Self.harmless.contains(name) { hasEffect = true }
        return hasEffect ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        hasEffect = true
        return .skipChildren
    }
}
