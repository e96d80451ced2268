import SwiftCode
import TransformKit

/// Tells the use of a string literal in a Swift file by its position.
struct LiteralContext {
    private let token: TokenSyntax?

    /// - Parameter offset: the offset of the quotation mark.
    init(_ source: SourceText, at offset: Int) {
        let tree = SwiftSyntaxTree.parse(source)
        let found = tree.token(at: AbsolutePosition(utf8Offset: offset))
        token = found.flatMap { $0.trimmedByteRange.contains(offset) ? $0 : nil }
    }

    /// True in code, false in a comment.
    var isCode: Bool { token != nil }

    /// True where only people on a screen read the text.
    var isShown: Bool { token.flatMap(ShownText.init)?.isShown == true }

    /// True for an argument of a system function that creates no storyboard from it: a path, a log's category.
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

    /// Functions and types that show the text on a screen.
    private static let texts: Set<String> = [
        "AttributedString", "Button", "Label", "LocalizedStringKey", "LocalizedStringResource", "NSAttributedString",
        "NSMutableAttributedString", "Text", "UIAction", "UIAlertAction", "UIAlertController", "UIBarButtonItem",
        "UIMenu",
        "UIMenuItem", "UITabBarItem", "accessibilityLabel", "navigationBarTitle", "navigationTitle",
        "setAttributedTitle",
        "setTitle",
    ]
}
