import ProjectFiles
import TransformKit

/// Why a document cannot have named colors at all: what builds it, or for which systems.
struct DeploymentObstacle {
    let code: String
    let reason: String

    private init(_ code: String, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// Nil where every bundle that has the document runs on systems that know named colors.
    init?(_ document: IBDocument, _ bundles: Set<ResourceBundle>, in graph: ProjectGraph) {
        let platform = document.kind.platform
        if let resources = document.root.child(named: "resources"), resources.children.isEmpty {
            self.init("empty-resources", "the document has an empty <resources>; save it once with Xcode, which never writes one")
            return
        }
        guard !bundles.isEmpty else {
            let folder = graph.projectFolder(of: document.path)
            let unread = graph.targets.refusedProjects.first { graph.projectFolder(of: $0.path) == folder }
            let cause = unread.map { "\($0.path) cannot be read (\($0.refusal.message))" } ?? "no target builds it"
            self.init("no-target", "\(cause), so its deployment target and its catalogs are unknown")
            return
        }
        if let version = document.explicitDeployment, let system = platform.applePlatform,
            let needed = Self.needed[system], version < needed
        {
            self.init(
                "document-deployment-target",
                "the document says that it builds for \(system.rawValue) \(version) and later, named colors need \(needed)")
            return
        }
        self.init(bundles, platform: platform)
    }

    /// Nil where every bundle runs on systems that know named colors.
    init?(_ bundles: Set<ResourceBundle>, platform: DocumentKind.Platform) {
        for bundle in bundles.sorted() {
            if let unknown = bundle.unknownReason {
                self.init("deployment-target-unknown", "the deployment target of \(bundle.name) is unknown: \(unknown)")
                return
            }
            for (system, version) in bundle.systems(for: platform) {
                guard let needed = Self.needed[system], version < needed else { continue }
                self.init(
                    "deployment-target",
                    "\(bundle.name) runs on \(system.rawValue) \(version) and later, named colors need "
                        + "\(system.rawValue) \(needed)")
                return
            }
        }
        return nil
    }

    /// Whether a system that the document runs on applies named colors again after `awakeFromNib` and `viewDidLoad`:
    /// iOS 11 and 12 (openradar 42076680 and others).
    static func appliesColorsLate(_ document: IBDocument, _ bundles: Set<ResourceBundle>) -> Bool {
        bundles.contains { bundle in
            bundle.systems(for: document.kind.platform).contains { platform, version in
                [.iOS, .tvOS].contains(platform) && version < SystemVersion(13)
            }
        }
    }

    /// The first systems with named colors, from the availability of `UIColor(named:)` and `NSColor(named:)`.
    private static let needed: [ApplePlatform: SystemVersion] = [
        .iOS: SystemVersion(11), .macOS: SystemVersion(10, 13), .tvOS: SystemVersion(11), .watchOS: SystemVersion(4),
    ]
}

extension ResourceBundle {
    /// The oldest systems on which a document of a platform is loaded.
    fileprivate func systems(for platform: DocumentKind.Platform) -> [(ApplePlatform, SystemVersion)] {
        if let platform = platform.applePlatform, let version = oldestSystems[platform] { return [(platform, version)] }
        return oldestSystems.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension DocumentKind.Platform {
    fileprivate var applePlatform: ApplePlatform? {
        switch self {
        case .iOS: .iOS
        case .macOS: .macOS
        case .tvOS: .tvOS
        case .watchOS: .watchOS
        case .unknown: nil
        }
    }
}

extension IBDocument {
    /// "Builds for" in the file inspector, where somebody set it: binary coded decimal on iOS (`0x0900` is 9.0), decimal on
    /// macOS (`101000` is 10.10, `1090` is 10.9).
    var explicitDeployment: SystemVersion? {
        guard let deployment = dependencies.first(where: { $0.isNamed("deployment") }),
            let number = deployment["version"].flatMap({ Int($0) }), number > 0
        else { return nil }
        guard kind.platform == .macOS else {
            return SystemVersion((number >> 12 & 0xF) * 10 + (number >> 8 & 0xF), number >> 4 & 0xF)
        }
        return number >= 100_000
            ? SystemVersion(number / 10_000, number / 100 % 100) : SystemVersion(number / 100, number / 10 % 10)
    }
}
