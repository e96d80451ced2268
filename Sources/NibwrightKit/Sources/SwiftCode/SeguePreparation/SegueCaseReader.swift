import SwiftSyntax

/// What a case matches with: a pattern, or one of the expressions of a tuple.
struct SeguePattern {
    let expression: ExprSyntax?
    let pattern: PatternSyntax?
    let text: String
    let range: Range<Int>

    init(_ pattern: PatternSyntax) {
        self.pattern = pattern
        expression = pattern.as(ExpressionPatternSyntax.self)?.expression
        (text, range) = (pattern.trimmedText, pattern.trimmedByteRange)
    }

    /// An element of a tuple: the parser reads `let menu` in it as an expression with a pattern inside.
    init(_ expression: ExprSyntax) {
        pattern = expression.as(PatternExprSyntax.self)?.pattern
        self.expression = pattern?.as(ExpressionPatternSyntax.self)?.expression ?? expression
        (text, range) = (expression.trimmedText, expression.trimmedByteRange)
    }

    /// Without `let` or `var` before it.
    var unbound: SeguePattern {
        pattern?.as(ValueBindingPatternSyntax.self).map { SeguePattern($0.pattern) } ?? self
    }
}

/// Reads patterns that something of the segue is matched with.
struct SegueCaseReader {
    typealias Condition = SeguePreparation.Condition

    private let subject: SegueRole

    init(_ subject: SegueRole) {
        self.subject = subject
    }

    /// What a pattern asks of the subject; nil where that cannot be told.
    func condition(_ pattern: SeguePattern, _ roles: inout SegueRoles) -> Condition? {
        switch subject {
        case .identifier: return identifier(pattern, ofType: nil, &roles)
        case .enumeration(let type): return identifier(pattern, ofType: type, &roles)
        case .destination(let isThrough): return destination(pattern, isThrough, &roles)
        case .cast(let cast): return destination(pattern, cast.isThroughContainer, &roles)
        case .sender, .castSender:
            guard let (type, name) = Self.typePattern(pattern) else { return nil }
            if let name { roles.name(name, .castSender(type)) }
            return .sender(type: type, name: name)
        case .segue, .typedSegue: return nil
        }
    }

    private func identifier(_ pattern: SeguePattern, ofType type: String?, _ roles: inout SegueRoles) -> Condition? {
        if let name = Self.boundName(pattern) {
            roles.name(name, subject)
            return .identifierIsKnown
        }
        guard let expression = pattern.expression else { return nil }
        if expression.is(NilLiteralExprSyntax.self) || expression.trimmedText == ".none" { return .otherwise }
        return .identifier([.init(expression, ofType: type)], isNegated: false)
    }

    private func destination(_ pattern: SeguePattern, _ isThrough: Bool, _ roles: inout SegueRoles) -> Condition? {
        guard let (type, name) = Self.typePattern(pattern) else {
            if let name = Self.boundName(pattern) { roles.name(name, subject) }
            return nil
        }
        let cast = SeguePreparation.DestinationCast(
            className: type, isForced: false, name: name, isThroughContainer: isThrough,
            range: pattern.range)
        if let name { roles.name(name, .cast(cast)) }
        return .destination(cast)
    }

    /// `let menu as Menu`, `is Menu`.
    private static func typePattern(_ pattern: SeguePattern) -> (type: String, name: String?)? {
        if let test = pattern.pattern?.as(IsTypePatternSyntax.self) { return (test.type.plainName, nil) }
        guard let sequence = pattern.unbound.expression?.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        else { return nil }
        return (type.type.plainName, plainName(SeguePattern(elements[0]).unbound))
    }

    /// `let name`, `let name?`, `.some(let name)`.
    private static func boundName(_ pattern: SeguePattern) -> String? {
        if pattern.pattern?.is(ValueBindingPatternSyntax.self) == true { return plainName(pattern.unbound) }
        let inner =
            pattern.expression?.as(OptionalChainingExprSyntax.self)?.expression
            ?? pattern.expression?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
        guard let inner = inner.map({ SeguePattern($0) }), inner.pattern != nil else { return nil }
        return plainName(inner.unbound)
    }

    private static func plainName(_ pattern: SeguePattern) -> String? {
        if let name = pattern.pattern?.as(IdentifierPatternSyntax.self) { return name.identifier.plainText }
        let inner = pattern.expression?.as(OptionalChainingExprSyntax.self)?.expression ?? pattern.expression
        if let name = inner?.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
            return name.identifier.plainText
        }
        return inner?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
}
