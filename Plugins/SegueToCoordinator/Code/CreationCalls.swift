import SwiftSyntax
import TransformKit

/// Finds the `@IBSegueAction` that a segue names, and how a coordinator calls it.
struct CreationCalls {
    let graph: ProjectGraph

    struct Found {
        let call: CreationCall
        /// What makes the method visible to the coordinator, where it is private.
        let edits: [String: [TextEdit]]
    }

    /// Nil where the class has no such method, or one that cannot be called from another file.
    func call(of selector: String, in type: SwiftClass, identifier: String?) -> Found? {
        guard let (_, action) = graph.classes.action(selector, of: type), let source = graph.text(at: action.path)
        else {
            return nil
        }
        let finder = FunctionFinder(offset: action.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let function = finder.found else { return nil }
        let values = ["coder", "sender", identifier?.swiftLiteral ?? "nil"]
        let parameters = Array(function.signature.parameterClause.parameters)
        guard (1...3).contains(parameters.count) else { return nil }
        let arguments = zip(parameters, values).map { parameter, value in
            parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        var result = function.signature.returnClause?.type.trimmedDescription ?? "UIViewController?"
        if result.hasSuffix("?") || result.hasSuffix("!") { result.removeLast() }
        let hidden = function.modifiers.first { ["private", "fileprivate"].contains($0.name.text) }
        let edits = hidden.map { modifier -> [String: [TextEdit]] in
            let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
            return [action.path: [TextEdit(start..<modifier.endPosition.utf8Offset, "")]]
        }
        return Found(
            call: CreationCall(
                call: "source.\(function.name.text)(\(arguments.joined(separator: ", ")))", resultType: result),
            edits: edits ?? [:])
    }
}

/// Finds a function by the place of its name.
private final class FunctionFinder: SyntaxVisitor {
    private let offset: Int
    private(set) var found: FunctionDeclSyntax?

    init(offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.positionAfterSkippingLeadingTrivia.utf8Offset == offset { found = node }
        return .skipChildren
    }
}
