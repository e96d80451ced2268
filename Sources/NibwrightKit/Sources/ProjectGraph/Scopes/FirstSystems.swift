public import InterfaceBuilder
public import ProjectFiles

/// The first system of each platform that has something which documents or code need; later ones always had it.
public struct FirstSystems: Sendable {
    /// The name of the feature in the plural, for messages: `named colors`.
    public let name: String
    private let versions: [ApplePlatform: SystemVersion]

    /// Named colors, from the availability of `UIColor(named:)` and `NSColor(named:)`.
    public static let namedColors = FirstSystems(
        name: "named colors",
        versions: [
            .iOS: SystemVersion(11), .macOS: SystemVersion(10, 13), .tvOS: SystemVersion(11),
            .watchOS: SystemVersion(4),
        ])

    /// Systems that apply the named colors of a document once, before `awakeFromNib` and `viewDidLoad`: iOS 11 and 12
    /// do it again afterwards (openradar 42076680 and others).
    public static let earlyNamedColors = FirstSystems(
        name: "named colors that code may override",
        versions: [.iOS: SystemVersion(13), .tvOS: SystemVersion(13)])

    /// SwiftUI with its `Color`.
    public static let swiftUI = FirstSystems(
        name: "SwiftUI",
        versions: [
            .iOS: SystemVersion(13), .macOS: SystemVersion(10, 15), .tvOS: SystemVersion(13),
            .watchOS: SystemVersion(6),
        ])

    /// Storyboard references, from Xcode 7's release notes.
    public static let storyboardReferences = FirstSystems(
        name: "storyboard references",
        versions: [.iOS: SystemVersion(9), .macOS: SystemVersion(10, 11), .tvOS: SystemVersion(9)])

    /// Segues of a kind of the system with a class of one's own, from the reference of `UIStoryboardSegue`: "beginning
    /// in iOS 9".
    public static let segueSubclasses = FirstSystems(
        name: "segues of the system's kinds with a class of their own",
        versions: [.iOS: SystemVersion(9), .tvOS: SystemVersion(9)])

    /// Stack views, from the availability of `UIStackView`.
    public static let stackViews = FirstSystems(
        name: "stack views", versions: [.iOS: SystemVersion(9), .tvOS: SystemVersion(9)])
    /// Constraints that code makes from anchors. Source: the availability of `NSLayoutAnchor` in UIKit's headers.
    public static let layoutAnchors = FirstSystems(
        name: "layout anchors", versions: [.iOS: SystemVersion(9), .tvOS: SystemVersion(9)])

    /// Safe areas, and the standard spacing of anchors. Source: the availability of `safeAreaLayoutGuide`.
    public static let safeAreas = FirstSystems(
        name: "safe areas", versions: [.iOS: SystemVersion(11), .tvOS: SystemVersion(11)])

    /// Colors and symbols of the system, as `UIColor.label` and `UIImage(systemName:)` have them in UIKit's headers.
    public static let systemColors = FirstSystems(
        name: "the system's colors and symbols", versions: [.iOS: SystemVersion(13), .tvOS: SystemVersion(13)])

    /// Configurations of buttons, from the availability of `UIButton.Configuration`.
    public static let buttonConfigurations = FirstSystems(
        name: "button configurations",
        versions: [.iOS: SystemVersion(15), .macOS: SystemVersion(12), .tvOS: SystemVersion(15)])

    /// Closures that run when traits change, which came in place of `traitCollectionDidChange`. Source: the availability of
    /// `registerForTraitChanges`.
    public static let traitRegistration = FirstSystems(
        name: "registrations for trait changes", versions: [.iOS: SystemVersion(17), .tvOS: SystemVersion(17)])

    /// The first version of a platform with the feature, if an older version is too old for it; nil if that has it, or
    /// if the platform has no entry.
    public func needed(on platform: ApplePlatform, since version: SystemVersion) -> SystemVersion? {
        versions[platform].flatMap { version < $0 ? $0 : nil }
    }

    /// Whether a bundle may run on a system that is too old.
    ///
    /// - Parameters:
    ///   - bundle: the bundle whose oldest systems count.
    ///   - platform: the one whose systems count; `unknown` for all.
    public func isAfter(_ bundle: ResourceBundle, platform: DocumentKind.Platform = .unknown) -> Bool {
        bundle.systems(for: platform).contains { needed(on: $0, since: $1) != nil }
    }
}

extension ResourceBundle {
    /// The oldest systems on which a document of a platform is loaded.
    public func systems(for platform: DocumentKind.Platform) -> [(ApplePlatform, SystemVersion)] {
        if let platform = platform.applePlatform, let version = oldestSystems[platform] { return [(platform, version)] }
        return oldestSystems.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension DocumentKind.Platform {
    /// The platform that the document is for; nil where the document names none.
    public var applePlatform: ApplePlatform? {
        switch self {
        case .iOS: .iOS
        case .macOS: .macOS
        case .tvOS: .tvOS
        case .watchOS: .watchOS
        case .unknown: nil
        }
    }
}

extension ProjectGraph {
    /// The Xcode project around a file that cannot be read, which may build it.
    public func refusedProject(around path: String) -> RefusedProject? {
        let folder = projectFolder(of: path)
        return targets.refusedProjects.first { projectFolder(of: $0.path) == folder }
    }
}

extension IBDocument {
    /// "Builds for" in the file inspector, nil where it is not set: binary coded decimal on iOS (`0x0900` is 9.0),
    /// decimal on macOS (`101000` is 10.10, `1090` is 10.9).
    public var explicitDeployment: SystemVersion? {
        guard let deployment = dependencies.first(where: { $0.isNamed("deployment") }),
            let number = deployment["version"].flatMap({ Int($0) }), number > 0
        else { return nil }
        guard kind.platform == .macOS else {
            return SystemVersion((number >> 12 & 0xF) * 10 + (number >> 8 & 0xF), number >> 4 & 0xF)
        }
        return number >= 100_000
            ? SystemVersion(number / 10_000, number / 100 % 100) : SystemVersion(number / 100, number / 10 % 10)
    }
}
