import TransformKit

/// A catalog that color sets can be put into.
struct CatalogPlace: Hashable {
    /// The `.xcassets` folder.
    let path: String
    /// What makes the catalog and its membership; empty for a catalog that is there.
    let edits: [FileEdit]
}

/// Why there is no catalog for a need.
struct CatalogRefusal: Error, Hashable {
    /// A short name to count by, in lower case with hyphens.
    let code: RefusalCode
    let reason: String
}
