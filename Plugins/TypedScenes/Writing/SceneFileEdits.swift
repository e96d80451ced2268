import ProjectFiles
import TransformKit

/// The edits that write a file of scenes and add it to its targets.
struct SceneFileEdits {
    let context: TransformContext
    let options: TypedScenesOptions

    /// The file's edits: none where it is as it should be.
    func edits(of file: SceneFile, usesCreators: Bool) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let text = SceneFileText(
            file: file, options: options, isOnMainActor: file.owner.targets.contains(where: \.usesSwift6),
            hasCreators: usesCreators || startsWithCreators(file.owner), graph: context.graph
        ).text
        return try OwnedFileEdits(context: context, owner: file.owner)
            .edits(file.path, text, renewing: file.written?.source)
    }

    /// Whether no system is too old for initializers of one's own.
    private func startsWithCreators(_ owner: SceneOwner) -> Bool {
        guard !owner.targets.isEmpty else { return false }
        let first = owner.isMac ? SystemVersion(10, 15) : SystemVersion(13)
        return owner.targets.allSatisfy { target in
            guard let text = target.deploymentTargets[owner.isMac ? .macOS : .iOS] else { return false }
            return SystemVersion(text).map { !($0 < first) } ?? false
        }
    }
}
