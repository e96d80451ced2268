import ProjectFiles
import TransformKit

/// Why a document or code cannot have named colors at all: what builds it, or for which systems.
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
            self.init(
                "empty-resources",
                "the document has an empty <resources>; save it once with Xcode, which never writes one")
            return
        }
        guard !bundles.isEmpty else {
            let unread = graph.refusedProject(around: document.path)
            let cause = unread.map { "\($0.path) cannot be read (\($0.refusal.message))" } ?? "no target builds it"
            self.init("no-target", "\(cause), so its deployment target and its catalogs are unknown")
            return
        }
        if let version = document.explicitDeployment, let system = platform.applePlatform,
            let needed = FirstSystems.namedColors.needed(on: system, since: version)
        {
            self.init(
                "document-deployment-target",
                "the document says that it builds for \(system.rawValue) \(version) and later, named colors need \(needed)"
            )
            return
        }
        self.init(bundles, platform: platform)
    }

    /// Nil where every bundle runs on systems that know named colors.
    ///
    /// - Parameter platform: the one whose systems count; `unknown` for all of a bundle's.
    init?(_ bundles: Set<ResourceBundle>, platform: DocumentKind.Platform = .unknown) {
        for bundle in bundles.sorted() {
            if let unknown = bundle.unknownReason {
                self.init("deployment-target-unknown", "the deployment target of \(bundle.name) is unknown: \(unknown)")
                return
            }
            for (system, version) in bundle.systems(for: platform) {
                guard let needed = FirstSystems.namedColors.needed(on: system, since: version) else { continue }
                self.init(
                    "deployment-target",
                    "\(bundle.name) runs on \(system.rawValue) \(version) and later, named colors need "
                        + "\(system.rawValue) \(needed)")
                return
            }
        }
        return nil
    }
}

extension ProjectGraph {
    /// The Xcode project around a file that cannot be read, which may build it.
    func refusedProject(around path: String) -> RefusedProject? {
        let folder = projectFolder(of: path)
        return targets.refusedProjects.first { projectFolder(of: $0.path) == folder }
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
