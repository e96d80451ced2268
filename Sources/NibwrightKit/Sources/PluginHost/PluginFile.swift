/// The names that plugins and host share.
public enum PluginFile {
    /// The C function that a plugin exports.
    public static let entrySymbol = "nibwright_plugin"

    /// In bytes; larger than any plugin with its debugger's tables. A sparse file of many gigabytes costs its sender
    /// nothing.
    public static let largestSize = 256 << 20

    #if os(macOS)
        public static let libraryExtension = "dylib"
    #else
        public static let libraryExtension = "so"
    #endif

    public static func isLibraryName(_ name: String) -> Bool { name.hasSuffix("." + libraryExtension) }

    /// Whether a library beside the executable is the kit, which is no plugin.
    public static func isKitLibrary(_ name: String) -> Bool {
        // The second one counts work for `make bench` and the tests of growth, and is built beside the others.
        name.hasPrefix("libNibwrightKit.") || name.hasPrefix("libWorkCount.")
    }
}
