import TransformKit

extension SceneCode {
    /// Pairs of a storyboard's scenes of which the first one's class has code that opens the second: what code joins is
    /// better kept together.
    func openings(in document: IBDocument) -> [(source: Scene, destination: Scene)] {
        let scenes = document.scenes.filter { $0.controller != nil }
        var sceneByController: [Element: Scene] = [:]
        var scenesByClass: [String: [Scene]] = [:]
        for scene in scenes {
            guard let controller = scene.controller else { continue }
            sceneByController[controller] = scene
            if let name = controller.customClass { scenesByClass[name, default: []].append(scene) }
        }
        return graph.sceneCalls.flatMap { call -> [(source: Scene, destination: Scene)] in
            // Code that may open many scenes says nothing of any one.
            guard call.controllers.count <= 3 else { return [] }
            let destinations = call.controllers.compactMap { sceneByController[$0] }
            guard !destinations.isEmpty else { return [] }
            let own = call.openers.compactMap { sceneByController[$0] }
            let sources = own.isEmpty ? call.reference.enclosingType.flatMap { scenesByClass[$0] } ?? [] : own
            return sources.flatMap { source in destinations.map { (source, $0) } }
        }
    }
}
