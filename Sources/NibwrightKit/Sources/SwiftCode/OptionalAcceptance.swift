import SwiftSyntax

/// Places in which a `T!` is read as the optional that it is, so that a `T?` does the same there.
enum OptionalAcceptance {
    /// - Parameter use: the property with its base: `label` or `self.label`.
    static func accepts(_ use: ExprSyntax) -> Bool {
        guard let parent = use.parent else { return false }
        if let initializer = parent.as(InitializerClauseSyntax.self) { return accepts(initializer) }
        if isBareOptionalChain(use) { return true }
        return isComparedAsOptional(use)
    }

    /// `if let label = label`; `let copy = label`, which is an optional whatever mark the property has.
    private static func accepts(_ initializer: InitializerClauseSyntax) -> Bool {
        if initializer.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let binding = initializer.parent?.as(PatternBindingSyntax.self) else { return false }
        return binding.typeAnnotation == nil && binding.pattern.is(IdentifierPatternSyntax.self)
    }

    /// `self?.label`, with nothing behind it, is a `T?` either way.
    private static func isBareOptionalChain(_ use: ExprSyntax) -> Bool {
        use.holdsOptionalLink && use.postfixChain.id == use.id
    }

    /// `label == nil`, `nil != label`; `sender === label`, which takes optional objects.
    private static func isComparedAsOptional(_ use: ExprSyntax) -> Bool {
        guard let list = use.parent?.as(ExprListSyntax.self) else { return false }
        let items = Array(list)
        guard let place = items.firstIndex(where: { $0.id == use.id }) else { return false }
        func compares(_ operatorPlace: Int, _ other: Int) -> Bool {
            guard items.indices.contains(operatorPlace), items.indices.contains(other),
                let sign = items[operatorPlace].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { return false }
            if ["===", "!=="].contains(sign) { return !bindsTighter(items, around: place, than: operatorPlace) }
            return ["==", "!="].contains(sign) && items[other].is(NilLiteralExprSyntax.self)
                && !bindsTighter(items, around: place, than: operatorPlace)
        }
        return compares(place + 1, place + 2) || compares(place - 1, place - 2)
    }

    /// In `a + label == nil` the sum is compared; only what joins conditions may stand on the other side.
    private static func bindsTighter(_ items: [ExprSyntax], around place: Int, than comparison: Int) -> Bool {
        let otherSide = comparison > place ? place - 1 : place + 1
        guard items.indices.contains(otherSide) else { return false }
        if let sign = items[otherSide].as(BinaryOperatorExprSyntax.self)?.operator.text {
            return !["&&", "||"].contains(sign)
        }
        return !items[otherSide].is(AssignmentExprSyntax.self) && !items[otherSide].is(UnresolvedTernaryExprSyntax.self)
    }
}
