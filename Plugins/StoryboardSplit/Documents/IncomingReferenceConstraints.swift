import ProjectGraph
import TransformKit

/// Keeps scenes that storyboard references of other documents lead to in a way that cannot be rewritten.
struct IncomingReferenceConstraints: Sendable {
    let constraints: [SceneConstraint]

    init(_ document: IBDocument, _ copies: [IBDocument], _ graph: ProjectGraph) {
        let own = [document] + copies
        let resource = ResourceName(path: document.path)
        let name = resource.name
        let scenes = document.scenes
        var constraints: [SceneConstraint] = []
        // A reference without a storyboard's name always leads to its own storyboard.
        for reference in graph.storyboardReferences(naming: [name, resource.plainName]) {
            let found = Self.found(by: reference, name: name, own: own, graph)
            guard let reason = found.reason else { continue }
            for controller in found.controllers {
                guard let id = controller.id, let scene = scenes.first(where: { $0.controller?.id == id }) else {
                    continue
                }
                constraints.append(
                    .stays(scene, Obstacle(code: reason.code, reason: reason.text, place: reference.element.place)))
            }
        }
        self.constraints = constraints
    }

    /// The controllers that a reference may mean, with the reason where that is not certain.
    private typealias Found = (controllers: [Element], reason: (code: RefusalCode, text: String)?)

    /// Returns the scenes of the storyboard that a reference may mean, and the reason why that is not certain.
    private static func found(
        by reference: StoryboardReference, name: String, own: [IBDocument], _ graph: ProjectGraph
    ) -> Found {
        let identifier = reference.referencedIdentifier
        let controllers = own.compactMap { document in
            identifier.map { document.controller(storyboardIdentifier: $0) } ?? document.initialViewController
        }
        if let bundle = reference.bundleIdentifier {
            guard reference.storyboardName == name else { return ([], nil) }
            return (
                controllers,
                (.referenceByBundle, "a reference names the scene in the bundle \(bundle), which may be this one")
            )
        }
        let targets = ReferenceTargets(reference, graph)
        guard targets.documents.contains(where: own.contains), !targets.documents.allSatisfy(own.contains) else {
            return ([], nil)
        }
        return (
            controllers,
            (.ambiguousReference, "a reference may lead to a storyboard of the same name elsewhere")
        )
    }
}
