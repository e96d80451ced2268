import SwiftCode

/// A pattern that binds one name: `let id`, `let id?`, `.some(let id)`, `let detail as Detail`.
struct BindingPattern {
    let name: String
    /// Whether it matches only what is not nil, and binds the value inside.
    var isUnwrapping: Bool
    /// The type that a value has to be of for the pattern to match.
    let castType: String?

    /// Nil for a pattern that binds no name or several, or that is a `var`.
    init?(_ pattern: PatternSyntax) {
        if let call = pattern.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self) {
            guard call.isSome, let inner = call.arguments.first?.expression.as(PatternExprSyntax.self),
                let binding = BindingPattern(inner.pattern)
            else { return nil }
            self = binding
            isUnwrapping = true
            return
        }
        guard let binding = pattern.as(ValueBindingPatternSyntax.self),
            binding.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        if let bound = binding.pattern.as(IdentifierPatternSyntax.self) {
            self.init(name: bound.identifier.text)
        } else if let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression {
            self.init(bound: expression)
        } else {
            return nil
        }
    }

    /// `id?` and `detail as Detail` of a pattern that begins with `let`.
    private init?(bound expression: ExprSyntax) {
        if let optional = expression.as(OptionalChainingExprSyntax.self), let name = optional.expression.boundName {
            self.init(name: name, isUnwrapping: true)
            return
        }
        guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
            let name = elements[0].boundName, elements[1].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        self.init(name: name, castType: elements[2].trimmedDescription)
    }

    private init(name: String, isUnwrapping: Bool = false, castType: String? = nil) {
        self.name = name
        self.isUnwrapping = isUnwrapping
        self.castType = castType
    }
}

extension PatternSyntax {
    var isWildcard: Bool {
        if self.is(WildcardPatternSyntax.self) { return true }
        return self.as(ExpressionPatternSyntax.self)?.expression.is(DiscardAssignmentExprSyntax.self) == true
    }

    /// Whether it is `nil` or `.none`.
    var isNone: Bool {
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return false }
        if expression.is(NilLiteralExprSyntax.self) { return true }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base == nil && member.declName.baseName.text == "none"
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is `.some(…)` with one value.
    var isSome: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), arguments.count == 1 else { return false }
        return member.base == nil && member.declName.baseName.text == "some"
    }
}

extension ExprSyntax {
    /// The name that a pattern within an expression binds.
    fileprivate var boundName: String? {
        self.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
}
