import SwiftSyntax
import TransformKit

/// Finds a class by the place of its name.
final class ClassFinder: SyntaxVisitor {
    private let offset: Int
    private(set) var found: ClassDeclSyntax?

    init(offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.positionAfterSkippingLeadingTrivia.utf8Offset == offset { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the function whose name stands at an offset.
final class FunctionFinder: SyntaxVisitor {
    private let offset: Int
    private var found: FunctionDeclSyntax?

    static func function(at offset: Int, in tree: SourceFileSyntax) -> FunctionDeclSyntax? {
        let finder = FunctionFinder(offset)
        finder.walk(tree)
        return finder.found
    }

    private init(_ offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.trimmedByteRange.lowerBound == offset { found = node }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        return range.contains(offset) ? .visitChildren : .skipChildren
    }
}
