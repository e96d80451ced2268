public import SourceText

/// An `.xcassets` folder: its sets by the names that code and documents use.
public struct AssetCatalog: Sendable {
    /// The `.xcassets` folder.
    public let path: String
    /// Sorted by path.
    public let sets: [AssetSet]
    /// Sorted by path.
    public let colorSets: [ColorSet]
    /// Files that were needed and cannot be read, by path; their sets are still in `sets`.
    public let refused: [RefusedFile]

    /// A `Contents.json` that is there and cannot be read.
    public struct RefusedFile: Hashable, Sendable {
        /// The path of the `Contents.json`.
        public let path: String
        /// The reason.
        public let refusal: ReadingRefusal
    }

    /// The colors of a name; a damaged catalog may hold it twice.
    public func colorSets(named name: String) -> [ColorSet] { colorSets.filter { $0.name == name } }

    /// Images that `UIImage(named:)` or a document's `image` finds in this catalog.
    public var imageNames: Set<String> { Set(sets.filter(\.isNamedImage).map(\.name)) }

    /// The names by which code and documents can load a color of the catalog.
    public var colorNames: Set<String> {
        Set(sets.filter { $0.kind == .color && !$0.isPartOfAnother }.map(\.name))
    }

    /// Whether a path is a `Contents.json` that names depend on: a color set's, or a group's, which may be a namespace.
    ///
    /// Images are named by their folders alone: real projects hold tens of thousands.
    public static func needsContents(_ path: String) -> Bool {
        guard path.hasSuffix("/Contents.json") else { return false }
        let folders = path.dropLast("/Contents.json".count).split(separator: "/")
        guard let catalog = folders.firstIndex(where: isCatalog), let last = folders.last, catalog < folders.count - 1
        else { return false }
        guard !folders[(catalog + 1)...].dropLast().contains(where: { kind(of: $0) != nil }) else { return false }
        return kind(of: last).map { $0 == .color } ?? true
    }

    /// Reads every catalog of a project.
    ///
    /// - Parameter paths: the project's files, in any order.
    /// - Parameter text: gives the text of a file that `needsContents` names; a file for which it gives nil counts as
    ///   empty.
    public static func all(in paths: [String], text: (String) -> SourceText?) -> [AssetCatalog] {
        var builders: [String: AssetCatalogBuilder] = [:]
        for path in paths {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard let root = parts.firstIndex(where: isCatalog), root < parts.count - 1 else { continue }
            let folder = parts[...root].joined(separator: "/")
            builders[folder, default: AssetCatalogBuilder(path: folder)].add(
                path, parts[(root + 1)...].dropLast(), text)
        }
        return builders.sorted { $0.key < $1.key }.map { $0.value.catalog(text) }
    }

    static func isCatalog(_ folder: Substring) -> Bool { folder.hasSuffix(".xcassets") }

    /// The kind of the set that a folder is; nil for a group.
    static func kind(of folder: Substring) -> AssetSet.Kind? {
        guard let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")), dot != folder.startIndex else { return nil }
        return AssetSet.Kind(rawValue: String(folder[folder.utf8.index(after: dot)...]))
    }
}

/// Collects one catalog's folders while its files go by.
private struct AssetCatalogBuilder {
    let path: String
    private var sets: [String: (parts: [Substring], kind: AssetSet.Kind)] = [:]
    private var namespaces: Set<String> = []
    private var refused: [AssetCatalog.RefusedFile] = []

    init(path: String) {
        self.path = path
    }

    /// Takes a file by the folders between the catalog and itself.
    mutating func add(_ file: String, _ folders: ArraySlice<Substring>, _ text: (String) -> SourceText?) {
        var inner: [Substring] = []
        for folder in folders {
            inner.append(folder)
            guard let kind = AssetCatalog.kind(of: folder) else { continue }
            let key = inner.joined(separator: "/")
            if sets[key] == nil { sets[key] = (inner, kind) }
        }
        let isGroup = !folders.contains { AssetCatalog.kind(of: $0) != nil }
        guard isGroup, !folders.isEmpty, AssetCatalog.needsContents(file), let source = text(file) else { return }
        switch JSONNode.read(source) {
        case .success(let root):
            guard root["properties"]?["provides-namespace"]?.boolean == true else { return }
            namespaces.insert(folders.joined(separator: "/"))
        case .failure(let refusal): refused.append(AssetCatalog.RefusedFile(path: file, refusal: refusal))
        }
    }

    func catalog(_ text: (String) -> SourceText?) -> AssetCatalog {
        let sets = self.sets.sorted { $0.key < $1.key }.map { key, folder in
            AssetSet(
                kind: folder.kind, name: name(of: folder.parts), path: path + "/" + key,
                isPartOfAnother: folder.parts.dropLast().contains { AssetCatalog.kind(of: $0) != nil })
        }
        var colors: [ColorSet] = []
        var refused = self.refused
        for set in sets where set.kind == .color && !set.isPartOfAnother {
            guard let source = text(set.contentsPath) else { continue }
            switch ColorSet.read(source, name: set.name) {
            case .success(let color): colors.append(color)
            case .failure(let refusal):
                refused.append(AssetCatalog.RefusedFile(path: set.contentsPath, refusal: refusal))
            }
        }
        refused.sort { $0.path < $1.path }
        return AssetCatalog(path: path, sets: sets, colorSets: colors, refused: refused)
    }

    private func name(of folders: [Substring]) -> String {
        var name = ""
        for count in 1..<max(1, folders.count) {
            let folder = folders[..<count].joined(separator: "/")
            if namespaces.contains(folder) { name += folders[count - 1] + "/" }
        }
        let last = folders.last ?? ""
        return name + last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex)
    }
}
