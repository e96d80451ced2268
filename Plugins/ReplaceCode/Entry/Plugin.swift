import ReplaceCode
import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([ReplaceCode.self], in: registry)
}
