/// What `swiftc` has to be told to build a plugin against the kit that lies in a folder.
public struct PluginFlags: Sendable {
    private let kitFolder: String

    /// - Parameter kitFolder: holds the kit's library, and its modules in `Modules` (and, for the C ones, in `Headers`).
    public init(kitFolder: String) {
        self.kitFolder = kitFolder
    }

    public var arguments: [String] {
        [
            "-emit-library", "-swift-version", "6", "-parse-as-library", "-O",
            "-I", kitFolder + "/Modules", "-I", kitFolder + "/Headers",
            "-L", kitFolder, "-lNibwrightKit",
        ]
    }
}
