/// Folders that belong to git and to Nibwright, by whatever spelling a disk may take for them.
enum ReservedName {
    /// Whether a part of the path is `.git` or `.nibwright` to some file system: in any case, in any Unicode form, and
    /// with the marks in it that a Mac's disk passes over.
    static func isIn(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            [".git", ".nibwright"].contains(folded(String(Substring(part))))
        }
    }

    private static func folded(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
            .lowercased()
    }
}
