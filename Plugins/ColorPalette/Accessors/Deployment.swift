import ProjectFiles

/// The systems on which named colors and SwiftUI exist.
enum Deployment {
    private static let namedColors: [ApplePlatform: (Int, Int)] = [
        .iOS: (11, 0), .macOS: (10, 13), .tvOS: (11, 0), .watchOS: (4, 0), .visionOS: (1, 0),
    ]
    private static let swiftUI: [ApplePlatform: (Int, Int)] = [
        .iOS: (13, 0), .macOS: (10, 15), .tvOS: (13, 0), .watchOS: (6, 0), .visionOS: (1, 0),
    ]

    /// Why a target cannot look up a named color.
    static func obstacle(_ target: XcodeTarget) -> AccessorObstacle? {
        for platform in target.platforms {
            guard let needed = namedColors[platform] else { continue }
            guard let text = target.deploymentTargets[platform], let version = version(text) else {
                return AccessorObstacle(
                    code: "deployment-target-unknown",
                    reason: "nothing here says how old a system target \"\(target.name)\" runs on "
                        + "(\(platform.deploymentSetting)); named colors need \(platform.rawValue) \(needed.0)")
            }
            if version < needed {
                return AccessorObstacle(
                    code: "deployment-target-too-old",
                    reason: "target \"\(target.name)\" runs on \(platform.rawValue) \(text), and named colors need "
                        + "\(platform.rawValue) \(needed.0)\(needed.1 > 0 ? ".\(needed.1)" : "")")
            }
        }
        return target.platforms.isEmpty
            ? AccessorObstacle(
                code: "deployment-target-unknown", reason: "nothing says for which platform \"\(target.name)\" is built")
            : nil
    }

    static func predatesSwiftUI(_ target: XcodeTarget) -> Bool {
        target.platforms.contains { platform in
            guard let needed = swiftUI[platform] else { return false }
            return target.deploymentTargets[platform].flatMap(version).map { $0 < needed } ?? true
        }
    }

    static func predatesSwiftUI(_ platform: ApplePlatform, _ text: String) -> Bool {
        swiftUI[platform].map { needed in version(text).map { $0 < needed } ?? true } ?? false
    }

    static func hasNamedColors(_ platform: ApplePlatform, _ text: String) -> Bool {
        namedColors[platform].map { needed in version(text).map { $0 >= needed } ?? false } ?? true
    }

    private static func version(_ text: String) -> (Int, Int)? {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let first = parts.first, let major = first else { return nil }
        return (major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}
