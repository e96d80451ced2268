/// The rows of an order table, each parsed when it is first needed.
struct OrderTable: Sendable {
    private let rows: [String: OrderRow]
    /// The names of rows without platforms and eras.
    private let names: Set<String>
    /// Every word of any row, without keys.
    private let tags: Set<String>

    /// Reads `name: word word …` rows; a row goes on until the next word that ends in a colon.
    init(_ text: StaticString) {
        var rows: [String: OrderRow] = [:]
        var name = ""
        var words: [Substring] = []
        var tags: Set<String> = []
        var names: Set<String> = []
        text.withUTF8Buffer { buffer in
            for word in String(decoding: buffer, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
                guard word.utf8.last == UInt8(ascii: ":") else {
                    words.append(word)
                    tags.insert(String(word.prefix { $0 != "@" }))
                    continue
                }
                if !words.isEmpty { rows[name] = OrderRow(words) }
                name = String(word.dropLast())
                names.insert(String(name.prefix { $0 != "/" && $0 != "<" }))
                words = []
            }
        }
        rows[name] = OrderRow(words)
        self.rows = rows
        self.tags = tags
        self.names = names
    }

    /// Whether there is a row of this name, for any platform and era.
    func hasRow(_ name: String) -> Bool { names.contains(name) }

    /// Whether a row has a word of this tag.
    func mentions(_ tag: String) -> Bool { tags.contains(tag) }

    subscript(name: String) -> OrderRow? { rows[name] }
}

/// One row: the rank of each word, and of its halves where it is `tag@key`.
struct OrderRow: Sendable {
    private var ranks: [String: Int] = [:]
    private var keyRanks: [String: Int] = [:]
    private var tagRanks: [String: Int] = [:]

    init(_ words: [Substring]) {
        for (rank, word) in words.enumerated() {
            guard let mark = word.firstIndex(of: "@") else {
                ranks[String(word)] = rank
                continue
            }
            let tag = String(word[..<mark])
            let key = word[mark...].count == 1 ? tag : String(word[word.index(after: mark)...])
            ranks["\(tag)@\(key)"] = rank
            if keyRanks[key] == nil { keyRanks[key] = rank }
            tagRanks[tag] = rank
        }
    }

    func rank(of word: String) -> Int? { ranks[word] }

    /// A child's rank: that of its tag and key, else that of any child with its key, else of the last with its tag.
    func rank(of child: XcodeOrder.Child) -> Int? {
        guard let key = child.key else { return ranks[child.name] ?? tagRanks[child.name] }
        return ranks["\(child.name)@\(key)"] ?? keyRanks[key] ?? tagRanks[child.name] ?? ranks[child.name]
    }
}
