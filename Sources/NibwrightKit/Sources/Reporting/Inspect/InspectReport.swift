import InterfaceBuilder
public import Planning
import ProjectGraph
import SourceText

/// The report of `nibwright inspect`: the contents of a project, and how many of its names resolve.
public struct InspectReport: Encodable, Sendable {
    let path: String
    let bytesRead: Int
    let documents: InspectDocuments
    let scenes: Int
    let storyboards: [InspectStoryboard]
    let connections: [String: Int]
    let outlets: InspectOutlets
    let outletPatterns: InspectOutletPatterns
    let actions: InspectActions
    let segues: InspectSegues
    let references: InspectReferences
    let colors: InspectColors
    let translations: InspectTranslations
    let classes: InspectClasses
    let identifiers: InspectIdentifiers
    let targets: InspectTargets
    let code: InspectCode
    let codeReferences: InspectCodeReferences
    let leftOut: [String: Int]
    /// What to do next, the most pressing first.
    let next: [InspectStep]
    let version = InspectSchema.whole.version

    enum CodingKeys: String, CodingKey {
        case path, documents, scenes, storyboards, connections, outlets, actions, segues, references, colors
        case translations, classes, identifiers, targets, code, next, version
        case bytesRead = "bytes-read"
        case outletPatterns = "outlet-patterns"
        case codeReferences = "code-references"
        case leftOut = "left-out"
    }

    public init(_ project: LoadedProject) {
        let graph = project.graph
        path = project.root
        bytesRead = project.bytesRead
        documents = InspectDocuments(graph)
        storyboards = InspectStoryboard.all(graph)
        scenes = storyboards.reduce(0) { $0 + $1.scenes }
        let all = graph.documents.flatMap(\.connections)
        connections = Dictionary(all.map { ($0.kind.rawValue, 1) }, uniquingKeysWith: +)
        outlets = InspectOutlets(graph, all)
        outletPatterns = InspectOutletPatterns(graph)
        actions = InspectActions(graph, all)
        segues = InspectSegues(all)
        references = InspectReferences(graph)
        colors = InspectColors(graph)
        translations = InspectTranslations(graph)
        classes = InspectClasses(graph)
        identifiers = InspectIdentifiers(graph)
        targets = InspectTargets(graph)
        code = InspectCode(graph)
        codeReferences = InspectCodeReferences(graph)
        leftOut = Dictionary(project.leftOut.map { ($0.reason.rawValue, $0.fileCount ?? 1) }, uniquingKeysWith: +)
        next = InspectStep.all(
            documents, storyboards,
            unresolved: [
                (outlets.unresolved.count, "outlet"), (actions.unresolved.count, "action"),
                (references.unresolved.count, "storyboard reference"),
            ], weakOutlets: outletPatterns.byPattern["weak!"] ?? 0, colors, segues, codeReferences)
    }

    public func json() throws -> String { try JSONReport.encode(self) }

    /// The report as one page for a browser.
    public func html() -> String { InspectHTML(self).text }

    public func text(style: TerminalStyle) -> String { style.cleaned(InspectText(self, style).text) }
}
