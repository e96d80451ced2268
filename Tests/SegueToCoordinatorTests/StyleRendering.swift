import Testing
import TransformKit

@testable import SegueToCoordinator

/// What a style leaves of a small project.
struct StyleRendering {
    let outcome: StyleOutcome
    /// All files afterwards.
    let files: [String: String]

    init(_ project: SegueProject, _ style: (ProjectGraph) -> StyleOutcome) throws {
        let graph = project.graph
        outcome = style(graph)
        var files = project.files
        var edits: [String: [TextEdit]] = [:]
        for group in outcome.complete(outcome.groups) {
            for addition in group.additions.values { edits.merge(addition.edits) { $0 + $1 } }
            for document in group.documents { edits[document.document.path, default: []] += document.edits }
            for file in group.files { files[file.path] = file.text }
        }
        for (path, list) in edits {
            let source = try #require(graph.text(at: path))
            files[path] = String(decoding: try #require(EditList(list)).apply(to: source.bytes), as: UTF8.self)
        }
        self.files = files
    }

    /// The same style once more.
    func again(_ style: (ProjectGraph) -> StyleOutcome) -> StyleOutcome {
        style(
            ProjectGraph.load(paths: files.keys.sorted()) { [files] path in
                files[path].map { SourceText(path: path, bytes: Array($0.utf8)) }
            })
    }

    var codes: [String] { outcome.keptMethods.map(\.obstacle.code.id) }

    /// Whether every Swift file parses.
    var parses: Bool {
        files.filter { $0.key.hasSuffix(".swift") }.allSatisfy { path, text in
            SwiftSyntaxTree.errorCount(SwiftSyntaxTree.parse(SourceText(path: path, bytes: Array(text.utf8)))) == 0
        }
    }
}
