import SwiftCode
import TransformKit

/// The function or type that a string literal is an argument of: `open` of `open("Main")`.
struct LiteralReceiver: Hashable {
    let name: String

    /// Fails where the literal is no argument, is only compared, or has a label that names nothing to load.
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

    /// Returns whether an operator compares or assigns, so that the literal is not passed on.
    private static func isOperator(_ expression: ExprSyntax) -> Bool {
        expression.is(AssignmentExprSyntax.self) || expression.isComparison
    }

    /// Finds `open` of `[app open:@"Main"]`.
    private static func inObjectiveC(_ source: SourceText, _ offset: Int) -> String? {
        let line = source.lineRange(containing: offset)
        let before = source.string(line.lowerBound..<offset).reversed().drop { $0 == "@" || $0 == " " }
        guard before.first == ":" else { return nil }
        let name = String(before.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        return name.isEmpty || name.hasPrefix("isEqual") || name == "compare" ? nil : name
    }

    /// Parts of labels for the names of files, nibs and scenes that are loaded: `storyboardName:`.
    private static let naming = ["board", "file", "id", "name", "nib", "resource", "scene"]
}

/// Finds functions and types that the project's own code declares: their use of a name can be read.
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
