import InterfaceBuilder

/// Finds storyboards and nibs by the names that references, code and `Info.plist` use.
struct FlowStoryboards {
    let regions: ProjectRegions
    /// One of several copies per language; the others show the same scenes once more.
    let storyboards: [IBDocument]
    let nibs: [IBDocument]
    private let graph: ProjectGraph
    private let shown: Set<String>
    private var regionOfDocument: [String: String] = [:]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        regions = graph.scopes.regions
        let documents = Self.withoutCopies(graph.documents)
        storyboards = documents.filter { $0.kind.form == .storyboard }
        nibs = documents.filter { $0.kind.form == .xib }
        shown = Set(documents.map(\.path))
        for document in documents { regionOfDocument[document.path] = regions.region(of: document.path) }
    }

    func region(of path: String) -> String { regionOfDocument[path] ?? regions.region(of: path) }

    /// The storyboards that a name means in a file: one, and its twins for a device.
    func storyboards(named name: String, from path: String) -> [IBDocument] {
        withoutCopies(graph.storyboards.storyboards(named: name, from: path))
    }

    func nibs(named name: String, from path: String) -> [IBDocument] {
        withoutCopies(graph.nibs.xibs(named: name, from: path))
    }

    /// Of a document's copies per language only the one that is shown.
    func withoutCopies(_ documents: [IBDocument]) -> [IBDocument] { documents.filter { shown.contains($0.path) } }

    /// Full copies of a document per language stand for one: that of `Base.lproj`, else English, else the first.
    static func withoutCopies(_ documents: [IBDocument]) -> [IBDocument] {
        var chosen: [String: IBDocument] = [:]
        for document in documents {
            guard let (key, rank) = localizedKey(document.path) else { continue }
            if let other = chosen[key], let otherRank = localizedKey(other.path)?.rank, otherRank <= rank { continue }
            chosen[key] = document
        }
        return documents.filter { document in
            localizedKey(document.path).map { chosen[$0.key] === document } ?? true
        }
    }

    private static func localizedKey(_ path: String) -> (key: String, rank: Int)? {
        var parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
        let language = parts.remove(at: parts.count - 2).dropLast(".lproj".count)
        let rank = language == "Base" ? 0 : language == "en" || language == "English" ? 1 : 2
        return (parts.joined(separator: "/"), rank)
    }
}
