import TransformKit

/// Compares a pattern with one place of the code.
///
/// It goes no deeper into the code than the pattern is deep, and never back: a list has at most one run, so that there
/// is one way to fit.
struct PatternMatcher {
    let pattern: CodePattern
    let conditions: [String: CaptureKind]
    private(set) var elements: [CodeMatch.Element] = []
    private(set) var captures: [String: Capture] = [:]
    /// The last element of an open pattern is met: the rest of the node may be anything.
    private var isFinished: Bool { pattern.isOpen && elements.last?.patternElement == pattern.elements.count - 1 }

    init(_ pattern: CodePattern, _ conditions: [String: CaptureKind]) {
        self.pattern = pattern
        self.conditions = conditions
    }

    /// Whether a node fits a part; what was taken in before stays taken in where it does not.
    mutating func fits(_ node: Syntax, _ part: PatternPart) -> Bool {
        switch part.content {
        case .placeholder(let name, let role):
            guard permits(node, role) else { return false }
            return bind(name, part, Capture([node], node.range))
        case .run: return false
        case .token(let text):
            guard let token = node.as(TokenSyntax.self), token.comparedText == text else { return false }
            note(part, node.range)
            return true
        case .node(let parts):
            return node.kind == part.kind && fit(node, parts)
        case .operators(let parts, let tree):
            guard let sequence = node.as(SequenceExprSyntax.self) else { return false }
            return fits(sequence, parts, tree)
        case .list(let parts, let run):
            return node.kind == part.kind && fits(Array(node.children(viewMode: .sourceAccurate)), parts, runAt: run)
        }
    }

    private mutating func fit(_ node: Syntax, _ parts: [PatternPart]) -> Bool {
        var rest = parts[...]
        for child in node.children(viewMode: .sourceAccurate) {
            if isFinished { return true }
            guard let part = rest.popFirst(), fits(child, part) else { return false }
        }
        return rest.isEmpty || isFinished
    }

    private func permits(_ node: Syntax, _ role: PlaceholderRole) -> Bool {
        switch role {
        case .expression: node.is(ExprSyntax.self) && !node.isMemberName
        case .type: node.is(TypeSyntax.self)
        case .statement: node.kind == .codeBlockItem
        case .name:
            if let token = node.as(TokenSyntax.self) { token.isName } else { node.kind == .declReferenceExpr }
        }
    }

    private mutating func note(_ part: PatternPart, _ range: Range<Int>, _ capture: Capture? = nil) {
        guard part.element < pattern.elements.count else { return }
        let content = pattern.elements[part.element].content
        elements.append(
            CodeMatch.Element(content: content, range: range, patternElement: part.element, capture: capture))
    }

    private mutating func bind(_ name: String, _ part: PatternPart, _ capture: Capture) -> Bool {
        if let earlier = captures[name] {
            guard earlier.hasEqualCode(to: capture) else { return false }
        } else {
            guard conditions[name]?.holds(capture) ?? true else { return false }
            captures[name] = capture
        }
        note(part, capture.range, capture)
        return true
    }
}

// MARK: Lists

extension PatternMatcher {
    /// Whether the elements of a list fit, one of whose parts is a run.
    mutating func fits(_ nodes: [Syntax], _ parts: [PatternPart], runAt run: Int) -> Bool {
        let behind = parts.count - run - 1
        guard nodes.count >= parts.count - 1, case .run(let name) = parts[run].content else { return false }
        for (node, part) in zip(nodes, parts[..<run]) where !fits(listElement: node, part) { return false }
        let middle = Array(nodes[run..<nodes.count - behind])
        guard bindRun(name, middle, parts[run]) else { return false }
        for (node, part) in zip(nodes.suffix(behind), parts.suffix(behind)) where !fits(listElement: node, part) {
            return false
        }
        let hasCommaLast = nodes.last.map { Self.comma(of: $0) != nil } ?? false
        return !hasCommaLast || (parts.last?.comma != nil)
    }

    private mutating func bindRun(_ name: String, _ nodes: [Syntax], _ part: PatternPart) -> Bool {
        guard let first = nodes.first, let last = nodes.last else {
            let end = elements.last?.range.upperBound ?? 0
            return bind(name, part, Capture([], end..<end))
        }
        let comma = Self.comma(of: last)
        let children = last.children(viewMode: .sourceAccurate).filter { $0.as(TokenSyntax.self)?.tokenKind != .comma }
        let end = comma == nil ? last.range.upperBound : children.last?.range.upperBound ?? last.range.upperBound
        let capture = Capture(nodes, first.range.lowerBound..<end)
        guard bind(name, part, capture) else { return false }
        noteComma(comma, part)
        return true
    }

    private mutating func fits(listElement node: Syntax, _ part: PatternPart) -> Bool {
        switch part.content {
        case .node(let parts):
            var children = Array(node.children(viewMode: .sourceAccurate))
            let comma = Self.comma(of: node)
            if comma != nil { children.removeLast() }
            guard node.kind == part.kind, children.count == parts.count else { return false }
            for (child, inner) in zip(children, parts) where !fits(child, inner) { return false }
            noteComma(comma, part)
            return true
        default: return fits(node, part)
        }
    }

    private mutating func noteComma(_ comma: TokenSyntax?, _ part: PatternPart) {
        guard let comma else { return }
        // Of a run that is empty the comma behind it is the one that the code does not have.
        let element = part.comma ?? (part.element >= 0 ? part.element : elements.last?.patternElement ?? 0)
        elements.append(CodeMatch.Element(content: .token(","), range: comma.range, patternElement: element))
    }

    private static func comma(of node: Syntax) -> TokenSyntax? {
        guard let last = node.children(viewMode: .sourceAccurate).reversed().first?.as(TokenSyntax.self),
            last.tokenKind == .comma
        else { return nil }
        return last
    }
}

// MARK: Operators

extension PatternMatcher {
    /// Whether a whole expression with operators fits.
    private mutating func fits(_ sequence: SequenceExprSyntax, _ parts: [PatternPart], _ tree: OperatorTree?) -> Bool {
        let elements = Array(sequence.elements)
        if let tree, let own = OperatorTree(sequence) {
            return fits(elements, own, own.root, parts, tree, tree.root, coreAt: nil)
        }
        return fits(elements[...], parts, coreAt: nil)
    }

    /// Whether elements fit one by one.
    mutating func fits(_ elements: ArraySlice<ExprSyntax>, _ parts: [PatternPart], coreAt core: Int?) -> Bool {
        guard elements.count == parts.count else { return false }
        for (index, part) in zip(elements.indices, parts)
        where !fits(Syntax(index == core ? elements[index].core : elements[index]), part) {
            return false
        }
        return true
    }

    /// Whether a part of an expression fits a part of the pattern, in the order in which operators apply.
    ///
    /// - Parameter core: the operand whose `try` or `await` does not count, since it stays where it is.
    mutating func fits(
        _ elements: [ExprSyntax], _ tree: OperatorTree, _ node: Int, _ parts: [PatternPart], _ partTree: OperatorTree,
        _ partNode: Int, coreAt core: Int?
    ) -> Bool {
        let range = tree.nodes[node].range
        guard let operation = partTree.nodes[partNode].operation else {
            let part = parts[partTree.nodes[partNode].range.lowerBound]
            if range.count == 1 {
                let element = elements[range.lowerBound]
                return fits(Syntax(range.lowerBound == core ? element.core : element), part)
            }
            guard case .placeholder(let name, .expression) = part.content else { return false }
            let first = range.lowerBound == core ? elements[range.lowerBound].core : elements[range.lowerBound]
            let covered = first.range.lowerBound..<elements[range.upperBound - 1].range.upperBound
            return bind(name, part, Capture(operands: elements[range], first: first, covered))
        }
        guard let own = tree.nodes[node].operation,
            fits(elements, tree, own.left, parts, partTree, operation.left, coreAt: core),
            fits(Syntax(elements[own.at]), parts[operation.at])
        else { return false }
        return fits(elements, tree, own.right, parts, partTree, operation.right, coreAt: nil)
    }
}

extension ExprSyntax {
    /// The expression without `try` and `await` before it.
    var core: ExprSyntax {
        var inner = self
        while true {
            if let attempt = inner.as(TryExprSyntax.self) {
                inner = attempt.expression
            } else if let waiting = inner.as(AwaitExprSyntax.self) {
                inner = waiting.expression
            } else {
                return inner
            }
        }
    }
}

extension TokenSyntax {
    /// Whether it names something.
    fileprivate var isName: Bool {
        switch tokenKind {
        case .identifier, .dollarIdentifier: true
        case .keyword(let word): [.self, .Self, .`init`].contains(word)
        default: false
        }
    }
}
