import TransformKit

/// Makes parts and elements of a pattern's tree.
struct PatternBuilder {
    private(set) var elements: [PatternElement] = []
    /// What the placeholders' places ask of an expression, by element.
    private(set) var slots: [Int: ExpressionSlot] = [:]
    /// Lists with more than one run, by the place of the second.
    private(set) var crowdedLists: [Int] = []
    /// Tokens of wrapping text around the pattern are left out by who walks; offsets count from here.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
    }

    /// The part of a node, with everything below it.
    mutating func part(of node: Syntax, root: Syntax) -> PatternPart {
        if let token = node.as(TokenSyntax.self) { return part(of: token) }
        if let name = Placeholder.run(in: node) {
            return PatternPart(node.kind, .run(name), element: add(.run(name), node, root: root))
        }
        if let (name, role) = Placeholder.single(node), node != root || role != .statement {
            let element = add(.placeholder(name), node, root: root)
            return PatternPart(node.kind, .placeholder(name, role), element: element)
        }
        if let sequence = node.as(SequenceExprSyntax.self) {
            let parts = sequence.elements.map { part(of: Syntax($0), root: root) }
            return PatternPart(node.kind, .operators(parts, OperatorTree(sequence)))
        }
        let children = Array(node.children(viewMode: .sourceAccurate))
        let runs = children.indices.filter { Placeholder.run(in: children[$0]) != nil }
        guard let run = runs.first, node.kind.isSyntaxCollection else {
            return PatternPart(node.kind, .node(children.map { part(of: $0, root: root) }))
        }
        if runs.count > 1 { crowdedLists.append(children[runs[1]].range.lowerBound - offset) }
        return PatternPart(node.kind, .list(children.map { listElement($0, root: root) }, runAt: run))
    }

    /// An element of a list with a run, whose comma is compared apart from it: a run may be empty.
    private mutating func listElement(_ node: Syntax, root: Syntax) -> PatternPart {
        var children = Array(node.children(viewMode: .sourceAccurate))
        let comma = children.last?.as(TokenSyntax.self).flatMap { $0.tokenKind == .comma ? $0 : nil }
        if comma != nil { children.removeLast() }
        let content: PatternPart.Content
        var element = -1
        if let name = Placeholder.run(in: node) {
            content = .run(name)
            element = add(.run(name), children.last ?? node, root: root)
        } else if case (let name, .statement)? = Placeholder.single(node) {
            content = .placeholder(name, .statement)
            element = add(.placeholder(name), node, root: root)
        } else {
            content = .node(children.map { part(of: $0, root: root) })
        }
        return PatternPart(node.kind, content, element: element, comma: comma.map { part(of: $0).element })
    }

    private mutating func part(of token: TokenSyntax) -> PatternPart {
        let text = token.comparedText
        if let name = Placeholder.name(text) {
            return PatternPart(.token, .placeholder(name, .name), element: add(.placeholder(name), token.range))
        }
        return PatternPart(.token, .token(text), element: add(.token(token.text), token.range))
    }

    private mutating func add(_ content: PatternElement.Content, _ node: Syntax, root: Syntax) -> Int {
        let element = add(content, node.range)
        slots[element] = ExpressionSlot(of: node, root: root)
        return element
    }

    private mutating func add(_ content: PatternElement.Content, _ range: Range<Int>) -> Int {
        elements.append(PatternElement(content: content, range: range.lowerBound - offset..<range.upperBound - offset))
        return elements.count - 1
    }
}

/// Recognizes placeholders in the tree of a pattern: Swift reads `$name` as an identifier.
enum Placeholder {
    /// The name in `$name`; nil for `$0`, which is Swift's own.
    static func name(_ text: String) -> String? {
        guard text.first == "$", let first = text.dropFirst().first, first.isLetter || first == "_" else { return nil }
        return String(text.dropFirst())
    }

    /// The name in `$name...` where it is an argument, an element of a list or a statement.
    static func run(in node: Syntax) -> String? {
        let expression: ExprSyntax?
        switch node.kind {
        case .labeledExpr:
            let argument = node.as(LabeledExprSyntax.self)
            expression = argument?.label == nil ? argument?.expression : nil
        case .arrayElement: expression = node.as(ArrayElementSyntax.self)?.expression
        case .codeBlockItem:
            if case .expr(let found)? = node.as(CodeBlockItemSyntax.self)?.item {
                expression = found
            } else {
                return nil
            }
        default: return nil
        }
        guard let postfix = expression?.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." else {
            return nil
        }
        return plainName(postfix.expression)
    }

    /// The placeholder that a whole node is, and what it can stand for.
    static func single(_ node: Syntax) -> (String, PlaceholderRole)? {
        switch node.kind {
        case .declReferenceExpr:
            guard let name = node.as(ExprSyntax.self).flatMap(plainName) else { return nil }
            return (name, node.isMemberName ? .name : .expression)
        case .identifierType:
            guard let type = node.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil else { return nil }
            return name(type.name.text).map { ($0, .type) }
        case .codeBlockItem:
            guard let item = node.as(CodeBlockItemSyntax.self), item.semicolon == nil,
                case .expr(let expression) = item.item
            else { return nil }
            return plainName(expression).map { ($0, .statement) }
        default: return nil
        }
    }

    private static func plainName(_ expression: ExprSyntax) -> String? {
        guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else {
            return nil
        }
        return name(reference.baseName.text)
    }
}
