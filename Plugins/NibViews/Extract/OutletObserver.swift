import SwiftSyntax
import TransformKit

/// What the `didSet` of an outlet does, which the outlet of the view that has the object does afterwards.
struct OutletObserver {
    /// The statements, with their indentation below the first one's.
    let lines: [String]
    /// Whether it declares something, whose name another observer may have as well.
    let declares: Bool

    /// Nil where the outlet has no `didSet` alone, or one that asks for the old value.
    init?(of outlet: SwiftOutlet, in tree: SourceFileSyntax, _ source: SourceText) {
        let finder = VariableFinder(at: outlet.anchors.declaration.lowerBound)
        finder.walk(tree)
        guard let binding = finder.found?.bindings.first, finder.found?.bindings.count == 1,
            case .accessors(let accessors)? = binding.accessorBlock?.accessors, accessors.count == 1,
            let accessor = accessors.first, accessor.accessorSpecifier.tokenKind == .keyword(.didSet),
            accessor.parameters == nil, let body = accessor.body
        else { return nil }
        let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let text = source.string(start..<end)
        let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
        // A text of several lines has an indentation of its own.
        guard !words.contains("oldValue"), !words.contains("return"), !text.contains("\"\"\"") else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line
            while let last = line.last, last.isWhitespace { line.removeLast() }
            return String(line)
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indentation = (lines.first ?? "").prefix { $0.isWhitespace }
        self.lines = lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }
        declares = body.statements.contains { $0.item.is(DeclSyntax.self) }
    }
}

/// Finds a variable by the offset at which its declaration begins.
private final class VariableFinder: SyntaxVisitor {
    private let offset: Int
    private(set) var found: VariableDeclSyntax?

    init(at offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.positionAfterSkippingLeadingTrivia.utf8Offset == offset { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }
}
