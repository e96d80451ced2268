import TransformKit

/// Which of some texts name which of some words, found in one pass over each text.
struct WordIndex {
    private var numbersByWord: [String: Set<Int>] = [:]

    init(_ words: Set<String>, in sources: [SourceText]) {
        let identifiers = IdentifierSet(words)
        let found = concurrentMap(sources, threads: defaultThreadCount) { identifiers.names(in: $0) }
        for (number, names) in found.enumerated() {
            for name in names { numbersByWord[name, default: []].insert(number) }
        }
    }

    /// The numbers of the texts that name a word.
    func texts(naming word: String) -> Set<Int> { numbersByWord[word] ?? [] }

    /// The first text that names one of the words.
    func firstText(namingAnyOf words: some Sequence<String>) -> Int? {
        words.compactMap { texts(naming: $0).min() }.min()
    }
}
