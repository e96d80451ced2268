import ProjectGraph
import SourceText
import SwiftCode

/// Finds the protocols in files that declare no class: the graph does not list the types of such files.
enum ProtocolNames {
    static func unread(in graph: ProjectGraph) -> Set<String> {
        let files = graph.swiftFiles.filter { $0.types.isEmpty && $0.source.contains(identifier: "protocol") }
        return Set(concurrentMap(files, threads: defaultThreadCount) { names(in: $0.source) }.flatMap(\.self))
    }

    private static func names(in source: SourceText) -> [String] {
        SwiftSyntaxTree.parse(source).statements.compactMap { $0.item.as(ProtocolDeclSyntax.self)?.name.text }
    }
}
