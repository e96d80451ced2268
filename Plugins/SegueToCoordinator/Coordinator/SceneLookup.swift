import TransformKit

/// How code comes by the destination of a route.
struct SceneLookup: Hashable, Sendable {
    enum Storyboard: Hashable, Sendable {
        /// The storyboard of the source, whichever it is: `source.storyboard`.
        case sources
        case named(String, Bundle)
    }

    enum Bundle: Hashable, Sendable {
        case main
        /// The bundle of the class that asks.
        case ofCode
        /// That of a package's target.
        case module
        /// The one of an identifier, as a storyboard reference has it.
        case identified(String)
    }

    let storyboard: Storyboard
    /// The storyboard identifier; nil for the initial scene.
    let identifier: String?
}
