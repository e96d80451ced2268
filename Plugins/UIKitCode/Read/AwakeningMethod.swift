import SwiftSyntax
import SwiftWriting
import TransformKit

/// What a class does in `awakeFromNib`, as a method that code calls once it has set a view up.
struct AwakeningMethod {
    /// What code calls it.
    let name: String
    /// The edits that make a method of it.
    let edits: [FileEdit]
    private let mentioned: MentionedNames

    /// Nil where code could not do the same by calling it.
    ///
    /// - Parameters:
    ///   - awaking: `awakeFromNib` of the class.
    ///   - methods: those of the class, its extensions and the classes above it, by name.
    ///   - taken: names that mean something else in the class, above or below it.
    init?(
        of awaking: FunctionDeclSyntax, in node: ClassDeclSyntax, _ source: SourceText,
        _ methods: [String: FunctionDeclSyntax], taken: (String) -> Bool
    ) {
        guard let body = awaking.body else { return nil }
        let statements = body.statements.filter { $0.item.trimmedDescription != "super.awakeFromNib()" }
        guard !statements.isEmpty,
            let mentioned = MentionedNames(in: statements.map(\.item.trimmedDescription), methods)
        else { return nil }
        self.mentioned = mentioned
        if statements.count == 1, let only = statements.first, let method = Self.ownMethod(only, in: node) {
            name = method.name.text
            let hiding = method.modifiers.first { ["private", "fileprivate"].contains($0.name.text) }
            edits =
                hiding.map { hiding in
                    let end = hiding.endPosition.utf8Offset
                    return [.replace(path: source.path, TextEdit(hiding.bytes.lowerBound..<end, ""))]
                } ?? []
            return
        }
        // What the class above does comes first, or is left out.
        let hasSuper = body.statements.count > statements.count
        guard let first = body.statements.first, !hasSuper || first.item.trimmedDescription == "super.awakeFromNib()",
            let free = ["setUp", "setUpView", "setUpInCode"].first(where: { !taken($0) })
        else { return nil }
        name = free
        let layout = SwiftLayout(at: awaking.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
        let access = node.isPublic ? "public " : ""
        let lines = layout.lines(["    \(free)()", "}", "", "\(access)func \(free)() {"], depth: 0)
        let text = lines.map { layout.newline + $0 }.joined()
        let end = hasSuper ? first.endPositionBeforeTrailingTrivia : body.leftBrace.endPositionBeforeTrailingTrivia
        // The line below is empty where the call stood for itself.
        let rest = source.bytes[end.utf8Offset...].prefix { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        let blank = rest.lastIndex(of: 10).map { rest[..<$0].contains(10) ? $0 : end.utf8Offset } ?? end.utf8Offset
        edits = [.replace(path: source.path, TextEdit(end.utf8Offset..<blank, text))]
    }

    /// The method of the class that a statement calls without arguments.
    private static func ownMethod(_ statement: CodeBlockItemSyntax, in node: ClassDeclSyntax) -> FunctionDeclSyntax? {
        let text = statement.item.trimmedDescription.replacing("self.", with: "")
        guard text.hasSuffix("()") else { return nil }
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        return methods.first { $0.name.text + "()" == text && $0.signature.parameterClause.parameters.isEmpty }
    }

    /// What it asks for that comes later in code; nil for nothing.
    ///
    /// - Parameter outlets: those that the document fills.
    func early(_ outlets: Set<String>) -> String? { mentioned.early(outlets) }
}
