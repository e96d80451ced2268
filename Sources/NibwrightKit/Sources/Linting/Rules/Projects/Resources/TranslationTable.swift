import ProjectFiles
import TransformKit

/// A table of any form, read for rules.
enum TranslationTable: Sendable {
    case strings(StringsTable)
    case catalog(StringCatalog)
    case refused(SourceText, ReadingRefusal)

    /// Every table of the project, by path; read once for all rules that ask.
    static func all(in graph: ProjectGraph) -> [TranslationTable] { graph.derived.value { read(graph) } }

    private static func read(_ graph: ProjectGraph) -> [TranslationTable] {
        let sources = graph.paths.compactMap { path -> SourceText? in
            [.strings, .stringCatalog].contains(ProjectFileKind(path: path)) ? graph.text(at: path) : nil
        }
        return concurrentMap(sources, threads: defaultThreadCount) { source in
            if ProjectFileKind(path: source.path) == .strings {
                switch StringsTable.read(source) {
                case .success(let table): .strings(table)
                case .failure(let refusal): .refused(source, refusal)
                }
            } else {
                switch StringCatalog.read(source) {
                case .success(let catalog): .catalog(catalog)
                case .failure(let refusal): .refused(source, refusal)
                }
            }
        }
    }
}
