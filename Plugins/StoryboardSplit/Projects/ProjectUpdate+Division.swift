import TransformKit

extension ProjectUpdate {
    /// Adds the documents of a division's new parts and their tables to every target that built the old one.
    init(_ division: Division, tables: [TableSplit.NewTable], in graph: ProjectGraph) {
        self.init(adding: NewFile.all(of: division, tables), removing: [], in: graph)
    }
}
