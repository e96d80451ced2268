import TransformKit

/// Writes Objective-C.
struct ObjectiveCCallWriter: SceneCallWriter {
    init(_ graph: ProjectGraph) {}

    func canChange(_ source: StoryboardSource, of call: SceneCall) -> Bool { false }

    func edits(changing source: StoryboardSource, of call: SceneCall, to home: SceneHome) -> [FileEdit]? { nil }

    func edits(renaming call: SceneCall, to identifier: String) -> [FileEdit]? { nil }

    func edits(identifying call: SceneCall, as identifier: String) -> [FileEdit]? { nil }
}
