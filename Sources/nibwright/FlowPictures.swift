import InterfaceBuilder
import Navigation
import ProjectGraph
import Rendering

/// Draws the scenes of a flow, small enough for a picture that has all of them.
struct FlowPictures {
    private let graph: ProjectGraph
    private let bytes: (String) -> [UInt8]?
    private let fonts: ProjectFonts
    /// A scene is drawn small, so that images have as few bytes as that.
    private static let largestImage = 60_000

    init(_ graph: ProjectGraph, fonts: ProjectFonts, bytes: @escaping (String) -> [UInt8]?) {
        self.graph = graph
        self.bytes = bytes
        self.fonts = fonts
    }

    /// The pictures of scenes and nibs. Containers show nothing but bars, and have none.
    func thumbnails(of flow: AppFlow) -> [FlowSceneID: Picture] {
        var options = RenderOptions()
        options.largestImage = Self.largestImage
        var result: [FlowSceneID: Picture] = [:]
        let scenes = flow.scenes.filter { [.scene, .nib].contains($0.kind) && !$0.isContainer }
        for (path, scenes) in Dictionary(grouping: scenes, by: \.id.document) {
            guard let document = graph.document(at: path) else { continue }
            let renderer = DocumentRenderer(document, in: graph, options: options, fonts: fonts, bytes: bytes)
            for scene in scenes {
                let own = document.scenes.first { $0.controller?.id == scene.id.object }
                result[scene.id] = own.map(renderer.picture(of:)) ?? (scene.kind == .nib ? renderer.picture() : nil)
            }
        }
        return result
    }
}
