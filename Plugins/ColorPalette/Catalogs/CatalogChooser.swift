import ProjectFiles
import TransformKit

/// Chooses the catalog for a color by its need: the bundles of the documents that use it.
///
/// A nib looks colors up in its own bundle, so a catalog fits when it is a member of every bundle of the need; a
/// catalog of a linked framework does not count.
struct CatalogChooser {
    private let index: CatalogIndex
    private let places: [Set<ResourceBundle>: CatalogCreator.Outcome]

    /// - Parameter preferred: the catalog that the recipe names; it is created where it does not exist.
    /// - Parameter needs: the bundles of each color's documents; a catalog that is created serves all of them.
    init(
        _ graph: ProjectGraph, preferred: String?, needs: [Set<ResourceBundle>],
        mayEdit: @escaping (_ path: String) -> Bool
    ) {
        let index = CatalogIndex(graph)
        self.index = index
        let wished = preferred.map { String($0.drop { $0 == "/" }.trimmingSlashes) }
        // A file system that ignores case would take both for one.
        let preferred = wished.map { path in
            index.catalogs.first { $0.path.lowercased() == path.lowercased() }?.path ?? path
        }
        var places: [Set<ResourceBundle>: CatalogCreator.Outcome] = [:]
        var unserved: [Set<ResourceBundle>] = []
        let all = Set(needs)
        let isMade = preferred.map { path in !index.catalogs.contains { $0.path == path } } ?? false
        let preferredProject = isMade ? preferred.flatMap { index.projectPath(for: $0, needs) } : nil
        for need in all where !need.isEmpty {
            let isForPreferred = preferredProject != nil && need.allSatisfy { $0.projectPath == preferredProject }
            if !isForPreferred, let catalog = index.best(for: need, among: all, preferred: preferred, mayEdit) {
                places[need] = .success(CatalogPlace(path: catalog.path, edits: []))
            } else if !isForPreferred,
                let catalog = index.best(for: need, among: all, preferred: preferred, { _ in true })
            {
                places[need] = .failure(
                    Obstacle(
                        .notInSelection,
                        "its color set belongs into \(catalog.path), "
                            + "which the recipe does not let this step change", at: catalog.path))
            } else {
                unserved.append(need)
            }
        }
        let creator = CatalogCreator(graph, index: index, mayEdit: mayEdit)
        for (project, group) in Dictionary(grouping: unserved, by: Self.projects) {
            let wished = project == preferredProject.map { [$0] } ? preferred : nil
            places.merge(creator.places(for: group, preferred: wished)) { $1 }
        }
        self.places = places
    }

    /// Returns the catalog for one of the needs.
    func catalog(for need: Set<ResourceBundle>) throws(Obstacle) -> CatalogPlace {
        if let place = places[need] { return try place.get() }
        throw Obstacle(.noTarget, "no target is known to build the documents that use it", at: "")
    }

    /// Returns every name of a color set in the bundles of a need and in those that they link.
    func takenNames(for need: Set<ResourceBundle>) -> Set<String> { index.takenNames(for: need) }

    /// Returns the projects that have the bundles of a need, sorted.
    private static func projects(of need: Set<ResourceBundle>) -> [String] { Set(need.map(\.projectPath)).sorted() }
}

extension Substring {
    fileprivate var trimmingSlashes: Substring {
        var rest = self
        while rest.last == "/" { rest.removeLast() }
        return rest
    }
}
