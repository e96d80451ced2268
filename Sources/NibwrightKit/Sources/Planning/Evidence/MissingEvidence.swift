import ProjectFiles
import ProjectGraph
import SourceText
import TransformKit

/// The files that targets build and that could not be read, and the changes that they put in doubt.
///
/// A change depends on the targets that build the files it touches, on those that they are built with, and on those
/// that build upon them: only their code can see what it changes. The output of a generator does not count: by itself
/// it says nothing, and the code that uses its symbols was read.
struct MissingEvidence: Sendable {
    private struct Entry {
        let file: UnreadFile
        let targets: Set<XcodeTarget>
        /// The folder of the project or package, for what no target's list names.
        let region: String

        /// Tests that are not there run nowhere.
        func matters(to dependence: CodeDependence) -> Bool {
            if file.reason == .absent, !targets.isEmpty, targets.allSatisfy(\.isTest) { return false }
            if file.isTable, dependence != .allFiles { return false }
            return switch dependence {
            case .none: false
            case .filesThere: file.reason != .absent
            case .allFiles: true
            }
        }
    }

    private let entries: [Entry]

    /// By path, without tables of translations, which matter to the changes of their documents alone.
    var files: [UnreadFile] { entries.map(\.file).filter { !$0.isTable } }

    init(of project: LoadedProject) {
        var collector = UnreadCollector(project)
        collector.collect()
        let graph = project.graph
        entries = collector.found.map { (key: $0.key, value: $0.value) }
            .sorted { ($0.key.path, $0.key.reason.code) < ($1.key.path, $1.key.reason.code) }
            .map { place, targets in
                let names = Set(targets.map(\.name)).sorted()
                return Entry(
                    file: UnreadFile(path: place.path, reason: place.reason, targets: names), targets: targets,
                    region: graph.projectFolder(of: place.path))
            }
    }

    /// A clause that says which unread files a change may depend on; nil where there are none.
    func doubt(about change: Change, in graph: ProjectGraph) -> String? {
        let entries = self.entries.filter { $0.matters(to: change.dependence) }
        if entries.isEmpty { return nil }
        let touched = Set(change.edits.map(\.path) + [change.place.path])
        let documents = Set(touched.filter(Self.hasTables).map { ResourceName(path: $0).name })
        let built = Set(touched.flatMap(graph.targets.targets))
        let relevant: [Entry]
        if built.isEmpty {
            let regions = Set(touched.map(graph.projectFolder))
            relevant = entries.filter { $0.targets.isEmpty && regions.contains($0.region) }
        } else {
            let neighbors = neighbors(of: built, in: graph)
            relevant = entries.filter { !$0.targets.isDisjoint(with: neighbors) }
        }
        let files = relevant.map(\.file).filter { !$0.isTable || documents.contains(ResourceName(path: $0.path).name) }
        return files.isEmpty ? nil : Self.clause(files)
    }

    private static func hasTables(_ path: String) -> Bool {
        ProjectFileKind(path: path).isDocument
    }

    private func neighbors(of built: Set<XcodeTarget>, in graph: ProjectGraph) -> Set<XcodeTarget> {
        let below = built.flatMap(graph.targets.dependencies)
        let above = graph.targets.targets.filter { !built.isDisjoint(with: graph.targets.dependencies(of: $0)) }
        return built.union(below).union(above)
    }

    private static func clause(_ files: [UnreadFile]) -> String {
        let shown = files.prefix(3).map { "\($0.path), \($0.reason)" }.joined(separator: "; ")
        let more = files.count > 3 ? "; and \(files.count - 3) more" : ""
        let subject =
            files.count == 1 ? "one file that is built with it was" : "\(files.count) files that are built with it were"
        return "\(subject) not read, so what they need is not known (\(shown)\(more))"
    }
}
