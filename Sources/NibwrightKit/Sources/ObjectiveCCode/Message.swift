/// `[receiver first:argument second:argument]`, or `receiver.name`, taken apart into ranges of tokens.
struct Message {
    struct Part {
        /// Without its colon.
        let name: String
        /// Empty for a selector without arguments.
        let argument: Range<Int>
    }

    let receiver: Range<Int>
    let parts: [Part]
    /// The whole send.
    let range: Range<Int>

    var selector: String {
        let takesArguments = parts.count > 1 || parts.first?.argument.isEmpty == false
        return takesArguments ? parts.map { $0.name + ":" }.joined() : parts.first?.name ?? ""
    }

    func argument(_ name: String) -> Range<Int>? { parts.first { $0.name == name }?.argument }
}

extension TokenList {
    /// The message whose bracket opens at an index.
    func message(at opening: Int) -> Message? {
        guard isAt(opening, "["), let closing = partner(of: opening), closing > opening + 1 else { return nil }
        let receiver = primary(from: opening + 1, before: closing)
        // Brackets that were given up end where the tokens do, which may be behind the message's own.
        guard !receiver.isEmpty, receiver.upperBound < closing, isIdentifier(receiver.upperBound) else { return nil }
        return Message(
            receiver: receiver, parts: parts(receiver.upperBound..<closing), range: opening..<closing + 1)
    }

    /// `a.b.name`, read backwards from the name.
    func dotMessage(named index: Int) -> Message? {
        guard isIdentifier(index), isAt(index - 1, "."), index >= 2 else { return nil }
        var start = index - 1
        while start > 0 {
            let last = start - 1
            if isAt(last, "]") || isAt(last, ")"), let opening = partner(of: last) {
                start = opening
                if isIdentifier(start - 1), isAt(start, "(") { start -= 1 }
            } else if isIdentifier(last) {
                start = last
            } else {
                return nil
            }
            guard isAt(start - 1, ".") else { break }
            start -= 1
        }
        return Message(
            receiver: start..<index - 1, parts: [.init(name: text(index), argument: index..<index)],
            range: start..<index + 1)
    }

    /// The message that is all of a range.
    func message(_ range: Range<Int>) -> Message? {
        if isAt(range.lowerBound, "["), partner(of: range.lowerBound) == range.upperBound - 1 {
            return message(at: range.lowerBound)
        }
        guard range.count >= 3, let message = dotMessage(named: range.upperBound - 1), message.range == range else {
            return nil
        }
        return message
    }

    /// A receiver with casts before it and members behind it.
    private func primary(from start: Int, before end: Int) -> Range<Int> {
        var index = start
        while isAt(index, "("), let closing = partner(of: index), closing < end {
            index = closing + 1
            // `(Menu *)menu`: the cast's operand follows; `(menu)` is the operand.
            let isOperand = isAt(index, "[") || isAt(index, "(") || isIdentifier(index) && isCast(start..<index)
            if !isOperand { return members(start, index, end) }
        }
        if isAt(index, "["), let closing = partner(of: index), closing < end { return members(start, closing + 1, end) }
        if isAt(index, "@"), isAt(index + 1, "[") || isAt(index + 1, "{") || isAt(index + 1, "(") {
            return members(start, (partner(of: index + 1) ?? index) + 1, end)
        }
        if isAt(index, "@"), isKind(index + 1, .string) { return members(start, index + 2, end) }
        return isIdentifier(index) ? members(start, index + 1, end) : start..<start
    }

    private func members(_ start: Int, _ begin: Int, _ end: Int) -> Range<Int> {
        var index = begin
        while index < end {
            if isAt(index, "."), isIdentifier(index + 1) {
                index += 2
            } else if isAt(index, "-"), isAt(index + 1, ">"), isIdentifier(index + 2) {
                index += 3
            } else if isAt(index, "[") || isAt(index, "("), let closing = partner(of: index), closing < end {
                index = closing + 1
            } else {
                break
            }
        }
        return start..<index
    }

    /// Whether parentheses hold a type: `(Menu *)`, `(id)`, `(id<Tasting>)`.
    func isCast(_ range: Range<Int>) -> Bool {
        guard isAt(range.lowerBound, "("), range.count >= 3 else { return false }
        let last = range.upperBound - 2
        return isAt(last, "*") || isAt(last, ">") || isAt(last, "id") || range.count == 3 && isIdentifier(last)
    }

    private func parts(_ range: Range<Int>) -> [Message.Part] {
        let indices = outerIndices(range)
        var colons: [Int] = []
        var questions = 0
        for (place, index) in indices.enumerated() {
            if isAt(index, "?") { questions += 1 }
            guard isAt(index, ":") else { continue }
            if questions > 0 { questions -= 1 } else if place > 0 { colons.append(place) }
        }
        guard !colons.isEmpty else {
            return [Message.Part(name: text(range.lowerBound), argument: range.lowerBound..<range.lowerBound)]
        }
        return colons.enumerated().map { number, place in
            let name = isIdentifier(indices[place - 1]) ? text(indices[place - 1]) : ""
            let isLast = number + 1 == colons.count
            // An argument ends before the name of the next part, which touches that part's colon.
            let next = isLast ? range.upperBound : indices[max(colons[number + 1] - 1, place)]
            let begin = indices[place] + 1
            return Message.Part(name: name, argument: begin..<max(begin, next))
        }
    }
}
