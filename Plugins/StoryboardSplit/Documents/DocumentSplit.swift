import Navigation
import ProjectGraph
import TransformKit

/// Divides documents: the edits of the old one, the new ones, and the new storyboard of each scene.
struct DocumentSplit: Sendable {
    /// Edits of the old document, its copies and of every other document whose references led into them.
    let edits: [FileEdit]
    let relocation: SceneRelocation
    /// Segues of the base language that lead into another part, in document order.
    let crossings: [Crossing]
    /// The parts of all scenes, also of the storyboard references that the document had already.
    private let scenes: SplitScenes

    /// Returns the part that a storyboard reference of the old document goes to.
    func part(ofReference scene: Scene) -> Int? { scenes.scenes.firstIndex(of: scene).flatMap(scenes.part(of:)) }

    init(_ division: Division, _ graph: ProjectGraph, compactsCanvas: Bool = false) {
        var identifiers = StoryboardIdentifiers(graph, uniqueIn: .project)
        let plan = SplitPlan(division, &identifiers, compactsCanvas: compactsCanvas)
        scenes = plan.scenes
        relocation = SceneRelocation(placements: plan.placements)
        let repointing = ReferenceRepointing(graph, relocation)
        edits =
            plan.documents.flatMap { PartWriter($0, plan, repointing).edits }
            + repointing.edits(outside: plan.documents)
        crossings = plan.links.crossings(division, plan.scenes)
    }
}

/// A segue that leads from one part into another.
struct Crossing: Hashable, Sendable {
    let segue: Segue
    let source: Scene
    let destination: Scene
    /// The numbers of the two parts.
    let from: Int
    let to: Int
    /// The object id of the storyboard reference that the segue leads to after the split.
    let referenceID: String
}

/// Gathers all facts from which the documents of a division are written.
struct SplitPlan: Sendable {
    let division: Division
    let scenes: SplitScenes
    let links: SplitLinks
    /// The storyboard identifiers that scenes are given, by the scene's number.
    let given: [Int: String]
    /// The storyboards of scenes and storyboard references after the split.
    let placements: [SceneAddress: ScenePlacement]
    let compactsCanvas: Bool

    init(_ division: Division, _ identifiers: inout StoryboardIdentifiers, compactsCanvas: Bool) {
        self.division = division
        self.compactsCanvas = compactsCanvas
        scenes = SplitScenes(division)
        links = SplitLinks(division, scenes)
        given = links.identifiersToGive(division, &identifiers)
        placements = Self.placements(division, scenes, given)
    }

    var documents: [IBDocument] { [division.document] + division.copies }

    private static func placements(
        _ division: Division, _ scenes: SplitScenes, _ given: [Int: String]
    ) -> [SceneAddress: ScenePlacement] {
        var placements: [SceneAddress: ScenePlacement] = [:]
        for document in [division.document] + division.copies {
            for (scene, number) in zip(document.scenes, scenes.numbers(in: document)) {
                guard let object = scene.controller ?? scene.storyboardReference?.element else { continue }
                let part = number.flatMap { scenes.part(of: $0) } ?? 0
                placements[SceneAddress(object)] = ScenePlacement(
                    storyboard: division.parts[part].name, path: division.path(of: part, like: document),
                    identifier: object.storyboardIdentifier ?? number.flatMap { given[$0] },
                    isInitial: object.id != nil && object.id == division.initialID(of: part))
            }
        }
        return placements
    }
}

extension Division {
    /// Returns the object id of the controller that a part opens with.
    ///
    /// The old document may open with a storyboard reference, which is in no part and stays.
    func initialID(of part: Int) -> String? {
        if let initial = parts[part].initial { return initial.id }
        guard part == 0, let initial = document.initialViewController, StoryboardReference(initial) != nil else {
            return nil
        }
        return initial.id
    }
}
