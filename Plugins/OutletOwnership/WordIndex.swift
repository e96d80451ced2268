import TransformKit

/// Tells which of some texts contain which of some words, and finds that in one pass over each text.
struct WordIndex {
    private var numbersByWord: [String: Set<Int>] = [:]

    init(_ words: Set<String>, in sources: [SourceText]) {
        let identifiers = IdentifierSet(words)
        let found = concurrentMap(sources, threads: defaultThreadCount) { identifiers.names(in: $0) }
        for (number, names) in found.enumerated() {
            for name in names { numbersByWord[name, default: []].insert(number) }
        }
    }

    /// Returns the numbers of the texts that contain a word.
    func texts(naming word: String) -> Set<Int> { numbersByWord[word] ?? [] }

    /// Returns the number of the first text that contains one of the words.
    func firstText(namingAnyOf words: some Sequence<String>) -> Int? {
        words.compactMap { texts(naming: $0).min() }.min()
    }
}
