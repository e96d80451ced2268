import SourceText

/// Reads the targets of a project.
struct XcodeTargetReader {
    let objects: ObjectLookup
    let project: XcodeObject
    let tree: XcodeFileTree
    let projectPath: String
    let projectName: String
    let sourceRoot: String?
    /// Gives the text of an `.xcconfig`; nil for one that is not there.
    let text: (String) -> SourceText?

    func read() -> [XcodeTarget] {
        let targets = project.strings("targets").compactMap { objects[$0] }
        let targetsByProduct = Dictionary(
            targets.compactMap { target in target.string("productReference").map { ($0, target.id) } },
            uniquingKeysWith: { first, _ in first })
        let files = configurationFiles()
        return targets.map { XcodeTarget(draft($0, targetsByProduct, files)) }
    }

    private func draft(
        _ target: XcodeObject, _ targetsByProduct: [String: String], _ files: [String: SettingLevel]
    ) -> XcodeTargetDraft {
        let name = target.string("name") ?? ""
        var draft = XcodeTargetDraft(
            projectPath: projectPath, id: target.id, name: name,
            kind: XcodeTargetKind(isa: target.isa, productType: target.string("productType")))
        readConfigurations(target, files, &draft)
        draft.phases = target.strings("buildPhases").compactMap { objects[$0] }.compactMap(XcodeBuildPhase.init)
        draft.synchronizedFolders = target.strings("fileSystemSynchronizedGroups")
        draft.dependencies = target.strings("dependencies").compactMap { dependency(objects[$0]) }
        draft.embeddedTargets = draft.phases.filter { $0.kind == .copyFiles }.flatMap(\.buildFiles)
            .compactMap { objects[$0]?.string("fileRef").flatMap { targetsByProduct[$0] } }
        return draft
    }

    /// The target of a dependency, directly or through a proxy in the same project.
    private func dependency(_ dependency: XcodeObject?) -> String? {
        if let target = dependency?.string("target"), objects[target] != nil { return target }
        guard let proxy = objects[dependency?.string("targetProxy")], proxy.string("containerPortal") == project.id
        else { return nil }
        return proxy.string("remoteGlobalIDString")
    }

    // MARK: Configurations

    /// The `.xcconfig` files that configurations are based on, each read once with all that it includes.
    private func configurationFiles() -> [String: SettingLevel] {
        var reader = ConfigurationFileReader(text: text)
        let paths = objects.list.filter { $0.isa == "XCBuildConfiguration" }.compactMap { basePath($0) }
        return Dictionary(Set(paths).map { ($0, reader.level(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private func readConfigurations(
        _ target: XcodeObject, _ files: [String: SettingLevel], _ draft: inout XcodeTargetDraft
    ) {
        let list = objects[target.string("buildConfigurationList")]
        let projectList = objects[project.string("buildConfigurationList")]
        let ofProject = (projectList?.strings("buildConfigurations") ?? []).compactMap { objects[$0] }
        draft.configurations = (list?.strings("buildConfigurations") ?? []).compactMap { objects[$0] }
            .map { own in
                let name = own.string("name") ?? ""
                return configuration(own, below: ofProject.first { $0.string("name") == name }, target, files)
            }
        draft.defaultConfigurationName = list?.string("defaultConfigurationName")
        draft.productName = draft.configurations.first?.value("PRODUCT_NAME") ?? draft.name
        draft.moduleNames = unique(draft.configurations.compactMap { $0.value("PRODUCT_MODULE_NAME") })
            .map(SettingExpansion.moduleIdentifier)
        if draft.moduleNames.isEmpty { draft.moduleNames = [SettingExpansion.moduleIdentifier(draft.productName)] }
        draft.infoPlistPaths = unique(
            draft.configurations.compactMap { configuration in
                guard let file = configuration.value("INFOPLIST_FILE"), !file.isEmpty, !file.hasPrefix("/") else {
                    return nil
                }
                return sourceRoot.flatMap { RelativePath.join($0, file) }
            })
        draft.infoPlistKeys = draft.configurations.flatMap(infoPlistKeys)
        readPlatforms(&draft)
    }

    private func configuration(
        _ own: XcodeObject, below project: XcodeObject?, _ target: XcodeObject, _ files: [String: SettingLevel]
    ) -> XcodeBuildConfiguration {
        var levels: [SettingLevel] = []
        for (object, isFromProject) in [(project, true), (own, false)] {
            guard let object else { continue }
            if var level = baseLevel(of: object, files) {
                if isFromProject { level.settings = level.settings.mapValues(\.ofProject) }
                levels.append(level)
            }
            levels.append(SettingLevel(settings: settings(of: object, isFromProject: isFromProject)))
        }
        return XcodeBuildConfiguration(
            name: own.string("name") ?? "", levels: levels,
            builtIn: builtIn(target.string("name") ?? "", own.string("name") ?? ""))
    }

    /// The settings of the `.xcconfig` that a configuration is based on; nil where it has none.
    private func baseLevel(of object: XcodeObject, _ files: [String: SettingLevel]) -> SettingLevel? {
        guard let base = baseReference(of: object) else { return nil }
        if let path = basePath(object) { return files[path] ?? SettingLevel(missingFiles: [path]) }
        // It lies outside of what is refactored.
        let name = object.string("baseConfigurationReferenceRelativePath") ?? objects[base]?.displayName ?? base
        return SettingLevel(missingFiles: [name])
    }

    private func baseReference(of object: XcodeObject) -> String? {
        object.string("baseConfigurationReference") ?? object.string("baseConfigurationReferenceAnchor")
    }

    /// In a synchronized folder the `.xcconfig` is named by its path below that folder.
    private func basePath(_ object: XcodeObject) -> String? {
        guard let folder = baseReference(of: object).flatMap({ tree.paths[$0] }) else { return nil }
        guard let rest = object.string("baseConfigurationReferenceRelativePath") else { return folder }
        return RelativePath.join(folder, rest)
    }

    private func settings(of object: XcodeObject?, isFromProject: Bool) -> [String: XcodeBuildSetting] {
        guard let entries = object?.value["buildSettings"]?.entries else { return [:] }
        var settings: [String: XcodeBuildSetting] = [:]
        settings.reserveCapacity(entries.count)
        for entry in entries {
            guard let key = entry.key.string else { continue }
            let value: XcodeBuildSetting.Value =
                entry.value.kind == .array ? .list(entry.value.strings) : .string(entry.value.string ?? "")
            settings[key] = XcodeBuildSetting(
                value: value, range: entry.value.range, isFromProject: isFromProject, configurationFile: nil)
        }
        return settings
    }

    private func builtIn(_ target: String, _ configuration: String) -> [String: String] {
        [
            "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PROJECT_NAME": projectName,
            "CONFIGURATION": configuration, "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
        ]
    }

    private func infoPlistKeys(_ configuration: XcodeBuildConfiguration) -> [InfoPlistKeySetting] {
        configuration.settings.filter { $0.key.hasPrefix("INFOPLIST_KEY_") }.sorted { $0.key < $1.key }
            .map { name, setting in
                let parts = name.dropFirst("INFOPLIST_KEY_".count).split(separator: "[", maxSplits: 1)
                return InfoPlistKeySetting(
                    key: String(parts.first ?? ""),
                    condition: parts.count > 1 ? parts[1].split(separator: "]").first.map(String.init) : nil,
                    configuration: configuration.name, value: setting.value.text,
                    expandedValue: configuration.expanded(setting.value.text), range: setting.range,
                    isFromProject: setting.isFromProject, configurationFile: setting.configurationFile)
            }
    }

    // MARK: Platforms

    private func readPlatforms(_ draft: inout XcodeTargetDraft) {
        for platform in ApplePlatform.allCases {
            let versions = draft.configurations.flatMap { $0.possibleValues(platform.deploymentSetting) }
                .compactMap { $0 }.filter { $0.first?.isNumber == true }
            draft.deploymentTargets[platform] = versions.min(by: isOlder)
        }
        var platforms: Set<ApplePlatform> = []
        var runsAsCatalyst = false
        for configuration in draft.configurations {
            let supported = (configuration.value("SUPPORTED_PLATFORMS") ?? "").split(separator: " ")
                .compactMap { ApplePlatform(sdk: String($0)) }
            let sdk = configuration.value("SDKROOT").flatMap(ApplePlatform.init(sdk:)).map { [$0] } ?? []
            platforms.formUnion(supported.isEmpty ? sdk : supported)
            if configuration.value("SUPPORTS_MACCATALYST") == "YES" { runsAsCatalyst = true }
        }
        switch draft.kind {
        case .watchApp, .watchExtension: platforms = [.watchOS]
        case .tvExtension where platforms.isEmpty: platforms = [.tvOS]
        default: break
        }
        if platforms.isEmpty { platforms = Set(draft.deploymentTargets.keys) }
        draft.sdkPlatforms = platforms.sorted()
        if runsAsCatalyst { platforms.insert(.macOS) }
        draft.platforms = platforms.sorted()
    }

    private func isOlder(_ left: String, _ right: String) -> Bool {
        let numbers = [left, right].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
        return numbers[0].lexicographicallyPrecedes(numbers[1])
    }

    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}

extension XcodeBuildSetting {
    fileprivate var ofProject: XcodeBuildSetting {
        XcodeBuildSetting(value: value, range: range, isFromProject: true, configurationFile: configurationFile)
    }
}

extension XcodeBuildPhase {
    /// Reads a phase; nil for one without files, such as a script.
    init?(_ object: XcodeObject) {
        guard object.value["files"] != nil || Self.kinds[object.isa] != nil else { return nil }
        let known = Self.kinds[object.isa]
        self.init(
            id: object.id, kind: known?.kind ?? .other,
            name: object.string("name") ?? known?.name ?? object.isa, buildFiles: object.strings("files"))
    }

    private static let kinds: [String: (kind: Kind, name: String)] = [
        "PBXSourcesBuildPhase": (.sources, "Sources"), "PBXResourcesBuildPhase": (.resources, "Resources"),
        "PBXFrameworksBuildPhase": (.frameworks, "Frameworks"), "PBXHeadersBuildPhase": (.headers, "Headers"),
        "PBXCopyFilesBuildPhase": (.copyFiles, "CopyFiles"), "PBXRezBuildPhase": (.other, "Rez"),
    ]
}
