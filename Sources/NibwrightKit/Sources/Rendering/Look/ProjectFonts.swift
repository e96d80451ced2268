import Layout

/// The fonts that a project brings along, read when the first text is measured.
public final class ProjectFonts {
    private let paths: () -> [String]
    private let bytes: (String) -> [UInt8]?

    /// Takes what finds the files of fonts, and what reads them.
    public init(paths: @escaping () -> [String], bytes: @escaping (String) -> [UInt8]?) {
        self.paths = paths
        self.bytes = bytes
    }

    /// The fonts of all files that can be read, by their names.
    private(set) lazy var collection = FontCollection(paths().compactMap { bytes($0).flatMap(FontFile.init) })

    /// No fonts at all: text is measured by what is known of their families.
    public static var none: ProjectFonts { ProjectFonts(paths: { [] }, bytes: { _ in nil }) }
}
