/// Classifies the use that code makes of a storyboard which an expression gives.
struct StoryboardPurpose {
    enum Purpose: Hashable {
        /// It loads a scene where it stands.
        case askedInPlace
        /// A local holds it that loads scenes and has no other use.
        case asked
        /// A method returns it, perhaps through a local.
        case returned
        case other
    }

    private let tokens: TokenList
    private let scope: CodeScope?
    private static let mostSteps = 8

    init(_ tokens: TokenList, _ scope: CodeScope?) {
        self.tokens = tokens
        self.scope = scope
    }

    func purpose(of expression: Range<Int>) -> Purpose { purpose(of: expression, steps: 0) }

    private func purpose(of expression: Range<Int>, steps: Int) -> Purpose {
        guard steps < Self.mostSteps else { return .other }
        let before = expression.lowerBound - 1
        if tokens.isAt(before, ")"), let opening = tokens.partner(of: before), tokens.isCast(opening..<before + 1) {
            return purpose(of: opening..<expression.upperBound, steps: steps + 1)
        }
        if tokens.isAt(before, "("), tokens.partner(of: before) == expression.upperBound, !isCall(before) {
            return purpose(of: before..<expression.upperBound + 1, steps: steps + 1)
        }
        if isAsked(expression) { return steps == 0 ? .askedInPlace : .asked }
        guard let start = startOfAlternatives(expression) else { return .other }
        let end = ExpressionReader(tokens, scope).endOfExpression(expression.upperBound, tokens.count)
        if tokens.isAt(start - 1, "=") { return variable(start - 2, start..<end, steps) }
        if tokens.isAt(start - 1, "return") { return scope?.selector == nil ? .other : .returned }
        if start < expression.lowerBound, tokens.isAt(start - 1, "("), tokens.partner(of: start - 1) == end {
            return purpose(of: start - 1..<end + 1, steps: steps + 1)
        }
        return .other
    }

    /// `if (…)` and `name(…)` are no parentheses around an operand.
    private func isCall(_ parenthesis: Int) -> Bool {
        tokens.isIdentifier(parenthesis - 1) && !tokens.isAt(parenthesis - 1, "return")
    }

    /// True if an expression is the receiver of a message that loads a scene.
    private func isAsked(_ expression: Range<Int>) -> Bool {
        let behind = expression.upperBound
        if tokens.isAt(behind, ".") { return isSceneSelector(behind + 1) }
        guard tokens.isAt(expression.lowerBound - 1, "["), isSceneSelector(behind) else { return false }
        return tokens.message(at: expression.lowerBound - 1)?.receiver == expression
    }

    private func isSceneSelector(_ index: Int) -> Bool {
        guard tokens.isIdentifier(index), let known = KnownSelector.named(tokens.text(index)) else { return false }
        return known.kind == .scene || known.kind == .initialScene
    }

    /// The start of the `condition ? a : b` of which an expression is one side; its own start where it is no such side.
    private func startOfAlternatives(_ expression: Range<Int>) -> Int? {
        let before = expression.lowerBound - 1
        guard tokens.isAt(before, "?") || tokens.isAt(before, ":") || tokens.isAt(expression.upperBound, "?") else {
            return expression.lowerBound
        }
        var index = before
        while index >= 0 {
            if tokens.isAt(index, "]") || tokens.isAt(index, ")"), let opening = tokens.partner(of: index) {
                index = opening - 1
                continue
            }
            if ["=", "(", "[", "{", ";", ",", "return"].contains(tokens.text(index)) { return index + 1 }
            index -= 1
        }
        return nil
    }

    // MARK: Variables

    private func variable(_ name: Int, _ value: Range<Int>, _ steps: Int) -> Purpose {
        guard let scope, tokens.isIdentifier(name), !tokens.isAt(name - 1, ".") else { return .other }
        let variable = LocalVariable(tokens.text(name), at: name, in: scope, tokens)
        guard variable.isDeclared, !isStatic(variable) else { return .other }
        // `return menu = […]`: the assignment is a value as well.
        if tokens.isAt(value.upperBound, ")") { return .other }
        let uses = variable.reads.map { use($0, steps) }
        return uses.contains(.other) ? .other : uses.contains(.returned) ? .returned : .asked
    }

    private func isStatic(_ variable: LocalVariable) -> Bool {
        variable.declarations.contains { name in
            (max(0, name - 4)..<name).contains { tokens.isAt($0, "static") && !tokens.isAt($0 + 1, ";") }
        }
    }

    private func use(_ index: Int, _ steps: Int) -> Purpose {
        // `if (menu)`, `!menu`, `menu == nil`, `menu != nil`
        if tokens.isAt(index + 1, "=") || tokens.isAt(index - 1, "!") { return .asked }
        if tokens.isAt(index + 1, "!"), tokens.isAt(index + 2, "=") { return .asked }
        if tokens.isAt(index - 1, "("), tokens.isAt(index + 1, ")"), tokens.isAt(index - 2, "if") { return .asked }
        return purpose(of: index..<index + 1, steps: steps + 1)
    }
}
