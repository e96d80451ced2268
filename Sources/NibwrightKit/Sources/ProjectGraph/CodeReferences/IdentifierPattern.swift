/// A name that code composes of pieces of which not all are known: `"Step\(number)"`.
public struct IdentifierPattern: Hashable, Sendable {
    /// A piece's possible texts; none where it may be any text.
    let pieces: [[String]]

    /// Whether the pattern's pieces can be joined to the name.
    public func matches(_ name: String) -> Bool {
        var open: Set<String.Index> = [name.startIndex]
        for piece in pieces {
            if piece.isEmpty {
                guard let first = open.min() else { return false }
                open = Set(name.indices[first...]).union([name.endIndex])
                continue
            }
            open = Set(
                open.flatMap { start in
                    piece.compactMap { text in
                        name[start...].hasPrefix(text) ? name.index(start, offsetBy: text.count) : nil
                    }
                })
        }
        return open.contains(name.endIndex)
    }

    /// A name of which nothing is known.
    static let anything = IdentifierPattern(pieces: [[]])
}

extension IdentifierPattern {
    /// The pieces of a format: its own text, and what stands for each `%d` and `%@`.
    static func pieces(ofFormat format: String, _ arguments: [CodeValues]) -> [CodeValues] {
        var pieces: [CodeValues] = []
        var rest = arguments[...]
        var text = ""
        var characters = format[...]
        while let character = characters.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if characters.first == "%" {
                text.append("%")
                characters.removeFirst()
                continue
            }
            let flags = characters.prefix { !$0.isLetter && $0 != "@" || "lhqzt".contains($0) }
            let conversion = characters.dropFirst(flags.count).first
            characters = characters.dropFirst(flags.count + 1)
            let value = rest.popFirst() ?? .unknown
            pieces.append(CodeValues(.string(text)))
            pieces.append(conversion == "@" && flags.isEmpty ? value : .unknown)
            text = ""
        }
        return pieces + [CodeValues(.string(text))]
    }
}
