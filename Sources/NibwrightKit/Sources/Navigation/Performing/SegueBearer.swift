public import ProjectGraph
public import SourceText

/// A segue with an identifier, and the scene that it leaves.
public struct SegueBearer: Hashable, Sendable {
    public let identifier: String
    public let path: String
    /// The storyboard's name in code: `Main`.
    public let storyboardName: String
    public let place: Place
    /// The class of the scene; nil where it is not one class of the project's Swift.
    public let sceneClass: SwiftClass?
    /// Whether the segue may become code.
    public let isTransition: Bool

    static func all(_ graph: ProjectGraph, _ reader: TransitionReader) -> [SegueBearer] {
        let transitions = Set(reader.transitions.map(\.segue))
        return graph.documents.filter { $0.kind.form == .storyboard }.flatMap { document in
            document.segues.compactMap { segue in
                guard let identifier = segue.identifier else { return nil }
                return SegueBearer(
                    identifier: identifier, path: document.path, storyboardName: document.baseName,
                    place: segue.connection.place,
                    sceneClass: segue.sourceController.flatMap(graph.classes.swiftClass),
                    isTransition: transitions.contains(segue))
            }
        }
    }
}
