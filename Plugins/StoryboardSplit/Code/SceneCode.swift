import TransformKit

/// Reads the code that opens scenes: the constraints that it puts on a division, and its edits after scenes have moved.
struct SceneCode: Sendable {
    let graph: ProjectGraph
    /// The calls in Swift.
    let calls: [SceneCall]
    let outside: OutsideNames
    /// The writer of `calls`; `ObjectiveCSceneCode` rewrites Objective-C.
    let swift: SwiftCallWriter
    let objectiveC: ObjectiveCSceneCode

    init(_ graph: ProjectGraph) {
        self.graph = graph
        calls = graph.sceneCalls.filter { $0.reference.language == .swift }
        outside = OutsideNames(graph)
        swift = SwiftCallWriter(graph, calls)
        objectiveC = ObjectiveCSceneCode(graph)
    }

    /// Returns the scenes of a storyboard that, for its calls in code, cannot leave it, or only together.
    func constraints(on document: IBDocument) -> [SceneConstraint] {
        SceneCallConstraints(self, document).all() + objectiveC.constraints(on: document)
    }

    /// Returns the edits after which every call opens the same scene as before.
    func edits(for relocation: SceneRelocation) -> SceneCodeOutcome {
        var editor = SceneCodeEditor(self, relocation)
        var outcome = editor.outcome().adding(objectiveC.outcome(for: relocation))
            .adding(MovedSegueSymbols(graph, relocation).outcome())
        let vanished = VanishedStoryboards(graph, relocation).outcome(besides: outcome.edits)
        outcome.edits += vanished.edits
        outcome.rewrites += vanished.edits.compactMap { $0.rewrite(in: graph) }
        outcome.unsolved += vanished.unsolved.map { .init(obstacle: $0) }
        outcome.findings += StaleVariableNames(graph).findings(of: outcome.rewrites)
        outcome.needsReview += StoryboardMentions(self).reviewPoints(about: relocation)
        var seen: Set<ReviewPoint> = []
        outcome.needsReview = outcome.needsReview.filter { seen.insert($0).inserted }
        return outcome
    }
}
