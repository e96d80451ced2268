import ProjectGraph
import SourceText

/// The `nibwright:` comments of a project's source files.
enum SourceDirectives {
    static func read(_ graph: ProjectGraph, rules: RuleChangeReader, threads: Int) -> [SourceSuppressions] {
        let swift = concurrentMap(graph.swiftFiles.map(\.source), threads: threads) { source in
            suppressions(CommentReader.directives(ofSwift: source), in: source, rules)
        }
        let objectiveC = concurrentMap(graph.objectiveCFiles.map(\.source), threads: threads) { source in
            suppressions(CommentReader.directives(ofObjectiveC: source), in: source, rules)
        }
        return (swift + objectiveC).compactMap { $0 }
    }

    private static func suppressions(
        _ directives: [CommentDirective], in source: SourceText, _ rules: RuleChangeReader
    ) -> SourceSuppressions? {
        directives.isEmpty ? nil : SourceSuppressions(directives, in: source, rules: rules)
    }
}
