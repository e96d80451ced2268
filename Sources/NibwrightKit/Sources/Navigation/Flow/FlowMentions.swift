import ProjectFiles
import ProjectGraph
import SourceText

/// The places where names stand as whole string literals in code, found by one pass over its bytes.
struct FlowMentions {
    private var places: [String: [Place]] = [:]

    init(of words: Set<String>, in graph: ProjectGraph, threads: Int) {
        if words.isEmpty { return }
        let sources = (graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source))
            .filter { !graph.isTest($0.path) }.sorted { $0.path < $1.path }
        let search = LiteralSearch(words.filter { !$0.isEmpty })
        let found = concurrentMap(sources, threads: threads) { search.occurrences(in: $0) }
        for (source, occurrences) in zip(sources, found) {
            for (word, offset) in occurrences { places[word, default: []].append(Place(source, at: offset)) }
        }
    }

    /// The first place of a word in a project's region; code of another project does not count.
    func place(of word: String, near region: String) -> Place? {
        (places[word] ?? []).first { region.isEmpty || $0.path.hasPrefix(region + "/") }
    }
}
