import SwiftSyntax

/// Turns syntax into expressions that outlive the tree.
struct CodeExpressionReader {
    /// Deeper code is not understood, so that no input can exhaust the stack.
    private static let deepest = 48
    private static let longest = 64
    private var depth = 0

    static func read(_ node: ExprSyntax) -> CodeExpression {
        var reader = CodeExpressionReader()
        return reader.expression(node)
    }

    static func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
        var reader = CodeExpressionReader()
        return reader.arguments(list)
    }

    private mutating func expression(_ node: ExprSyntax) -> CodeExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return .unknown }
        return literal(node) ?? wrapped(node) ?? compound(node) ?? .unknown
    }

    private mutating func literal(_ node: ExprSyntax) -> CodeExpression? {
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal): NumberText.integer(literal.literal.text).map { .integer($0) }
        case .floatLiteralExpr(let literal): NumberText.number(literal.literal.text).map { .number($0) }
        case .booleanLiteralExpr(let literal): .boolean(literal.literal.tokenKind == .keyword(.true))
        case .nilLiteralExpr: CodeExpression.none
        case .stringLiteralExpr(let literal): string(literal)
        case .declReferenceExpr(let reference): .name(reference.baseName.plainText)
        default: nil
        }
    }

    /// Nodes that change nothing about a value that is there: parentheses, `try`, `!`, `?`.
    private mutating func wrapped(_ node: ExprSyntax) -> CodeExpression? {
        switch node.as(ExprSyntaxEnum.self) {
        case .tryExpr(let attempt): return expression(attempt.expression)
        case .forceUnwrapExpr(let forced): return expression(forced.expression)
        case .optionalChainingExpr(let chain): return expression(chain.expression)
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first { return expression(only.expression) }
            return .tuple(tuple.elements.map { expression($0.expression) })
        case .inOutExpr(let reference):
            return reference.expression.as(DeclReferenceExprSyntax.self).map { .reference($0.baseName.plainText) }
        default: return nil
        }
    }

    private mutating func compound(_ node: ExprSyntax) -> CodeExpression? {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access):
            return .member(access.base.map { expression($0) }, access.declName.baseName.plainText)
        case .functionCallExpr(let call):
            guard call.trailingClosure == nil else { return .unknown }
            return .call(expression(call.calledExpression), arguments(call.arguments))
        case .subscriptCallExpr(let call):
            return .element(expression(call.calledExpression), arguments(call.arguments))
        case .prefixOperatorExpr(let prefix): return .prefix(prefix.operator.text, expression(prefix.expression))
        case .postfixOperatorExpr(let postfix):
            return postfix.operator.text == "..." ? .openRange(expression(postfix.expression)) : .unknown
        case .sequenceExpr(let sequence): return self.sequence(Array(sequence.elements))
        default: return nil
        }
    }

    private mutating func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
        list.map { CodeArgument(label: $0.label?.plainText, value: expression($0.expression)) }
    }

    private mutating func string(_ literal: StringLiteralExprSyntax) -> CodeExpression {
        if let text = literal.representedLiteralValue { return .string(text) }
        var parts: [CodeExpression] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text):
                if text.content.text.contains("\\") { return .unknown }
                parts.append(.string(text.content.text))
            case .expressionSegment(let segment):
                guard segment.expressions.count == 1, let only = segment.expressions.first else { return .unknown }
                parts.append(expression(only.expression))
            }
        }
        return .interpolation(parts)
    }
}

// MARK: Operators

extension CodeExpressionReader {
    /// The value of a row of operands and operators, which the parser does not group.
    private mutating func sequence(_ elements: [ExprSyntax]) -> CodeExpression {
        // A long row becomes a deep tree, and so does a row of `?:`.
        depth += 1
        defer { depth -= 1 }
        guard elements.count < Self.longest, depth < Self.deepest else { return .unknown }
        var operands: [CodeExpression] = []
        var signs: [String] = []
        var place = 0
        while place < elements.count {
            let element = elements[place]
            if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                signs.append(sign)
            } else if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                guard let condition = Self.fold(operands, signs) else { return .unknown }
                let rest = sequence(Array(elements[(place + 1)...]))
                return .choice(condition, expression(ternary.thenExpression), rest)
            } else if element.is(UnresolvedAsExprSyntax.self) {
                // `hex as NSString`, `value as UInt32`: the number stays, and a string is one under either name.
                place += 1
            } else {
                operands.append(expression(element))
            }
            place += 1
        }
        return Self.fold(operands, signs) ?? .unknown
    }

    /// Folds operands by precedence; nil where they do not alternate with known operators.
    private static func fold(_ operands: [CodeExpression], _ signs: [String]) -> CodeExpression? {
        guard operands.count == signs.count + 1 else { return nil }
        var values: [CodeExpression] = []
        var open: [(sign: String, precedence: Int)] = []
        func close() {
            guard let right = values.popLast(), let left = values.popLast(), let top = open.popLast() else { return }
            values.append(.operation(top.sign, left, right))
        }
        for (number, operand) in operands.enumerated() {
            values.append(operand)
            guard number < signs.count else { break }
            guard let precedence = precedences[signs[number]] else { return nil }
            // `??` alone of these binds to the right.
            while let top = open.last, top.precedence > precedence || top.precedence == precedence && top.sign != "??" {
                close()
            }
            open.append((signs[number], precedence))
        }
        while !open.isEmpty { close() }
        return values.count == 1 ? values[0] : nil
    }

    private static let precedences: [String: Int] = [
        "<<": 9, ">>": 9, "*": 8, "/": 8, "%": 8, "&": 8, "&*": 8, "+": 7, "-": 7, "|": 7, "^": 7, "&+": 7, "&-": 7,
        "...": 6, "..<": 6, "??": 5, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "&&": 3, "||": 2,
    ]
}

/// Numbers as Swift writes them.
enum NumberText {
    static func integer(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }
        return switch digits.prefix(2) {
        case "0x": Int(digits.dropFirst(2), radix: 16)
        case "0b": Int(digits.dropFirst(2), radix: 2)
        case "0o": Int(digits.dropFirst(2), radix: 8)
        default: Int(digits)
        }
    }

    static func number(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }
}
