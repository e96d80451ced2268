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

    /// The asset catalog around a path.
    var catalogPath: String {
        var path = self
        while !path.isEmpty, !path.hasSuffix(".xcassets") { path = path.folderPath }
        return path
    }
}
