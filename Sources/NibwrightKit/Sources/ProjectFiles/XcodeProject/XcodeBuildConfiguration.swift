/// A build setting as a project writes it.
public struct XcodeBuildSetting: Hashable, Sendable {
    /// A setting's value: one string or a list.
    public enum Value: Hashable, Sendable {
        case string(String)
        case list([String])

        /// The value on one line, as the build system joins a list.
        public var text: String {
            switch self {
            case .string(let text): text
            case .list(let items): items.joined(separator: " ")
            }
        }
    }

    public let value: Value
    /// The bytes of the value in `project.pbxproj`, quotation marks included.
    public let range: Range<Int>
    /// Whether the project says it, for all of its targets.
    public let isFromProject: Bool
}

/// The settings of a target in one configuration, with the project's below them.
public struct XcodeBuildConfiguration: Hashable, Sendable {
    public let name: String
    /// The target's and the project's settings, as they are written; conditions such as `[sdk=*]` are part of the key.
    public let settings: [String: XcodeBuildSetting]
    /// What `$(inherited)` stands for in a target's settings: the project's own.
    let inherited: [String: XcodeBuildSetting]
    /// The `.xcconfig` below the target's settings, which may set what the project does not.
    public let baseConfigurationPath: String?
    /// The `.xcconfig` below the project's settings.
    public let projectBaseConfigurationPath: String?
    /// Whether an `.xcconfig`, wherever it is, may set what is missing here.
    public let hasBaseConfiguration: Bool
    /// What the build system sets itself.
    let builtIn: [String: String]

    /// A setting with its variables expanded; nil where it or a variable in it is unknown.
    public func value(_ name: String) -> String? {
        var expansion = SettingExpansion(configuration: self)
        return expansion.value(name, isInherited: false, depth: 0)
    }

    /// A text with `$(VARIABLES)` in it, expanded; nil where one is unknown.
    public func expanded(_ text: String) -> String? {
        var expansion = SettingExpansion(configuration: self)
        return expansion.expand(text, of: nil, isInherited: false, depth: 0)
    }
}

/// An `INFOPLIST_KEY_…` build setting: a key of the `Info.plist` that Xcode generates.
public struct InfoPlistKeySetting: Hashable, Sendable {
    /// The key without its prefix and condition, such as `UIMainStoryboardFile`.
    public let key: String
    /// The condition in brackets, such as `sdk=iphoneos*`.
    public let condition: String?
    public let configuration: String
    /// The value as written.
    public let value: String
    /// The value with its variables expanded, where that can be done.
    public let expandedValue: String?
    /// The bytes of the value, quotation marks included.
    public let range: Range<Int>
    public let isFromProject: Bool
}
