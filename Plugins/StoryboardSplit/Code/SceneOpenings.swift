import TransformKit

extension SceneCode {
    /// Returns pairs of a storyboard's scenes where the class of the first has code that opens the second: such scenes
    /// should rather stay together.
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
            // Code that may open many scenes does not join any two of them.
            guard call.controllers.count <= 3 else { return [] }
            let destinations = call.controllers.compactMap { sceneByController[$0] }
            guard !destinations.isEmpty else { return [] }
            let own = call.openers.compactMap { sceneByController[$0] }
            let sources = own.isEmpty ? call.reference.enclosingType.flatMap { scenesByClass[$0] } ?? [] : own
            return sources.flatMap { source in destinations.map { (source, $0) } }
        }
    }
}
