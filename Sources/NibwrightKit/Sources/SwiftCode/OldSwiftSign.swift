public import SourceText
import SwiftSyntax

/// What shows that a file is written in a Swift before 3: a name that UIKit had then, or syntax that was taken out.
public struct OldSwiftSign: Hashable, Sendable {
    /// As a reader would look for it: `prepareForSegue(…)`, `for …; …; …`.
    public let text: String
    public let offset: Int
    /// Whether a project could go on with the name for a function of its own.
    public let mayBeOwn: Bool

    /// What a file shows of it, in its code: comments show nothing, as Xcode's templates were left in many files when
    /// these were converted.
    public struct Reading: Hashable, Sendable {
        /// The first sign in the file.
        public let sign: OldSwiftSign?
        /// Whether a function of the file's own has a name that UIKit had then.
        public let declaresName: Bool
    }

    /// Looks for signs. Syntax is looked at only where today's parser had to guess.
    public static func read(_ file: SwiftFile) -> Reading {
        let mayName = OldNameFinder.names.contains { file.source.contains(identifier: $0) }
        let mayShow = file.hasSyntaxErrors == true
        guard mayName || mayShow else { return Reading(sign: nil, declaresName: false) }
        let tree = SwiftSyntaxTree.parse(file.source)
        let finder = OldNameFinder(viewMode: .sourceAccurate)
        if mayName { finder.walk(tree) }
        let syntax = mayShow ? OldSyntax.first(in: tree) : nil
        return Reading(sign: finder.sign ?? syntax, declaresName: finder.declares)
    }
}

/// Finds what was called otherwise before Swift 3.
private final class OldNameFinder: SyntaxVisitor {
    private static let performing = "performSegueWithIdentifier"
    static let names: Set<String> = ["prepareForSegue", "shouldPerformSegueWithIdentifier", performing]

    private(set) var sign: OldSwiftSign?
    private(set) var declares = false

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if node.name.text == Self.performing, !isOverride { declares = true }
        if isOverride, Self.names.contains(node.name.text) { note(node.name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
        if let name, name.text == Self.performing { note(name) }
        return .visitChildren
    }

    private func note(_ name: TokenSyntax) {
        guard sign == nil else { return }
        sign = OldSwiftSign(
            text: name.text + "(…)", offset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
            mayBeOwn: name.text == Self.performing)
    }
}

/// Syntax that Swift 3 took out, told from the order of tokens, since no node of today's stands for it.
private enum OldSyntax {
    static func first(in tree: SourceFileSyntax) -> OldSwiftSign? {
        var window = Window()
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if let text = window.take(token) {
                return OldSwiftSign(
                    text: text, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, mayBeOwn: false)
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
