/// The kind of a file, by its path alone, which decides how it is read.
public enum ProjectFileKind: String, Hashable, Sendable, CaseIterable {
    /// A `.storyboard`.
    case storyboard
    /// A `.xib`.
    case xib
    /// A `.swift`.
    case swift
    /// Objective-C and Objective-C++ implementations.
    case objectiveCSource = "objective-c-source"
    /// A `.h`.
    case objectiveCHeader = "objective-c-header"
    /// Translations keyed by object id or by text.
    case strings
    /// An `.xcstrings` catalog.
    case stringCatalog = "string-catalog"
    /// A `Contents.json` below an asset catalog.
    case assetContents = "asset-contents"
    /// A property list, `.stringsdict` included.
    case propertyList = "property-list"
    /// The `project.pbxproj` of an Xcode project.
    case xcodeProject = "xcode-project"
    /// An `.xcconfig`, which holds build settings.
    case buildConfiguration = "build-configuration"
    /// XcodeGen's `project.yml`, which says who writes the Xcode project, and stands for one that is not kept.
    case projectSpecification = "project-specification"
    /// SwiftGen's `swiftgen.yml`, which lists the storyboards that it makes symbols of.
    case symbolConfiguration = "symbol-configuration"
    /// Everything that no refactoring reads.
    case other

    /// A storyboard or a xib.
    public var isDocument: Bool { self == .storyboard || self == .xib }

    /// Tells the kind of a project-relative path; the case of the extension does not matter.
    public init(path: String) {
        let bytes = path.utf8
        let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
        let name = bytes[start...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            self = .other
            return
        }
        switch Self.kindsByExtension[String(Substring(name[name.index(after: dot)...])).lowercased()] {
        case nil: self = .other
        case .assetContents: self = Self.isAssetContents(path) ? .assetContents : .other
        case .xcodeProject: self = name.elementsEqual("project.pbxproj".utf8) ? .xcodeProject : .other
        case .projectSpecification:
            let isDescription = name.elementsEqual("project.yml".utf8) || name.elementsEqual("project.yaml".utf8)
            let isOfSwiftGen = String(Substring(name)).lowercased().contains("swiftgen")
            self = isDescription ? .projectSpecification : isOfSwiftGen ? .symbolConfiguration : .other
        case .some(let kind): self = kind
        }
    }

    /// `json` and `pbxproj` promise a kind only together with the file's name and folder.
    private static let kindsByExtension: [String: ProjectFileKind] = [
        "storyboard": .storyboard, "xib": .xib, "swift": .swift, "m": .objectiveCSource, "mm": .objectiveCSource,
        "h": .objectiveCHeader, "strings": .strings, "xcstrings": .stringCatalog, "json": .assetContents,
        "plist": .propertyList, "stringsdict": .propertyList, "pbxproj": .xcodeProject,
        "xcconfig": .buildConfiguration, "yml": .projectSpecification, "yaml": .projectSpecification,
    ]

    private static func isAssetContents(_ path: String) -> Bool {
        guard path.hasSuffix("/Contents.json") else { return false }
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if folder.hasSuffix(".xcassets") { return true }
        }
        return false
    }
}
