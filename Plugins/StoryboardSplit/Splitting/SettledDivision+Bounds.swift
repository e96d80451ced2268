import TransformKit

extension SettledDivision {
    /// The division into parts of as many scenes as the recipe allows.
    ///
    /// Large parts may cut more than they are worth where smaller ones do not: where nothing is divided, smaller bounds are
    /// tried, the largest first. What they give is taken where no storyboard has more scenes than the recipe allows then, so that a
    /// second run finds nothing to divide.
    static func found(
        _ scenes: SceneGraph, in graph: ProjectGraph, _ options: SplitOptions, receivers: ReceivingStoryboards
    ) -> SettledDivision {
        let first = SettledDivision(scenes, in: graph, options, receivers: receivers)
        guard options.grouping == .flow, first.problems.isEmpty, first.turnedAway.isEmpty, !first.partition.isDivided,
            scenes.atoms(joining: scenes.pinned).count > 1
        else { return first }
        let most = options.maximumScenes
        let smaller = stride(from: most - 1, through: max(2, most / 2), by: -1)
        return smaller.lazy.map { SettledDivision(scenes, in: graph, options.bounded(by: $0), receivers: receivers) }
            .first { $0.isDivided(within: options) } ?? first
    }

    private func isDivided(within options: SplitOptions) -> Bool {
        let fewest = PartWorth.fewestScenes(capacity: options.maximumScenes)
        return problems.isEmpty && partition.isDivided
            && partition.parts.allSatisfy { $0.scenes.count <= options.maximumScenes }
            && partition.parts.dropFirst().allSatisfy { $0.scenes.count >= fewest }
    }
}
