import SwiftSyntax
import SwiftWriting
import TransformKit

/// What an outlet's `didSet` says about the view that has come, as statements for where the view is made.
struct OutletObserver {
    /// Statements in which the view has no name yet.
    private let statements: [[String?]]

    /// - Returns: nil where it does something that needs more than the view: asks the cell or another view.
    init?(_ outlet: SwiftOutlet, in tree: SourceFileSyntax) {
        let finder = ObserverFinder(outlet.anchors.name.lowerBound)
        finder.walk(tree)
        guard let body = finder.body else { return nil }
        var statements: [[String?]] = []
        for statement in body.statements {
            guard let parts = Self.parts(of: statement, outlet.name) else { return nil }
            statements.append(parts)
        }
        self.statements = statements
    }

    /// The statements about the view as a local names it.
    func lines(of local: String) -> [String] {
        statements.map { $0.map { $0 ?? local }.joined() }
    }

    /// The text of a statement, with nil for each place that names the view.
    private static func parts(of statement: CodeBlockItemSyntax, _ name: String) -> [String?]? {
        guard !statement.trimmedDescription.contains(where: \.isNewline),
            statement.item.is(ExprSyntax.self) || statement.item.is(ExpressionStmtSyntax.self)
        else { return nil }
        var parts: [String?] = []
        var skipsMark = false
        let tokens = Array(statement.tokens(viewMode: .sourceAccurate))
        for (index, token) in tokens.enumerated() {
            let before = index > 0 ? tokens[index - 1].text : ""
            let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
            let blanks = index > 0 ? token.leadingTrivia.description : ""
            if skipsMark, ["?", "!"].contains(token.text) {
                skipsMark = false
                parts.append(token.trailingTrivia.description)
                continue
            }
            skipsMark = false
            if token.text == "self" {
                // `self.label` is the view, and nothing else of the cell may be asked.
                guard next == ".", index + 2 < tokens.count, tokens[index + 2].text == name else { return nil }
                continue
            }
            if token.text == ".", before == "self" { continue }
            let isMember = before == "." && !(index > 1 && tokens[index - 2].text == "self")
            if token.text == name, !isMember, token.parent?.is(DeclReferenceExprSyntax.self) == true {
                parts.append(blanks)
                parts.append(nil)
                parts.append(token.trailingTrivia.description)
                skipsMark = true
                continue
            }
            // A name for itself that is no type's may be another member of the class.
            if !isMember, token.parent?.is(DeclReferenceExprSyntax.self) == true,
                token.text.first?.isUppercase != true
            {
                return nil
            }
            parts.append(blanks + token.text + (index + 1 < tokens.count ? token.trailingTrivia.description : ""))
        }
        return parts
    }
}

/// Finds the `didSet` of a variable that has no other accessor.
private final class ObserverFinder: SyntaxVisitor {
    private let offset: Int
    var body: CodeBlockSyntax?

    init(_ offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.pattern.bytes.lowerBound == offset else { return .visitChildren }
        if case .accessors(let accessors)? = node.accessorBlock?.accessors, accessors.count == 1,
            let accessor = accessors.first, accessor.accessorSpecifier.text == "didSet", accessor.parameters == nil
        {
            body = accessor.body
        }
        return .skipChildren
    }
}
