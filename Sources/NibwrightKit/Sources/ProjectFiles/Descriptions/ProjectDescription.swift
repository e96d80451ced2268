public import SourceText

/// A description from which a tool writes an Xcode project: XcodeGen's `project.yml`, Tuist's `Project.swift`.
///
/// It is read where the project itself is not kept in the repository. Nothing in a description is run: parts that only
/// running it would settle are left out and named in `unread`.
public struct ProjectDescription: Sendable {
    /// One target as described.
    public struct Target: Sendable {
        let name: String
        /// The end of Xcode's product type: `application`, `framework`, `bundle.unit-test`.
        let productType: String
        var settings: [String: String]
        /// Settings of single configurations, over the others.
        var configurationSettings: [String: [String: String]] = [:]
        /// `.xcconfig` files by configuration.
        var configurationFiles: [String: String] = [:]
        var sources: [Source] = []
        var dependencies: [String] = []
    }

    /// Files of a target.
    enum Source: Hashable, Sendable {
        /// All that lies in a folder, by kind, without some files.
        case folder(String, except: [String])
        case files([String])
    }

    /// `project.yml` or `Project.swift`.
    public let source: SourceText
    /// The name of the project, without `.xcodeproj`.
    public let name: String
    /// The targets, as described.
    public let targets: [Target]
    /// The names of the configurations, in order.
    let configurations: [String]
    /// The parts that were not understood, in sentences without a full stop.
    public let unread: [String]

    /// The folder that all paths start from.
    public var folder: String { RelativePath.folder(of: source.path) }

    /// Reads a description; nil for a file that is none.
    ///
    /// - Parameters:
    ///   - source: the description: a `project.yml` or a manifest of Tuist.
    ///   - listing: the files of the project, for its globs.
    ///   - text: gives the text of a file that the description includes.
    public static func read(
        _ source: SourceText, in listing: FileListing, text: @escaping (String) -> SourceText?
    ) -> ProjectDescription? {
        RelativePath.name(of: source.path) == "Project.swift"
            ? TuistReader(source: source, listing: listing).read()
            : XcodeGenReader(source: source, listing: listing, text: text).read()
    }

    /// The name of the project that a description is about; nil where only running its tool would tell.
    static func projectName(
        in source: SourceText, _ listing: FileListing, text: @escaping (String) -> SourceText?
    ) -> String? {
        RelativePath.name(of: source.path) == "Project.swift"
            ? TuistReader(source: source, listing: listing).projectName()
            : XcodeGenReader(source: source, listing: listing, text: text).projectName()
    }

    /// Whether a path is where a description may be.
    public static func isDescription(_ path: String) -> Bool {
        ["project.yml", "project.yaml", "Project.swift"].contains(RelativePath.name(of: path))
    }
}

extension ApplePlatform {
    /// The value that a target for the platform has as `SDKROOT`.
    var sdk: String {
        switch self {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        case .tvOS: "appletvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        case .driverKit: "driverkit"
        }
    }

    /// By the name that descriptions use, in any case.
    init?(describedAs name: String) {
        guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = platform
    }
}
