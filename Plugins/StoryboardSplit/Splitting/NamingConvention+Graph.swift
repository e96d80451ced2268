import ProjectFiles
import TransformKit

extension NamingConvention {
    /// Reads the convention of the project that a storyboard is in.
    ///
    /// - Parameter newNames: names of storyboards that the project is about to get.
    init(of document: IBDocument, in graph: ProjectGraph, newNames: [String] = []) {
        let folder = graph.projectFolder(of: document.path)
        let others = graph.documents.filter { other in
            other != document && other.kind.form == .storyboard && graph.projectFolder(of: other.path) == folder
        }
        let classes = ([document] + others).flatMap(\.scenes).compactMap { $0.controller?.customClass }
        self.init(
            storyboard: LocalizedFile(path: document.path).baseName,
            others: Set(others.map { LocalizedFile(path: $0.path).baseName } + newNames).sorted(), classes: classes,
            apps: Self.appNames(of: document, in: graph))
    }

    /// Returns the names of the targets that build a document, and of their projects.
    private static func appNames(of document: IBDocument, in graph: ProjectGraph) -> [String] {
        let targets = graph.targets.targets(of: document.path)
        let projects = targets.compactMap { $0.projectPath.split(separator: "/").last { $0.hasSuffix(".xcodeproj") } }
        return targets.map(\.name) + projects.map { String($0.dropLast(10)) }
    }
}
