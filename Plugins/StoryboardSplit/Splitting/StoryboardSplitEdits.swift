import ProjectFiles
import TransformKit

/// Every edit that a division takes, in documents, code, translations, projects and property lists.
struct StoryboardSplitEdits {
    let partition: ScenePartition
    /// The name of each part's storyboard in the end.
    let names: [String]
    let documents: DocumentSplit
    let tables: TableSplit
    let entries: EntryRepointing
    let code: SceneCodeOutcome
    /// What a person or a tool has to do before everything compiles.
    let needsReview: [ReviewPoint]
    /// A storyboard that cannot take the part which has its name, and why: then nothing of this may be used.
    let refusedReceiver: (name: String, reason: String)?
    private let division: Division
    /// The storyboards that take parts, by part.
    private let receivers: [Int: IBDocument]
    private let project: ProjectUpdate
    private let reception: PartReception?

    /// - Parameter receivers: The storyboards that take parts instead of new ones, by part.
    init(
        candidate: StoryboardCandidate, _ settled: SettledDivision, receivers: [Int: IBDocument],
        graph: ProjectGraph, code: SceneCode, options: SplitOptions
    ) {
        partition = settled.partition
        names = settled.names
        self.receivers = receivers
        let division = partition.division(
            names: Self.namesOnTheWay(settled, receivers, candidate.document, graph), copies: candidate.copies,
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
        needsReview = self.code.needsReview + GeneratedMentions(graph).doubts(about: relocation)
    }

    /// What makes the division impossible.
    var doubts: [Obstacle] { tables.doubts + project.doubts + entries.doubts + code.unsolved.map(\.obstacle) }

    /// The scenes that calls which cannot be written anew keep where they are.
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

    /// Tables and catalogs that there were not before.
    var newTables: [TableSplit.NewTable] { tables.newTables.filter { !isReceived($0.part) } }

    /// Where a part is in the end, in the base language.
    func path(of part: Int) -> String {
        receivers[part]?.path ?? division.path(of: part, like: division.document)
    }

    /// Whether a part goes to a storyboard that was there.
    func isReceived(_ part: Int) -> Bool { receivers[part] != nil }

    /// The controller that a part's new document opens with.
    func initialID(of part: Int) -> String? { division.parts[part].initial?.id }

    /// What documents are called before they are merged with those that are there.
    private static func namesOnTheWay(
        _ settled: SettledDivision, _ receivers: [Int: IBDocument], _ document: IBDocument, _ graph: ProjectGraph
    ) -> [String] {
        guard !receivers.isEmpty else { return settled.names }
        let taken = TakenNames(document, in: graph).names.union(settled.names.map { $0.lowercased() })
        return settled.names.enumerated().map { number, name in
            guard receivers[number] != nil else { return name }
            return (1...).lazy.map { "\(name)Part\(number)x\($0)" }.first { !taken.contains($0.lowercased()) } ?? name
        }
    }
}
