public import SourceText

extension ProjectGraph {
    /// Those of the names that stand as a whole string literal anywhere in the project's Swift or Objective-C.
    ///
    /// A name that code uses in a way which cannot be followed is still spelled somewhere; a name that is spelled
    /// nowhere is not used.
    public func mentions(of names: Set<String>, threads: Int = defaultThreadCount) -> Set<String> {
        let search = LiteralSearch(names)
        let sources = swiftFiles.map(\.source) + objectiveCFiles.map(\.source)
        return concurrentMap(sources, threads: threads) { search.names(in: $0) }.reduce(into: []) { $0.formUnion($1) }
    }

    /// Every place where one of the names stands as a whole string literal, by path and place, without those that the
    /// caller can explain. The offset is that of the quotation mark.
    public func literalMentions(
        of names: Set<String>, threads: Int = defaultThreadCount,
        butNot isExplained: @escaping @Sendable (_ path: String, _ offset: Int) -> Bool = { _, _ in false }
    ) -> [(name: String, source: SourceText, offset: Int)] {
        let search = LiteralSearch(names)
        let sources = swiftFiles.map(\.source) + objectiveCFiles.map(\.source)
        return concurrentMap(sources, threads: threads) { source in
            search.occurrences(in: source).filter { !isExplained(source.path, $0.offset) }
                .map { (name: $0.name, source: source, offset: $0.offset) }
        }.flatMap(\.self).sorted { ($0.source.path, $0.offset) < ($1.source.path, $1.offset) }
    }

    /// Those of the names that stand as a whole string literal in a place that the caller cannot explain.
    public func mentions(
        of names: Set<String>, threads: Int = defaultThreadCount,
        butNot isExplained: @escaping @Sendable (_ path: String, _ offset: Int) -> Bool = { _, _ in false }
    ) -> Set<String> {
        let search = LiteralSearch(names)
        let sources = swiftFiles.map(\.source) + objectiveCFiles.map(\.source)
        return concurrentMap(sources, threads: threads) { source in
            Set(search.occurrences(in: source).filter { !isExplained(source.path, $0.offset) }.map(\.name))
        }.reduce(into: []) { $0.formUnion($1) }
    }
}

/// Looks for quoted names in one pass over a text's bytes.
package struct LiteralSearch: Sendable {
    private let names: Set<String>
    /// The lengths of the names: most literals are ruled out by theirs, without a look at their bytes.
    private let lengths: Set<Int>

    package init(_ names: Set<String>) {
        self.names = names
        lengths = Set(names.map(\.utf8.count))
    }

    /// The names that stand between quotes.
    func names(in source: SourceText) -> Set<String> { Set(occurrences(in: source).map(\.name)) }

    /// Each place of a name, by the offset of the quote before it. A quote may end one literal and seem to begin
    /// another, so the text between any two neighbors counts: a name too many is kept from being called unused, and no
    /// name is missed.
    package func occurrences(in source: SourceText) -> [(name: String, offset: Int)] {
        var found: [(name: String, offset: Int)] = []
        source.bytes.withUnsafeBufferPointer { bytes in
            var start: Int?
            for (offset, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "\"") {
                    if let start, lengths.contains(offset - start) {
                        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
                        if names.contains(text) { found.append((text, start - 1)) }
                    }
                    start = offset + 1
                } else if byte == UInt8(ascii: "\n") {
                    start = nil
                }
            }
        }
        return found
    }
}
