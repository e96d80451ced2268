public import SourceText

/// A tool that writes the Xcode project, which therefore must not be edited by hand.
public enum ProjectGenerator: String, Hashable, Sendable, CaseIterable {
    /// Writes the project from `project.yml`.
    case xcodeGen = "XcodeGen"
    /// Writes the project from `Project.swift`.
    case tuist = "Tuist"
    /// Builds from `BUILD` files and may write a project for Xcode.
    case bazel = "Bazel"
    /// Builds a `Package.swift` without a project.
    case swiftPackageManager = "SwiftPM"

    /// Finds the generator of an Xcode project by the files of the repository; nil for a project that people edit.
    ///
    /// `projectPath` is the path of the `.xcodeproj` folder or of its `project.pbxproj`. XcodeGen and Tuist describe a
    /// project beside it or above it, and one that gives the project another name is not this one's; `Package.swift`
    /// counts where there is no Xcode project, and so never here.
    ///
    /// - Parameters:
    ///   - projectPath: relative to the project, as `paths` are.
    ///   - paths: every file of the project, by relative path.
    ///   - text: gives the text of a description; nil where it was not read.
    public static func recognized(
        for projectPath: String, in paths: [String], text: @escaping (String) -> SourceText? = { _ in nil }
    ) -> ProjectGenerator? {
        recognized(for: projectPath, in: FileListing(paths), text: text)
    }

    /// The same, where several projects share the listing.
    public static func recognized(
        for projectPath: String, in listing: FileListing, text: @escaping (String) -> SourceText?
    ) -> ProjectGenerator? {
        let path = projectPath.hasSuffix(".pbxproj") ? RelativePath.folder(of: projectPath) : projectPath
        guard path.hasSuffix(".xcodeproj") else { return package(around: path, listing) }
        let name = String(RelativePath.name(of: path).dropLast(".xcodeproj".count))
        var folder = RelativePath.folder(of: path)
        var isBeside = true
        while true {
            func holds(_ name: String) -> Bool { listing.index(of: RelativePath.join(folder, name) ?? name) != nil }
            func describes(_ file: String) -> Bool {
                let path = RelativePath.join(folder, file) ?? file
                guard listing.index(of: path) != nil else { return false }
                let described = text(path).flatMap { ProjectDescription.projectName(in: $0, listing, text: text) }
                return described.map { $0.lowercased() == name.lowercased() } ?? true
            }
            if describes("project.yml") || describes("project.yaml") { return .xcodeGen }
            let isTuists = holds("Tuist.swift") && isBeside && !holds("Project.swift")
            if describes("Project.swift") || isTuists { return .tuist }
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
