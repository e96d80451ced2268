import TransformKit

/// The names at a place in code for which the project has nothing.
struct MissingNames {
    let names: [String]
    /// The other names that the code may use when it runs.
    let others: [String]

    /// `“a”`, or `“a” or “b”`
    var text: String { names.map { "“\($0)”" }.joined(separator: " or ") }

    /// - Parameter isThere: whether the project has what a name stands for.
    init?(of reference: CodeReference, isThere: (String) -> Bool) {
        // What could not be followed to its end may stand for something else that is there.
        guard reference.isExact, !reference.names.isEmpty else { return nil }
        names = reference.names.filter { !isThere($0) }
        if names.isEmpty { return nil }
        others = reference.names.filter(isThere)
        // Of two names, as in `isPad ? "a" : "b"`, one may be missing. Of many the code may never use some.
        if !others.isEmpty, reference.names.count > 2 { return nil }
        if others.isEmpty, names.count > 6 { return nil }
    }

    /// Whether the code surely uses one of them when it runs.
    var isCertain: Bool { others.isEmpty }

    /// Why the code may not come to ask for one of them; nil where it does.
    var doubt: String? {
        isCertain ? nil : "the code may also mean \(others.map { "“\($0)”" }.joined(separator: " or ")), which is there"
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
        // What a target builds and the checkout lacks is another rule's finding.
        let missing = graph.targets.projects.flatMap { graph.targets.memberships(of: $0)?.missingFiles ?? [] }.map(
            \.path)
        fileNames = Set((graph.paths + missing).compactMap { $0.split(separator: "/").last })
    }

    /// Whether a document that could not be read has one of the names in it, or may have lost it: a truncated one, one
    /// that is encrypted, one of which only a pointer is there.
    func mayBeUnread(_ names: [String], from path: String) -> Bool {
        documents.mayLack(from: path) || unread.contains { text in names.contains { text.contains($0) } }
    }

    /// Whether a file of this name is there, loaded or not, or a project lists it.
    func lists(file name: String) -> Bool { fileNames.contains(name[...]) }

    /// Why what stands in a file may never run: no target builds it. Nil where one does, and without any Xcode project.
    func doubt(thatIsBuilt path: String) -> String? {
        if graph.targets.projects.isEmpty || !graph.targets.targets(of: path).isEmpty { return nil }
        return "no target builds \(path.split(separator: "/").last ?? ""), so it may never run"
    }
}
