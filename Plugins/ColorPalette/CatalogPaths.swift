import TransformKit

extension String {
    /// What people call the project that a description belongs to: `App.xcodeproj`, or its folder.
    var projectName: String {
        if folderPath.hasSuffix(".xcodeproj") { return folderPath.fileName }
        return folderPath.isEmpty ? self : folderPath
    }

    /// The asset catalog around a path.
    var catalogPath: String {
        var path = self
        while !path.isEmpty, !path.hasSuffix(".xcassets") { path = path.folderPath }
        return path
    }
}
