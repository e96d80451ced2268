/// A file or folder that a scan saw and did not take, so that a report can account for it.
public struct LeftOut: Hashable, Sendable {
    /// Project-relative path.
    public let path: String
    public let reason: LeftOutReason
    public let isFolder: Bool
    /// How many files of a known kind are in it: 1 for a file, nil for a folder that is too large to count or that
    /// could not be opened.
    public let fileCount: Int?

    public init(path: String, reason: LeftOutReason, isFolder: Bool = false, fileCount: Int? = 1) {
        self.path = path
        self.reason = reason
        self.isFolder = isFolder
        self.fileCount = fileCount
    }
}

/// Why a file or folder is not part of what is refactored.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case gitIgnored = "git-ignored"
    case pods
    case carthage
    case swiftBuild = "swift-build"
    case derivedData = "derived-data"
    case nodeModules = "node-modules"
    case framework
    case localizationExport = "localization-export"
    case generated
    case symbolicLink = "symbolic-link"
    case tooLarge = "too-large"
    case tooDeep = "nested-too-deep"
    case takesTooLong = "takes-too-long"
    case unreadable
    case nameNotUnicode = "name-not-unicode"
    case sameName = "same-name"

    /// The largest file that is read, in bytes.
    public static let largestFile = 64 << 20

    /// The phrase that a report puts behind a count or a path.
    public var description: String {
        switch self {
        case .gitIgnored: "ignored by git"
        case .pods: "installed by CocoaPods"
        case .carthage: "installed by Carthage"
        case .swiftBuild: "made by a Swift package build"
        case .derivedData: "made by an Xcode build"
        case .nodeModules: "installed by npm"
        case .framework: "part of a built framework"
        case .localizationExport: "exported for translators"
        case .generated: "written by a code generator"
        case .symbolicLink: "a symbolic link"
        case .tooLarge: "larger than 64 MiB"
        case .tooDeep: "nested too deep to be parsed"
        case .takesTooLong: "too long in parsing"
        case .unreadable: "not readable"
        case .sameName: "named like another file but for the Unicode form of its name"
        case .nameNotUnicode: "named with bytes that are not UTF-8"
        }
    }

    /// The reason for which a folder is never entered, told from its name alone.
    public init?(folderName name: String) {
        switch name {
        case "Pods": self = .pods
        case "Carthage": self = .carthage
        case "DerivedData": self = .derivedData
        case "node_modules": self = .nodeModules
        case ".build": self = .swiftBuild
        case _ where name.hasPrefix(".build-") || name.hasPrefix(".build_"): self = .swiftBuild
        case _ where name.hasSuffix(".framework") || name.hasSuffix(".xcframework"): self = .framework
        case _ where name.hasSuffix(".xcloc"): self = .localizationExport
        default: return nil
        }
    }
}
