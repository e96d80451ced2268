import SwiftSyntax
import TransformKit

/// The names in what a class does as a view of it is made, and in the methods that this calls.
struct MentionedNames {
    private let names: Set<String>

    /// Nil where a method that is called is not known.
    ///
    /// - Parameters:
    ///   - statements: what it does.
    ///   - methods: those of the class, its extensions and the classes above it, by name.
    init?(in statements: [String], _ methods: [String: FunctionDeclSyntax]) {
        var names: Set<String> = []
        var open = statements
        var passed: Set<String> = []
        while let text = open.popLast() {
            let visitor = NameVisitor()
            visitor.walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8))))
            names.formUnion(visitor.names)
            for call in visitor.calls where passed.insert(call).inserted {
                if let method = methods[call] {
                    open.append(method.body?.trimmedDescription ?? "")
                } else if !Self.systemStarts.contains(where: call.hasPrefix), call.first?.isUppercase != true {
                    return nil
                }
            }
        }
        self.names = names
    }

    /// One of some names that it asks for, or what a view that code makes has not yet; nil for none.
    func early(_ later: Set<String>) -> String? { names.intersection(later.union(Self.unknownYet)).min() }

    /// What a view that code makes has not yet.
    private static let unknownYet: Set = [
        "bounds", "center", "constraints", "frame", "layoutIfNeeded", "subviews", "superview", "traitCollection",
        "window",
    ]

    /// How methods of UIKit's begin that a view calls on itself.
    private static let systemStarts = ["set", "add", "register", "insert", "bringSubview", "sendSubview"]
}

/// Collects the names in a piece of code, and the functions that it calls on its own object.
private final class NameVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var calls: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { calls.insert(name) }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.trimmedDescription == "self"
        {
            calls.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }
}
