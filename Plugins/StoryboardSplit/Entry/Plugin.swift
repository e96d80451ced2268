import StoryboardSplit
import TransformKit

@_cdecl("nibwright_plugin_transforms")
public func nibwrightPluginTransforms(_ registry: UnsafeMutableRawPointer) {
    register([SplitStoryboard.self, MergeStoryboards.self], in: registry)
}
