import ProjectGraph
import TransformKit

/// What a division does to the documents: what leaves the old one, what the new ones are, and where each scene is then.
struct DocumentSplit: Sendable {
    /// Edits of the old document, its copies and of every other document whose references led into it.
    let edits: [FileEdit]
    let relocation: SceneRelocation
    /// Segues of the base language that lead into another part, in document order.
    let crossings: [Crossing]

    /// - Parameter identifiers: names that are taken; what is given here is added, so that the next split avoids it.
    init(_ division: Division, _ graph: ProjectGraph, _ identifiers: inout StoryboardIdentifiers, compactsCanvas: Bool)
    {
        let scenes = SplitScenes(division)
        let links = SplitLinks(division, scenes)
        let given = links.identifiersToGive(division, &identifiers)
        relocation = Self.relocation(division, scenes, given)
        let repointing = ReferenceRepointing(graph, relocation)
        let plan = SplitPlan(
            division: division, scenes: scenes, links: links, given: given, relocation: relocation,
            repointing: repointing, compactsCanvas: compactsCanvas)
        let documents = [division.document] + division.copies
        edits = documents.flatMap { PartWriter($0, plan).edits } + repointing.edits(outside: documents)
        crossings = links.crossings(division, plan)
    }

    init(_ division: Division, _ graph: ProjectGraph, compactsCanvas: Bool = false) {
        var identifiers = StoryboardIdentifiers(graph)
        self.init(division, graph, &identifiers, compactsCanvas: compactsCanvas)
    }

    private static func relocation(
        _ division: Division, _ scenes: SplitScenes, _ given: [Int: String]
    ) -> SceneRelocation {
        var homes: [SceneAddress: SceneHome] = [:]
        for document in [division.document] + division.copies {
            for (scene, number) in zip(document.scenes, scenes.numbers(in: document)) {
                guard let object = scene.controller ?? scene.storyboardReference?.element else { continue }
                let part = number.flatMap { scenes.part(of: $0) } ?? 0
                homes[SceneAddress(object)] = SceneHome(
                    storyboard: division.parts[part].name, path: division.path(of: part, like: document),
                    identifier: object.storyboardIdentifier ?? number.flatMap { given[$0] },
                    isInitial: object.id != nil && object.id == division.initialID(of: part))
            }
        }
        return SceneRelocation(homes: homes)
    }
}

/// A segue that leads from one part into another.
struct Crossing: Hashable, Sendable {
    let segue: Segue
    let source: Scene
    let destination: Scene
    /// The numbers of the parts.
    let from: Int
    let to: Int
    /// The object id of the storyboard reference that the segue leads to then.
    let referenceID: String
}

/// All that the documents of a division are written from.
struct SplitPlan: Sendable {
    let division: Division
    let scenes: SplitScenes
    let links: SplitLinks
    /// Storyboard identifiers that scenes are given, by the scene's number.
    let given: [Int: String]
    let relocation: SceneRelocation
    let repointing: ReferenceRepointing
    let compactsCanvas: Bool
}

extension Division {
    /// The object id of the controller that a part opens with.
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
