/// The storyboard and identifier by which code creates a scene.
public struct SceneLookup: Hashable, Sendable {
    /// The storyboard that has the scene.
    public enum Storyboard: Hashable, Sendable {
        /// The storyboard of the source at run time: `source.storyboard`.
        case sources
        /// The storyboard of a name, in a bundle.
        case named(String, StoryboardBundle)
    }

    public let storyboard: Storyboard
    /// The storyboard identifier; nil for the initial scene.
    public let identifier: String?
}
