import InterfaceBuilder
import Planning
import ProjectFiles
import Rendering
import SourceText

/// The documents that a plan changes, for finding the scene in which a change is.
struct SceneNames {
    private let documents: [String: IBDocument]

    init(_ plan: Plan) {
        var documents: [String: IBDocument] = [:]
        for source in plan.steps.flatMap(\.sources.values)
        where ProjectFileKind(path: source.path).isDocument && documents[source.path] == nil {
            documents[source.path] = try? IBDocument.read(source).get()
        }
        self.documents = documents
    }

    /// The scene that a change is in, with its document; nil for one that is in no scene of a changed storyboard.
    func name(of change: PlannedChange) -> String? {
        guard let id = change.place.objectID, let document = documents[change.place.path],
            let scene = document.object(id: id).flatMap(document.scene(holding:))
        else { return nil }
        return "\(scene.title) in \(document.path)"
    }
}
