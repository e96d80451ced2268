import ProjectFiles
import TransformKit

extension NamingHabit {
    /// The habit of the project that a storyboard is in.
    /// - Parameter newNames: Names of storyboards that the project is about to get.
    init(of document: IBDocument, in graph: ProjectGraph, newNames: [String] = []) {
        let folder = graph.projectFolder(of: document.path)
        let others = graph.documents.filter { other in
            other != document && other.kind.form == .storyboard && graph.projectFolder(of: other.path) == folder
        }
        let classes = ([document] + others).flatMap(\.scenes).compactMap { $0.controller?.customClass }
        self.init(
            storyboard: LocalizedFile(path: document.path).baseName,
            others: Set(others.map { LocalizedFile(path: $0.path).baseName } + newNames).sorted(), classes: classes)
    }
}
