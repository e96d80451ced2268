import CPluginDescriptor

/// Points to the C descriptor that a plugin hands out; untyped, so that a plugin is built without the C header.
public typealias PluginDescriptorPointer = UnsafeRawPointer

/// Builds the descriptor that a plugin hands to the host. Called with literals that the compiler put into the plugin.
public func makePluginDescriptor(
    apiVersion: UInt32, kitBuild: StaticString, compiler: StaticString, swiftSyntax: StaticString,
    targetTriple: StaticString
) -> PluginDescriptorPointer {
    func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    let descriptor = UnsafeMutablePointer<NibwrightPluginDescriptor>.allocate(capacity: 1)
    descriptor.initialize(
        to: NibwrightPluginDescriptor(
            magic: NIBWRIGHT_PLUGIN_MAGIC, size: UInt32(MemoryLayout<NibwrightPluginDescriptor>.size),
            api_version: apiVersion, kit_build: pointer(kitBuild), compiler: pointer(compiler),
            swift_syntax: pointer(swiftSyntax), target_triple: pointer(targetTriple)))
    return UnsafeRawPointer(descriptor)
}
