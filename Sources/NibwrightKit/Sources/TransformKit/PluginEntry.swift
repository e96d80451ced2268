/// The transforms that a plugin brings, handed to the host after its descriptor was accepted.
///
/// A plugin exports two C functions; see `Docs/Plugins.md` for a whole plugin in one file:
///
///     @_cdecl("nibwright_plugin_descriptor")
///     public func nibwrightPluginDescriptor() -> PluginDescriptorPointer { compiledInDescriptor() }
///
///     @_cdecl("nibwright_plugin_transforms")
///     public func nibwrightPluginTransforms(_ registry: UnsafeMutableRawPointer) {
///         register([RenameOutlet.self], in: registry)
///     }
public final class PluginRegistry {
    /// In the order in which the plugin named them.
    public private(set) var transforms: [any Transform.Type] = []

    public init() {}

    public func add(_ types: [any Transform.Type]) {
        transforms += types
    }
}

/// Called by a plugin's entry point with the pointer that the host gave it.
public func register(_ types: [any Transform.Type], in registry: UnsafeMutableRawPointer) {
    Unmanaged<PluginRegistry>.fromOpaque(registry).takeUnretainedValue().add(types)
}
