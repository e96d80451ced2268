import SourceText
import YAMLCode

/// Reads XcodeGen's `project.yml`: targets with their templates, settings, sources and dependencies.
///
/// Environment variables and templates' own parameters are not known; a path that holds one is left out and named.
struct XcodeGenReader {
    let source: SourceText
    let listing: FileListing
    let text: (String) -> SourceText?

    func read() -> ProjectDescription? {
        guard let specification = specification(source, depth: 0), let targets = specification["targets"] else {
            return nil
        }
        var unread: [String] = []
        let read = targets.entries.flatMap { entry in self.targets(entry, specification, &unread) }
        return ProjectDescription(
            source: source, name: specification["name"]?.text ?? (folderName.isEmpty ? "Project" : folderName),
            targets: read, configurations: configurations(specification), unread: unread)
    }

    /// The project's name as XcodeGen makes it; nil where the environment, another file or the folder of the whole
    /// decides.
    func projectName() -> String? {
        guard let specification = specification(source, depth: 0) else { return nil }
        // A file that it includes may have the name.
        let name = specification["name"]?.text ?? (specification["include"] == nil ? folderName : "")
        return name.isEmpty || name.contains("${") ? nil : name
    }

    private var folderName: String { RelativePath.name(of: RelativePath.folder(of: source.path)) }

    /// With everything that it includes below it.
    private func specification(_ source: SourceText, depth: Int) -> YAMLNode? {
        guard depth < 8, let own = YAMLReader.read(path: source.path, bytes: source.bytes).node else { return nil }
        let files = DescribedFiles(listing: listing, folder: RelativePath.folder(of: source.path))
        let included = (own["include"]?.elements ?? []).compactMap { element -> YAMLNode? in
            guard let path = (element["path"] ?? element).text.flatMap(files.resolved) else { return nil }
            return text(path).flatMap { specification($0, depth: depth + 1) }
        }
        return included.reversed().reduce(own) { $1.merged(with: $0) }
    }

    private func configurations(_ specification: YAMLNode) -> [String] {
        let names = specification["configs"]?.entries.map(\.key) ?? []
        return names.isEmpty ? ["Debug", "Release"] : names
    }

    // MARK: Targets

    /// One target, or one for each of its platforms.
    private func targets(
        _ entry: YAMLEntry, _ specification: YAMLNode, _ unread: inout [String]
    ) -> [ProjectDescription.Target] {
        let templates = (entry.value["templates"]?.elements ?? []).compactMap(\.text)
        let inherited = templates.compactMap { specification["targetTemplates"]?[$0] }
        let node = inherited.reversed().reduce(entry.value) { $1.merged(with: $0) }
        let platforms = (node["platform"]?.elements ?? []).compactMap(\.text)
        let sources = sources(node, entry.key, &unread)
        return (platforms.isEmpty ? ["auto"] : platforms).map { platform in
            let name = platforms.count > 1 ? "\(entry.key)_\(platform)" : entry.key
            var target = ProjectDescription.Target(
                name: name, productType: node["type"]?.text ?? "application",
                settings: settings(node, platform, specification))
            let levels = [specification["settings"], node["settings"]].compactMap { $0 }
            for level in levels {
                for configuration in level["configs"]?.entries ?? [] {
                    target.configurationSettings[configuration.key, default: [:]]
                        .merge(Self.values(configuration.value)) { $1 }
                }
            }
            target.configurationFiles = configurationFiles(node, specification)
            target.sources = sources
            target.dependencies = (node["dependencies"]?.elements ?? []).compactMap { dependency in
                guard let other = dependency["target"]?.text else { return nil }
                return platforms.count > 1 ? "\(other)_\(platform)" : other
            }
            return target
        }
    }

    /// The deployment target and the SDK, then what the project and the target set.
    private func settings(_ node: YAMLNode, _ platform: String, _ specification: YAMLNode) -> [String: String] {
        var settings: [String: String] = [:]
        let named = [platform] + (node["supportedDestinations"]?.elements.compactMap(\.text) ?? [])
        let platforms = named.compactMap(ApplePlatform.init(describedAs:))
        if platforms.count == 1 { settings["SDKROOT"] = platforms[0].sdk }
        if platforms.count > 1 { settings["SUPPORTED_PLATFORMS"] = platforms.map(\.sdk).joined(separator: " ") }
        for (key, version) in Self.versions(specification["options"]?["deploymentTarget"], platforms) {
            settings[key] = version
        }
        settings.merge(groups(specification["settings"], specification)) { $1 }
        for (key, version) in Self.versions(node["deploymentTarget"], platforms) { settings[key] = version }
        settings.merge(groups(node["settings"], specification)) { $1 }
        return settings
    }

    /// Settings outright, or below `base` and in the groups that are named.
    private func groups(_ node: YAMLNode?, _ specification: YAMLNode, depth: Int = 0) -> [String: String] {
        guard let node, depth < 8 else { return [:] }
        guard node["base"] != nil || node["groups"] != nil || node["configs"] != nil else { return Self.values(node) }
        var settings: [String: String] = [:]
        for name in (node["groups"]?.elements ?? []).compactMap(\.text) {
            settings.merge(groups(specification["settingGroups"]?[name], specification, depth: depth + 1)) { $1 }
        }
        return settings.merging(node["base"].map(Self.values) ?? [:]) { $1 }
    }

    private static func values(_ node: YAMLNode) -> [String: String] {
        Dictionary(
            node.entries.compactMap { entry in
                let parts = entry.value.elements.compactMap(\.text)
                return parts.isEmpty ? nil : (entry.key, parts.joined(separator: " ").yesOrNo)
            }, uniquingKeysWith: { $1 })
    }

    /// `"13.0"` for the target's own platforms, or a version for each.
    private static func versions(_ node: YAMLNode?, _ platforms: [ApplePlatform]) -> [(String, String)] {
        guard let node else { return [] }
        if let version = node.text { return platforms.map { ($0.deploymentSetting, version) } }
        return node.entries.compactMap { entry in
            guard let platform = ApplePlatform(describedAs: entry.key), let version = entry.value.text else {
                return nil
            }
            return (platform.deploymentSetting, version)
        }
    }

    private func configurationFiles(_ node: YAMLNode, _ specification: YAMLNode) -> [String: String] {
        let files = DescribedFiles(listing: listing, folder: RelativePath.folder(of: source.path))
        let entries = (specification["configFiles"]?.entries ?? []) + (node["configFiles"]?.entries ?? [])
        return Dictionary(
            entries.compactMap { entry in entry.value.text.flatMap(files.resolved).map { (entry.key, $0) } },
            uniquingKeysWith: { $1 })
    }

    // MARK: Sources

    private func sources(
        _ node: YAMLNode, _ target: String, _ unread: inout [String]
    ) -> [ProjectDescription.Source] {
        let files = DescribedFiles(listing: listing, folder: RelativePath.folder(of: source.path))
        var sources: [ProjectDescription.Source] = []
        for element in (node["sources"]?.elements ?? []) + (node["resources"]?.elements ?? []) {
            guard let written = (element["path"] ?? element).text else { continue }
            if element["buildPhase"]?.text == "none" || element["type"]?.text == "folder" { continue }
            guard let path = files.resolved(written) else {
                unread.append("the source “\(written)” of target “\(target)” is no path in the repository")
                continue
            }
            if case .file = listing.item(at: path) {
                sources.append(.files([path]))
                continue
            }
            let left = (element["excludes"]?.elements ?? []).compactMap(\.text).flatMap {
                files.matches($0, below: path)
            }
            let wanted = (element["includes"]?.elements ?? []).compactMap(\.text)
            if wanted.isEmpty {
                sources.append(.folder(path, except: Set(left).sorted()))
            } else {
                let taken = Set(wanted.flatMap { files.matches($0, below: path) }).subtracting(left)
                sources.append(.files(taken.sorted()))
            }
        }
        return sources
    }
}

extension String {
    /// YAML's truth as Xcode writes it.
    fileprivate var yesOrNo: String { self == "true" ? "YES" : self == "false" ? "NO" : self }
}
