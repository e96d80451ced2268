import TransformKit

extension SettledDivision {
    /// Returns a division into smaller parts than the recipe allows; nil where none is good.
    ///
    /// Large parts may cut more than they are worth where smaller ones do not, and scenes without links stay together
    /// where they are, so that all others may be fewer than the recipe allows. The largest bounds are tried first. A
    /// division is accepted where no storyboard has more scenes than the recipe allows, so that a second run finds
    /// nothing to divide.
    static func inSmallerParts(
        _ scenes: SceneGraph, in graph: ProjectGraph, _ options: SplitOptions, _ receivers: ReceivingStoryboards,
        newNames: [String]
    ) -> SettledDivision? {
        guard scenes.atoms(joining: scenes.pinned).count > 1 else { return nil }
        let convention = NamingConvention(of: scenes.document, in: graph, newNames: newNames)
        let joined = SceneGroups(graph: scenes, convention: convention, maximumScenes: options.maximumScenes)
            .joinedSceneCount
        let most = min(options.maximumScenes, joined)
        return stride(from: most - 1, through: max(2, most / 2), by: -1).lazy.map { bound in
            SettledDivision(
                scenes, in: graph, options.bounded(by: bound), receivers: receivers, newNames: newNames,
                triesSmallerParts: false)
        }.first { $0.isDivided(within: options) }
    }

    private func isDivided(within options: SplitOptions) -> Bool {
        let fewest = UnworthyPartRemoval.fewestScenes(capacity: options.maximumScenes)
        return problems.isEmpty && partition.isDivided
            && partition.parts.allSatisfy { $0.scenes.count <= options.maximumScenes }
            && partition.parts.dropFirst().allSatisfy { $0.scenes.count >= fewest }
    }
}
