import SwiftCode
import TransformKit

/// Locals that held a storyboard and that nothing uses any more once calls ask another one: the compiler would warn of them.
struct UnusedLocals {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// What removes the declarations of locals of which every use is replaced.
    func removals(after edits: [FileEdit]) -> [FileEdit] {
        var replaced: [String: [Range<Int>]] = [:]
        for case .replace(let path, let edit) in edits where !edit.range.isEmpty {
            replaced[path, default: []].append(edit.range)
        }
        return replaced.sorted { $0.key < $1.key }.flatMap { path, ranges -> [FileEdit] in
            guard path.hasSuffix(".swift"), let source = graph.text(at: path) else { return [] }
            let finder = StoryboardLocalFinder(replaced: ranges)
            finder.walk(SwiftSyntaxTree.parse(source))
            return finder.unused.compactMap { removal(of: $0, in: source, ranges) }
        }
    }

    /// The statement with its lines; nil where something else stands on them or changes there.
    private func removal(of statement: Range<Int>, in source: SourceText, _ replaced: [Range<Int>]) -> FileEdit? {
        let first = source.lineRange(containing: statement.lowerBound)
        let last = source.lineRange(containing: max(statement.lowerBound, statement.upperBound - 1))
        let around =
            source.string(first.lowerBound..<statement.lowerBound)
            + source.string(statement.upperBound..<last.upperBound)
        let lines = first.lowerBound..<last.upperBound
        guard around.allSatisfy(\.isWhitespace), !replaced.contains(where: { $0.overlaps(lines) }) else { return nil }
        return .replace(path: source.path, TextEdit(lines, ""))
    }
}

/// Finds locals in which a storyboard is kept and of which all uses lie in some ranges.
private final class StoryboardLocalFinder: SyntaxVisitor {
    private(set) var unused: [Range<Int>] = []
    private let replaced: [Range<Int>]

    init(replaced: [Range<Int>]) {
        self.replaced = replaced
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        // At the top of a file everybody sees it.
        guard node.parent?.is(SourceFileSyntax.self) != true else { return .visitChildren }
        for item in node {
            guard let declaration = item.item.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
                let binding = declaration.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value, Self.onlyMakesStoryboard(value)
            else { continue }
            let uses = NameUses.places(of: name, in: Syntax(node))
            let isReplaced = uses.allSatisfy { use in replaced.contains { $0.contains(use) } }
            // One that nothing used before is none of ours.
            if !uses.isEmpty, isReplaced { unused.append(item.trimmedByteRange) }
        }
        return .visitChildren
    }

    private static func onlyMakesStoryboard(_ value: ExprSyntax) -> Bool {
        var text = value.trimmedDescription
        while let last = text.last, "!?".contains(last) { text.removeLast() }
        if ["storyboard", "self.storyboard"].contains(text) { return true }
        return ["UIStoryboard(", "UIStoryboard.init(", "NSStoryboard(", "NSStoryboard.init("].contains {
            text.hasPrefix($0)
        } && value.is(FunctionCallExprSyntax.self)
    }
}

/// Collects where a name is read.
private final class NameUses: SyntaxVisitor {
    private let name: String
    private var places: [Int] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func places(of name: String, in node: Syntax) -> [Int] {
        let uses = NameUses(name)
        uses.walk(node)
        return uses.places
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == name, !isMember { places.append(node.trimmedByteRange.lowerBound) }
        return .visitChildren
    }
}
