/// A tool that writes the Xcode project, which therefore must not be edited by hand.
public enum ProjectGenerator: String, Hashable, Sendable, CaseIterable {
    case xcodeGen = "XcodeGen"
    case tuist = "Tuist"
    case bazel = "Bazel"
    case swiftPackageManager = "SwiftPM"

    /// The generator of an Xcode project, told from the files of the repository; nil for one that people edit.
    ///
    /// `projectPath` is the path of the `.xcodeproj` folder or of its `project.pbxproj`. XcodeGen and Tuist describe a
    /// project beside it or above it; `Package.swift` counts where there is no Xcode project, and so never here.
    public static func recognized(for projectPath: String, in paths: [String]) -> ProjectGenerator? {
        recognized(for: projectPath, in: FileListing(paths))
    }

    /// The same, where several projects share the listing.
    public static func recognized(for projectPath: String, in listing: FileListing) -> ProjectGenerator? {
        let path = projectPath.hasSuffix(".pbxproj") ? RelativePath.folder(of: projectPath) : projectPath
        guard path.hasSuffix(".xcodeproj") else { return package(around: path, listing) }
        var folder = RelativePath.folder(of: path)
        var isBeside = true
        while true {
            func holds(_ name: String) -> Bool { listing.index(of: RelativePath.join(folder, name) ?? name) != nil }
            if holds("project.yml") || holds("project.yaml") { return .xcodeGen }
            if holds("Project.swift") || holds("Tuist.swift") && isBeside { return .tuist }
            if isBeside, holds("BUILD") || holds("BUILD.bazel") { return .bazel }
            // A `BUILD` file above is about the folder it is in; the others may name a project below them.
            isBeside = false
            if folder.isEmpty { return nil }
            folder = RelativePath.folder(of: folder)
        }
    }

    /// The generator or build system of a folder without an Xcode project.
    private static func package(around path: String, _ listing: FileListing) -> ProjectGenerator? {
        var folder = path
        while true {
            func holds(_ name: String) -> Bool { listing.index(of: RelativePath.join(folder, name) ?? name) != nil }
            if holds("Package.swift") { return .swiftPackageManager }
            if holds("Project.swift") { return .tuist }
            if holds("project.yml") || holds("project.yaml") { return .xcodeGen }
            if holds("BUILD") || holds("BUILD.bazel") || holds("MODULE.bazel") || holds("WORKSPACE") { return .bazel }
            if folder.isEmpty { return nil }
            folder = RelativePath.folder(of: folder)
        }
    }
}
