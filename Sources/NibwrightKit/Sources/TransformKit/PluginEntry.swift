/// Collects the transforms that a plugin brings.
///
/// A plugin exports one C function; see `Docs/Plugins.md` for a whole plugin in one file:
///
///     @_cdecl("nibwright_plugin_transforms")
///     public func nibwrightPluginTransforms(_ registry: UnsafeMutableRawPointer) {
///         register([RenameOutlet.self], in: registry)
///     }
///
/// The build writes `register` (`Plugins/KitStamp`), since it puts the plugin's identity into the plugin: a text that
/// says which kit, compiler and platform it was compiled for, and which the host reads from the file before it loads
/// it.
public final class PluginRegistry {
    /// In the order in which the plugin named them.
    public private(set) var transforms: [any Transform.Type] = []
    /// The kit, compiler and platform that the plugin was compiled for, as its own text; empty until `add` is called.
    public private(set) var identity = ""

    /// Makes a registry without transforms.
    public init() {}

    /// Takes in a plugin's transforms.
    public func add(_ types: [any Transform.Type], identity: String) {
        transforms += types
        self.identity = identity
    }
}

/// Hands a plugin's transforms to the host; plugins call `register`, which calls this with the plugin's identity.
@inline(never)
public func registerTransforms(
    _ types: [any Transform.Type], in registry: UnsafeMutableRawPointer, identity: StaticString
) {
    Unmanaged<PluginRegistry>.fromOpaque(registry).takeUnretainedValue().add(types, identity: identity.description)
}

/// Points to a descriptor of the plugin interface's first form, which hosts no longer read.
@available(*, deprecated, message: "a plugin needs no function `nibwright_plugin_descriptor` any more: delete it")
public typealias PluginDescriptorPointer = UnsafeRawPointer

/// Keeps plugins of the interface's first form compiling: the host reads a plugin's identity from its file.
@available(*, deprecated, message: "a plugin needs no function `nibwright_plugin_descriptor` any more: delete it")
public func compiledInDescriptor() -> UnsafeRawPointer { UnsafeRawPointer(bitPattern: 8)! }
