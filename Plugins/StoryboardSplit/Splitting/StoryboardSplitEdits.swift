import ProjectFiles
import TransformKit

/// Collects every edit of a division, in documents, code, translations, projects and property lists.
struct StoryboardSplitEdits {
    let partition: ScenePartition
    /// The final name of each part's storyboard.
    let names: [String]
    let documents: DocumentSplit
    let tables: TableSplit
    let entries: EntryRepointing
    let code: SceneCodeOutcome
    /// The points that a person or a tool has to handle before everything compiles.
    let needsReview: [ReviewPoint]
    /// A storyboard that cannot take the part of its name, with the reason: then none of these edits may be used.
    let refusedReceiver: (name: String, reason: String)?
    private let division: Division
    /// The existing storyboards that take parts, by part.
    private let receivers: [Int: IBDocument]
    private let project: ProjectUpdate
    private let reception: PartReception?

    /// - Parameter receivers: the existing storyboards that take parts, by part.
    init(
        candidate: StoryboardCandidate, _ settled: SettledDivision, receivers: [Int: IBDocument],
        graph: ProjectGraph, code: SceneCode, options: SplitOptions
    ) {
        partition = settled.partition
        names = settled.names
        self.receivers = receivers
        let division = partition.division(
            names: Self.intermediateNames(settled, receivers, candidate.document, graph), copies: candidate.copies,
            opensWithRoots: true, besides: Set(receivers.keys))
        self.division = division
        documents = DocumentSplit(division, graph, compactsCanvas: options.compactsCanvas)
        tables = TableSplit(division, in: graph, partOfReference: { [documents] in documents.part(ofReference: $0) })
        project = ProjectUpdate(division, tables: tables.newTables, in: graph)
        let made = documents.edits + tables.edits + project.edits
        let parted = Dictionary(
            uniqueKeysWithValues: receivers.map { (division.path(of: $0, like: division.document), $1) })
        let reception =
            receivers.isEmpty
            ? nil : PartReception(of: candidate.document, (made, documents.relocation), parted, in: graph)
        self.reception = reception
        refusedReceiver = reception?.refusal
        let relocation = reception?.relocation ?? documents.relocation
        entries = EntryRepointing(relocation, in: graph)
        self.code = code.edits(for: relocation)
        needsReview = self.code.needsReview + GeneratedMentions(graph).reviewPoints(about: relocation)
    }

    /// The reasons that make the division impossible.
    var obstacles: [Obstacle] { tables.obstacles + project.doubts + entries.obstacles + code.unsolved.map(\.obstacle) }

    /// The scenes that have to stay for calls that cannot be rewritten.
    var staying: [SceneConstraint] {
        code.unsolved.flatMap { unsolved in
            document.scenes.filter { scene in scene.controller.map(unsolved.controllers.contains) == true }
                .map { .stays($0, unsolved.obstacle) }
        }
    }

    var findings: [Finding] {
        tables.findings + project.findings + (reception?.findings ?? []) + code.findings
    }

    var edits: [FileEdit] {
        (reception?.edits ?? documents.edits + tables.edits + project.edits) + entries.edits + code.edits
    }

    var document: IBDocument { division.document }

    /// The created tables and catalogs.
    var newTables: [TableSplit.NewTable] { tables.newTables.filter { !isReceived($0.part) } }

    /// Returns the final path of a part, in the base language.
    func path(of part: Int) -> String {
        receivers[part]?.path ?? division.path(of: part, like: division.document)
    }

    /// Returns whether a part goes to an existing storyboard.
    func isReceived(_ part: Int) -> Bool { receivers[part] != nil }

    /// Returns the controller that a part's new document opens with.
    func initialID(of part: Int) -> String? { division.parts[part].initial?.id }

    /// Returns the names of the parts' own documents, before some are merged with existing ones.
    private static func intermediateNames(
        _ settled: SettledDivision, _ receivers: [Int: IBDocument], _ document: IBDocument, _ graph: ProjectGraph
    ) -> [String] {
        guard !receivers.isEmpty else { return settled.names }
        let taken = StoryboardNamesInUse(document, in: graph).names.union(settled.names.map { $0.lowercased() })
        return settled.names.enumerated().map { number, name in
            guard receivers[number] != nil else { return name }
            return (1...).lazy.map { "\(name)Part\(number)x\($0)" }.first { !taken.contains($0.lowercased()) } ?? name
        }
    }
}
