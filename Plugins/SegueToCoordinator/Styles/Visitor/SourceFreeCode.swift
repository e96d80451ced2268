import SwiftSyntax
import TransformKit

/// Decides whether code asks nothing of the view controller that it stands in, so that it means the same in any type.
enum SourceFreeCode {
    /// The types that code says, those behind a dot not included.
    static func types(in lines: [String]) -> Set<String> { finder(for: lines, names: []).types }

    /// The names that code says without a dot and does not declare itself: members of the class around it, and what files
    /// and libraries declare.
    static func openNames(in lines: [String]) -> Set<String> { finder(for: lines, names: []).open }

    private static func finder(for lines: [String], names: Set<String>) -> FreeNameFinder {
        let finder = FreeNameFinder(names)
        finder.walk(SwiftSyntaxTree.parse(SourceText(path: "", bytes: Array(lines.joined(separator: "\n").utf8))))
        return finder
    }

    /// - Parameters:
    ///   - lines: the code.
    ///   - names: names that it may say besides, such as the destination's.
    ///   - nested: names of types that only the class around it knows by these names.
    static func isFree(_ lines: [String], names: Set<String>, nested: Set<String>) -> Bool {
        let finder = finder(for: lines, names: names)
        return finder.isFree && finder.types.isDisjoint(with: nested)
    }
}

private final class FreeNameFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var isFree = true
    private(set) var types: Set<String> = []
    private(set) var open: Set<String> = []

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
        let name = node.baseName.text
        if name.first?.isUppercase == true {
            types.insert(name)
        } else if !names.contains(name), LocalNames.declaration(of: name, at: node) == nil {
            isFree = false
            open.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        // Also in the list of what a closure captures.
        if token.tokenKind == .keyword(.self) { isFree = false }
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        isFree = false
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        isFree = false
        return .skipChildren
    }

    // A method that returns early would leave out what other sources add behind it.
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFree = false
        return .skipChildren
    }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        isFree = false
        return .skipChildren
    }
}
