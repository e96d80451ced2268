import Navigation
import SwiftSyntax
import TransformKit

/// Code of `prepare(for:sender:)` that asks nothing of the view controller it is in, so that the coordinator can run it.
struct InlinedConfiguration {
    /// The statements, with `destination` or `content` for what they configure.
    let lines: [String]

    /// Nil where the code needs the view controller, or means something else in another file.
    ///
    /// - Parameter sender: what the coordinator's method takes of the sender.
    init?(_ code: CutCode, of owner: SwiftClass, sender: SenderForm, _ context: SeguePreparations) {
        let subject: String
        switch code.form {
        case .content: subject = "content"
        case .destination, .controller: subject = "destination"
        case .segue, .survey: return nil
        }
        if code.asksForSender, code.senderName != sender.value { return nil }
        guard Self.isKnown(code.parameterType, owner, context.graph),
            let source = context.graph.text(at: owner.declaration.path),
            // What the file alone sees would be missing in another.
            !["fileprivate", "private extension"].contains(where: { source.contains($0) })
        else { return nil }
        let text = SourceText(path: "", bytes: Array(code.lines.joined(separator: "\n").utf8))
        let reader = InlinedCodeReader(
            parameter: code.parameterName, sender: code.asksForSender ? code.senderName : nil)
        reader.walk(SwiftSyntaxTree.parse(text))
        let types = context.senderTypes
        guard reader.isMovable, reader.types.allSatisfy({ types.isVisible($0, from: owner.declaration.path) }),
            reader.declared.isDisjoint(with: Self.names.subtracting([code.parameterName])),
            !reader.declared.contains(code.parameterName)
        else { return nil }
        let edits = reader.uses.map { TextEdit($0, subject) } + reader.selves.map { TextEdit($0, "source") }
        guard let list = EditList(edits) else { return nil }
        lines = String(decoding: list.apply(to: text.bytes), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Names that a coordinator's method uses itself.
    private static let names: Set<String> = ["source", "destination", "content", "segue", "popover", "sender"]

    /// Whether the type is a class of the project or of UIKit's, so that the coordinator has an object of it.
    private static func isKnown(_ type: String, _ owner: SwiftClass, _ graph: ProjectGraph) -> Bool {
        if ControllerClasses.isDeclaredByUIKit(type) { return true }
        guard case .swift(let found) = graph.classes.resolve(type, from: owner.declaration.path) else { return false }
        return found.count == 1
    }
}

/// Reads whether code would mean the same in a coordinator's method.
private final class InlinedCodeReader: SyntaxVisitor {
    private let parameter: String
    private let sender: String?
    private(set) var isMovable = true
    /// Where the code says the object that it configures.
    private(set) var uses: [Range<Int>] = []
    /// Where the code says `self` as a value.
    private(set) var selves: [Range<Int>] = []
    /// The types that the code says.
    private(set) var types: Set<String> = []
    /// The locals that the code declares.
    private(set) var declared: Set<String> = []

    init(parameter: String, sender: String?) {
        self.parameter = parameter
        self.sender = sender
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        if LocalNames.declaration(of: name, at: node) != nil { return .visitChildren }
        if name == parameter {
            uses.append(node.bytes)
        } else if name == "self", isValue(ExprSyntax(node)) {
            selves.append(node.bytes)
        } else if name.first?.isUppercase == true {
            types.insert(name)
        } else if name != sender {
            // A member of the view controller, or a function that only some files know.
            isMovable = false
        }
        return .visitChildren
    }

    /// Whether an expression is what an assignment assigns; in a closure `self` would be kept by it.
    private func isValue(_ expression: ExprSyntax) -> Bool {
        guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
        let elements = Array(list)
        guard elements[2].id == expression.id, elements[1].is(AssignmentExprSyntax.self) else { return false }
        var node = expression.parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
            node = current.parent
        }
        return true
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        var outer = node.parent
        while let current = outer {
            if current.is(ClosureExprSyntax.self) { return .visitChildren }
            outer = current.parent
        }
        // What shows the destination comes behind the code.
        return refuse()
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { refuse() }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { refuse() }

    private func refuse() -> SyntaxVisitorContinueKind {
        isMovable = false
        return .skipChildren
    }
}
