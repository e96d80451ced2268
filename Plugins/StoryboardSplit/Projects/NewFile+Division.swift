import ProjectFiles
import TransformKit

extension NewFile {
    /// Returns the documents of a division's new parts, their copies, and the tables that were created for them.
    static func all(of division: Division, _ tables: [TableSplit.NewTable]) -> [NewFile] {
        division.parts.indices.dropFirst().flatMap { part in
            let name = division.parts[part].name
            let documents = ([division.document] + division.copies).map { document in
                NewFile(path: division.path(of: part, like: document), origin: document.path, name: name)
            }
            return documents
                + tables.filter { $0.part == part }.map { NewFile(path: $0.path, origin: $0.origin, name: name) }
        }
    }
}
