import Foundation
import InterfaceBuilder
import Merging
import Rendering
import SourceText

/// Draws what a conflict is about as each side has it.
struct ConflictPictures {
    let file: String
    let versions: MergeVersions
    /// Where the pictures go.
    let folder: URL

    /// Draws the scene of a conflict, or the whole document.
    ///
    /// - Returns: a line for each picture with the file that has it, or with the reason why there is none.
    func lines(of conflict: MergeConflict) -> [String] {
        let source: RenderSource
        do {
            source = try RenderSource(file, threads: defaultThreadCount)
        } catch {
            return ["There is no picture: \(error)"]
        }
        return [MergeSide.ours, .theirs].map { side in
            let name = side == .ours ? "ours, here" : "theirs, there"
            switch IBDocument.read(versions[side]) {
            case .failure(let refusal): return "\(name): no picture, since \(refusal.message)"
            case .success(let document):
                let picture = self.picture(of: conflict, in: document, source)
                let path = folder.appendingPathComponent("\(side.rawValue).svg")
                do {
                    try Data(picture.svg().utf8).write(to: path)
                    return "\(name): \(path.path)"
                } catch {
                    return "\(name): no picture, since \(error.localizedDescription)"
                }
            }
        }
    }

    private func picture(of conflict: MergeConflict, in document: IBDocument, _ source: RenderSource) -> Picture {
        let renderer = source.renderer(of: document, RenderOptions())
        let scene = conflict.objectID.flatMap { id in
            document.scenes.first { $0.element["sceneID"] == id }
                ?? document.object(id: id).flatMap { document.scene(holding: $0) }
        }
        return scene.map { renderer.picture(of: $0) } ?? renderer.picture()
    }
}
