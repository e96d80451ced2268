import ProjectFiles
import TransformKit

/// Tells whether every system that loads a storyboard supports storyboard references.
enum ReferenceSupport: Hashable, Sendable {
    case certain
    /// The project's files do not determine it, for the given reason.
    case unknown(String)
    /// Some system is too old.
    case missing(Obstacle)

    init(of document: IBDocument, in graph: ProjectGraph) {
        let feature = FirstSystems.storyboardReferences
        let bundles = Set(graph.resourceBundles(of: document.path))
        let place = Place(path: document.path)
        if let own = DeploymentObstacle(document, needs: feature) {
            self = .missing(Obstacle(code: own.code, reason: own.reason, place: place))
            return
        }
        let obstacle = DeploymentObstacle(bundles, need: feature, platform: document.kind.platform)
        if let obstacle, obstacle.code != .deploymentTargetUnknown {
            self = .missing(Obstacle(code: obstacle.code, reason: obstacle.reason, place: place))
            return
        }
        let isKnown = obstacle == nil && !bundles.isEmpty
        if isKnown || Self.isImplied(by: document, bundles, in: graph) {
            self = .certain
        } else {
            self = .unknown(
                obstacle?.reason ?? "no target builds \(document.path.fileName), so its deployment target is unknown")
        }
    }

    /// Returns whether something else shows that the oldest system is new enough.
    private static func isImplied(
        by document: IBDocument, _ bundles: Set<ResourceBundle>, in graph: ProjectGraph
    ) -> Bool {
        if isSavedForNewSystems(document) { return true }
        // The bundle has references in other documents, which older systems would not load.
        return graph.documents.contains { other in
            other.kind.platform == document.kind.platform && !other.storyboardReferences.isEmpty
                && (other == document || !bundles.isDisjoint(with: graph.resourceBundles(of: other.path)))
        }
    }

    /// Returns whether a version of Xcode that builds only for new systems saved the document: Xcode 12 (tools version
    /// 17000) builds for iOS and tvOS 9 and later, Xcode 14 (21000) for macOS 10.13 and later (from Xcode's release
    /// notes). The app is then built with that version, or with a newer one.
    private static func isSavedForNewSystems(_ document: IBDocument) -> Bool {
        guard let version = document.toolsVersion?.split(separator: ".").first.flatMap({ Int($0) }) else {
            return false
        }
        switch document.kind.platform {
        case .iOS, .tvOS: return version >= 17000
        case .macOS: return version >= 21000
        case .watchOS, .unknown: return false
        }
    }
}
