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

    /// The names of the rows, without platforms and eras.
    var rowNames: Set<String> { names }

    /// The rows of a name, for every platform and era.
    func rows(named name: String) -> [OrderRow] {
        guard names.contains(name) else { return [] }
        let platforms = [name] + DocumentKind.Platform.allCases.map { "\(name)/\($0.rawValue)" }
        return platforms.flatMap { platform in ["", "<17000", "<23000"].compactMap { rows[platform + $0] } }
    }

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

    /// The row's words that are no `tag@key`.
    var words: [String] { ranks.keys.filter { !$0.contains("@") } }

    func rank(of word: String) -> Int? { ranks[word] }

    /// Whether the row has the child itself: its tag alone where it has no key, else its tag with its key.
    func hasChild(_ tag: String, key: String?) -> Bool {
        guard let key else { return ranks[tag] != nil }
        return ranks["\(tag)@\(key)"] != nil || ranks[tag] != nil && tagRanks[tag] == nil
    }

    /// A child's rank: that of its tag and key, else that of any child with its key, else of the last with its tag.
    func rank(of child: XcodeOrder.Child) -> Int? {
        guard let key = child.key else { return ranks[child.name] ?? tagRanks[child.name] }
        return ranks["\(child.name)@\(key)"] ?? keyRanks[key] ?? tagRanks[child.name] ?? ranks[child.name]
    }
}
