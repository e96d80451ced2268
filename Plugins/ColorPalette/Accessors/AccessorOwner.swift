import ProjectFiles
import TransformKit

/// The targets that build the file with the accessors, or the package target that has the file in its folder.
struct AccessorOwner {
    /// The Xcode targets; empty in a package.
    let targets: [XcodeTarget]
    /// True where the targets build the file without an edit of the project, as in a package.
    let isMember: Bool
    /// The folder of the package's target, such as `Sources/Brand/`; nil for Xcode targets.
    let packageFolder: String?
    /// The color sets that every target has, one of each name, by name.
    let colorSets: [ColorSet]
    let platforms: [ApplePlatform]
    /// True where the oldest system that a target runs on does not have SwiftUI's `Color`.
    let mayPredateSwiftUI: Bool

    var targetNames: [String] { targets.map(\.name) }

    var described: String {
        if let packageFolder { return packageFolder }
        return (targets.count == 1 ? "target " : "targets ") + targetNames.joined(separator: ", ")
    }

    /// Returns whether code in a file can use the accessors without an import.
    func sees(_ path: String, in graph: ProjectGraph) -> Bool {
        if let packageFolder { return path.hasPrefix(packageFolder) }
        let builders = graph.targets.targets(of: path)
        return !builders.isEmpty && builders.allSatisfy(targets.contains)
    }

    /// Returns the static members that the project's own extensions of color types declare: `brand`.
    func takenNames(in graph: ProjectGraph, except path: String) -> Set<String> {
        let linked = Set(targets + targets.flatMap { graph.targets.dependencies(of: $0) })
        let region = graph.projectFolder(of: path)
        var taken: Set<String> = []
        for (file, declared) in graph.swiftColors.declarations where file != path {
            let builders = graph.targets.targets(of: file)
            if builders.contains(where: linked.contains) || graph.projectFolder(of: file) == region {
                taken.formUnion(declared.staticMembers)
            }
        }
        return taken
    }

    /// Returns the targets that get the file at a path; nil where none of them has a color set, so that there is
    /// nothing to write.
    static func find(
        for path: String, in graph: ProjectGraph, sets: SingleColors, prefersUses: Bool
    ) throws(Obstacle) -> AccessorOwner? {
        let members = graph.targets.targets(of: path)
        if !members.isEmpty { return try owner(members, isMember: true, graph) }
        let region = graph.projectFolder(of: path)
        let projects = graph.targets.projects.filter { graph.projectFolder(of: $0.path) == region }
        if projects.isEmpty { return try packageOwner(path, graph) }
        let candidates = projects.flatMap(\.targets).filter { target in
            !target.isTest && !colorSets(of: target, graph).isEmpty && compilesSwift(target, graph)
        }
        if candidates.isEmpty { return nil }
        let near = nearest(path, graph)
        if projects.contains(where: { graph.targets.generator(of: $0) != nil }) {
            // The tool's file decides which targets build the new one: most likely those of the files beside it.
            if near.isEmpty {
                throw Obstacle(
                    .noTarget, "a tool writes the project, and no Swift file beside \(path) has a target", at: path)
            }
            return try owner(near, isMember: true, graph)
        }
        return try owner(chosen(candidates, near, sets, prefersUses, graph), isMember: false, graph)
    }

    /// Returns the target that the folder belongs to, or else the one with the most color sets, with all targets that
    /// have its sets as well. Targets that share the folder count as well where they build the catalog with most of the
    /// sets. With `prefersUses`, only those remain that compile a literal of such a color, if there are any.
    private static func chosen(
        _ candidates: [XcodeTarget], _ near: [XcodeTarget], _ sets: SingleColors, _ prefersUses: Bool,
        _ graph: ProjectGraph
    ) -> [XcodeTarget] {
        let counts = candidates.map { colorSets(of: $0, graph).count }
        let largest = zip(candidates, counts).first { $0.1 == counts.max() }?.0
        let first = candidates.first(where: near.contains) ?? largest
        guard let first else { return [] }
        let wanted = Set(colorSets(of: first, graph).map(\.path))
        let main = largestCatalog(wanted)
        let equal = candidates.filter { target in
            let own = Set(colorSets(of: target, graph).map(\.path))
            return wanted.isSubset(of: own) || near.contains(first) && near.contains(target) && main.isSubset(of: own)
        }
        if !prefersUses { return equal }
        let using = Set(
            graph.swiftColors.literals.filter { sets.colorSet($0.value, among: wanted) != nil }
                .flatMap { graph.targets.targets(of: $0.path) })
        let users = equal.filter(using.contains)
        return users.isEmpty ? equal : users
    }

    /// Returns those of some color sets that are in the catalog with most of them.
    private static func largestCatalog(_ paths: Set<String>) -> Set<String> {
        let catalogs = Dictionary(grouping: paths, by: \.catalogPath)
        let largest = catalogs.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        return Set(largest?.value ?? [])
    }

    /// Returns the targets of the Swift files in the file's folder, or in the nearest folder above that has any.
    private static func nearest(_ path: String, _ graph: ProjectGraph) -> [XcodeTarget] {
        var folder = path
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            let beside = graph.swiftFiles.filter { $0.path.hasPrefix(folder + "/") && $0.path != path }
            let found = beside.lazy.map { graph.targets.targets(of: $0.path).filter { !$0.isTest } }.first {
                !$0.isEmpty
            }
            if let found { return found }
        }
        return []
    }

    private static func owner(
        _ targets: [XcodeTarget], isMember: Bool, _ graph: ProjectGraph
    ) throws(Obstacle) -> AccessorOwner {
        if let target = targets.first(where: writesOwnSymbols) {
            throw Obstacle(
                .xcodeWritesAccessors,
                "Xcode writes the same accessors for target \"\(target.name)\": its setting "
                    + "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS is on", at: target.projectPath)
        }
        var common = targets.first.map { colorSets(of: $0, graph) } ?? []
        for target in targets.dropFirst() {
            let names = Set(colorSets(of: target, graph).map(\.name))
            common.removeAll { !names.contains($0.name) }
        }
        let bundles = targets.flatMap { target in
            colorSets(of: target, graph).first.map { set in
                graph.resourceBundles(of: set.path).filter { $0.builder == .xcodeTarget(target) }
            } ?? []
        }
        return try owner(targets, Set(bundles), common, isMember: isMember, packageFolder: nil)
    }

    /// Returns the package target that has the file in its folder and looks colors up in its own bundle.
    private static func packageOwner(_ path: String, _ graph: ProjectGraph) throws(Obstacle) -> AccessorOwner {
        var found: (bundle: ResourceBundle, folder: String)?
        var sets: [ColorSet] = []
        for set in graph.assets.catalogs.flatMap(\.colorSets) {
            for bundle in graph.resourceBundles(of: set.path) {
                guard case .packageTarget(_, let folder) = bundle.builder, path.hasPrefix(folder + "/") else {
                    continue
                }
                if found == nil { found = (bundle, folder + "/") }
                if found?.bundle == bundle { sets.append(set) }
            }
        }
        guard let found else {
            if let unread = graph.refusedProject(around: path) {
                throw Obstacle(.noTarget, "\(unread.path) cannot be read: \(unread.refusal.message)", at: unread.path)
            }
            throw Obstacle(
                .noTarget, "no target that has a color set builds \(path): an Xcode project's or a package's", at: path)
        }
        return try owner([], [found.bundle], single(sets), isMember: true, packageFolder: found.folder)
    }

    private static func owner(
        _ targets: [XcodeTarget], _ bundles: Set<ResourceBundle>, _ sets: [ColorSet], isMember: Bool,
        packageFolder: String?
    ) throws(Obstacle) -> AccessorOwner {
        if let obstacle = DeploymentObstacle(bundles) {
            let place = Place(path: bundles.map(\.projectPath).min() ?? "")
            throw Obstacle(code: obstacle.code, reason: obstacle.reason, place: place)
        }
        return AccessorOwner(
            targets: targets, isMember: isMember, packageFolder: packageFolder, colorSets: sets,
            platforms: Set(bundles.flatMap(\.oldestSystems.keys)).sorted(),
            mayPredateSwiftUI: bundles.contains { FirstSystems.swiftUI.isAfter($0) })
    }

    /// Returns whether Xcode writes extensions of the color types for the target's color sets.
    static func writesOwnSymbols(_ target: XcodeTarget) -> Bool {
        target.configurations.contains {
            $0.value("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == "YES"
        }
    }

    private static func compilesSwift(_ target: XcodeTarget, _ graph: ProjectGraph) -> Bool {
        graph.targets.members(of: target, phase: .sources).contains { $0.hasSuffix(".swift") }
    }

    /// Returns the target's color sets, one of each name, by name.
    static func colorSets(of target: XcodeTarget, _ graph: ProjectGraph) -> [ColorSet] {
        single(
            graph.assets.catalogs.flatMap(\.colorSets).filter { graph.targets.targets(of: $0.path).contains(target) })
    }

    static func single(_ sets: [ColorSet]) -> [ColorSet] {
        var seen: Set<String> = []
        // A set without a color, such as a new project's AccentColor, has nothing to look up.
        return sets.filter { set in set.entries.contains { $0.color != nil } }
            .sorted { ($0.name, $0.path) < ($1.name, $1.path) }.filter { seen.insert($0.name).inserted }
    }
}
