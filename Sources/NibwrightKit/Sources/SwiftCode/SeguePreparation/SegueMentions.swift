import SwiftSyntax

/// How code speaks of the segue where it does not branch on it.
struct SegueMentions {
    /// The identifier is used in a way that no reader of statements follows.
    let isUnclear: Bool
    /// The segue is given to other code.
    let handsOn: Bool

    init(in node: Syntax, _ roles: SegueRoles) {
        let finder = MentionFinder(roles)
        finder.walk(node)
        (isUnclear, handsOn) = (finder.isUnclear, finder.handsOn)
    }

    /// Whether anything in the node is the segue, its identifier or its destination.
    static func isAboutSegue(_ node: Syntax, _ roles: SegueRoles) -> Bool {
        let finder = MentionFinder(roles)
        finder.walk(node)
        return finder.isAboutSegue
    }
}

private final class MentionFinder: SyntaxVisitor {
    private let roles: SegueRoles
    private(set) var isUnclear = false
    private(set) var handsOn = false
    private(set) var isAboutSegue = false

    init(_ roles: SegueRoles) {
        self.roles = roles
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // What is printed leads nowhere.
        let name = call.calledExpression.trimmedText
        if Self.harmless.contains(name) || name.lowercased().hasPrefix("log") { return .skipChildren }
        return .visitChildren
    }

    private static let harmless: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "fatalError", "assertionFailure", "preconditionFailure", "assert",
        "precondition",
    ]

    override func visit(_ variable: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        // `let identifier = segue.identifier` is a name for it.
        guard let value = variable.initializer?.value, roles.role(of: value) != nil else { return .visitChildren }
        isAboutSegue = true
        return .skipChildren
    }

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            return .skipChildren
        }
        switch roles.role(of: ExprSyntax(reference)) {
        case .segue:
            isAboutSegue = true
            noteUse(of: reference)
        case .identifier, .enumeration:
            isAboutSegue = true
            isUnclear = true
        case .destination, .typedSegue: isAboutSegue = true
        case .cast, .sender, .castSender, nil: break
        }
        return .skipChildren
    }

    private func noteUse(of segue: DeclReferenceExprSyntax) {
        guard let member = segue.parent?.as(MemberAccessExprSyntax.self) else {
            // `segue?.identifier`, `segue!.identifier` come in old code only.
            handsOn = true
            return
        }
        if member.declName.baseName.plainText == "identifier" { isUnclear = true }
    }
}
