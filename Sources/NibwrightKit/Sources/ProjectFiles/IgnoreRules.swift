/// Decides by `.gitignore` files which paths are ignored, with git's own semantics.
///
/// Paths are relative to the git work tree. Files are added from the least to the most important: `info/exclude`, then
/// `.gitignore` from the top folder down; of all patterns that match, the last one decides.
public struct IgnoreRules: Sendable {
    private var files: [IgnoreFile] = []

    public init() {}

    /// Whether no pattern was added, so that nothing can be ignored.
    public var isEmpty: Bool { files.isEmpty }

    /// Adds the text of an ignore file that lies in `folder` ("" for the top).
    public mutating func add(_ bytes: [UInt8], folder: String = "") {
        let file = IgnoreFile(bytes, folder: folder)
        if !file.patterns.isEmpty { files.append(file) }
    }

    /// The decision of the last pattern that matches this very path: true for ignored, false for taken back with `!`,
    /// nil where none matches.
    ///
    /// Folders above are not looked at: for a walk that never enters an ignored folder this is the whole answer.
    public func decision(for path: String, isFolder: Bool) -> Bool? {
        guard !files.isEmpty else { return nil }
        var path = path
        return path.withUTF8 { bytes in
            let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
            for file in files.reversed() {
                if let decision = file.decision(for: bytes, nameStart: name, isFolder: isFolder) { return decision }
            }
            return nil
        }
    }

    /// Whether git ignores a path: because a pattern says so of it or of a folder above, out of which `!` cannot bring
    /// anything back.
    public func ignores(_ path: String, isFolder: Bool) -> Bool {
        var end = path.utf8.startIndex
        while let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
            if decision(for: String(path[..<slash]), isFolder: true) == true { return true }
            end = path.utf8.index(after: slash)
        }
        return decision(for: path, isFolder: isFolder) == true
    }
}

/// The patterns of one ignore file.
private struct IgnoreFile: Sendable {
    let patterns: [IgnorePattern]
    /// The folder that the patterns are anchored to, with a closing slash, or empty.
    private let prefix: [UInt8]

    init(_ bytes: [UInt8], folder: String) {
        prefix = folder.isEmpty ? [] : Array(folder.utf8) + [UInt8(ascii: "/")]
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        patterns = text.split(separator: UInt8(ascii: "\n")).compactMap(IgnorePattern.init(line:))
    }

    func decision(for path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool? {
        guard path.count > prefix.count, path.prefix(prefix.count).elementsEqual(prefix) else { return nil }
        let name = UnsafeBufferPointer(rebasing: path[nameStart...])
        let below = UnsafeBufferPointer(rebasing: path[prefix.count...])
        for pattern in patterns.reversed() where pattern.matches(name: name, path: below, isFolder: isFolder) {
            return !pattern.isNegated
        }
        return nil
    }
}
