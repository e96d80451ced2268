/// Parts of a path relative to a project's root.
extension String {
    /// Everything before the last `/`; empty at the top.
    public var folderPath: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
    }

    /// Everything behind the last `/`.
    public var fileName: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }
}
