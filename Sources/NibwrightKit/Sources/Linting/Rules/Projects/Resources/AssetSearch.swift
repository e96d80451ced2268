import Navigation
import ProjectFiles
import TransformKit

/// Looks for the images and colors of names, and knows where more of them may be than the graph can see.
struct AssetSearch {
    enum Outcome {
        case found
        /// There is one of the name, but it is not known to come into the bundle of the file that uses it.
        case outOfReach(path: String)
        /// One whose name differs in the case of letters alone.
        case misspelled(String)
        case nowhere
    }

    private let graph: ProjectGraph
    private let names: [String: [String]]
    private let exactNames: Set<String>
    /// Names of files that a project lists and that are not there: that is another rule's finding.
    private let listedNames: Set<String>
    /// Targets that copy a catalog, bundle or folder that does not exist, so that its contents are not known.
    private let targetsWithGaps: Set<XcodeTarget>
    private let leaves: Set<String>
    /// Finds the asset of a name that is nearest to a file, with its path and distance.
    private let nearest: (String, String) -> (path: String, closeness: Closeness)?

    static func images(in graph: ProjectGraph) -> AssetSearch {
        // Icons are found by their names too, and parts of a complication behind the name of the whole.
        let others = graph.assets.catalogs.flatMap { catalog in
            catalog.sets.filter { $0.kind != .color }.map { $0.isPartOfAnother ? $0.nameInWhole : $0.name }
        }
        return AssetSearch(graph, names: graph.assets.imageNames + others) { name, path in
            graph.assets.images(named: name, from: path).flatMap { found in
                found.paths.first.map { ($0, found.closeness) }
            }
        }
    }

    static func colors(in graph: ProjectGraph) -> AssetSearch {
        AssetSearch(graph, names: graph.assets.colorNames) { name, path in
            guard let closeness = graph.assets.closenessOfColor(named: name, from: path),
                let set = graph.assets.colorSets(named: name, from: path)?.sets.first
            else { return nil }
            return (set.path, closeness)
        }
    }

    private init(
        _ graph: ProjectGraph, names: [String],
        nearest: @escaping (String, String) -> (path: String, closeness: Closeness)?
    ) {
        self.graph = graph
        self.nearest = nearest
        leaves = Set(names.compactMap { $0.split(separator: "/").last.map(String.init) })
        exactNames = Set(names)
        self.names = Dictionary(grouping: names) { $0.lowercased() }
        var listed: Set<String> = []
        var gaps: Set<XcodeTarget> = []
        for project in graph.targets.projects {
            let builders = XcodeFileBuilders(project)
            for missing in graph.targets.memberships(of: project)?.missingFiles ?? [] {
                let file = missing.path.split(separator: "/").last.map(String.init) ?? ""
                listed.formUnion(Self.spellings(of: file))
                guard missing.isMember, Self.holdsFiles(file) else { continue }
                gaps.formUnion(builders.targets(building: missing.id))
            }
        }
        listedNames = listed
        targetsWithGaps = gaps
    }

    /// Whether the checkout has no such asset, nor a project that lists one.
    var hasNone: Bool { exactNames.isEmpty && targetsWithGaps.isEmpty }

    /// Whether a missing file is a folder, catalog or bundle, whose contents are then not known.
    private static func holdsFiles(_ file: String) -> Bool {
        !file.contains(".") || [".xcassets", ".bundle", ".atlas", ".icon"].contains { file.hasSuffix($0) }
    }

    /// The names that a name may stand for: itself, without its extension, without its scale, without the folder or
    /// bundle.
    private static func spellings(of name: String) -> [String] {
        var found = [name]
        var plain = name.split(separator: "/").last.map(String.init) ?? name
        if plain != name { found.append(plain) }
        if let dot = plain.lastIndex(of: "."), dot != plain.startIndex,
            ["png", "jpg", "jpeg", "pdf", "gif", "svg", "heic", "tiff", "tif", "icns"].contains(
                plain[plain.index(after: dot)...].lowercased())
        {
            plain = String(plain[..<dot])
            found.append(plain)
        }
        for device in ["~iphone", "~ipad"] where plain.hasSuffix(device) { plain.removeLast(device.count) }
        for scale in ["@1x", "@2x", "@3x"] where plain.hasSuffix(scale) { plain.removeLast(scale.count) }
        return found.last == plain ? found : found + [plain]
    }

    func outcome(for use: AssetUse) -> Outcome {
        let spellings = Self.spellings(of: use.name)
        // What a bundle has in it is not read.
        if spellings.contains(where: listedNames.contains) || use.name.contains(".bundle/") { return .found }
        // Where a watch shows an animation, the name stands before a number.
        let isOnWatch = use.document?.kind.platform == .watchOS
        let all = isOnWatch ? spellings + spellings.flatMap { [$0 + "0", $0 + "1"] } : spellings
        guard let name = all.first(where: exactNames.contains) else {
            // A generated symbol leaves out the namespace.
            if use.isSymbol, spellings.contains(where: leaves.contains) { return .found }
            let other = spellings.lazy.compactMap { names[$0.lowercased()]?.first }.first
            return other.map(Outcome.misspelled) ?? .nowhere
        }
        return reach(name, use)
    }

    /// Code may run in a bundle that is not its target's own; a document's assets come from the bundle beside it.
    private func reach(_ name: String, _ use: AssetUse) -> Outcome {
        guard use.document != nil, let found = nearest(name, use.path), found.closeness > .linkedTarget else {
            return .found
        }
        let targets = graph.targets.targets(of: use.path)
        let owners = graph.targets.targets(of: found.path + "/Contents.json") + graph.targets.targets(of: found.path)
        guard !targets.isEmpty, !owners.isEmpty, !targets.contains(where: \.isTest), seesAll(of: use.path) else {
            return .found
        }
        return .outOfReach(path: found.path)
    }

    /// True if only the project's own files can provide the assets that a file uses.
    private func seesAll(of path: String) -> Bool { doubt(aboutAssetsOf: path) == nil }

    /// Whether there are targets in the project that a file belongs to, and none of them builds it.
    func isBuiltByNone(_ path: String) -> Bool {
        guard graph.targets.targets(of: path).isEmpty else { return false }
        let folder = graph.projectFolder(of: path)
        return graph.targets.projects.contains { graph.projectFolder(of: $0.path) == folder }
    }

    /// Why a file may be given assets that the checkout does not have; nil where only the project's own files provide
    /// them.
    private func doubt(aboutAssetsOf path: String) -> String? {
        let targets = graph.targets.targets(of: path)
        if targets.isEmpty {
            // What no target builds is not run, or is built in a way that is not known.
            if graph.targets.projects.isEmpty, !RulePath.isForTests(path) { return nil }
            return "no target is known to build the file"
        }
        return targets.first(where: targetsWithGaps.contains).map {
            "the target \($0.name) copies a folder, catalog or bundle that the checkout lacks"
        }
    }

    /// Why a name that the project does not have may be found at run time; nil where it is not.
    func doubt(about use: AssetUse) -> String? {
        use.doubt ?? doubt(aboutAssetsOf: use.path)
            ?? Doubt.first(
                (use.document == nil && !graph.isInApp(use.path), "an app that uses this library may bring it"))
    }

    /// Whether a file is data that tests read, which no target builds.
    func isDataOfTests(_ path: String) -> Bool {
        RulePath.isForTests(path) && graph.targets.targets(of: path).isEmpty
    }

}

extension AssetSet {
    /// `Complication/Modular` of `Complication.complicationset/Modular.imageset`.
    fileprivate var nameInWhole: String {
        path.split(separator: "/").suffix(2).map { folder in
            String(folder.lastIndex(of: ".").map { folder[..<$0] } ?? folder)
        }.joined(separator: "/")
    }
}
