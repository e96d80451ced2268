import SourceText
import TransformKit

/// Edits the scenes of one document: the destinations of segues and references, and new storyboard identifiers.
struct SceneEdits {
    let edits: [TextEdit]

    init(
        _ document: IBDocument, _ plan: SplitPlan, _ repointing: ReferenceRepointing, scenes: [Scene], numbers: [Int?]
    ) {
        var editor = DocumentEditor(document)
        for leaving in SplitSegues(document, plan.scenes).leaving {
            guard let id = plan.links.destinationID(of: leaving.link) else { continue }
            editor.setAttribute("destination", on: leaving.segue.element, to: id)
        }
        for (scene, number) in zip(scenes, numbers) {
            guard let number else { continue }
            if let name = plan.given[number], let controller = scene.controller {
                editor.setAttribute("storyboardIdentifier", on: controller, to: name)
            }
            if let reference = scene.storyboardReference, let part = plan.scenes.part(of: number) {
                repointing.repoint(reference, in: &editor, storyboard: plan.division.parts[part].name)
            }
        }
        if plan.compactsCanvas {
            CanvasCompaction(plan, scenes: scenes, numbers: numbers).apply(to: &editor)
        }
        edits = editor.edits
    }
}
