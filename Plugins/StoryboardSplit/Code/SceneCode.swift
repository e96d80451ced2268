import TransformKit

/// What code has to do with where scenes are.
struct SceneCode: Sendable {
    let graph: ProjectGraph
    /// Those of Swift.
    let calls: [SceneCall]
    let outside: OutsideNames
    private let swift: SwiftCallWriter
    private let objectiveC: ObjectiveCSceneCode

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
        let vanished = VanishedStoryboards(graph, relocation).outcome(besides: outcome.edits)
        outcome.edits += vanished.edits
        outcome.rewrites += vanished.edits.compactMap { $0.rewrite(in: graph) }
        outcome.unsolved += vanished.unsolved
        return outcome
    }

    /// What writes the calls of `calls`; Objective-C is written by `ObjectiveCSceneCode`.
    func writer(for language: CodeReference.Language) -> any SceneCallWriter { swift }
}

/// Writes code of one language so that a call opens a scene where the scene is now.
protocol SceneCallWriter: Sendable {
    /// Whether a source can be made to mean another storyboard at all.
    func canChange(_ source: StoryboardSource, of call: SceneCall) -> Bool
    /// Edits that make a source of a call mean another storyboard; nil where that cannot be written.
    func edits(changing source: StoryboardSource, of call: SceneCall, to home: SceneHome) -> [FileEdit]?
    /// Edits that make a call ask for another identifier; nil where that cannot be written.
    func edits(renaming call: SceneCall, to identifier: String) -> [FileEdit]?
    /// Edits that make a call for the initial scene one for an identifier; nil where that cannot be written.
    func edits(identifying call: SceneCall, as identifier: String) -> [FileEdit]?
}
