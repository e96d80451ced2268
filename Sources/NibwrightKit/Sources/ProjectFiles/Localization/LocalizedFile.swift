/// Takes the path of a localized file apart: its language, its name and the folder around the `.lproj`.
///
/// `Base.lproj/Main.storyboard`, `de.lproj/Main.strings` and `mul.lproj/Main.xcstrings` share folder and base name,
/// which is how Xcode's own layout keeps them together.
public struct LocalizedFile: Hashable, Sendable {
    /// The path as given.
    public let path: String
    /// The folder that holds the `.lproj`, or the file where there is none; empty at the top.
    public let folder: String
    /// `Base`, `de`, `pt-BR`, `mul`, as spelled before `.lproj`; nil outside of one.
    public let language: String?
    /// The file's name without its extension: the table, storyboard or nib.
    public let baseName: String
    /// Without the dot; empty where there is none.
    public let fileExtension: String

    /// Takes a project-relative path apart; a path outside of any `.lproj` has no language.
    public init(path: String) {
        self.path = path
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.popLast() ?? ""
        if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex {
            baseName = String(name[..<dot])
            fileExtension = String(name[name.utf8.index(after: dot)...])
        } else {
            baseName = String(name)
            fileExtension = ""
        }
        if let last = parts.last, last.hasSuffix(".lproj"), last.utf8.count > 6 {
            language = String(last.dropLast(6))
            parts.removeLast()
        } else {
            language = nil
        }
        folder = parts.joined(separator: "/")
    }

    /// Whether the file holds the originals that the other languages translate.
    public var isBase: Bool { language == "Base" }

    /// Whether both are one resource in different languages or forms: same folder around the `.lproj`, same base name.
    public func belongs(with other: LocalizedFile) -> Bool { folder == other.folder && baseName == other.baseName }
}
