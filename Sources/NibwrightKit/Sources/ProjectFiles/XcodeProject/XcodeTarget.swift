/// One target of a project: what it builds, for which platforms, with which settings.
public final class XcodeTarget: Sendable, Hashable, CustomStringConvertible {
    /// The `project.pbxproj` that the target belongs to.
    public let projectPath: String
    public let id: String
    public let name: String
    public let kind: XcodeTargetKind
    /// The product's name after build settings, in the first configuration.
    public let productName: String
    /// The Swift module's name, in the first configuration.
    public let moduleName: String
    /// The module names of all configurations, each once.
    public let moduleNames: [String]
    /// Settings by configuration, in the project's order.
    public let configurations: [XcodeBuildConfiguration]
    /// Which of them builds where nobody says.
    public let defaultConfigurationName: String?
    /// The `Info.plist` files of all configurations, each once, relative to the root of what is refactored.
    public let infoPlistPaths: [String]
    /// The `INFOPLIST_KEY_…` settings of all configurations.
    public let infoPlistKeys: [InfoPlistKeySetting]
    /// The oldest system that any configuration asks for.
    public let deploymentTargets: [ApplePlatform: String]
    /// What the target can be built for, in the order of ``ApplePlatform``.
    public let platforms: [ApplePlatform]
    /// The platforms whose SDK it is built with: a Mac that runs it by Mac Catalyst alone is left out.
    public let sdkPlatforms: [ApplePlatform]
    /// Ids of the targets of the same project that are built before it.
    public let dependencies: [String]
    /// Ids of the targets of the same project whose product is copied into this one's.
    public let embeddedTargets: [String]
    /// The phases that hold files, in build order.
    public let phases: [XcodeBuildPhase]
    /// Ids of the synchronized folders that belong to the target.
    public let synchronizedFolders: [String]

    /// The first configuration's `Info.plist`.
    public var infoPlistPath: String? { infoPlistPaths.first }

    /// Whether the target's product is a test bundle.
    public var isTest: Bool { kind == .unitTests || kind == .uiTests }

    public var description: String { name }

    /// Settings of a configuration; where nobody says of the default one.
    public func configuration(_ name: String? = nil) -> XcodeBuildConfiguration? {
        let name = name ?? defaultConfigurationName
        return configurations.first { $0.name == name } ?? (name == nil ? configurations.first : nil)
    }

    init(_ draft: XcodeTargetDraft) {
        projectPath = draft.projectPath
        id = draft.id
        name = draft.name
        kind = draft.kind
        productName = draft.productName
        moduleNames = draft.moduleNames
        moduleName = draft.moduleNames.first ?? draft.productName
        configurations = draft.configurations
        defaultConfigurationName = draft.defaultConfigurationName
        infoPlistPaths = draft.infoPlistPaths
        infoPlistKeys = draft.infoPlistKeys
        deploymentTargets = draft.deploymentTargets
        platforms = draft.platforms
        sdkPlatforms = draft.sdkPlatforms
        dependencies = draft.dependencies
        embeddedTargets = draft.embeddedTargets
        phases = draft.phases
        synchronizedFolders = draft.synchronizedFolders
    }

    public static func == (left: XcodeTarget, right: XcodeTarget) -> Bool {
        left.id == right.id && left.projectPath == right.projectPath
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(projectPath)
    }
}

/// What a target is made of while it is read.
struct XcodeTargetDraft {
    var projectPath: String
    var id: String
    var name: String
    var kind: XcodeTargetKind
    var productName = ""
    var moduleNames: [String] = []
    var configurations: [XcodeBuildConfiguration] = []
    var defaultConfigurationName: String?
    var infoPlistPaths: [String] = []
    var infoPlistKeys: [InfoPlistKeySetting] = []
    var deploymentTargets: [ApplePlatform: String] = [:]
    var platforms: [ApplePlatform] = []
    var sdkPlatforms: [ApplePlatform] = []
    var dependencies: [String] = []
    var embeddedTargets: [String] = []
    var phases: [XcodeBuildPhase] = []
    var synchronizedFolders: [String] = []
}

/// A step of a target's build that holds files.
public struct XcodeBuildPhase: Hashable, Sendable {
    /// What a phase does with its files.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case sources, resources, frameworks, headers
        case copyFiles = "copy-files"
        case other
    }

    public let id: String
    public let kind: Kind
    /// The name in comments, such as `Resources` or `Embed Frameworks`.
    public let name: String
    /// Ids of the build files.
    public let buildFiles: [String]
}

/// What a target builds.
public enum XcodeTargetKind: Hashable, Sendable {
    case application, framework, staticFramework, staticLibrary, dynamicLibrary, bundle, tool
    case unitTests, uiTests
    case appExtension, messagesApplication, messagesExtension, stickerPack, intentsExtension, tvExtension
    case xcodeExtension, appClip, xpcService, systemExtension, driverExtension
    case watchApp, watchExtension
    case aggregate, legacy
    /// A product type that this list does not name.
    case other(String)

    /// Whether the product is an app of its own, so that it starts somewhere.
    public var isApplication: Bool {
        switch self {
        case .application, .appClip, .watchApp, .messagesApplication: true
        default: false
        }
    }

    init(isa: String, productType: String?) {
        switch isa {
        case "PBXAggregateTarget": self = .aggregate
        case "PBXLegacyTarget": self = .legacy
        case "PBXNativeTarget": self = Self.kinds[productType ?? ""] ?? .other(productType ?? "")
        default: self = Self.kinds[productType ?? ""] ?? .other(productType ?? isa)
        }
    }

    private static let kinds: [String: XcodeTargetKind] = {
        let prefix = "com.apple.product-type."
        let kinds: [String: XcodeTargetKind] = [
            "application": .application, "framework": .framework, "framework.static": .staticFramework,
            "library.static": .staticLibrary, "library.dynamic": .dynamicLibrary, "bundle": .bundle, "tool": .tool,
            "bundle.unit-test": .unitTests, "bundle.ocunit-test": .unitTests, "bundle.ui-testing": .uiTests,
            "app-extension": .appExtension, "extensionkit-extension": .appExtension,
            "app-extension.messages": .messagesExtension, "application.messages": .messagesApplication,
            "app-extension.messages-sticker-pack": .stickerPack, "app-extension.intents-service": .intentsExtension,
            "tv-app-extension": .tvExtension, "xcode-extension": .xcodeExtension,
            "application.on-demand-install-capable": .appClip, "xpc-service": .xpcService,
            "system-extension": .systemExtension, "driver-extension": .driverExtension,
            "application.watchapp": .watchApp, "application.watchapp2": .watchApp,
            "application.watchapp2-container": .watchApp, "watchkit-extension": .watchExtension,
            "watchkit2-extension": .watchExtension,
        ]
        return Dictionary(uniqueKeysWithValues: kinds.map { (prefix + $0, $1) })
    }()
}

/// A family of systems that Xcode builds for.
public enum ApplePlatform: String, Hashable, Sendable, CaseIterable, Comparable {
    case iOS, macOS, tvOS, watchOS, visionOS, driverKit = "DriverKit"

    public static func < (left: ApplePlatform, right: ApplePlatform) -> Bool { left.order < right.order }

    /// The build setting that names the oldest system.
    public var deploymentSetting: String {
        switch self {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        case .driverKit: "DRIVERKIT_DEPLOYMENT_TARGET"
        }
    }

    /// The platform of an SDK's name, version and path or not: `iphoneos`, `macosx10.9`, `iphonesimulator`.
    init?(sdk: String) {
        let name = RelativePath.name(of: sdk).lowercased()
        switch true {
        case name.hasPrefix("iphone"): self = .iOS
        case name.hasPrefix("macosx"): self = .macOS
        case name.hasPrefix("appletv"): self = .tvOS
        case name.hasPrefix("watch"): self = .watchOS
        case name.hasPrefix("xr"): self = .visionOS
        case name.hasPrefix("driverkit"): self = .driverKit
        default: return nil
        }
    }

    private var order: Int {
        switch self {
        case .iOS: 0
        case .macOS: 1
        case .tvOS: 2
        case .watchOS: 3
        case .visionOS: 4
        case .driverKit: 5
        }
    }
}
