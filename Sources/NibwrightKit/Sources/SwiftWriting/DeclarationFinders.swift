import SwiftCode
public import SwiftSyntax

/// Finds a class by the place of its name.
public final class ClassFinder: SyntaxVisitor {
    private let offset: Int
    public private(set) var found: ClassDeclSyntax?

    /// Makes a finder for the class whose name begins at a byte offset; `walk` the tree with it and read `found`.
    public init(offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    /// Keeps the class if its name begins at the offset.
    public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.positionAfterSkippingLeadingTrivia.utf8Offset == offset { found = node }
        return found == nil ? .visitChildren : .skipChildren
    }

    /// Skips functions: classes in their bodies are not found.
    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds the function whose name stands at an offset.
public final class FunctionFinder: SyntaxVisitor {
    private let offset: Int
    private var found: FunctionDeclSyntax?

    /// The function whose name begins at a byte offset; nil where none does, and for functions inside other functions.
    public static func function(at offset: Int, in tree: SourceFileSyntax) -> FunctionDeclSyntax? {
        let finder = FunctionFinder(offset)
        finder.walk(tree)
        return finder.found
    }

    private init(_ offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    /// Keeps the function if its name begins at the offset.
    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.trimmedByteRange.lowerBound == offset { found = node }
        return .skipChildren
    }

    /// Skips members that do not contain the offset.
    public override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        return range.contains(offset) ? .visitChildren : .skipChildren
    }
}
