import ProjectFiles

extension ProjectGraph {
    /// The bundles that a document or an asset catalog is built into, sorted; any file in a catalog stands for the
    /// catalog.
    ///
    /// None where no project builds it, and where a file is copied as it is, as part of a folder reference.
    public func resourceBundles(of path: String) -> [ResourceBundle] {
        let index = bundleIndex
        let built = targets.memberships(of: path).filter(\.buildsResource).compactMap { index.bundles[$0.target] }
        return Set(built + index.packages.bundles(of: path)).sorted()
    }

    /// The bundles whose code or resources a bundle's target uses, directly or not, without itself; sorted.
    public func linkedBundles(of bundle: ResourceBundle) -> [ResourceBundle] {
        let index = bundleIndex
        return switch bundle.builder {
        case .xcodeTarget(let target): targets.dependencies(of: target).compactMap { index.bundles[$0] }.sorted()
        case .packageTarget: index.packages.linkedBundles(of: bundle)
        }
    }

    private var bundleIndex: ResourceBundleIndex { lazyBundles.value { ResourceBundleIndex(self) } }
}

/// All bundles of a repository.
struct ResourceBundleIndex: Sendable {
    let bundles: [XcodeTarget: ResourceBundle]
    let packages: PackageIndex

    init(_ graph: ProjectGraph) {
        bundles = Dictionary(
            graph.targets.targets.map { ($0, ResourceBundle($0)) }, uniquingKeysWith: { first, _ in first })
        packages = PackageIndex(paths: graph.paths, graph.targets.listing) { graph.text(at: $0) }
    }
}

extension FileMembership {
    /// Whether the build compiles the file rather than copying the folder that it lies in.
    fileprivate var buildsResource: Bool {
        guard phase == .resources || phase == .sources else { return false }
        return container.map { $0.hasSuffix(".xcassets") } ?? true
    }
}

extension ResourceBundle {
    fileprivate init(_ target: XcodeTarget) {
        var systems: [ApplePlatform: SystemVersion] = [:]
        var unknown: UnknownSystems?
        for platform in target.sdkPlatforms {
            let (oldest, reason) = target.oldestSystem(platform)
            systems[platform] = oldest
            unknown = unknown ?? reason
        }
        if target.sdkPlatforms.isEmpty {
            let missing = target.missingFile(thatMaySet: "SDKROOT")
            unknown = missing.map { .missingConfigurationFile(path: $0, setting: "SDKROOT") } ?? .noPlatform
        }
        self.init(name: target.name, builder: .xcodeTarget(target), oldestSystems: systems, unknown: unknown)
    }
}

extension XcodeTarget {
    /// The oldest system that any configuration deploys to, and a reason why that may be wrong; nil for none.
    fileprivate func oldestSystem(_ platform: ApplePlatform) -> (SystemVersion, UnknownSystems?) {
        let setting = platform.deploymentSetting
        var oldest = SystemVersion.newest
        var unknown = missingFile(thatMaySet: setting).map {
            UnknownSystems.missingConfigurationFile(path: $0, setting: setting)
        }
        for configuration in configurations {
            // An empty setting is none.
            for value in configuration.possibleValues(setting) where value?.isEmpty != true {
                if let version = value.flatMap({ SystemVersion($0) }) {
                    oldest = min(oldest, version)
                } else {
                    let text = value ?? configuration.settings[setting]?.value.text ?? ""
                    unknown = unknown ?? .unreadableSetting(name: setting, value: text)
                }
            }
        }
        return (oldest, unknown)
    }

    /// A configuration file that is named, does not exist and may set the setting; nil for none.
    ///
    /// Those that CocoaPods writes, and most projects do not keep, hold search paths and flags of the linker alone.
    fileprivate func missingFile(thatMaySet setting: String) -> String? {
        configurations.lazy.flatMap { $0.missingConfigurationFiles(thatMaySet: setting) }.first { path in
            let parts = path.split(separator: "/")
            return !parts.contains("Pods") && parts.last?.hasPrefix("Pods-") != true
        }
    }
}
