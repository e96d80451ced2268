import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([ColorPalette.self, ColorAccessors.self], in: registry)
}
