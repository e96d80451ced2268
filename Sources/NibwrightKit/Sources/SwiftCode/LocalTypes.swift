import SwiftSyntax

/// Finds types of locals and parameters that the code names; a type that would need inference is unknown.
enum LocalTypes {
    static func type(of reference: DeclReferenceExprSyntax) -> String? {
        if let local = LocalNames.declaration(of: reference.baseName.plainText, at: reference) {
            return declaredType(local)
        }
        return memberType(named: reference.baseName.text, at: reference)
    }

    /// `guard let strongSelf = self`, `[weak controller = self]`: another name for the object itself.
    static func isSelf(_ reference: DeclReferenceExprSyntax) -> Bool {
        var node = LocalNames.declaration(of: reference.baseName.plainText, at: reference)
        while let current = node {
            let initializer =
                current.as(OptionalBindingConditionSyntax.self)?.initializer
                ?? current.as(PatternBindingSyntax.self)?.initializer
                ?? current.as(ClosureCaptureSyntax.self)?.initializer
            if let initializer { return initializer.value.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    /// `(x as! T)`, `(x as? T)?`, `T()`.
    static func castType(_ expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return castType(only.expression)
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return castType(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return castType(forced.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let items = Array(sequence.elements)
            guard items.count == 3, items[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return items.last?.as(TypeExprSyntax.self)?.type.plainName
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        {
            return name
        }
        return nil
    }

    private static func declaredType(_ identifier: Syntax) -> String? {
        var node: Syntax? = identifier
        while let current = node {
            if let parameter = current.as(FunctionParameterSyntax.self) { return parameter.type.unwrappedName }
            if let parameter = current.as(ClosureParameterSyntax.self) { return parameter.type?.unwrappedName }
            if let binding = current.as(PatternBindingSyntax.self) {
                if let type = binding.typeAnnotation?.type { return type.unwrappedName }
                return binding.initializer.flatMap { castType($0.value) }
            }
            if let binding = current.as(OptionalBindingConditionSyntax.self) {
                if let type = binding.typeAnnotation?.type { return type.unwrappedName }
                return binding.initializer.flatMap { castType($0.value) }
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    /// A stored property of the type around, where its declaration gives a type.
    static func memberType(named name: String, at place: some SyntaxProtocol) -> String? {
        var node = place.parent
        while let current = node {
            if let block = current.as(MemberBlockSyntax.self) {
                for member in block.members {
                    guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
                    for binding in variable.bindings
                    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                        return binding.typeAnnotation?.type.unwrappedName
                            ?? binding.initializer.flatMap { castType($0.value) }
                    }
                }
                return nil
            }
            node = current.parent
        }
        return nil
    }
}

extension TypeSyntax {
    /// The type's name without `!` and `?`; nil for closures, tuples and collections.
    fileprivate var unwrappedName: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrappedName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.unwrappedName
        }
        return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? plainName : nil
    }
}
