/// A local variable's name where it is used, with the values that it may have there.
struct LocalVariable {
    private let tokens: TokenList
    private let body: Range<Int>
    private let occurrences: [Int]
    private let use: Int
    /// The declarations that the use may see, nearest first: several where the preprocessor chooses.
    let declarations: [Int]

    init(_ name: String, at use: Int, in scope: CodeScope, _ tokens: TokenList) {
        self.tokens = tokens
        self.use = use
        body = scope.body
        let hash = TokenList.hash(name.utf8)
        occurrences = scope.body.clamped(to: 0..<tokens.count).filter { index in
            tokens.tokens[index].hash == hash && tokens.isIdentifier(index) && tokens.text(index) == name
                && !tokens.isAt(index - 1, ".") && !(tokens.isAt(index - 1, ">") && tokens.isAt(index - 2, "-"))
        }
        declarations = Self.declarations(in: occurrences, seenAt: use, body, tokens)
    }

    /// Whether the name is declared in the method; else it is of the class or the file.
    var isDeclared: Bool { !declarations.isEmpty }

    /// The right sides of the assignments that may have set it last.
    var values: [Range<Int>] {
        let reader = ExpressionReader(tokens, nil)
        return settings.map { $0 + 2..<reader.endOfExpression($0 + 2, body.upperBound) }
    }

    /// Every place that means this variable, but for those that set it.
    var reads: [Int] {
        occurrences.filter { index in
            !isAssignment(index) && !declarations.contains(index) && !isLogged(index)
                && Self.declarations(in: occurrences, seenAt: index, body, tokens) == declarations
        }
    }

    /// Every place of the name but for that of its declaration, whatever is done there.
    var places: [Int] { occurrences.filter { !declarations.contains($0) } }

    /// The statement that declares it and gives it its value; nil where it gets another one later, or without a value.
    var onlyStatement: Range<Int>? {
        guard declarations.count == 1, let name = declarations.first, isAssignment(name), values.count == 1,
            values[0].lowerBound == name + 2, tokens.isAt(values[0].upperBound, ";"),
            !places.contains(where: isAssignment)
        else { return nil }
        var start = name
        while start > body.lowerBound, isTypeToken(start - 1) { start -= 1 }
        return start..<values[0].upperBound + 1
    }

    /// `NSLog(@"%@", name)`, `NSAssert(name, …)`, `NSParameterAssert(name)`
    private func isLogged(_ index: Int) -> Bool {
        guard let opener = tokens.opener(around: index), tokens.isAt(opener, "("), tokens.isIdentifier(opener - 1)
        else { return false }
        let function = tokens.text(opener - 1)
        return function.contains("Log") || function.contains("Assert") || function == "assert"
    }

    // MARK: Assignments

    private func isAssignment(_ index: Int) -> Bool { tokens.isAt(index + 1, "=") && !tokens.isAt(index + 2, "=") }

    private var settings: [Int] {
        let own = occurrences.filter { index in
            isAssignment(index)
                && (declarations.contains(index)
                    || Self.declarations(in: occurrences, seenAt: index, body, tokens) == declarations)
        }
        guard own.count > 1 else { return own }
        var reaching: [Int] = []
        for index in own.reversed() {
            if index >= use {
                if mayComeAround(index) { reaching.append(index) }
                continue
            }
            reaching.append(index)
            if alwaysRuns(index) { break }
        }
        return reaching.sorted()
    }

    /// Whether code behind the use may have run before it: in a loop, or in another call of a block.
    private func mayComeAround(_ index: Int) -> Bool {
        var opener = tokens.opener(around: use)
        while let current = opener, body.contains(current) {
            let isBrace = tokens.isAt(current, "{")
            if isBrace, let closing = tokens.partner(of: current), closing > index, isLoop(current) { return true }
            opener = tokens.opener(around: current)
        }
        return false
    }

    private func isLoop(_ brace: Int) -> Bool {
        if tokens.isAt(brace - 1, "do") || tokens.isAt(brace - 1, "^") { return true }
        guard tokens.isAt(brace - 1, ")"), let opening = tokens.partner(of: brace - 1) else { return false }
        return tokens.isAt(opening - 1, "for") || tokens.isAt(opening - 1, "while") || tokens.isAt(opening - 1, "^")
    }

    /// Whether an assignment before the use runs whenever the use does.
    private func alwaysRuns(_ index: Int) -> Bool {
        guard tokens.branches.allSatisfy({ !$0.contains(index) || $0.contains(use) }) else { return false }
        if let opener = tokens.opener(around: index), body.contains(opener) {
            guard tokens.isAt(opener, "{"), let closing = tokens.partner(of: opener), closing > use else {
                return false
            }
        }
        var before = index - 1
        while before >= body.lowerBound, isTypeToken(before) { before -= 1 }
        guard before >= body.lowerBound else { return true }
        if tokens.isAt(before, ":") {
            return !(index..<max(index, use)).contains { tokens.isAt($0, "case") || tokens.isAt($0, "default") }
        }
        return tokens.isAt(before, ";") || tokens.isAt(before, "{") || tokens.isAt(before, "}")
    }

    private func isTypeToken(_ index: Int) -> Bool {
        if tokens.isAt(index, "else") || tokens.isAt(index, "do") { return false }
        return tokens.isAt(index, "*") || tokens.isIdentifier(index) || tokens.isAt(index, "<")
            || tokens.isAt(index, ">")
    }

    // MARK: Declarations

    private static func declarations(
        in occurrences: [Int], seenAt use: Int, _ body: Range<Int>, _ tokens: TokenList
    ) -> [Int] {
        var seen: [Int] = []
        for index in occurrences.reversed() where index <= use && isDeclaration(index, tokens) {
            guard extent(of: index, body, tokens) > use else { continue }
            seen.append(index)
            // The preprocessor may leave this one out, and then an earlier one is meant.
            if tokens.branches.allSatisfy({ !$0.contains(index) || $0.contains(use) }) { break }
        }
        return seen
    }

    /// `UIStoryboard *name`, `id name =`, `Menu *name in`, a block's parameter.
    private static func isDeclaration(_ index: Int, _ tokens: TokenList) -> Bool {
        let isEnd =
            ["=", ";", ",", ")"].contains { tokens.text(index + 1) == $0 } || tokens.isAt(index + 1, "in")
        guard isEnd else { return false }
        var before = index - 1
        while ["const", "__weak", "__strong", "__block", "_Nullable", "_Nonnull", "__unused"]
            .contains(tokens.text(before))
        { before -= 1 }
        if tokens.isAt(before, "*") {
            // `a * name;` would compute a value that is not used, which no code does.
            return tokens.isIdentifier(before - 1) || [">", "*", ","].contains(tokens.text(before - 1))
        }
        guard tokens.isIdentifier(before), !tokens.isAt(index + 1, ")") else {
            return tokens.isAt(before, ">") && !tokens.isAt(before - 1, "-") && tokens.isAt(index + 1, "=")
        }
        return !["return", "else", "do", "case", "in", "goto", "throw"].contains(tokens.text(before))
    }

    /// The offset at which the scope of a declaration ends.
    private static func extent(of index: Int, _ body: Range<Int>, _ tokens: TokenList) -> Int {
        guard let opener = tokens.opener(around: index), body.contains(opener) else { return body.upperBound }
        guard let closing = tokens.partner(of: opener) else { return body.upperBound }
        if tokens.isAt(opener, "{") { return closing }
        // Of a loop or a block's parameter: the braces behind the parentheses.
        if tokens.isAt(closing + 1, "{") { return tokens.partner(of: closing + 1) ?? body.upperBound }
        return ExpressionReader(tokens, nil).endOfExpression(closing + 1, body.upperBound)
    }
}
