/// A value that a manifest states outright.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    /// `.target(name: "App")` and `Target.target(name: "App")`: the last name, and the arguments.
    case call(String, [Argument])
    /// `.v13` or a variable.
    case name(String)
    /// An expression whose value only running the manifest would give, by its first word.
    case expression(String)

    struct Argument {
        let label: String?
        let value: ManifestValue
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The elements of a list; nil for what is none.
    var elements: [ManifestValue]? { if case .list(let elements) = self { elements } else { nil } }

    /// The texts among the elements of a list.
    var texts: [String] { (elements ?? []).compactMap(\.text) }

    /// The first argument of a label.
    subscript(label: String) -> ManifestValue? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The argument of the first call of `name` in a text.
    static func firstCall(of name: String, in tokens: [ManifestToken]) -> ManifestValue? {
        for place in tokens.indices.dropLast() where tokens[place] == .word(name) && tokens[place + 1] == .sign("(") {
            var reader = ManifestValueReader(tokens: tokens, place: place)
            return reader.value(depth: 0)
        }
        return nil
    }
}

/// Reads values from tokens; whatever is no plain value becomes an expression, up to the next comma or bracket.
private struct ManifestValueReader {
    let tokens: [ManifestToken]
    var place: Int
    private static let deepest = 40

    private var current: ManifestToken? { place < tokens.count ? tokens[place] : nil }

    mutating func value(depth: Int) -> ManifestValue {
        let start = place
        guard depth < Self.deepest else { return skipped(from: start) }
        let value = primary(depth)
        guard let value, isAtEnd else { return skipped(from: start) }
        return value
    }

    /// Whether nothing follows that would belong to the value.
    private var isAtEnd: Bool {
        switch current {
        case nil, .sign(","), .sign(")"), .sign("]"), .sign("}"): true
        // The outermost call stands in a declaration, and anything may come behind it.
        default: openBrackets == 0
        }
    }

    private var openBrackets = 0

    init(tokens: [ManifestToken], place: Int) {
        self.tokens = tokens
        self.place = place
    }

    private mutating func primary(_ depth: Int) -> ManifestValue? {
        switch current {
        case .text(let text):
            place += 1
            return .text(text)
        case .sign("["):
            return list(depth)
        case .sign("."), .word:
            guard let name = qualifiedName() else { return nil }
            guard current == .sign("(") else { return .name(name) }
            return arguments(depth).map { .call(name, $0) }
        default: return nil
        }
    }

    /// The last of names that are joined by points.
    private mutating func qualifiedName() -> String? {
        var name: String?
        while true {
            if current == .sign(".") { place += 1 }
            guard case .word(let word) = current else { return name }
            name = word
            place += 1
            if current != .sign(".") { return name }
        }
    }

    private mutating func list(_ depth: Int) -> ManifestValue? {
        var elements: [ManifestValue] = []
        let isClosed = inBrackets(closing: .sign("]")) { reader in elements.append(reader.value(depth: depth + 1)) }
        return isClosed ? .list(elements) : nil
    }

    private mutating func arguments(_ depth: Int) -> [ManifestValue.Argument]? {
        var arguments: [ManifestValue.Argument] = []
        let isClosed = inBrackets(closing: .sign(")")) { reader in
            var label: String?
            if case .word(let word) = reader.current, reader.place + 1 < reader.tokens.count,
                reader.tokens[reader.place + 1] == .sign(":")
            {
                label = word
                reader.place += 2
            }
            arguments.append(.init(label: label, value: reader.value(depth: depth + 1)))
        }
        return isClosed ? arguments : nil
    }

    /// Reads what stands between brackets and commas; false where the closing bracket is missing.
    private mutating func inBrackets(
        closing end: ManifestToken, _ read: (inout ManifestValueReader) -> Void
    ) -> Bool {
        place += 1
        openBrackets += 1
        defer { openBrackets -= 1 }
        while let token = current {
            if token == end {
                place += 1
                return true
            }
            let start = place
            if token == .sign(",") { place += 1 } else { read(&self) }
            // A stray bracket ends nothing.
            if place == start { return false }
        }
        return false
    }

    /// Passes over an expression; brackets in it are passed as a whole.
    private mutating func skipped(from start: Int) -> ManifestValue {
        place = start
        var depth = 0
        loop: while let token = current {
            switch token {
            case .sign("("), .sign("["), .sign("{"): depth += 1
            case .sign(")"), .sign("]"), .sign("}"):
                if depth == 0 { break loop }
                depth -= 1
            case .sign(","): if depth == 0 { break loop }
            default: break
            }
            place += 1
        }
        let words = tokens[start..<place].compactMap { if case .word(let word) = $0 { word } else { nil } }
        return .expression(words.first ?? "…")
    }
}
