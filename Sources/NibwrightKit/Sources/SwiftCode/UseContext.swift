import SwiftSyntax

/// The use that the code around a property's name makes of it.
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
        } else if let forced = parent.as(ForceUnwrapExprSyntax.self) {
            role = .forced
            readMember(after: ExprSyntax(forced))
        } else if Self.isAssignmentTarget(use) {
            role = .assigned
        } else if OptionalAcceptance.accepts(use) {
            role = .optionalAware
        } else {
            readMember(after: use)
            if Self.staysCertain(use) { role = .chainStatement }
        }
    }

    /// Whether a `?` behind the name changes no type that the code depends on.
    private static func staysCertain(_ use: ExprSyntax) -> Bool {
        let chain = use.postfixChain
        guard chain.id != use.id else { return false }
        if chain.holdsOptionalLink { return true }
        if chain.parent?.is(ExprListSyntax.self) == true, let assignment = assignment(to: chain) {
            return UnusedValue.isUnused(assignment, givesNothing: true)
        }
        return UnusedValue.isUnused(chain, givesNothing: chain.callsMethodWithoutResult)
    }

    private mutating func readMember(after expression: ExprSyntax) {
        guard let access = expression.parent?.as(MemberAccessExprSyntax.self), access.base?.id == expression.id else {
            return
        }
        member = access.declName.baseName.plainText
        if let list = access.parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(access).id, list.count >= 3,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            assignedText = list.dropFirst(2).map(\.trimmedText).joined(separator: " ")
        }
    }

    /// The whole of `chain = value` or `chain += value`.
    private static func assignment(to chain: ExprSyntax) -> ExprSyntax? {
        guard let list = chain.parent?.as(ExprListSyntax.self), list.first?.id == chain.id, list.count >= 3,
            let sequence = list.parent?.as(SequenceExprSyntax.self), let second = list.dropFirst().first
        else { return nil }
        let isAssignment =
            second.is(AssignmentExprSyntax.self)
            || second.as(BinaryOperatorExprSyntax.self).map { compoundAssignments.contains($0.operator.text) } == true
        return isAssignment ? ExprSyntax(sequence) : nil
    }

    /// Those of the standard library: the effect of a project's own operator on an optional is not known.
    private static let compoundAssignments: Set<String> = [
        "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
    ]

    private static func isAssignmentTarget(_ use: ExprSyntax) -> Bool {
        guard let list = use.parent?.as(ExprListSyntax.self), list.first?.id == use.id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
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
            } else if let list = parent.as(ExprListSyntax.self), list.count == 3,
                list.first?.id == ExprSyntax(node)?.id,
                list.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true, let cast = list.parent
            {
                node = cast
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
    var calledName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
