import ResourceTests
import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([ResourceConsistencyTests.self, NavigationSpies.self], in: registry)
}
