import TransformKit

/// A token or a placeholder of what is to be written, with the blanks before it.
struct WrittenElement {
    enum Content: Hashable {
        case token(String)
        /// Code that a placeholder stands for.
        case capture(String)
    }

    let content: Content
    /// What the replacement has between this element and the one before.
    var gap: String
    /// Which element of the replacement it is; nil for parentheses that are added.
    let patternElement: Int?
}

/// Lists what a replacement writes for one match: parentheses where they are needed, no comma beside a run that is
/// empty.
struct WrittenElements {
    private(set) var elements: [WrittenElement] = []
    private let replacement: CodePattern
    private let match: CodeMatch

    init(_ replacement: CodePattern, for match: CodeMatch, holds: [ExpressionSlot.Hold]) {
        self.replacement = replacement
        self.match = match
        var dropsComma = false
        var emptyGap: String?
        for (number, element) in replacement.elements.enumerated() {
            let gap = emptyGap ?? replacement.gap(before: number)
            switch element.content {
            case .token(let text):
                if text == ",", dropsComma {
                    dropsComma = false
                    emptyGap = replacement.gap(before: number - 1)
                    continue
                }
                elements.append(WrittenElement(content: .token(text), gap: gap, patternElement: number))
                emptyGap = nil
            case .placeholder(let name), .run(let name):
                dropsComma = match.captures[name]?.isEmpty ?? false
                if dropsComma { leaveOut(number) } else { append(name, number, gap) }
                emptyGap = nil
            }
        }
        let tight = holds.filter { $0 != .free }
        if replacement.isExpression, !tight.isEmpty,
            tight.contains(where: replacement.form(with: match).needsParentheses)
        {
            elements.insert(WrittenElement(content: .token("("), gap: "", patternElement: nil), at: 0)
            elements.append(WrittenElement(content: .token(")"), gap: "", patternElement: nil))
        }
    }

    private mutating func append(_ name: String, _ number: Int, _ gap: String) {
        let hold = replacement.slots[number]?.hold ?? .free
        let content = WrittenElement.Content.capture(name)
        guard let capture = match.captures[name], capture.needsParentheses(in: hold) else {
            return elements.append(WrittenElement(content: content, gap: gap, patternElement: number))
        }
        elements.append(WrittenElement(content: .token("("), gap: gap, patternElement: nil))
        elements.append(WrittenElement(content: content, gap: "", patternElement: number))
        elements.append(WrittenElement(content: .token(")"), gap: "", patternElement: nil))
    }

    /// The comma before an empty run goes with it where none follows.
    private mutating func leaveOut(_ number: Int) {
        let followsComma = elements.last?.content == .token(",")
        let isLast = number + 1 >= replacement.elements.count || replacement.elements[number + 1].content != .token(",")
        if followsComma, isLast { elements.removeLast() }
    }
}

extension CodePattern {
    /// How tightly the replacement holds together once the placeholders have their code: that of a replacement which is
    /// a placeholder alone is its code's.
    func form(with match: CodeMatch) -> ExpressionForm {
        guard elements.count == 1, let name = elements[0].name, let capture = match.captures[name] else { return form }
        return capture.form
    }
}
