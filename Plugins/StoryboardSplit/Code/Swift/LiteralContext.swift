import SwiftCode
import TransformKit

/// Where a string literal stands in a Swift file.
struct LiteralContext {
    private let token: TokenSyntax?

    /// - Parameter offset: that of the quotation mark.
    init(_ source: SourceText, at offset: Int) {
        let tree = SwiftSyntaxTree.parse(source)
        let found = tree.token(at: AbsolutePosition(utf8Offset: offset))
        token = found.flatMap { $0.trimmedByteRange.contains(offset) ? $0 : nil }
    }

    /// Whether it stands in code, and not in a comment.
    var isCode: Bool { token != nil }

    /// Whether it is handed to a function of the system's that makes no storyboard of it: a path, a log's category.
    var isForSystem: Bool {
        var node = token.map(Syntax.init)?.parent
        while let current = node, !current.is(LabeledExprSyntax.self) {
            guard current.is(StringLiteralExprSyntax.self) || current.is(StringLiteralSegmentListSyntax.self) else {
                return false
            }
            node = current.parent
        }
        let call = node?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let callee =
            call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return callee.map(Self.functions.contains) == true
    }

    private static let functions: Set<String> = [
        "Logger", "OSLog", "OSSignposter", "os_log", "NSLog", "print", "debugPrint", "appendingPathComponent",
        "appendPathComponent", "appendingPathExtension", "NSLocalizedString", "NSSortDescriptor", "UIImage", "UIFont",
        "fatalError", "preconditionFailure", "assertionFailure", "DispatchQueue",
    ]
}
