import TransformKit

/// The storyboard and identifier by which code creates the destination of a route.
struct SceneLookup: Hashable, Sendable {
    /// The storyboard that has the destination.
    enum Storyboard: Hashable, Sendable {
        /// The storyboard of the source at run time: `source.storyboard`.
        case sources
        case named(String, Bundle)
    }

    /// The bundle that has the storyboard.
    enum Bundle: Hashable, Sendable {
        case main
        /// The bundle of the coordinator's class.
        case ofCode
        /// The bundle of a package's target.
        case module
        /// The bundle of an identifier, as a storyboard reference names it.
        case identified(String)
    }

    let storyboard: Storyboard
    /// The storyboard identifier; nil for the initial scene.
    let identifier: String?
}
