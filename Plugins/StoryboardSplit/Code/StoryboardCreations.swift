import TransformKit

/// Tells whether all code that creates a storyboard by its name is known, with the names that it can have.
///
/// Where all is known, no other literal can become a storyboard's name, whatever its text: none is passed to code that
/// creates one. It may still be compared with a storyboard's name, or be passed to a library that creates storyboards.
struct StoryboardCreations {
    private let code: SceneCode
    private let graph: ProjectGraph
    private let regions: Set<String>

    init(_ code: SceneCode, in regions: Set<String>) {
        self.code = code
        graph = code.graph
        self.regions = regions
    }

    var areAllKnown: Bool {
        guard code.objectiveC.scenes.opaqueMacros.isEmpty else { return false }
        let creations = graph.codeReferences(of: .storyboard).filter { isInside($0.path) }
        guard creations.allSatisfy({ $0.isExact && !$0.names.isEmpty }) else { return false }
        let swift = graph.swiftFiles.map(\.source).filter { isInside($0.path) }
        let objectiveC = graph.objectiveCFiles.map(\.source).filter { isInside($0.path) }
        let seen = concurrentMap(swift + objectiveC, threads: defaultThreadCount) { source in
            source.contains("toryboard" as StaticString) ? FileMentions(source) : FileMentions()
        }
        guard !seen.contains(where: \.readsNames) else { return false }
        let declared = seen.reduce(into: Self.known) { $0.formUnion($1.declared) }
        return seen.allSatisfy { $0.storyboardTypes.isSubset(of: declared) }
    }

    private func isInside(_ path: String) -> Bool { regions.contains(graph.projectFolder(of: path)) }

    /// Types that the system and generators of code declare.
    private static let known: Set<String> = [
        "Storyboard", "StoryboardIdentifier", "StoryboardName", "StoryboardScene", "StoryboardSegue", "StoryboardType",
    ]

    /// The types and properties of storyboards that a file uses.
    private struct FileMentions {
        /// True where the file reads a storyboard's name, or searches for its compiled file.
        var readsNames = false
        /// The types with “Storyboard” in their names that the file mentions, without the system's, and those that it
        /// declares.
        var storyboardTypes: Set<String> = []
        var declared: Set<String> = []

        init() {}

        init(_ source: SourceText) {
            readsNames =
                source.contains("storyboardc" as StaticString) || source.contains("forKey: \"name\"" as StaticString)
                || source.contains("valueForKey:@\"name\"" as StaticString)
                || source.contains("storyboardName" as StaticString)
                    && source.contains("value(forKey" as StaticString)
            var word: [UInt8] = []
            var last = ""
            var isText = false
            for byte in source.bytes + [0] {
                if Self.isPartOfWord(byte) {
                    word.append(byte)
                    continue
                }
                if !word.isEmpty, !isText { last = take(word, after: last) }
                word = []
                if byte == UInt8(ascii: "\"") { isText.toggle() }
                if byte == UInt8(ascii: "\n") { isText = false }
            }
        }

        private mutating func take(_ bytes: [UInt8], after last: String) -> String {
            let word = String(decoding: bytes, as: UTF8.self)
            guard word.contains("Storyboard"), word.first?.isUppercase == true, !Self.isSystem(word) else {
                return word
            }
            storyboardTypes.insert(word)
            if Self.declarations.contains(last) { declared.insert(word) }
            return word
        }

        private static func isSystem(_ word: String) -> Bool {
            word.hasPrefix("UIStoryboard") || word.hasPrefix("NSStoryboard") || word.hasPrefix("IBStoryboard")
        }

        private static func isPartOfWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }

        private static let declarations: Set<String> = [
            "actor", "associatedtype", "case", "class", "enum", "import", "interface", "let", "protocol", "struct",
            "typealias", "var",
        ]
    }
}
