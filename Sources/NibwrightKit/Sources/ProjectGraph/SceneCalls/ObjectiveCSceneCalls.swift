extension ProjectGraph {
    /// The calls of the project's Objective-C.
    func objectiveCSceneCalls() -> [SceneCall] {
        let targets = SceneCallTargets(self)
        return codeReferences.filter { $0.language == .objectiveC && $0.kind.opensScene }
            .map { targets.call($0, isStoryboardExact: true) }
    }
}
