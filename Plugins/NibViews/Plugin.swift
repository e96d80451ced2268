import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([ExtractNibViews.self, InlineNibViews.self], in: registry)
}
