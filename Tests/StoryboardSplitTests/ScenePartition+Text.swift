import Testing
import TransformKit
import TransformTesting

@testable import StoryboardSplit

extension StoryboardText {
    /// A storyboard from literal lines: one that cannot be read is the test's own mistake, and none of its scenes are there.
    init(initial: String? = nil, _ lines: [String]) {
        self.init([], initial: initial)
        add(literal: lines)
    }

    mutating func add(literal lines: [String]) {
        do { try add(lines) } catch { Issue.record("\(lines) cannot be read: \(error)") }
    }
}

extension ScenePartition {
    /// A division in the project's absence.
    init?(
        _ text: StoryboardText, by grouping: SplitOptions.Grouping = .flow, maximumScenes: Int, classes: [String] = []
    ) {
        guard let document = text.document else { return nil }
        let convention = NamingConvention(storyboard: "Main", classes: classes)
        self.init(SceneGraph(document), by: grouping, maximumScenes: maximumScenes, convention: convention)
    }

    /// The controllers' ids of each part.
    var ids: [[String]] { parts.map { part in part.scenes.map { graph.scenes[$0].controller?.id ?? "?" } } }
}
