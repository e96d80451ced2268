import SourceText

/// The settings of one place: the project's `.xcconfig`, the project, the target's `.xcconfig`, the target.
struct SettingLevel: Hashable, Sendable {
    /// By name as written; conditions such as `[sdk=*]` are part of it.
    var settings: [String: XcodeBuildSetting] = [:]
    /// Configuration files of this level that are named and were not found, so that more may be set than is known.
    var missingFiles: [String] = []
}

/// Reads an `.xcconfig` with all that it includes.
struct ConfigurationFileReader {
    let text: (String) -> SourceText?
    private var level = SettingLevel()
    /// Files that include each other end; so do files that include the same ones again and again.
    private var around: [String] = []
    private var budget = 200
    private static let deepest = 32
    private static let longestValue = 16_384

    init(text: @escaping (String) -> SourceText?) {
        self.text = text
    }

    /// The settings of a file; `missingFiles` names the file itself where it is not there.
    mutating func level(of path: String) -> SettingLevel {
        level = SettingLevel()
        around = []
        budget = 200
        read(path, isOptional: false)
        return level
    }

    private mutating func read(_ path: String, isOptional: Bool) {
        budget -= 1
        guard budget >= 0, around.count < Self.deepest, !around.contains(path) else { return }
        guard let source = text(path) else {
            // What may be absent is so in a fresh checkout: the settings are those of a build of it.
            if !isOptional, !level.missingFiles.contains(path) { level.missingFiles.append(path) }
            return
        }
        around.append(path)
        defer { around.removeLast() }
        for statement in XcodeConfigurationFile.read(source).statements {
            switch statement {
            case .setting(let name, let value, let range): set(name, value, range, in: path)
            case .include(let include, let isOptional):
                let isRelative = !include.hasPrefix("/") && !include.hasPrefix("<")
                let target = isRelative ? RelativePath.join(RelativePath.folder(of: path), include) : nil
                if let target {
                    read(target, isOptional: isOptional)
                } else if !isOptional, !level.missingFiles.contains(include) {
                    level.missingFiles.append(include)
                }
            }
        }
    }

    /// A later line wins; `$(inherited)` in it means the earlier one.
    private mutating func set(_ name: String, _ value: String, _ range: Range<Int>, in path: String) {
        var text = value
        if let earlier = level.settings[name]?.value.text, value.contains("$(inherited)") {
            let whole = value.split(separator: "$(inherited)", omittingEmptySubsequences: false)
            text = String(whole.joined(separator: earlier).prefix(Self.longestValue))
        }
        level.settings[name] = XcodeBuildSetting(
            value: .string(text), range: range, isFromProject: false, configurationFile: path)
    }
}
