import ProjectFiles
import SourceText

/// Where names stand as whole string literals in code, found by one pass over its bytes.
struct FlowMentions {
    private var places: [String: [Place]] = [:]

    init(of words: Set<String>, in graph: ProjectGraph, threads: Int) {
        if words.isEmpty { return }
        let sources = (graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source))
            .filter { !graph.isTest($0.path) }.sorted { $0.path < $1.path }
        let longest = words.map(\.utf8.count).max() ?? 0
        for found in concurrentMap(sources, threads: threads, { Self.literals($0, words, longest) }) {
            for (word, offset, source) in found { places[word, default: []].append(Place(source, at: offset)) }
        }
    }

    /// The first place of a word in a project's region; code of another project does not count.
    func place(of word: String, near region: String) -> Place? {
        (places[word] ?? []).first { region.isEmpty || $0.path.hasPrefix(region + "/") }
    }

    /// Every stretch between two quotation marks of one line is tried, so that no quoting rule can hide a mention.
    private static func literals(
        _ source: SourceText, _ words: Set<String>, _ longest: Int
    ) -> [(String, Int, SourceText)] {
        var found: [(String, Int, SourceText)] = []
        var open: Int?
        source.bytes.withUnsafeBufferPointer { bytes in
            for (offset, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "\n") { open = nil }
                guard byte == UInt8(ascii: "\"") else { continue }
                if let start = open, offset - start - 1 <= longest, offset > start + 1 {
                    let word = String(decoding: bytes[start + 1..<offset], as: UTF8.self)
                    if words.contains(word) { found.append((word, start, source)) }
                }
                open = offset
            }
        }
        return found
    }
}
