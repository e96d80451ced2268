/// A method or function body whose locals and parameters an expression may name.
struct CodeScope {
    let className: String?
    let selector: String?
    let isClassMethod: Bool
    /// Names of parameters with the first word of their types.
    let parameters: [(name: String, type: String)]
    let body: Range<Int>
}

/// A method's head as its tokens give it.
struct MethodHead {
    let selector: String
    let isClassMethod: Bool
    let returnType: Range<Int>
    let parameters: [(name: String, type: Range<Int>)]
    let start: Int
    /// Behind the last part of the selector.
    let end: Int
}

extension TokenList {
    /// The method that begins at a `-` or `+`.
    func methodHead(at start: Int) -> MethodHead? {
        guard isAt(start, "-") || isAt(start, "+") else { return nil }
        var index = start + 1
        var returnType = index..<index
        if isAt(index, "("), let closing = partner(of: index) {
            returnType = index..<closing + 1
            index = closing + 1
        }
        // `- (void) __unused open` stays as it reads: the first word names it.
        guard isIdentifier(index) else { return nil }
        var selector = text(index)
        var parameters: [(name: String, type: Range<Int>)] = []
        index += 1
        while isAt(index, ":") {
            selector += ":"
            index += 1
            var type = index..<index
            if isAt(index, "("), let closing = partner(of: index) {
                type = index..<closing + 1
                index = closing + 1
            }
            while isIdentifier(index), isIdentifier(index + 1), !isAt(index + 2, ":") { index += 1 }
            if isIdentifier(index) {
                parameters.append((text(index), type))
                index += 1
            }
            if isAt(index, ":") { continue }
            if isIdentifier(index), isAt(index + 1, ":") {
                selector += text(index)
                index += 1
            }
        }
        return MethodHead(
            selector: selector, isClassMethod: isAt(start, "+"), returnType: returnType, parameters: parameters,
            start: start, end: index)
    }

    /// The body behind a method's head; nil for a declaration.
    func body(of head: MethodHead) -> Range<Int>? {
        var index = head.end
        while index < count, !isAt(index, "{"), !isAt(index, ";"), !isAt(index, "@"), index < head.end + 40 {
            index += 1
        }
        guard isAt(index, "{"), let closing = partner(of: index) else {
            // `- (void)open; {` is allowed in an implementation.
            guard isAt(index, ";"), isAt(index + 1, "{"), let closing = partner(of: index + 1) else { return nil }
            return index + 2..<closing
        }
        return index + 1..<closing
    }

    /// Whether a range of tokens holds a word.
    func holds(_ range: Range<Int>, _ word: StaticString) -> Bool { range.contains { isAt($0, word) } }
}
