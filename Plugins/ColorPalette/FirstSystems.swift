import ProjectFiles
import TransformKit

/// The first system of each platform that has something which named colors need; later platforms always had it.
struct FirstSystems {
    private let versions: [ApplePlatform: SystemVersion]

    /// Named colors, from the availability of `UIColor(named:)` and `NSColor(named:)`.
    static let namedColors = FirstSystems(versions: [
        .iOS: SystemVersion(11), .macOS: SystemVersion(10, 13), .tvOS: SystemVersion(11), .watchOS: SystemVersion(4),
    ])

    /// Systems that apply the named colors of a document once, before `awakeFromNib` and `viewDidLoad`: iOS 11 and 12 do
    /// it again afterwards (openradar 42076680 and others).
    static let earlyNamedColors = FirstSystems(versions: [.iOS: SystemVersion(13), .tvOS: SystemVersion(13)])

    /// SwiftUI with its `Color`.
    static let swiftUI = FirstSystems(versions: [
        .iOS: SystemVersion(13), .macOS: SystemVersion(10, 15), .tvOS: SystemVersion(13), .watchOS: SystemVersion(6),
    ])

    /// The first version that has it, where a version of a platform has not.
    func needed(on platform: ApplePlatform, since version: SystemVersion) -> SystemVersion? {
        versions[platform].flatMap { version < $0 ? $0 : nil }
    }

    /// Whether a bundle may run on a system that is too old.
    ///
    /// - Parameter platform: the one whose systems count; `unknown` for all.
    func isAfter(_ bundle: ResourceBundle, platform: DocumentKind.Platform = .unknown) -> Bool {
        bundle.systems(for: platform).contains { needed(on: $0, since: $1) != nil }
    }
}

extension ResourceBundle {
    /// The oldest systems on which a document of a platform is loaded.
    func systems(for platform: DocumentKind.Platform) -> [(ApplePlatform, SystemVersion)] {
        if let platform = platform.applePlatform, let version = oldestSystems[platform] { return [(platform, version)] }
        return oldestSystems.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension DocumentKind.Platform {
    /// Nil where the document does not say.
    var applePlatform: ApplePlatform? {
        switch self {
        case .iOS: .iOS
        case .macOS: .macOS
        case .tvOS: .tvOS
        case .watchOS: .watchOS
        case .unknown: nil
        }
    }
}
