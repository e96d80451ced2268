public import InterfaceBuilder
import ProjectFiles
public import ProjectGraph

/// A reason why bundles cannot have a feature that only newer systems have: a deployment target that is older, or one
/// that cannot be determined.
public struct DeploymentObstacle: Hashable, Sendable {
    /// The kind of reason.
    public let code: RefusalCode
    /// In a sentence without its final full stop.
    public let reason: String

    public init(_ code: RefusalCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// Finds the first bundle that runs on systems without the feature; nil where every system of every bundle has it.
    ///
    /// - Parameters:
    ///   - bundles: the bundles that carry what would change.
    ///   - feature: the first systems that have what the change needs.
    ///   - platform: the one whose systems count; `unknown` for all of a bundle's.
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

    /// Finds a document whose own “Builds for” names an older system than the feature needs; nil where it names none or
    /// one that is new enough.
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
