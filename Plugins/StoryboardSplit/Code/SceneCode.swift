import TransformKit

/// What code has to do with where scenes are.
struct SceneCode: Sendable {
    let graph: ProjectGraph
    /// Those of Swift.
    let calls: [SceneCall]
    let outside: OutsideNames
    /// What writes the calls of `calls`; Objective-C is written by `ObjectiveCSceneCode`.
    let swift: SwiftCallWriter
    let objectiveC: ObjectiveCSceneCode

    init(_ graph: ProjectGraph) {
        self.graph = graph
        calls = graph.sceneCalls.filter { $0.reference.language == .swift }
        outside = OutsideNames(graph)
        swift = SwiftCallWriter(graph, calls)
        objectiveC = ObjectiveCSceneCode(graph)
    }

    /// Which scenes of a storyboard cannot leave it, or only together, for what code says of them.
    func constraints(on document: IBDocument) -> [SceneConstraint] {
        SceneCallConstraints(self, document).all() + objectiveC.constraints(on: document)
    }

    /// What has to be written anew so that every call opens what it opened.
    func edits(for relocation: SceneRelocation) -> SceneCodeOutcome {
        var editor = SceneCodeEditor(self, relocation)
        var outcome = editor.outcome().adding(objectiveC.outcome(for: relocation))
            .adding(MovedSegueSymbols(graph, relocation).outcome())
        let vanished = VanishedStoryboards(graph, relocation).outcome(besides: outcome.edits)
        outcome.edits += vanished.edits
        outcome.rewrites += vanished.edits.compactMap { $0.rewrite(in: graph) }
        outcome.unsolved += vanished.unsolved.map { .init(obstacle: $0) }
        outcome.findings += MisleadingNames(graph).findings(of: outcome.rewrites)
        outcome.needsReview += StoryboardMentions(self).doubts(about: relocation)
        var seen: Set<ReviewPoint> = []
        outcome.needsReview = outcome.needsReview.filter { seen.insert($0).inserted }
        return outcome
    }
}
