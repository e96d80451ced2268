import Foundation
import InterfaceBuilder
import Planning
import ProjectGraph
import Rendering

/// The times of drawing every document of a project.
struct PictureMeasurement: Codable {
    /// All documents as pictures with their canvases, written as SVG.
    var total = Timing()
    /// The number of scenes, and of views of xibs as one scene each.
    var scenes = 0
    /// The seconds of each scene alone, sorted.
    var sceneSeconds: [Double] = []
    /// The scene that took longest: its document and its title.
    var slowest = ""
    /// The bytes of all documents' pictures.
    var bytes = 0

    private enum CodingKeys: String, CodingKey {
        case total, scenes, slowest, bytes
        case sceneSeconds = "scene-seconds"
    }

    /// The seconds that a part of the scenes stay below, such as 0.5 or 0.95.
    func seconds(of part: Double) -> Double {
        sceneSeconds.isEmpty ? 0 : sceneSeconds[min(sceneSeconds.count - 1, Int(Double(sceneSeconds.count) * part))]
    }

    /// Draws everything once more.
    mutating func measureTotal(_ workspace: Workspace, _ graph: ProjectGraph) {
        bytes = total.measure {
            graph.documents.reduce(0) { $0 + Self.renderer($1, graph, workspace).picture().svg().utf8.count }
        }
    }

    /// Draws each scene alone.
    mutating func measureScenes(_ workspace: Workspace, _ graph: ProjectGraph) {
        var longest = 0.0
        func measure(_ name: String, _ draw: () -> Picture) {
            let start = DispatchTime.now().uptimeNanoseconds
            let count = draw().svg().utf8.count
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            sceneSeconds.append(seconds)
            guard seconds > longest else { return }
            (longest, slowest) = (seconds, "\(name), \(count / 1000) kB")
        }
        for document in graph.documents {
            let renderer = Self.renderer(document, graph, workspace)
            if renderer.scenes.isEmpty { measure(document.path) { renderer.picture() } }
            for scene in renderer.scenes {
                measure("\(document.path) “\(scene.title)”") { renderer.picture(of: scene) }
            }
        }
        scenes = sceneSeconds.count
        sceneSeconds.sort()
    }

    private static func renderer(
        _ document: IBDocument, _ graph: ProjectGraph, _ workspace: Workspace
    ) -> DocumentRenderer {
        DocumentRenderer(document, in: graph, options: RenderOptions()) { try? workspace.read($0) }
    }
}
