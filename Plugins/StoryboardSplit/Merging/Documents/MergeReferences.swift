import ProjectGraph
import TransformKit

/// Resolves the storyboard references of merged storyboards, in the base language.
struct MergeReferences: Sendable {
    /// A controller or reference of one of the storyboards, by its id before the merge.
    struct Target: Hashable, Sendable {
        let source: Int
        let objectID: String
    }

    /// The new destinations of segues to a reference: the scene itself, or another reference to the same scene.
    let destinations: [Target: Target]
    /// The references whose scenes are removed.
    let removed: Set<Target>

    init(_ sources: MergeSources, _ graph: ProjectGraph) {
        var destinations: [Target: Target] = [:]
        var removed: Set<Target> = []
        var seen: [Outside: Target] = [:]
        for (source, document) in sources.documents.enumerated() {
            for scene in document.scenes {
                guard let reference = scene.storyboardReference, let id = reference.element.id else { continue }
                let own = Target(source: source, objectID: id)
                let final = Self.final(of: reference, sources, graph)
                let initial = source == 0 && document.root["initialViewController"] == id
                if let final, final.target != own {
                    destinations[own] = final.target
                    let name = reference.element.storyboardIdentifier
                    let isNamed = name != nil && name != final.element.storyboardIdentifier
                    if !isNamed, !initial, Self.holdsNothing(scene) { removed.insert(own) }
                } else if final == nil, reference.element.storyboardIdentifier == nil, !initial {
                    // The same reference twice, as after a split.
                    let outside = Outside(reference)
                    if let first = seen[outside], first.source < source, Self.holdsNothing(scene) {
                        destinations[own] = first
                        removed.insert(own)
                    } else if seen[outside] == nil {
                        seen[outside] = own
                    }
                }
            }
        }
        self.destinations = destinations
        self.removed = removed
    }

    /// The destination of a reference outside of the merged storyboards, to find equal references.
    private struct Outside: Hashable {
        let storyboard: String?
        let identifier: String?
        let bundle: String?

        init(_ reference: StoryboardReference) {
            storyboard = reference.storyboardName
            identifier = reference.referencedIdentifier
            bundle = reference.bundleIdentifier
        }
    }

    /// Returns the scene that a reference leads to in the end, or the reference that leads out of the merged
    /// storyboards.
    private static func final(
        of reference: StoryboardReference, _ sources: MergeSources, _ graph: ProjectGraph
    ) -> (target: Target, element: Element)? {
        var next = reference
        var passed: Set<StoryboardReference> = [reference]
        while true {
            let targets = ReferenceTargets(next, graph)
            let found = targets.documents.map(sources.source(of:))
            guard let source = found.first.flatMap({ $0 }), found.allSatisfy({ $0 == source }),
                let controller = zip(targets.documents, targets.controllers).first(where: {
                    $0.0 == sources.documents[source]
                })?.1 ?? targets.controllers.first.flatMap({ $0 }), let id = controller.id
            else {
                // It leads out of the merged storyboards; the reference before it is the nearest one.
                guard next != reference, let id = next.element.id,
                    let source = sources.source(of: next.element.document)
                else { return nil }
                return (Target(source: source, objectID: id), next.element)
            }
            guard let further = StoryboardReference(controller) else {
                return (Target(source: source, objectID: id), controller)
            }
            guard passed.insert(further).inserted else { return nil }
            next = further
        }
    }

    /// Returns true where a reference's scene has nothing of its own; items of bars are only drawn by Interface
    /// Builder.
    private static func holdsNothing(_ scene: Scene) -> Bool {
        scene.topLevelObjects.allSatisfy { object in
            guard StoryboardReference(object) != nil else { return object.isFirstResponder }
            return object.children.allSatisfy { $0.isNamed("navigationItem") || $0.isNamed("tabBarItem") }
        }
    }
}
