import TransformKit

@_cdecl("nibwright_plugin_transforms")
public func nibwrightPluginTransforms(_ registry: UnsafeMutableRawPointer) {
    register([ColorPalette.self, ColorAccessors.self], in: registry)
}
