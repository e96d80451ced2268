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

    /// Whether people read it on a screen, and nothing else does.
    var isShown: Bool { token.flatMap(ShownText.init)?.isShown == true }

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
        return callee.map(Self.functions.contains) == true || callee.map(Self.texts.contains) == true
    }

    private static let functions: Set<String> = [
        "Logger", "OSLog", "OSSignposter", "os_log", "NSLog", "print", "debugPrint", "appendingPathComponent",
        "appendPathComponent", "appendingPathExtension", "NSLocalizedString", "NSSortDescriptor", "UIImage", "UIFont",
        "fatalError", "preconditionFailure", "assertionFailure", "DispatchQueue",
    ]

    /// What makes something that is shown of a text.
    private static let texts: Set<String> = [
        "AttributedString", "Button", "Label", "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString",
        "NSMutableAttributedString", "Text", "UIAction", "UIAlertAction", "UIAlertController", "UIBarButtonItem",
        "UIMenu",
        "UIMenuItem", "UITabBarItem", "accessibilityLabel", "navigationBarTitle", "navigationTitle",
        "setAttributedTitle",
        "setTitle",
    ]
}
