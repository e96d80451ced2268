public import SourceText

/// Files that a transform writes whole and renews on later runs, which their first line says.
///
/// `nibwright regenerate` renews these alone, so nobody else's text may stand in one.
public enum GeneratedFile {
    /// What the first line of each begins with; the transform's id follows, and a colon.
    public static let start = "// Written by the Nibwright transform "

    /// Whether an earlier run of a transform wrote a file.
    public static func isOne(_ source: SourceText) -> Bool { source.bytes.starts(with: start.utf8) }
}
