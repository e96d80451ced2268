/// Rules for project-relative paths: `/` between the parts, no part empty, `.` or `..`.
enum ProjectPath {
    /// The most folders that a file to be written may lie in. On the way to it each is opened by itself, so that the
    /// work grows with the square.
    static let mostFolders = 256

    /// Refuses a path that is not in normal form, since such a path might leave the root.
    static func check(_ path: String) throws(WorkspaceError) {
        var partLength = 0
        var dots = 0
        var isNormal = !path.isEmpty
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                if partLength == 0 || (partLength == dots && dots <= 2) { isNormal = false }
                (partLength, dots) = (0, 0)
            } else {
                if byte == 0 { isNormal = false }
                partLength += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        if partLength == 0 || (partLength == dots && dots <= 2) { isNormal = false }
        guard isNormal else { throw .leavesProject(path: path, because: .notRelative) }
    }

    /// Refuses to write where git and Nibwright keep their own files.
    static func checkWritable(_ path: String) throws(WorkspaceError) {
        try check(path)
        if ReservedName.isIn(path) { throw .reserved(path: path) }
        guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= mostFolders else { throw .tooDeep(path: path) }
    }

    /// The folder that holds a path, "" for the root.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    /// All folders that hold a path, from the top down, without the root.
    static func folders(of path: String) -> [String] {
        var folders: [String] = []
        var rest = folder(of: path)
        while !rest.isEmpty {
            folders.append(rest)
            rest = folder(of: rest)
        }
        return folders.reversed()
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder + "/" + name
    }

    /// Byte order, which is the same on every platform and in every language.
    static func precedes(_ left: String, _ right: String) -> Bool {
        let order = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { SystemCalls.precedes(left, $0) }
        }
        if let order = order ?? nil { return order }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
