public import ProjectFiles

/// A bundle that a build puts documents and asset catalogs into; a nib looks its colors up in its own.
public struct ResourceBundle: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The target that builds a bundle.
    public enum Builder: Hashable, Sendable {
        /// A target of an Xcode project.
        case xcodeTarget(XcodeTarget)
        /// A target of a Swift package: its `Package.swift` and its folder.
        case packageTarget(manifest: String, folder: String)
    }

    /// The target's name.
    public let name: String
    /// The target.
    public let builder: Builder
    /// The oldest system on which the bundle is loaded, for each platform that it is built for.
    ///
    /// Mac Catalyst goes by iOS. A Swift package is built for every platform that its manifest does not name as well,
    /// from the package manager's own oldest on: look up the document's platform only.
    public let oldestSystems: [ApplePlatform: SystemVersion]
    /// The reason why `oldestSystems` may be wrong or lacks a platform; nil where all files that decide were read.
    public let unknown: UnknownSystems?

    /// `unknown` in words.
    public var unknownReason: String? { unknown?.reason }

    /// The `project.pbxproj` or `Package.swift` that describes the bundle.
    public var projectPath: String {
        switch builder {
        case .xcodeTarget(let target): target.projectPath
        case .packageTarget(let manifest, _): manifest
        }
    }

    public var description: String { name }

    init(
        name: String, builder: Builder, oldestSystems: [ApplePlatform: SystemVersion], unknown: UnknownSystems? = nil
    ) {
        self.name = name
        self.builder = builder
        self.oldestSystems = oldestSystems
        self.unknown = unknown
    }

    public static func == (left: ResourceBundle, right: ResourceBundle) -> Bool {
        left.builder == right.builder && left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(builder)
        hasher.combine(name)
    }

    public static func < (left: ResourceBundle, right: ResourceBundle) -> Bool {
        (left.projectPath, left.name, left.identifier) < (right.projectPath, right.name, right.identifier)
    }

    /// Tells bundles of one name in one project apart.
    private var identifier: String {
        switch builder {
        case .xcodeTarget(let target): target.id
        case .packageTarget(_, let folder): folder
        }
    }
}

/// The reason why the oldest system that a bundle must run on cannot be determined from the files of the repository.
public enum UnknownSystems: Hashable, Sendable {
    /// A configuration file that may set the deployment target is named and not in the repository.
    case missingConfigurationFile(path: String, setting: String)
    /// The setting's value has a variable that nothing sets, or is no version.
    case unreadableSetting(name: String, value: String)
    /// Neither SDK nor supported platforms are known.
    case noPlatform
    /// The manifest says `platforms:` by an expression that is not read.
    case manifestExpression(String)

    /// A short name to count by, in lower case with hyphens.
    public var code: String {
        switch self {
        case .missingConfigurationFile: "missing-configuration-file"
        case .unreadableSetting: "unreadable-setting"
        case .noPlatform: "no-platform"
        case .manifestExpression: "manifest-expression"
        }
    }

    /// For people, to follow "is unknown:".
    public var reason: String {
        switch self {
        case .missingConfigurationFile(let path, let setting):
            "\"\(path)\", which may set \(setting), is not in the repository"
        case .unreadableSetting(let name, let value): "\(name) is \"\(value)\", which cannot be read as a version"
        case .noPlatform: "the project does not say which SDK it is built with"
        case .manifestExpression(let text): "the manifest says its platforms by \"\(text)\", which is not evaluated"
        }
    }
}
