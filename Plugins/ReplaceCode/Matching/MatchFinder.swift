import TransformKit

/// Finds every place of a file that fits a pattern, outer ones before those inside of them.
struct MatchFinder {
    private let pattern: CodePattern
    private let conditions: [String: CaptureKind]
    /// Where the pattern's longest word stands, or its longest sign; nil where everything has to be looked at.
    private let words: [Int]?
    private(set) var matches: [CodeMatch] = []
    /// Parts of expressions that would fit if it were known which operators apply first.
    private(set) var undecided: [CodeMatch] = []

    private init(_ pattern: CodePattern, _ conditions: [String: CaptureKind], words: [Int]?) {
        self.pattern = pattern
        self.conditions = conditions
        self.words = words
    }

    /// Looks at the bytes first: most files do not have the pattern's words.
    static func mayMatch(_ pattern: CodePattern, _ source: SourceText) -> Bool {
        let words = pattern.words
        if words.isEmpty, let sign = pattern.sign { return source.contains(sign) }
        return words.allSatisfy { source.contains(identifier: $0) }
    }

    static func matches(
        of pattern: CodePattern, _ conditions: [String: CaptureKind] = [:], in tree: some SyntaxProtocol,
        _ source: SourceText?
    ) -> MatchFinder {
        let words = source.flatMap { source in
            pattern.words.first.map { source.offsets(ofIdentifier: $0) } ?? pattern.sign.map { source.offsets(of: $0) }
        }
        var finder = MatchFinder(pattern, conditions, words: words)
        finder.visit(Syntax(tree), MatchContext())
        return finder
    }

    private mutating func visit(_ node: Syntax, _ context: MatchContext) {
        guard mayMatter(node) else { return }
        var context = context
        look(at: node, context)
        context.enter(node)
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { visit(child, context) }
    }

    private func mayMatter(_ node: Syntax) -> Bool {
        guard let words else { return true }
        let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low] < end
    }

    private mutating func look(at node: Syntax, _ context: MatchContext) {
        switch pattern.root {
        case .nothing: return
        case .statements(let parts, let run):
            if node.kind == .codeBlockItemList { lookAtStatements(node, parts, runAt: run, context) }
        case .node(let part):
            if let sequence = node.as(SequenceExprSyntax.self), case .operators(let parts, let tree) = part.content {
                lookAtOperators(sequence, parts, tree, context)
            } else if node.kind == part.kind, !node.hasError, !node.isMemberName {
                var matcher = PatternMatcher(pattern, conditions)
                if matcher.fits(node, part) { add(matcher, node, node.range, nil, context) }
            }
        }
    }

    private mutating func add(
        _ matcher: PatternMatcher, _ node: Syntax, _ range: Range<Int>, _ hold: ExpressionSlot.Hold?,
        _ context: MatchContext, isStatement: Bool? = nil
    ) {
        let end = pattern.isOpen ? matcher.elements.last?.range.upperBound ?? range.upperBound : range.upperBound
        let slot = ExpressionSlot(of: node)
        matches.append(
            CodeMatch(
                node: node, range: range.lowerBound..<end, elements: matcher.elements, captures: matcher.captures,
                slot: hold.map { ExpressionSlot(hold: $0, chainEnd: nil, isArgument: false) } ?? slot,
                isStatement: isStatement ?? node.isWholeStatement, context: context))
    }
}

// MARK: Statements

extension MatchFinder {
    private mutating func lookAtStatements(
        _ list: Syntax, _ parts: [PatternPart], runAt run: Int?, _ context: MatchContext
    ) {
        let items = Array(list.children(viewMode: .sourceAccurate))
        var start = 0
        while start < items.count {
            if let found = statements(items, from: start, parts, runAt: run) {
                let range = items[start].range.lowerBound..<items[found.end - 1].range.upperBound
                add(found.matcher, list, range, nil, context, isStatement: true)
                start = found.end
            } else {
                start += 1
            }
        }
    }

    private func statements(
        _ items: [Syntax], from start: Int, _ parts: [PatternPart], runAt run: Int?
    ) -> (matcher: PatternMatcher, end: Int)? {
        guard let run else {
            let end = start + parts.count
            guard end <= items.count else { return nil }
            var matcher = PatternMatcher(pattern, conditions)
            for (item, part) in zip(items[start..<end], parts) where item.hasError || !matcher.fits(item, part) {
                return nil
            }
            return (matcher, end)
        }
        var opening = PatternMatcher(pattern, conditions)
        guard start + run <= items.count else { return nil }
        for (item, part) in zip(items[start..<start + run], parts[..<run])
        where item.hasError || !opening.fits(item, part) {
            return nil
        }
        let behind = parts.count - run - 1
        let last = min(items.count, start + Self.longestRun)
        guard start + run + behind <= last else { return nil }
        for end in start + run + behind...last {
            var matcher = opening
            if matcher.fits(Array(items[start + run..<end]), Array(parts[run...]), runAt: 0) { return (matcher, end) }
        }
        return nil
    }

    /// As many statements may stand between the first and the last of a pattern.
    private static let longestRun = 500
}

// MARK: Operators

extension MatchFinder {
    private mutating func lookAtOperators(
        _ sequence: SequenceExprSyntax, _ parts: [PatternPart], _ tree: OperatorTree?, _ context: MatchContext
    ) {
        guard !sequence.hasError else { return }
        let elements = Array(sequence.elements)
        if let tree, let own = OperatorTree(sequence) {
            for (number, node) in own.nodes.enumerated().reversed() where node.operation != nil {
                var matcher = PatternMatcher(pattern, conditions)
                let core = node.range.lowerBound
                if matcher.fits(elements, own, number, parts, tree, tree.root, coreAt: core) {
                    add(matcher, sequence, elements, node.range, context)
                }
            }
            return
        }
        guard elements.count >= parts.count else { return }
        for start in stride(from: 0, through: elements.count - parts.count, by: 2) {
            var matcher = PatternMatcher(pattern, conditions)
            let range = start..<start + parts.count
            guard matcher.fits(elements[range], parts, coreAt: start) else { continue }
            add(matcher, sequence, elements, range, context)
            if elements.count > parts.count, let match = matches.popLast() { undecided.append(match) }
        }
    }

    private mutating func add(
        _ matcher: PatternMatcher, _ sequence: SequenceExprSyntax, _ elements: [ExprSyntax], _ range: Range<Int>,
        _ context: MatchContext
    ) {
        let start = elements[range.lowerBound].core.range.lowerBound
        let covered = start..<elements[range.upperBound - 1].range.upperBound
        guard range.count < elements.count else { return add(matcher, Syntax(sequence), covered, nil, context) }
        let hold = ExpressionSlot.operand(range, of: elements)
        add(matcher, Syntax(sequence), covered, hold, context, isStatement: false)
    }
}

extension SourceText {
    /// Every offset at which a text of ASCII begins.
    fileprivate func offsets(of sign: String) -> [Int] {
        let sign = Array(sign.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            guard let first = sign.first, bytes.count >= sign.count else { return [] }
            var offsets: [Int] = []
            for offset in 0...bytes.count - sign.count where bytes[offset] == first {
                if bytes[offset..<offset + sign.count].elementsEqual(sign) { offsets.append(offset) }
            }
            return offsets
        }
    }
}

extension Syntax {
    /// Whether it is all that a statement is.
    var isWholeStatement: Bool {
        guard let parent else { return false }
        if kind == .codeBlockItem { return true }
        if parent.kind == .expressionStmt { return parent.parent?.kind == .codeBlockItem }
        return parent.kind == .codeBlockItem || parent.kind == .memberBlockItem
    }
}
