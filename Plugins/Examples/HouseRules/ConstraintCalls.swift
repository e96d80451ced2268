import NibwrightKit

/// A call that makes a constraint.
struct ConstraintCall {
    /// Where the name of the type stands in whose declaration or extension the call is.
    let typeOffset: Int
    let place: Place
}

/// Looks for calls that make constraints, by what they are called: the compiler alone knows their types.
final class ConstraintCalls: SyntaxVisitor {
    private let source: SourceText
    private var typeOffsets: [Int] = []
    private var found: [ConstraintCall] = []

    /// The calls of a file, in its order.
    static func all(in file: SwiftFile) -> [ConstraintCall] {
        let words: [StaticString] = ["Anchor", "NSLayoutConstraint"]
        guard words.contains(where: file.source.contains) else { return [] }
        let visitor = ConstraintCalls(file.source)
        visitor.walk(SwiftSyntaxTree.parse(file.source))
        return visitor.found
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if makesConstraint(call), let type = typeOffsets.last {
            let offset = call.positionAfterSkippingLeadingTrivia.utf8Offset
            found.append(ConstraintCall(typeOffset: type, place: Place(source, at: offset)))
        }
        return .visitChildren
    }

    /// `view.topAnchor.constraint(…)`, `NSLayoutConstraint(item: …)` and `NSLayoutConstraint.constraints(withVisualFormat: …)`.
    private func makesConstraint(_ call: FunctionCallExprSyntax) -> Bool {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text == "NSLayoutConstraint"
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        switch member.declName.baseName.text {
        case "constraint":
            return member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text.hasSuffix("Anchor") == true
        case "constraints", "init":
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSLayoutConstraint"
        default: return false
        }
    }

    // MARK: Types around a call

    override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(type.name) }
    override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(type.name) }
    override func visit(_ type: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(type.name) }
    override func visit(_ type: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(type.name) }
    override func visit(_ type: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(type.extendedType) }
    override func visitPost(_ type: ClassDeclSyntax) { typeOffsets.removeLast() }
    override func visitPost(_ type: StructDeclSyntax) { typeOffsets.removeLast() }
    override func visitPost(_ type: EnumDeclSyntax) { typeOffsets.removeLast() }
    override func visitPost(_ type: ActorDeclSyntax) { typeOffsets.removeLast() }
    override func visitPost(_ type: ExtensionDeclSyntax) { typeOffsets.removeLast() }

    private func enter(_ name: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        typeOffsets.append(name.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .visitChildren
    }
}
