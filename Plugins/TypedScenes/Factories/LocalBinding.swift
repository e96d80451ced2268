import SwiftSyntax
import TransformKit

/// The declaration of a local, a parameter or a pattern that a plain name means.
struct LocalBinding {
    enum Form {
        case parameter(TypeSyntax?)
        /// `let user = store.user`
        case variable(VariableDeclSyntax, PatternBindingSyntax)
        /// `if let user = …`, `guard let user`
        case condition(OptionalBindingConditionSyntax)
        /// A pattern of a loop, a case or a closure.
        case other
    }

    let form: Form

    /// Nil where the name is no local.
    init?(of reference: DeclReferenceExprSyntax) {
        guard let declared = LocalNames.declaration(of: reference.baseName.text, at: reference) else { return nil }
        form = Self.form(of: declared)
    }

    /// Whether nothing can give it another value.
    var isConstant: Bool {
        switch form {
        case .parameter, .other: true
        case .variable(let variable, _): variable.bindingSpecifier.text == "let"
        case .condition(let condition): condition.bindingSpecifier.text == "let"
        }
    }

    /// Whether its type is no optional for certain.
    var isNeverNil: Bool {
        switch form {
        case .parameter(let type): type.map { !$0.isAnyOptional } ?? false
        case .condition: true
        case .variable(_, let binding): binding.typeAnnotation.map { !$0.type.isAnyOptional } ?? false
        case .other: false
        }
    }

    /// The name of its type without marks, where the declaration says it.
    var typeName: String? {
        var type: TypeSyntax?
        switch form {
        case .parameter(let written): type = written
        case .variable(_, let binding): type = binding.typeAnnotation?.type
        case .condition(let condition): type = condition.typeAnnotation?.type
        case .other: return nil
        }
        return type?.unmarkedName
    }

    /// The value that it begins with.
    var value: ExprSyntax? {
        switch form {
        case .parameter, .other: nil
        case .variable(_, let binding): binding.initializer?.value
        case .condition(let condition): condition.initializer?.value
        }
    }

    private static func form(of declared: Syntax) -> Form {
        var node: Syntax? = declared
        while let current = node {
            if let parameter = current.as(FunctionParameterSyntax.self) { return .parameter(parameter.type) }
            if let parameter = current.as(ClosureParameterSyntax.self) { return .parameter(parameter.type) }
            if current.is(ClosureShorthandParameterSyntax.self) { return .parameter(nil) }
            if let binding = current.as(PatternBindingSyntax.self),
                let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
                binding.pattern.is(IdentifierPatternSyntax.self)
            {
                return .variable(variable, binding)
            }
            if let condition = current.as(OptionalBindingConditionSyntax.self) { return .condition(condition) }
            if current.is(CodeBlockItemSyntax.self) || current.is(ClosureExprSyntax.self) { return .other }
            node = current.parent
        }
        return .other
    }
}

extension TypeSyntax {
    /// `Menu` of `Menu`, `Menu?` and `Menu!`; nil for what has no plain name.
    var unmarkedName: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unmarkedName }
        if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return implicit.wrappedType.unmarkedName
        }
        return self.as(IdentifierTypeSyntax.self)?.name.text
    }
}
