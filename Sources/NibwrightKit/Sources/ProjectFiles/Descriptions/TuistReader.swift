import SourceText

/// Reads the literal parts of Tuist's `Project.swift`: `Target(name:…)` and `.target(name:…)` with texts and lists of
/// texts.
struct TuistReader {
    let source: SourceText
    let listing: FileListing

    func read() -> ProjectDescription? {
        let tokens = ManifestToken.all(in: source.bytes)
        guard let project = ManifestValue.firstCall(of: "Project", in: tokens), case .call = project else { return nil }
        var unread: [String] = []
        var targets: [ProjectDescription.Target] = []
        for value in project["targets"]?.elements ?? [] {
            guard case .call(let kind, _) = value, ["target", "Target"].contains(kind), let name = value["name"]?.text
            else {
                unread.append("a target is made by “\(value.firstWord)”")
                continue
            }
            targets.append(target(value, name, project, &unread))
        }
        if project["targets"]?.elements == nil { unread.append("the targets are computed") }
        return ProjectDescription(
            source: source, name: project["name"]?.text ?? "Project", targets: targets,
            configurations: ["Debug", "Release"], unread: unread)
    }

    /// The name of the project as the manifest states it; nil where it is computed.
    func projectName() -> String? {
        ManifestValue.firstCall(of: "Project", in: ManifestToken.all(in: source.bytes))?["name"]?.text
    }

    private func target(
        _ value: ManifestValue, _ name: String, _ project: ManifestValue, _ unread: inout [String]
    ) -> ProjectDescription.Target {
        var target = ProjectDescription.Target(
            name: name, productType: Self.productTypes[Self.lastName(value["product"]) ?? ""] ?? "application",
            settings: Self.settings(value))
        var paths: Set<String> = []
        for label in ["sources", "resources"] {
            guard let part = value[label], part.lastName != "nil" else { continue }
            guard let files = files(part) else {
                unread.append("the \(label) of target “\(name)” are computed")
                continue
            }
            // What a pattern of sources matches beside code is no resource, and the other way around.
            paths.formUnion(
                files.filter { path in
                    let container = FileKinds.package(around: path, in: "") ?? path
                    return (FileKinds.phase(of: container) == .sources) == (label == "sources")
                })
        }
        target.sources = [.files(paths.sorted())]
        target.dependencies = (value["dependencies"]?.elements ?? []).compactMap { dependency in
            if case .call("target", _) = dependency { dependency["name"]?.text } else { nil }
        }
        return target
    }

    /// A text, a list of texts, `.glob(pattern:excluding:)` among them; nil for what only running it would tell.
    private func files(_ value: ManifestValue) -> Set<String>? {
        let found = DescribedFiles(listing: listing, folder: RelativePath.folder(of: source.path))
        switch value {
        case .text(let pattern): return Set(found.matches(pattern, below: found.folder))
        case .list(let elements):
            var files: Set<String> = []
            for element in elements {
                guard let part = self.files(element) else { return nil }
                files.formUnion(part)
            }
            return files
        case .call(let kind, let arguments) where ["glob", "folderReference"].contains(kind):
            if kind == "folderReference" { return [] }
            guard let pattern = arguments.first?.value.text else { return nil }
            let excluded = value["excluding"].map { self.files($0) ?? [] } ?? []
            return Set(found.matches(pattern, below: found.folder)).subtracting(excluded)
        case .call(let kind, let arguments) where ["paths", "resources", "sourceFilesList", "init"].contains(kind):
            // Tuist's own take a list; a function of the manifest's that is called so, as `resources(of: "App")`, does
            // not.
            guard let list = arguments.first, [nil, "globs"].contains(list.label), list.value.elements != nil else {
                return nil
            }
            return files(list.value)
        default: return nil
        }
    }

    /// `platform: .iOS`, `destinations: [.iPhone, .iPad]`, and the versions behind them.
    private static func settings(_ value: ManifestValue) -> [String: String] {
        var settings: [String: String] = [:]
        let named = value["destinations"].map { $0.elements ?? [$0] } ?? value["platform"].map { [$0] } ?? []
        let platforms = Set(named.compactMap { lastName($0).flatMap(platform) }).sorted()
        if platforms.count == 1 { settings["SDKROOT"] = platforms[0].sdk }
        if platforms.count > 1 { settings["SUPPORTED_PLATFORMS"] = platforms.map(\.sdk).joined(separator: " ") }
        guard let targets = value["deploymentTargets"] ?? value["deploymentTarget"] else { return settings }
        guard case .call(let name, let arguments) = targets else {
            // A variable: that there is one keeps anybody from taking the platform's newest system.
            for platform in platforms { settings[platform.deploymentSetting] = "$(\(targets.firstWord))" }
            return settings
        }
        let versions =
            platform(name).map { [($0, arguments.first?.value)] }
            ?? arguments.compactMap { argument in argument.label.flatMap(platform).map { ($0, argument.value) } }
        for (platform, version) in versions {
            settings[platform.deploymentSetting] = version?.text ?? "$(\(version?.firstWord ?? name))"
        }
        return settings
    }

    private static func platform(_ name: String) -> ApplePlatform? {
        switch name {
        case "iPhone", "iPad": .iOS
        case "mac", "macCatalyst": .macOS
        case "appleTv": .tvOS
        case "appleWatch": .watchOS
        case "appleVision": .visionOS
        default: ApplePlatform(describedAs: name)
        }
    }

    private static func lastName(_ value: ManifestValue?) -> String? { value?.lastName }

    private static let productTypes: [String: String] = [
        "app": "application", "framework": "framework", "staticFramework": "framework.static",
        "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "unitTests": "bundle.unit-test",
        "uiTests": "bundle.ui-testing", "bundle": "bundle", "appExtension": "app-extension",
        "watch2App": "application.watchapp2", "watch2Extension": "watchkit2-extension",
        "appClip":
            "application.on-demand-install-capable", "commandLineTool": "tool",
    ]
}

extension ManifestValue {
    /// `iOS` of `.iOS`, and the name of a call.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name), .call(let name, _): name
        default: nil
        }
    }
}
