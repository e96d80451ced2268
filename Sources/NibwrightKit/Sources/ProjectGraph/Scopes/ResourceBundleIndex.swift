import ProjectFiles

extension ProjectGraph {
    /// The bundles that a document or an asset catalog is built into, sorted; a catalog is asked for by any file in it.
    ///
    /// None where no project says, and where a file is copied as it is, as part of a folder reference.
    public func resourceBundles(of path: String) -> [ResourceBundle] {
        targets.memberships(of: path).compactMap { membership in
            guard membership.buildsResource(path) else { return nil }
            return bundle(of: membership.target)
        }.uniqued().sorted()
    }

    private func bundle(of target: XcodeTarget) -> ResourceBundle {
        var systems: [ApplePlatform: SystemVersion] = [:]
        for platform in target.platforms {
            systems[platform] = target.deploymentTargets[platform].flatMap { SystemVersion($0) } ?? .newest
        }
        return ResourceBundle(name: target.name, builder: .xcodeTarget(target), oldestSystems: systems)
    }
}

extension FileMembership {
    /// Whether the build compiles the file rather than copying the folder that it lies in.
    fileprivate func buildsResource(_ path: String) -> Bool {
        guard phase == .resources || phase == .sources else { return false }
        return container.map { $0.hasSuffix(".xcassets") } ?? true
    }
}

extension [ResourceBundle] {
    fileprivate func uniqued() -> [ResourceBundle] {
        var seen: Set<ResourceBundle> = []
        return filter { seen.insert($0).inserted }
    }
}
