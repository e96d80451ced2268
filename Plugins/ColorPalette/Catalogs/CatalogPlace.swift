import TransformKit

/// A catalog that color sets can be added to, which may have to be created first.
struct CatalogPlace: Hashable {
    /// The path of the `.xcassets` folder.
    let path: String
    /// The edits that create the catalog and add it to its targets; empty for one that exists.
    let edits: [FileEdit]
}
