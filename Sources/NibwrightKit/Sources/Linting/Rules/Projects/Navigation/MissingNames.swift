import TransformKit

/// The names at a place in code for which the project has nothing.
struct MissingNames {
    let names: [String]
    /// Whether the code surely uses one of them when it runs.
    let isCertain: Bool

    /// `“a”`, or `“a” or “b”`
    var text: String { names.map { "“\($0)”" }.joined(separator: " or ") }

    /// - Parameter isThere: whether the project has what a name stands for.
    init?(of reference: CodeReference, isThere: (String) -> Bool) {
        // What could not be followed to its end may stand for something else that is there.
        guard reference.isExact, !reference.names.isEmpty else { return nil }
        names = reference.names.filter { !isThere($0) }
        if names.isEmpty { return nil }
        isCertain = names.count == reference.names.count
        // Of two names, as in `isPad ? "a" : "b"`, one may be missing. Of many the code may never use some.
        if !isCertain, reference.names.count > 2 { return nil }
        if isCertain, names.count > 6 { return nil }
    }
}

/// Knows the reasons why a missing name may exist after all, whatever uses it.
struct NameDoubts {
    private let graph: ProjectGraph
    private let unread: [String]
    private let documents: UnreadDocuments
    private let fileNames: Set<Substring>

    init(_ graph: ProjectGraph) {
        self.graph = graph
        unread = graph.refusedDocuments.map { $0.source.string(0..<$0.source.bytes.count) }
        documents = UnreadDocuments(in: graph)
        fileNames = Set(graph.paths.compactMap { $0.split(separator: "/").last })
    }

    /// Whether a document that could not be read has one of the names in it, or may have lost it: a truncated one, one
    /// that is encrypted, one of which only a pointer is there.
    func mayBeUnread(_ names: [String], from path: String) -> Bool {
        documents.mayLack(from: path) || unread.contains { text in names.contains { text.contains($0) } }
    }

    /// Whether a file of this name is there, loaded or not.
    func lists(file name: String) -> Bool { fileNames.contains(name[...]) }

    /// Whether a target compiles the file; without any Xcode project every file counts.
    func isBuilt(_ path: String) -> Bool {
        graph.targets.projects.isEmpty || !graph.targets.targets(of: path).isEmpty
    }
}
