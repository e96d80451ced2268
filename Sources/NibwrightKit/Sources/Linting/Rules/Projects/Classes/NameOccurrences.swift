import ProjectFiles
import TransformKit

/// The places of names in the project's code, found in one pass over every source for all of them.
struct NameOccurrences {
    struct Occurrence {
        let source: SourceText
        let offset: Int

        /// Whether a method of the name may be declared here: behind `func`, or anywhere in Objective-C.
        var mayDeclare: Bool {
            guard ProjectFileKind(path: source.path) == .swift else { return true }
            return source.word(before: offset) == "func"
        }

        /// What stands before the name on its line.
        var lineBefore: String {
            let start = source.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            return source.string(start..<offset)
        }

        /// Whether the name is that of a module which the file imports.
        var isImport: Bool {
            let start = max(0, offset - "import ".utf8.count)
            return source.bytes[start..<offset].elementsEqual("import ".utf8)
        }
    }

    private var places: [String: [Occurrence]] = [:]

    init(of names: Set<String>, in graph: ProjectGraph) {
        let search = IdentifierSet(names)
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        let found = concurrentMap(sources, threads: defaultThreadCount) { search.possibleOffsets(in: $0) }
        for (source, offsets) in zip(sources, found) {
            for offset in offsets {
                let name = source.identifier(at: offset)
                guard names.contains(name) else { continue }
                places[name, default: []].append(Occurrence(source: source, offset: offset))
            }
        }
    }

    subscript(name: String) -> [Occurrence] { places[name] ?? [] }
}
