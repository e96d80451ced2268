extension ProjectGraph {
    /// Every place in code that opens a scene, by path and place.
    public var sceneCalls: [SceneCall] {
        lazySceneCalls.value {
            (swiftSceneCalls() + objectiveCSceneCalls()).sorted { left, right in
                (left.reference.path, left.reference.range.lowerBound, left.reference.range.upperBound)
                    < (right.reference.path, right.reference.range.lowerBound, right.reference.range.upperBound)
            }
        }
    }
}
