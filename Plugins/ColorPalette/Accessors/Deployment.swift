import ProjectFiles
import TransformKit

/// The systems on which named colors and SwiftUI exist.
enum Deployment {
    private static let namedColors: [ApplePlatform: SystemVersion] = [
        .iOS: SystemVersion(11), .macOS: SystemVersion(10, 13), .tvOS: SystemVersion(11), .watchOS: SystemVersion(4),
    ]
    private static let swiftUI: [ApplePlatform: SystemVersion] = [
        .iOS: SystemVersion(13), .macOS: SystemVersion(10, 15), .tvOS: SystemVersion(13), .watchOS: SystemVersion(6),
    ]

    /// Why a bundle's code cannot look up a named color.
    static func obstacle(_ bundle: ResourceBundle) -> AccessorObstacle? {
        if let unknown = bundle.unknownReason {
            return AccessorObstacle(
                code: "deployment-target-unknown",
                reason: "the deployment target of \(bundle.name) is unknown: \(unknown)")
        }
        for (platform, version) in bundle.oldestSystems.sorted(by: { $0.key < $1.key }) {
            guard let needed = namedColors[platform], version < needed else { continue }
            return AccessorObstacle(
                code: "deployment-target",
                reason: "\(bundle.name) runs on \(platform.rawValue) \(version) and later, named colors need "
                    + "\(platform.rawValue) \(needed)")
        }
        return nil
    }

    static func predatesSwiftUI(_ bundle: ResourceBundle) -> Bool {
        bundle.oldestSystems.contains { platform, version in swiftUI[platform].map { version < $0 } ?? false }
    }
}
