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
    let needsReview: [MoveDoubt]

    init(
        candidate: StoryboardCandidate, partition: ScenePartition, names: [String], graph: ProjectGraph,
        code: SceneCode,
        options: SplitOptions
    ) {
        self.partition = partition
        let division = Division(
            document: candidate.document, copies: candidate.copies, parts: Self.parts(partition, names))
        self.division = division
        documents = DocumentSplit(division, graph, compactsCanvas: options.compactsCanvas)
        tables = TableSplit(division, in: graph, partOfReference: { [documents] in documents.part(ofReference: $0) })
        project = ProjectUpdate(division, tables: tables.newTables, in: graph)
        entries = EntryRepointing(documents.relocation, in: graph)
        self.code = code.edits(for: documents.relocation)
        needsReview = self.code.needsReview + GeneratedMentions(graph).doubts(about: documents.relocation)
    }

    /// The old document keeps what it opens with; every new one opens with the scene that it is about.
    private static func parts(_ partition: ScenePartition, _ names: [String]) -> [Division.Part] {
        let old = partition.graph.document.initialViewController
        return zip(zip(partition.parts, names), partition.roots).enumerated().map { number, part in
            let scenes = part.0.0.scenes.map { partition.graph.scenes[$0] }
            let opened = scenes.first { $0.controller != nil && $0.controller == old }?.controller
            let root = part.1.flatMap { partition.graph.scenes[$0].controller }
            return Division.Part(name: part.0.1, scenes: scenes, initial: opened ?? (number == 0 ? nil : root))
        }
    }

    /// What makes the division impossible.
    var doubts: [MoveDoubt] { tables.doubts + project.doubts + entries.doubts + code.unsolved }

    var findings: [Finding] { tables.findings + project.findings + code.findings }

    var edits: [FileEdit] { documents.edits + tables.edits + project.edits + entries.edits + code.edits }
}
