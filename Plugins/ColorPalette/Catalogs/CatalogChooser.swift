import ProjectFiles
import TransformKit

/// Chooses the catalog for a color by the bundles of the documents that use it.
struct CatalogChooser {
    private let places: [Set<ResourceBundle>: Result<CatalogPlace, CatalogRefusal>]

    /// - Parameter preferred: the catalog that the recipe names; it is made where it is not there.
    /// - Parameter needs: the bundles of each color's documents; what is made serves all of them.
    init(
        _ graph: ProjectGraph, preferred: String?, needs: [Set<ResourceBundle>], mayEdit: (_ path: String) -> Bool
    ) {
        places = [:]
    }

    /// The catalog for one of the needs.
    func catalog(for need: Set<ResourceBundle>) -> Result<CatalogPlace, CatalogRefusal> {
        places[need] ?? .failure(CatalogRefusal(code: "no-catalog", reason: "no need of this kind was announced"))
    }

    /// Every color set name that is taken in the bundles of a need and in those that they link.
    func takenNames(for need: Set<ResourceBundle>) -> Set<String> { [] }
}
