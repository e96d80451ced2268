import InterfaceBuilder
import Planning
import ProjectFiles
import Rendering
import SourceText

/// The scenes of the documents that a plan changes, for finding the scene in which a change is.
struct SceneNames {
    /// The scene's name by the document's path and the id of an object in it.
    private let names: [String: [String: String]]

    init(_ plan: Plan) {
        var names: [String: [String: String]] = [:]
        for source in plan.steps.flatMap(\.sources.values)
        where ProjectFileKind(path: source.path).isDocument && names[source.path] == nil {
            guard let document = try? IBDocument.read(source).get() else { continue }
            var ofDocument: [String: String] = [:]
            for scene in document.scenes {
                let title = "\(scene.title) in \(source.path)"
                for element in [scene.element] + scene.element.descendants {
                    if let id = element.id { ofDocument[id] = title }
                }
            }
            names[source.path] = ofDocument
        }
        self.names = names
    }

    /// The scene that a change is in, with its document; nil for one that is in no scene of a changed storyboard.
    func name(of change: PlannedChange) -> String? {
        change.place.objectID.flatMap { names[change.place.path]?[$0] }
    }
}
