import TransformKit

/// The bodies that statements are taken out of: what the compiler asks of what is left of them.
struct RemainingBodies {
    private let source: SourceText
    private let items: [FileReplacement.Item]
    /// The matches that go, by the list of statements that they stand in, in the order of the text.
    private let going: [SyntaxIdentifier: [Int]]
    private let lists: [Int: CodeBlockItemListSyntax]

    /// - Parameter staying: the matches that are refused already.
    init(_ items: [FileReplacement.Item], in source: SourceText, staying: Set<Int>) {
        self.source = source
        self.items = items
        var going: [SyntaxIdentifier: [Int]] = [:]
        var lists: [Int: CodeBlockItemListSyntax] = [:]
        for (number, item) in items.enumerated() where !staying.contains(number) {
            guard let list = item.match.statementList else { continue }
            lists[number] = list
            going[list.id, default: []].append(number)
        }
        self.going = going
        self.lists = lists
    }

    /// What stands in the place of a match: `break` for the last one of a `case` that would be left with nothing.
    func standIn(for number: Int) -> String? {
        guard let list = lists[number], list.parent?.kind == .switchCase, let numbers = going[list.id],
            numbers.last == number, remaining(of: list).isEmpty
        else { return nil }
        return "break"
    }

    /// Why a match has to stay; nil for one that can go.
    func obstacle(to number: Int) -> Obstacle? {
        guard let list = lists[number] else { return nil }
        let match = items[number].match
        let gone = statements(of: list, in: match)
        if let name = gone.lazy.compactMap(\.nameOfCallWithoutEnd).first {
            return obstacle(match, "\"\(name)\" ends the function there, where it would go on")
        }
        if let last = list.last, gone.contains(last) {
            if let body = list.parent, body.kind == .codeBlock, body.parent?.kind == .guardStmt {
                return obstacle(match, "the body of a `guard` has to leave the function at its end")
            }
            if let name = Self.valued(list) { return obstacle(match, "the value of \(name) comes from it") }
        }
        guard let closure = list.parent?.as(ClosureExprSyntax.self), closure.signature?.parameterClause == nil,
            let numbers = going[list.id], numbers.last == number, Self.namesArgument(Array(list)),
            !Self.namesArgument(remaining(of: list))
        else { return nil }
        return obstacle(match, "without it the closure would name its argument nowhere")
    }

    private func obstacle(_ match: CodeMatch, _ reason: String) -> Obstacle {
        Obstacle(code: .bodyNeedsIt, reason: reason, place: Place(source, at: match.range.lowerBound))
    }

    private func statements(of list: CodeBlockItemListSyntax, in match: CodeMatch) -> [CodeBlockItemSyntax] {
        list.filter {
            $0.item.range.lowerBound >= match.range.lowerBound && $0.item.range.upperBound <= match.range.upperBound
        }
    }

    /// The statements that no match takes.
    private func remaining(of list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        let ranges = (going[list.id] ?? []).map { items[$0].match.range }
        return list.filter { item in
            !ranges.contains {
                $0.lowerBound <= item.item.range.lowerBound && item.item.range.upperBound <= $0.upperBound
            }
        }
    }

    /// The function or property whose value the last statement of a body gives or never comes to give.
    private static func valued(_ list: CodeBlockItemListSyntax) -> String? {
        guard let owner = list.parent else { return nil }
        if let block = owner.as(AccessorBlockSyntax.self) {
            let binding = block.parent?.as(PatternBindingSyntax.self)
            return binding.map { "\"\($0.pattern.trimmedDescription)\"" } ?? "the subscript"
        }
        guard owner.kind == .codeBlock, let parent = owner.parent else { return nil }
        if let function = parent.as(FunctionDeclSyntax.self), let type = function.signature.returnClause?.type,
            !["Void", "()"].contains(type.trimmedDescription)
        {
            return "\"\(function.name.text)\""
        }
        let accessor = parent.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind
        return accessor == .keyword(.get) ? "the property" : nil
    }

    /// Whether code uses `$0` or another argument without a name; those of a closure inside of it are its own.
    private static func namesArgument(_ statements: [CodeBlockItemSyntax]) -> Bool {
        let search = ArgumentSearch(viewMode: .sourceAccurate)
        for statement in statements { search.walk(statement) }
        return search.isFound
    }
}

private final class ArgumentSearch: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier = node.baseName.tokenKind { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeMatch {
    /// The list of statements that a match is one or several of.
    fileprivate var statementList: CodeBlockItemListSyntax? {
        guard isStatement else { return nil }
        var node = node
        while true {
            if let list = node.as(CodeBlockItemListSyntax.self) { return list }
            guard let parent = node.parent else { return nil }
            node = parent
        }
    }
}

extension CodeBlockItemSyntax {
    private static let endless: Set = ["fatalError", "preconditionFailure", "abort", "exit"]

    /// The name of the function that is called and never returns; nil for other statements.
    fileprivate var nameOfCallWithoutEnd: String? {
        let name = item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
            .text
        return name.flatMap { Self.endless.contains($0) ? $0 : nil }
    }
}
