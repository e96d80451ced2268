import TransformKit

extension String {
    /// The name of the project that a project file belongs to, as reports give it: `App.xcodeproj`, or its folder.
    var projectName: String {
        if folderPath.hasSuffix(".xcodeproj") { return folderPath.fileName }
        return folderPath.isEmpty ? self : folderPath
    }

    /// The asset catalog around a path; empty where there is none.
    var catalogPath: String {
        var path = self
        while !path.isEmpty, !path.hasSuffix(".xcassets") { path = path.folderPath }
        return path
    }
}
