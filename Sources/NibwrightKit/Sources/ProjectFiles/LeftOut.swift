/// A file or folder that a scan saw and did not take, so that a report can account for it.
public struct LeftOut: Hashable, Sendable {
    /// Project-relative path.
    public let path: String
    /// The reason why it was left out.
    public let reason: LeftOutReason
    /// True for a folder, whose files are not listed one by one.
    public let isFolder: Bool
    /// The number of files of a known kind in it: 1 for a file, nil for a folder that is too large to count or that
    /// could not be opened.
    public let fileCount: Int?

    public init(path: String, reason: LeftOutReason, isFolder: Bool = false, fileCount: Int? = 1) {
        self.path = path
        self.reason = reason
        self.isFolder = isFolder
        self.fileCount = fileCount
    }
}

/// The reason why a file or folder takes no part in the refactoring.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// A `.gitignore` names it.
    case gitIgnored = "git-ignored"
    /// CocoaPods installed it.
    case pods
    /// Carthage installed or built it.
    case carthage
    /// A Swift package build made it.
    case swiftBuild = "swift-build"
    /// An Xcode build made it.
    case derivedData = "derived-data"
    /// npm installed it.
    case nodeModules = "node-modules"
    /// It is part of a built `.framework`.
    case framework
    /// It is an `.xcloc` exported for translators.
    case localizationExport = "localization-export"
    /// A code generator wrote it, so an edit would be lost.
    case generated
    /// It is a symbolic link, which is not followed.
    case symbolicLink = "symbolic-link"
    /// It is larger than `largestFile`.
    case tooLarge = "too-large"
    /// Its content is nested too deep to be parsed.
    case tooDeep = "nested-too-deep"
    /// Parsing it takes too long.
    case takesTooLong = "takes-too-long"
    /// The system does not let it be read.
    case unreadable
    /// Its name is not UTF-8, so no report could name it.
    case nameNotUnicode = "name-not-unicode"
    /// Another file has the same name in another Unicode form.
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

    /// The reason for which folders of a name are never entered; nil for a name that has none.
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
