import InterfaceBuilder
import ProjectGraph

/// Finds storyboards and nibs by the names that references, code and `Info.plist` use.
struct FlowStoryboards {
    /// One of several copies per language; the others show the same scenes once more.
    let storyboards: [IBDocument]
    let nibs: [IBDocument]
    private let graph: ProjectGraph
    private let shown: Set<String>
    private var regionOfDocument: [String: String] = [:]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let documents = graph.documents.withoutLanguageCopies
        storyboards = documents.filter { $0.kind.form == .storyboard }
        nibs = documents.filter { $0.kind.form == .xib }
        shown = Set(documents.map(\.path))
        for document in documents { regionOfDocument[document.path] = graph.projectFolder(of: document.path) }
    }

    func region(of path: String) -> String { regionOfDocument[path] ?? graph.projectFolder(of: path) }

    /// The storyboards that a name means in a file: one, and its twins for a device.
    func storyboards(named name: String, from path: String) -> [IBDocument] {
        withoutCopies(graph.storyboards.storyboards(named: name, from: path))
    }

    func nibs(named name: String, from path: String) -> [IBDocument] {
        withoutCopies(graph.nibs.xibs(named: name, from: path))
    }

    /// Of a document's copies per language only the one that is shown.
    func withoutCopies(_ documents: [IBDocument]) -> [IBDocument] { documents.filter { shown.contains($0.path) } }
}
