import SegueToCoordinator
import TransformKit

@_cdecl("nibwright_plugin_transforms")
public func nibwrightPluginTransforms(_ registry: UnsafeMutableRawPointer) {
    register([SegueToCoordinator.self], in: registry)
}
