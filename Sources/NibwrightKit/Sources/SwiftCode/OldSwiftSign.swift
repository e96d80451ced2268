import SourceText
import SwiftSyntax

/// A sign that a file is written in a Swift before 3: a name that UIKit had then, or syntax that was removed.
public struct OldSwiftSign: Hashable, Sendable {
    /// As a reader would look for it: `prepareForSegue(…)`, `for …; …; …`.
    public let text: String
    /// The byte offset of the sign.
    public let offset: Int
    /// The name, if a project could use it for a function of its own; nil for syntax.
    public let name: String?

    /// The signs in a file's code. Comments give none, as Xcode's templates stayed in many files when these were
    /// converted.
    public struct Reading: Hashable, Sendable {
        /// The first sign of each name, in their order, and that of the syntax.
        public let signs: [OldSwiftSign]
        /// Functions of the file's own that have a name that UIKit had then.
        public let declaredNames: Set<String>
    }

    /// Looks for signs. Syntax is looked at only where today's parser had to guess.
    public static func read(_ file: SwiftFile) -> Reading {
        let mayName = OldNameFinder.names.contains { file.source.contains(identifier: $0) }
        let mayShow = file.hasSyntaxErrors == true
        guard mayName || mayShow else { return Reading(signs: [], declaredNames: []) }
        let tree = SwiftSyntaxTree.parse(file.source)
        let finder = OldNameFinder(viewMode: .sourceAccurate)
        if mayName { finder.walk(tree) }
        let syntax = mayShow ? OldSyntax.first(in: tree) : nil
        return Reading(signs: finder.signs + [syntax].compactMap(\.self), declaredNames: finder.declared)
    }
}

/// Finds names that UIKit had before Swift 3.
private final class OldNameFinder: SyntaxVisitor {
    private static let overridden: Set<String> = [
        "prepareForSegue", "shouldPerformSegueWithIdentifier", "performSegueWithIdentifier",
    ]
    private static let called: Set<String> = [
        "performSegueWithIdentifier", "instantiateViewControllerWithIdentifier", "dequeueReusableCellWithIdentifier",
        "dispatch_async",
    ]
    /// Class methods that became properties, with the class that had them.
    private static let shared = [
        "sharedApplication": "UIApplication", "mainBundle": "NSBundle", "mainScreen": "UIScreen",
        "defaultCenter": "NSNotificationCenter", "standardUserDefaults": "NSUserDefaults",
    ]
    static let names = overridden.union(called).union(shared.keys)

    private(set) var signs: [OldSwiftSign] = []
    private(set) var declared: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if !isOverride, Self.names.contains(node.name.text) { declared.insert(node.name.text) }
        if isOverride, Self.overridden.contains(node.name.text) {
            note(node.name, mayBeOwn: Self.called.contains(node.name.text))
        }
        return .visitChildren
    }

    /// Code under a condition may be for another compiler.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName ?? member?.declName.baseName
        else { return .visitChildren }
        let isShared = Self.shared[name.text].map { $0 == member?.base?.trimmedDescription } ?? false
        if isShared || Self.called.contains(name.text) { note(name, mayBeOwn: true) }
        return .visitChildren
    }

    private func note(_ name: TokenSyntax, mayBeOwn: Bool) {
        let text = name.text + "(…)"
        guard !signs.contains(where: { $0.text == text }) else { return }
        signs.append(
            OldSwiftSign(
                text: text, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset, name: mayBeOwn ? name.text : nil
            ))
    }
}

/// Finds syntax that Swift 3 removed, by the order of tokens, since no node of today's syntax stands for it.
private enum OldSyntax {
    static func first(in tree: SourceFileSyntax) -> OldSwiftSign? {
        var window = Window()
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if let text = window.take(token) {
                return OldSwiftSign(
                    text: text, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, name: nil)
            }
        }
        return nil
    }

    /// The tokens of one statement's head, one after the other.
    private struct Window {
        /// `for`, `if`, `guard` or `while`, until its body begins.
        private var head = ""
        private var semicolons = 0
        private var binds = false
        private var last = ""

        mutating func take(_ token: TokenSyntax) -> String? {
            let text = token.text
            defer { last = text }
            switch text {
            case "for", "if", "guard", "while":
                if last != "." { (head, semicolons, binds) = (text, 0, false) }
            case "{", "}", "else": head = ""
            case "let", "var": binds = binds || head == "if" || head == "guard" || head == "while"
            case ";" where head == "for":
                semicolons += 1
                if semicolons == 2 { return "for …; …; … {" }
            case "where" where binds: return "\(head) let … where"
            case "inout" where last == "(" || last == ",": return "(inout …: …)"
            case "noescape" where last == "@": return "@noescape"
            default: break
            }
            return nil
        }
    }
}
