import SegueToCoordinator
import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([SegueToCoordinator.self, NavigationRoutes.self], in: registry)
}
