import NormalizedDocuments
import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([NormalizeDocuments.self], in: registry)
}
