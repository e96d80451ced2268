import SwiftCode
import TransformKit

/// The function or type that a string literal is handed to.
struct LiteralReceiver: Hashable {
    let name: String

    /// Nil where the literal is handed to nothing, is only compared, or is handed over as something else than a name.
    init?(_ source: SourceText, at offset: Int) {
        guard
            let name = source.path.hasSuffix(".swift")
                ? Self.inSwift(source, offset) : Self.inObjectiveC(source, offset)
        else { return nil }
        self.name = name
    }

    private static func inSwift(_ source: SourceText, _ offset: Int) -> String? {
        let token = SwiftSyntaxTree.parse(source).token(at: AbsolutePosition(utf8Offset: offset))
        var node = token.map(Syntax.init)
        while let current = node, !current.is(LabeledExprSyntax.self) {
            if current.is(CodeBlockItemSyntax.self)
                || current.as(ExprListSyntax.self)?.contains(where: isOperator) == true
            {
                return nil
            }
            node = current.parent
        }
        guard let argument = node?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        if let label = argument.label?.text.lowercased(), !naming.contains(where: label.contains) { return nil }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "?"
    }

    /// Whether it compares or assigns, so that nothing is handed over.
    private static func isOperator(_ expression: ExprSyntax) -> Bool {
        expression.is(AssignmentExprSyntax.self) || expression.isComparison
    }

    /// `open` of `[app open:@"Main"]`.
    private static func inObjectiveC(_ source: SourceText, _ offset: Int) -> String? {
        let line = source.lineRange(containing: offset)
        let before = source.string(line.lowerBound..<offset).reversed().drop { $0 == "@" || $0 == " " }
        guard before.first == ":" else { return nil }
        let name = String(before.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        return name.isEmpty || name.hasPrefix("isEqual") || name == "compare" ? nil : name
    }

    /// What a label says that stands before a name of something that is loaded.
    private static let naming = ["board", "file", "id", "name", "nib", "resource", "scene"]
}

/// The functions and types that the project's own code declares: what they do with a text was read.
struct DeclaredFunctions {
    private let sources: [SourceText]

    init(_ graph: ProjectGraph, in regions: Set<String>) {
        sources = (graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)).filter {
            regions.contains(graph.projectFolder(of: $0.path))
        }
    }

    func contains(_ receiver: LiteralReceiver) -> Bool {
        let name = receiver.name
        let forms = ["func \(name)(", "func \(name)<", "class \(name)", "struct \(name)", "enum \(name)", ")\(name):("]
        return sources.contains { source in
            source.contains(identifier: name) && forms.contains { source.contains($0) }
        }
    }
}
