/// A build setting as a project writes it.
public struct XcodeBuildSetting: Hashable, Sendable {
    /// A setting's value: one string or a list.
    public enum Value: Hashable, Sendable {
        /// One text, with its escapes resolved.
        case string(String)
        /// A list of texts.
        case list([String])

        /// The value on one line, as the build system joins a list.
        public var text: String {
            switch self {
            case .string(let text): text
            case .list(let items): items.joined(separator: " ")
            }
        }
    }

    /// The value.
    public let value: Value
    /// The bytes of the value, quotation marks included, in `project.pbxproj` or in the configuration file.
    public let range: Range<Int>
    /// Whether the project has the setting, for all of its targets.
    public let isFromProject: Bool
    /// The `.xcconfig` that says it; nil where `project.pbxproj` does.
    public let configurationFile: String?
}

/// The settings of a target in one configuration, from four places: a setting hides the same one of the places before.
///
/// They are the project's `.xcconfig`, the project, the target's `.xcconfig` and the target.
public struct XcodeBuildConfiguration: Hashable, Sendable {
    /// The configuration's name: `Debug`.
    public let name: String
    /// The settings that are in effect, as they are written; conditions such as `[sdk=*]` are part of the key.
    public let settings: [String: XcodeBuildSetting]
    /// The four places, the one that is hidden by all others first; places without settings are not among them.
    let levels: [SettingLevel]
    /// The settings that the build system makes itself.
    let builtIn: [String: String]

    init(name: String, levels: [SettingLevel], builtIn: [String: String]) {
        self.name = name
        self.levels = levels
        self.builtIn = builtIn
        settings = levels.dropFirst().reduce(levels.first?.settings ?? [:]) { below, level in
            below.isEmpty ? level.settings : below.merging(level.settings) { $1 }
        }
    }

    /// Missing configuration files that may say otherwise than ``value(_:)`` does, the nearest to the target first.
    public func missingConfigurationFiles(thatMaySet name: String) -> [String] {
        var found: [String] = []
        for level in levels.reversed() {
            if level.settings[name] != nil, level.missingFiles.isEmpty { break }
            found += level.missingFiles
            if level.settings[name] != nil { break }
        }
        return found
    }

    /// A setting's values in the cases that conditions such as `[sdk=*]` distinguish; nil for what is unknown.
    public func possibleValues(_ name: String) -> [String?] {
        var texts: [(text: String, level: Int)] = []
        for (number, level) in levels.enumerated().reversed() {
            let conditional = level.settings.filter { $0.key.hasPrefix(name + "[") }.sorted { $0.key < $1.key }
            texts += conditional.map { ($0.value.value.text, number) }
            guard let plain = level.settings[name] else { continue }
            texts.append((plain.value.text, number))
            break
        }
        return texts.map { text, level in
            var expansion = SettingExpansion(configuration: self)
            return expansion.expand(text, of: name, below: level, depth: 0)
        }
    }

    /// A setting with its variables expanded; nil where it or a variable in it is unknown.
    public func value(_ name: String) -> String? {
        var expansion = SettingExpansion(configuration: self)
        return expansion.value(name, below: levels.count, depth: 0)
    }

    /// A text with `$(VARIABLES)` in it, expanded; nil where one is unknown.
    public func expanded(_ text: String) -> String? {
        var expansion = SettingExpansion(configuration: self)
        return expansion.expand(text, of: nil, below: levels.count, depth: 0)
    }
}

/// An `INFOPLIST_KEY_…` build setting: a key of the `Info.plist` that Xcode generates.
public struct InfoPlistKeySetting: Hashable, Sendable {
    /// The key without its prefix and condition, such as `UIMainStoryboardFile`.
    public let key: String
    /// The condition in brackets, such as `sdk=iphoneos*`.
    public let condition: String?
    /// The configuration that has the setting.
    public let configuration: String
    /// The value as written.
    public let value: String
    /// The value with its variables expanded, where that can be done.
    public let expandedValue: String?
    /// The bytes of the value, quotation marks included.
    public let range: Range<Int>
    /// True if the setting is the project's, for all of its targets.
    public let isFromProject: Bool
    /// The `.xcconfig` that the bytes are in; nil for `project.pbxproj`.
    public let configurationFile: String?
}
