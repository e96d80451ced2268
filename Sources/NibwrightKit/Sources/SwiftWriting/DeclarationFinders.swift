import SwiftCode
public import SwiftSyntax

/// Finds a class by the place of its name.
public final class ClassFinder: SyntaxVisitor {
    private let offset: Int
    public private(set) var found: ClassDeclSyntax?

    public init(offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.positionAfterSkippingLeadingTrivia.utf8Offset == offset { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }

    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the function whose name stands at an offset.
public final class FunctionFinder: SyntaxVisitor {
    private let offset: Int
    private var found: FunctionDeclSyntax?

    public static func function(at offset: Int, in tree: SourceFileSyntax) -> FunctionDeclSyntax? {
        let finder = FunctionFinder(offset)
        finder.walk(tree)
        return finder.found
    }

    private init(_ offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.trimmedByteRange.lowerBound == offset { found = node }
        return .skipChildren
    }

    public override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        return range.contains(offset) ? .visitChildren : .skipChildren
    }
}
