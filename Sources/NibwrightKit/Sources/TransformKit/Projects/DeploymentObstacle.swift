public import InterfaceBuilder
import ProjectFiles
public import ProjectGraph

/// Why bundles cannot have something that only newer systems have.
public struct DeploymentObstacle: Hashable, Sendable {
    /// The kind of reason.
    public let code: RefusalCode
    /// In a sentence without its final full stop.
    public let reason: String

    public init(_ code: RefusalCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// Nil where every bundle runs on systems that have it.
    ///
    /// - Parameter platform: the one whose systems count; `unknown` for all of a bundle's.
    public init?(
        _ bundles: Set<ResourceBundle>, need feature: FirstSystems, platform: DocumentKind.Platform = .unknown
    ) {
        for bundle in bundles.sorted() {
            if let unknown = bundle.unknownReason {
                self.init(.deploymentTargetUnknown, "the deployment target of \(bundle.name) is unknown: \(unknown)")
                return
            }
            for (system, version) in bundle.systems(for: platform) {
                guard let needed = feature.needed(on: system, since: version) else { continue }
                self.init(
                    .deploymentTarget,
                    "\(bundle.name) runs on \(system.rawValue) \(version) and later, \(feature.name) need "
                        + "\(system.rawValue) \(needed)")
                return
            }
        }
        return nil
    }

    /// Nil where a document does not say itself that it builds for older systems.
    public init?(_ document: IBDocument, needs feature: FirstSystems) {
        guard let version = document.explicitDeployment, let system = document.kind.platform.applePlatform,
            let needed = feature.needed(on: system, since: version)
        else { return nil }
        self.init(
            .documentDeploymentTarget,
            "the document says that it builds for \(system.rawValue) \(version) and later, \(feature.name) need \(needed)"
        )
    }
}
