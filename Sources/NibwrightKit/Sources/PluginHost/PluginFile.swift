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

    /// In bytes, of a source: more than a hundred times what a person writes into one file.
    public static let largestSourceSize = 1 << 20

    /// Whether a name is that of a plugin's source, which is compiled when it is needed.
    public static func isSourceName(_ name: String) -> Bool { name.hasSuffix(".swift") }

    public static func isLibraryName(_ name: String) -> Bool { name.hasSuffix("." + libraryExtension) }

    /// Whether a library beside the executable is the kit, which is no plugin.
    public static func isKitLibrary(_ name: String) -> Bool {
        // The second one counts work for `make bench` and the tests of growth, and is built beside the others.
        name.hasPrefix("libNibwrightKit.") || name.hasPrefix("libWorkCount.")
    }
}
