import Foundation
import ProjectFiles
import TransformKit

/// Indexes the asset catalogs of a project by the bundles that each is a member of.
struct CatalogIndex {
    /// A catalog with the facts that decide between several that fit.
    struct Catalog {
        let path: String
        let bundles: Set<ResourceBundle>
        let colorNames: Set<String>
        let hasAppIcon: Bool
        let setCount: Int
        /// True in a folder whose name says deprecated or test, or where the catalog's own name does.
        let isRetired: Bool

        /// The folder that the catalog is in.
        var folder: String { path.folderPath }

        var isNamedForColors: Bool { path.fileName.lowercased().hasPrefix("color") }
    }

    let graph: ProjectGraph
    /// The catalogs by path.
    let catalogs: [Catalog]
    /// Indexes into `catalogs`: a repository of samples has thousands of projects, each with its own catalogs.
    private let places: [ResourceBundle: [Int]]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        catalogs = graph.assets.catalogs.map { catalog in
            let file = graph.firstPath(inFolder: catalog.path)
            let bundles = (file.map { graph.resourceBundles(of: $0) } ?? []).filter { !$0.leavesOut(catalog.path) }
            return Catalog(
                path: catalog.path, bundles: Set(bundles), colorNames: catalog.colorNames,
                hasAppIcon: catalog.sets.contains { $0.kind == .appIcon || $0.kind == .brandAssets },
                setCount: catalog.sets.count,
                isRetired: RetiredFolders.hold(
                    catalog.path + "/Contents.json", below: graph.projectFolder(of: catalog.path + "/")))
        }
        var places: [ResourceBundle: [Int]] = [:]
        for (place, catalog) in catalogs.enumerated() {
            for bundle in catalog.bundles { places[bundle, default: []].append(place) }
        }
        self.places = places
    }

    private func catalogs(of bundle: ResourceBundle?) -> [Catalog] {
        bundle.flatMap { places[$0] }?.map { catalogs[$0] } ?? []
    }

    /// Returns the best of the catalogs that every bundle of a need has: the one that serves most of all needs, so that
    /// the colors of a bundle stay together.
    func best(
        for need: Set<ResourceBundle>, among needs: Set<Set<ResourceBundle>>, preferred: String?,
        _ mayEdit: (String) -> Bool
    ) -> Catalog? {
        let fitting = catalogs(of: need.first).filter {
            need.isSubset(of: $0.bundles) && mayEdit($0.path + "/Contents.json")
        }
        if let preferred = fitting.first(where: { $0.path == preferred }) { return preferred }
        let ranked = fitting.filter { !$0.isRetired || need.allSatisfy(\.isForTests) }.map { entry in
            (entry: entry, served: needs.count { !$0.isDisjoint(with: need) && $0.isSubset(of: entry.bundles) })
        }
        return ranked.min { left, right in
            left.served != right.served ? left.served > right.served : Self.isBetter(left.entry, right.entry)
        }?.entry
    }

    /// Returns the catalog with a bundle's icon, or else the one with the most sets.
    func main(of bundle: ResourceBundle) -> Catalog? {
        let own = catalogs(of: bundle)
        return own.filter { $0.hasAppIcon && !$0.isRetired }.min { $0.path < $1.path }
            ?? own.min { ($1.setCount, $0.path) < ($0.setCount, $1.path) }
    }

    /// Returns every name of a color set in the bundles of a need and in those that they link.
    func takenNames(for need: Set<ResourceBundle>) -> Set<String> {
        let bundles = need.union(need.flatMap { graph.linkedBundles(of: $0) })
        return bundles.flatMap { catalogs(of: $0) }.reduce(into: []) { $0.formUnion($1.colorNames) }
    }

    /// Returns the project of a catalog that is to be created: the nearest one around its path that has a need.
    func projectPath(for path: String, _ needs: [Set<ResourceBundle>]) -> String? {
        let projects = Set(needs.flatMap { $0.map(\.projectPath) }).sorted()
        if projects.count == 1 { return projects.first }
        let around = projects.filter { project in
            let folder = graph.projectFolder(of: project)
            return folder.isEmpty || path.hasPrefix(folder + "/")
        }
        let depth = around.map { graph.projectFolder(of: $0).utf8.count }.max()
        return around.first { graph.projectFolder(of: $0).utf8.count == depth }
    }

    private static func isBetter(_ left: Catalog, _ right: Catalog) -> Bool {
        if left.colorNames.count != right.colorNames.count { return left.colorNames.count > right.colorNames.count }
        if left.isNamedForColors != right.isNamedForColors { return left.isNamedForColors }
        if left.hasAppIcon != right.hasAppIcon { return left.hasAppIcon }
        return (left.path.utf8.count, left.path) < (right.path.utf8.count, right.path)
    }
}

extension ResourceBundle {
    /// True for the bundle of a test target.
    var isForTests: Bool { if case .xcodeTarget(let target) = builder { target.isTest } else { false } }

    /// Returns whether builds for release leave the catalog out, since `DEVELOPMENT_ASSET_PATHS` contains it.
    func leavesOut(_ path: String) -> Bool {
        guard case .xcodeTarget(let target) = builder else { return false }
        let root = target.projectPath.folderPath.folderPath
        return target.configurations.contains { configuration in
            configuration.developmentAssetPaths.contains { folder in
                let full = root.isEmpty ? folder : root + "/" + folder
                return path == full || path.hasPrefix(full + "/")
            }
        }
    }
}

extension XcodeBuildConfiguration {
    /// The paths from the project's folder, which are quoted where they contain a space.
    fileprivate var developmentAssetPaths: [String] {
        let text = value("DEVELOPMENT_ASSET_PATHS") ?? ""
        let parts = text.contains("\"") ? text.split(separator: "\"") : text.split(separator: " ")
        return parts.map { part in
            let plain = part.replacingOccurrences(of: "$(SRCROOT)/", with: "").replacingOccurrences(
                of: "\\ ", with: " ")
            return plain.hasSuffix("/") ? String(plain.dropLast()) : plain
        }.filter { !$0.isEmpty && $0 != " " }
    }
}
