/// Breaks a text into lines at blanks, and inside of words that are too long for a line.
struct LineBreaker {
    let room: Double
    let limit: Int
    /// Whether there was more text than fits into the lines.
    private(set) var isCut = false

    private var lines: [[TextSpan]] = []
    private var line: [TextSpan] = []
    private var used = 0.0

    init(room: Double, limit: Int) {
        self.room = room
        self.limit = limit
    }

    /// The lines; the last one holds the rest of its paragraph where the text is cut.
    mutating func lines(of spans: [TextSpan]) -> [[TextSpan]] {
        for span in spans {
            for word in Self.words(span.text.prefix(20_000)) where !isCut { take(word, span) }
        }
        if !line.isEmpty || lines.isEmpty { lines.append(Self.joined(line)) }
        return lines
    }

    private mutating func take(_ word: Substring, _ model: TextSpan) {
        if word == "\n" { return endLine() }
        let width = model.font.width(of: word)
        let isBlank = word.allSatisfy { $0 == " " }
        if used + width > room, !isBlank, !line.isEmpty {
            guard lines.count + 1 < limit else { return cut(with: word, model) }
            endLine()
        }
        if width > room, lines.count + 1 < limit, word.count > 1 {
            for letter in word.indices { take(word[letter..<word.index(after: letter)], model) }
            return
        }
        if width > room { isCut = true }
        append(word, model, width)
    }

    private mutating func cut(with word: Substring, _ model: TextSpan) {
        append(word, model, model.font.width(of: word))
        isCut = true
    }

    private mutating func endLine() {
        guard lines.count + 1 < limit else {
            isCut = true
            return
        }
        lines.append(Self.joined(line))
        line = []
        used = 0
    }

    private mutating func append(_ word: Substring, _ model: TextSpan, _ width: Double) {
        var span = model
        span.text = String(word)
        line.append(span)
        used += width
    }

    /// Neighbors that look the same as one part.
    static func joined(_ spans: [TextSpan]) -> [TextSpan] {
        spans.reduce(into: []) { result, span in
            guard var last = result.last, last.looksLike(span) else { return result.append(span) }
            last.text += span.text
            result[result.count - 1] = last
        }
    }

    /// Words, blanks, line breaks, and ideographs one by one.
    private static func words(_ text: Substring) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        for index in text.indices {
            let letter = text[index]
            let isOwn = letter == " " || letter.isNewline || (letter.unicodeScalars.first?.value ?? 0) >= 0x2E80
            guard isOwn else { continue }
            if start < index { words.append(text[start..<index]) }
            let next = text.index(after: index)
            words.append(letter.isNewline ? "\n" : text[index..<next])
            start = next
        }
        if start < text.endIndex { words.append(text[start...]) }
        return words
    }
}

extension TextSpan {
    fileprivate func looksLike(_ other: TextSpan) -> Bool {
        font == other.font && paint == other.paint && isUnderlined == other.isUnderlined
            && isStruckThrough == other.isStruckThrough
    }
}
