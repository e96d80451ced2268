import ProjectFiles
import TransformKit

/// Every edit that a division takes, in documents, code, translations, projects and property lists.
struct StoryboardSplitEdits {
    let partition: ScenePartition
    let division: Division
    let documents: DocumentSplit
    let tables: TableSplit
    let project: ProjectUpdate
    let entries: EntryRepointing
    let code: SceneCodeOutcome
    /// What a person or a tool has to do before everything compiles.
    let needsReview: [Obstacle]

    init(
        candidate: StoryboardCandidate, partition: ScenePartition, names: [String], graph: ProjectGraph,
        code: SceneCode,
        options: SplitOptions
    ) {
        self.partition = partition
        let division = partition.division(names: names, copies: candidate.copies, opensWithRoots: true)
        self.division = division
        documents = DocumentSplit(division, graph, compactsCanvas: options.compactsCanvas)
        tables = TableSplit(division, in: graph, partOfReference: { [documents] in documents.part(ofReference: $0) })
        project = ProjectUpdate(division, tables: tables.newTables, in: graph)
        entries = EntryRepointing(documents.relocation, in: graph)
        self.code = code.edits(for: documents.relocation)
        needsReview = self.code.needsReview + GeneratedMentions(graph).doubts(about: documents.relocation)
    }

    /// What makes the division impossible.
    var doubts: [Obstacle] { tables.doubts + project.doubts + entries.doubts + code.unsolved }

    var findings: [Finding] { tables.findings + project.findings + code.findings }

    var edits: [FileEdit] { documents.edits + tables.edits + project.edits + entries.edits + code.edits }
}
