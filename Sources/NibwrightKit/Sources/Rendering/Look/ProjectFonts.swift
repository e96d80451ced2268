import Layout
public import ProjectGraph

/// The fonts that a project brings along, read when the first text is measured.
public final class ProjectFonts {
    private let graph: ProjectGraph?
    private let bytes: (String) -> [UInt8]?

    /// Takes the project and what reads its files; without a project there are no fonts.
    public init(of graph: ProjectGraph?, bytes: @escaping (String) -> [UInt8]?) {
        self.graph = graph
        self.bytes = bytes
    }

    /// The fonts of all files that can be read, by their names.
    private(set) lazy var collection: FontCollection = {
        let files = (graph?.paths ?? []).filter { path in
            Self.endings.contains { path.lowercased().hasSuffix($0) }
        }
        return FontCollection(files.sorted().compactMap { bytes($0).flatMap(FontFile.init) })
    }()

    private static let endings = [".ttf", ".otf"]
}
