/// Collects the parts that a plugin brings.
///
/// A plugin exports one C function; see `Docs/Plugins.md` for a whole plugin in one file:
///
///     @_cdecl("nibwright_plugin")
///     public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
///         register([RenameOutlet.self, NoTenScenes.self], in: registry)
///     }
///
/// The build writes `register` (`Plugins/KitStamp`), since it puts the plugin's identity into the plugin: a text that
/// says which kit, compiler and platform it was compiled for, and which the host reads from the file before it loads
/// it.
public final class PluginRegistry {
    /// In the order in which the plugin named them.
    public private(set) var parts: [any PluginPart.Type] = []
    /// The kit, compiler and platform that the plugin was compiled for, as its own text; empty until `add` is called.
    public private(set) var identity = ""

    /// Makes a registry without parts.
    public init() {}

    /// Takes in a plugin's parts.
    public func add(_ types: [any PluginPart.Type], identity: String) {
        parts += types
        self.identity = identity
    }
}

/// Hands a plugin's parts to the host; plugins call `register`, which calls this with the plugin's identity.
@inline(never)
public func registerParts(
    _ types: [any PluginPart.Type], in registry: UnsafeMutableRawPointer, identity: StaticString
) {
    Unmanaged<PluginRegistry>.fromOpaque(registry).takeUnretainedValue().add(types, identity: identity.description)
}
