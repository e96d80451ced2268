/// Paths with `/` between their parts, relative to the root of what is refactored; the root itself is "".
enum RelativePath {
    /// Appends `path` and resolves `.` and `..`; nil where that leaves the root.
    static func join(_ folder: String, _ path: String) -> String? {
        // Nearly every path of a project is one plain name.
        if !path.utf8.contains(UInt8(ascii: "/")), path != ".", path != "..", !path.isEmpty {
            return folder.isEmpty ? path : folder + "/" + path
        }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") {
            if part == "." { continue }
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// Everything before the last `/`.
    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    /// Everything behind the last `/`.
    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The extension in small letters, without its dot.
    static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...].lowercased()
    }

    /// The name without its extension.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The way from a folder to a path, with `..` where it is not inside.
    static func path(_ path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let common = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: start.count - common)
        return (up + target[common...]).joined(separator: "/")
    }

    /// Whether `path` lies somewhere in `folder`.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder + "/")
    }

    /// `Base` for `…/Base.lproj/Main.storyboard`.
    static func language(of path: String) -> String? {
        let parent = name(of: folder(of: path))
        return parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : nil
    }
}
