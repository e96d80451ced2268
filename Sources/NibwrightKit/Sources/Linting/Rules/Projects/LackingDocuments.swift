import InterfaceBuilder
import Navigation
import TransformKit

/// The projects of a checkout that has none of their documents, as where a repository publishes its sources alone: what
/// code asks documents for is not missing from the app.
struct LackingDocuments {
    private let graph: ProjectGraph
    /// The documents that code asks for, by the folder of the project.
    private var asked: [String: [CodeReference]] = [:]

    /// So many documents are asked for before their absence is believed to be the checkout's.
    private static let fewest = 3

    init(in graph: ProjectGraph) {
        self.graph = graph
        let documents = graph.documents.map(\.path) + graph.refusedDocuments.map(\.path)
        let sources = graph.swiftFiles.map(\.path) + graph.objectiveCFiles.map(\.path)
        let bare = Set(sources.map(graph.projectFolder)).subtracting(documents.map(graph.projectFolder))
        if bare.isEmpty { return }
        let known = Set(graph.storyboards.names).union(graph.nibs.names)
        var asked: [String: [CodeReference]] = [:]
        for reference in graph.codeReferences where reference.kind == .storyboard || reference.kind == .nib {
            let folder = graph.projectFolder(of: reference.path)
            guard bare.contains(folder), reference.isExact, !reference.namesBundle, !graph.isTest(reference.path),
                known.isDisjoint(with: reference.names)
            else { continue }
            asked[folder, default: []].append(reference)
        }
        self.asked = asked.filter { Set($0.value.flatMap(\.names)).count >= Self.fewest }
    }

    /// Whether a file belongs to such a project.
    func concern(_ path: String) -> Bool { !asked.isEmpty && asked[graph.projectFolder(of: path)] != nil }

    /// One note for each such project, about its storyboards or about its nibs.
    func findings(_ kind: CodeReference.Kind, noun: String) -> [LintFinding] {
        asked.sorted { $0.key < $1.key }.compactMap { _, references in
            let own = references.filter { $0.kind == kind }.sorted { $0.place < $1.place }
            guard let first = own.first else { return nil }
            let names = Set(own.flatMap(\.names)).sorted()
            let shown = names.prefix(3).map { "“\($0)”" }.joined(separator: ", ") + (names.count > 3 ? ", …" : "")
            return LintFinding(
                first.place,
                names.count == 1
                    ? "The \(noun) that code asks for, \(shown), is not here."
                    : "None of the \(names.count) \(noun)s that code asks for is here: \(shown).",
                doubt: "the checkout has no document of this project at all")
        }
    }
}
