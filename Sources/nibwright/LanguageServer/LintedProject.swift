import Foundation
import Linting
import Planning
import ProjectGraph
import SourceText

/// A project as it was last read, with its findings.
struct LintedProject {
    let workspace: Workspace
    let graph: ProjectGraph
    let findings: [ReportedFinding]

    /// Reads and lints a project by its own configuration and baseline. Plugins' rules are left out: an editor has a server
    /// running all day.
    init(_ root: String, threads: Int) throws {
        workspace = try failingAsWorkspace { try Workspace(root: root) }
        let rules = LintRules.all
        let files = LintFiles(workspace, reader: LintConfigurationReader(rules: rules))
        let configuration = try files.configuration(nil)
        let loaded = LoadedProject.load(workspace, threads: threads)
        graph = loaded.graph
        let documents = (graph.documents.map(\.path) + graph.refusedDocuments.map(\.path)).sorted()
        let baselinePath = configuration.baseline ?? (configuration.usesBaseline ? LintBaseline.defaultPath : nil)
        let baseline = try baselinePath.flatMap { try files.baseline($0, mayBeMissing: configuration.baseline == nil) }
        findings =
            Linter(rules: rules, configuration: configuration, threads: threads).lint(
                graph, root: loaded.root, sidecars: try files.sidecars(beside: documents), baseline: baseline
            ).findings
    }

    /// A file as it was read, if it is still so on disk: places in any other text would be wrong.
    func source(at path: String) -> SourceText? {
        guard let source = graph.text(at: path), (try? workspace.read(path)) == source.bytes else { return nil }
        return source
    }

    func uri(of path: String) -> String { URL(fileURLWithPath: workspace.root + "/" + path).absoluteString }

    /// The path of a file in the project; nil for a file elsewhere.
    func path(of uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        let file = url.resolvingSymlinksInPath().path
        return file.hasPrefix(workspace.root + "/") ? String(file.dropFirst(workspace.root.count + 1)) : nil
    }
}
