import ProjectGraph
import TransformKit

/// What divisions do to documents: what leaves the old ones, what the new ones are, and where each scene is then.
struct DocumentSplit: Sendable {
    /// One, or several that have to be made together: the moved scenes of one have references to those of another.
    let divisions: [Division]
    /// Edits of the old documents, their copies and of every other document whose references led into them.
    let edits: [FileEdit]
    let relocation: SceneRelocation
    /// Segues of the base language that lead into another part, in document order.
    let crossings: [Crossing]

    /// Divides storyboards of one project.
    /// - Parameter identifiers: names that are taken; what is given here is added.
    static func all(
        _ divisions: [Division], _ graph: ProjectGraph, _ identifiers: inout StoryboardIdentifiers,
        compactsCanvas: Bool = false
    ) -> [DocumentSplit] {
        let plans = divisions.map { SplitPlan($0, &identifiers, compactsCanvas: compactsCanvas) }
        return SplitGroups(plans, graph).groups.map { DocumentSplit($0, graph) }
    }

    init(_ division: Division, _ graph: ProjectGraph, compactsCanvas: Bool = false) {
        var identifiers = StoryboardIdentifiers(graph)
        self.init([SplitPlan(division, &identifiers, compactsCanvas: compactsCanvas)], graph)
    }

    fileprivate init(_ plans: [SplitPlan], _ graph: ProjectGraph) {
        divisions = plans.map(\.division)
        relocation = SceneRelocation(
            homes: plans.reduce(into: [:]) { homes, plan in
                homes.merge(plan.homes) { first, _ in first }
            })
        let repointing = ReferenceRepointing(graph, relocation)
        let written = plans.flatMap { plan in
            plan.documents.flatMap { PartWriter($0, plan, repointing).edits }
        }
        edits = written + repointing.edits(outside: plans.flatMap(\.documents))
        crossings = plans.flatMap { $0.links.crossings($0.division, $0.scenes) }
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
    /// Where scenes and storyboard references are then.
    let homes: [SceneAddress: SceneHome]
    let compactsCanvas: Bool

    init(_ division: Division, _ identifiers: inout StoryboardIdentifiers, compactsCanvas: Bool) {
        self.division = division
        self.compactsCanvas = compactsCanvas
        scenes = SplitScenes(division)
        links = SplitLinks(division, scenes)
        given = links.identifiersToGive(division, &identifiers)
        homes = Self.homes(division, scenes, given)
    }

    var documents: [IBDocument] { [division.document] + division.copies }

    private static func homes(
        _ division: Division, _ scenes: SplitScenes, _ given: [Int: String]
    ) -> [SceneAddress: SceneHome] {
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
        return homes
    }
}

/// Divisions that change the same storyboard reference, which one moves and another points elsewhere.
private struct SplitGroups {
    /// In the order of their first division.
    let groups: [[SplitPlan]]

    init(_ plans: [SplitPlan], _ graph: ProjectGraph) {
        var planByPath: [String: Int] = [:]
        for (number, plan) in plans.enumerated() {
            for document in plan.documents { planByPath[document.path] = number }
        }
        let all = SceneRelocation(
            homes: plans.reduce(into: [:]) { homes, plan in
                homes.merge(plan.homes) { first, _ in first }
            })
        let repointing = ReferenceRepointing(graph, all)
        var leaders = Array(plans.indices)
        func leader(of plan: Int) -> Int {
            var plan = plan
            while leaders[plan] != plan { plan = leaders[plan] }
            return plan
        }
        for (number, plan) in plans.enumerated() {
            for reference in plan.documents.flatMap(\.storyboardReferences) {
                guard let home = repointing.home(of: reference), repointing.changes(reference, to: home),
                    let other = repointing.paths(of: reference).compactMap({ planByPath[$0] }).first
                else { continue }
                let (first, second) = (leader(of: number), leader(of: other))
                leaders[max(first, second)] = min(first, second)
            }
        }
        let members = Dictionary(grouping: plans.indices) { leader(of: $0) }
        groups = members.sorted { $0.key < $1.key }.map { $0.value.map { plans[$0] } }
    }
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
