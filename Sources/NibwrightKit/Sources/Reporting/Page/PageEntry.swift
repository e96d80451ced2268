import SourceText

/// What the page's script looks at of an entry.
enum PageEntry {
    /// `data-status="accepted" data-words="…"`: the values that boxes and lists compare, and the words that the search
    /// looks at; a value that is nil has no attribute.
    static func attributes(_ values: [(name: String, value: String?)], words: [String?]) -> String {
        let searched = words.compactMap(\.self).joined(separator: " ").lowercased()
        return (values + [("words", searched)]).compactMap { name, value in
            value.map { "data-\(name)=\"\($0.xmlEscaped)\"" }
        }.joined(separator: " ")
    }
}
