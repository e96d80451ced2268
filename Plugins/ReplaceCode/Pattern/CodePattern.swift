import TransformKit

/// A piece of Swift with placeholders, parsed.
struct CodePattern: Sendable {
    /// What the pattern is a pattern of.
    enum Root: Sendable {
        /// One node: an expression, a statement, a declaration, a type, an attribute.
        case node(PatternPart)
        /// Several statements in a row.
        case statements([PatternPart], runAt: Int?)
        /// Nothing at all, which only a replacement can be.
        case nothing
    }

    let text: String
    let root: Root
    /// Tokens and placeholders in the order of the text; a brace that was added to an open pattern is none of them.
    let elements: [PatternElement]
    /// What the places of placeholders ask, by element.
    let slots: [Int: ExpressionSlot]
    /// Whether it is an expression, which can stand anywhere that one can.
    let isExpression: Bool
    /// How tightly it holds together, as an expression.
    let form: ExpressionForm
    /// Whether the text ends with the brace that opens a body: what is in the body stays as it is.
    let isOpen: Bool
    /// The tree, in which another pattern can be looked for.
    let tree: SourceFileSyntax

    /// The placeholders' names, and whether each is a run.
    var placeholders: [String: Bool] {
        elements.reduce(into: [:]) { names, element in
            switch element.content {
            case .token: break
            case .placeholder(let name): names[name] = names[name] ?? false
            case .run(let name): names[name] = true
            }
        }
    }

    /// Words that have to stand in every file with a match. Of others than ASCII letters several spellings in bytes are
    /// one name, so that these are left out.
    var words: [String] {
        let words = elements.compactMap { element -> String? in
            guard case .token(let text) = element.content else { return nil }
            let word = text.filter { $0 != "`" }
            guard let first = word.first, word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
                !first.isNumber
            else { return nil }
            return word
        }
        return Set(words).sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// The longest operator or other sign of the pattern, where it has no word.
    var sign: String? {
        let signs = elements.compactMap { element -> String? in
            guard case .token(let text) = element.content, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
            return text
        }
        return signs.max { ($0.utf8.count, $1) < ($1.utf8.count, $0) }
    }

    /// The text between an element and the one before it.
    func gap(before element: Int) -> String {
        guard element > 0 else { return "" }
        return text(elements[element - 1].range.upperBound..<elements[element].range.lowerBound)
    }

    /// A part of the pattern's text.
    func text(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }
}
