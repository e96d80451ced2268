/// Parts of a path relative to the project's root.
extension String {
    /// Everything before the last `/`.
    var folderPath: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
    }

    /// Everything behind the last `/`.
    var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

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
