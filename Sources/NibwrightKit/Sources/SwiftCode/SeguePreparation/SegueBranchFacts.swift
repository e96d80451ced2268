import SwiftSyntax

/// What the statements of a branch use.
struct SegueBranchFacts {
    let casts: [SeguePreparation.DestinationCast]
    let usesSender: Bool
    let usedNames: [String]

    init(_ statements: [CodeBlockItemSyntax], _ roles: SegueRoles) {
        let finder = FactFinder(roles)
        for statement in statements { finder.walk(statement) }
        casts = finder.casts
        usesSender = finder.usesSender
        usedNames = finder.usedNames.sorted()
    }
}

private final class FactFinder: SyntaxVisitor {
    private var roles: SegueRoles
    private(set) var casts: [SeguePreparation.DestinationCast] = []
    private(set) var usesSender = false
    private(set) var usedNames: Set<String> = []

    init(_ roles: SegueRoles) {
        self.roles = roles
        super.init(viewMode: .sourceAccurate)
    }

    // Names are taken on the way out: the value on the right still means the outer one.

    override func visitPost(_ binding: PatternBindingSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let value = binding.initializer?.value
        else { return }
        if let role = roles.role(of: value) { roles.name(name, role.named(name)) }
    }

    override func visitPost(_ binding: OptionalBindingConditionSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let value = binding.initializer?.value
        else { return }
        if let role = roles.role(of: value) { roles.name(name, role.named(name)) }
    }

    /// `super.prepare(for: segue, sender: sender)` is no use of anything.
    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        SegueSuperCall.isOne(call) ? .skipChildren : .visitChildren
    }

    override func visit(_ sequence: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .cast(let cast)? = roles.role(of: ExprSyntax(sequence)) else { return .visitChildren }
        casts.append(cast.named(localName(of: sequence)))
        return .skipChildren
    }

    /// The local that takes the value of a cast.
    private func localName(of sequence: SequenceExprSyntax) -> String? {
        guard let clause = sequence.parent?.as(InitializerClauseSyntax.self), let parent = clause.parent else {
            return nil
        }
        let pattern =
            parent.as(PatternBindingSyntax.self)?.pattern ?? parent.as(OptionalBindingConditionSyntax.self)?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier.plainText
    }

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = reference.baseName.plainText
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { usedNames.insert(name) }
            return .skipChildren
        }
        let role = roles.role(of: ExprSyntax(reference))
        if name == roles.senderName || role == .sender { usesSender = true }
        guard role == nil, name != "self", name.first?.isLowercase == true || name.first == "_",
            LocalNames.declaration(of: name, at: reference) == nil
        else { return .skipChildren }
        usedNames.insert(name)
        return .skipChildren
    }
}
