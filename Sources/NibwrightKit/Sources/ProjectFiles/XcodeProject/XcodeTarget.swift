/// One target of a project: what it builds, for which platforms, with which settings.
public final class XcodeTarget: Sendable, Hashable, CustomStringConvertible {
    /// The `project.pbxproj` that the target belongs to.
    public let projectPath: String
    /// The id of the target's object in the project.
    public let id: String
    /// The target's name, as Xcode shows it.
    public let name: String
    /// The kind of product.
    public let kind: XcodeTargetKind
    /// The product's name after build settings, in the first configuration.
    public let productName: String
    /// The Swift module's name, in the first configuration.
    public let moduleName: String
    /// The module names of all configurations, each once.
    public let moduleNames: [String]
    /// Settings by configuration, in the project's order.
    public let configurations: [XcodeBuildConfiguration]
    /// The configuration that is built where no other is named.
    public let defaultConfigurationName: String?
    /// The `Info.plist` files of all configurations, each once, relative to the root of what is refactored.
    public let infoPlistPaths: [String]
    /// The `INFOPLIST_KEY_…` settings of all configurations.
    public let infoPlistKeys: [InfoPlistKeySetting]
    /// The lowest deployment target of all configurations, by platform.
    public let deploymentTargets: [ApplePlatform: String]
    /// The platforms that the target can be built for, in the order of ``ApplePlatform``.
    public let platforms: [ApplePlatform]
    /// The platforms whose SDK it is built with; macOS is not one of them for a target that runs there by Mac Catalyst
    /// only.
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

    /// Whether a configuration compiles the target's code as Swift 6, in which UIKit's classes belong to the main actor.
    public var usesSwift6: Bool {
        configurations.contains { ($0.value("SWIFT_VERSION") ?? "").hasPrefix("6") }
    }

    /// The oldest main version of Swift that a configuration compiles the target's code as; 2 where none says, as
    /// projects did before Xcode 8 asked for it.
    public var oldestSwiftVersion: Int {
        let versions = configurations.compactMap { $0.value("SWIFT_VERSION") }
        return versions.compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }.min() ?? 2
    }

    public var description: String { name }

    /// The settings of a configuration, by default those of the default one; nil where the target has none of that
    /// name.
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

/// Collects the parts of a target while it is read.
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
    /// The kind of a phase, by which Xcode decides what becomes of its files.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Compiled code, copied resources, linked libraries, and headers.
        case sources, resources, frameworks, headers
        /// Files that are copied to a place of their own, such as embedded frameworks.
        case copyFiles = "copy-files"
        /// Any other phase, such as a script.
        case other
    }

    /// The id of the phase's object in the project.
    public let id: String
    /// The kind.
    public let kind: Kind
    /// The name in comments, such as `Resources` or `Embed Frameworks`.
    public let name: String
    /// Ids of the build files.
    public let buildFiles: [String]
}

/// The kind of product that a target builds.
public enum XcodeTargetKind: Hashable, Sendable {
    /// Products with Swift modules or resources of their own.
    case application, framework, staticFramework, staticLibrary, dynamicLibrary, bundle, tool
    /// Test bundles.
    case unitTests, uiTests
    /// Extensions and their containing apps.
    case appExtension, messagesApplication, messagesExtension, stickerPack, intentsExtension, tvExtension
    /// Extensions of Xcode and the system, App Clips and services.
    case xcodeExtension, appClip, xpcService, systemExtension, driverExtension
    /// The two halves of an app for Apple Watch with WatchKit.
    case watchApp, watchExtension
    /// Targets without a product of their own.
    case aggregate, legacy
    /// A product type that this list does not name.
    case other(String)

    /// Whether the product is an app of its own, which the system starts.
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
    /// `driverKit` is for drivers of macOS.
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
