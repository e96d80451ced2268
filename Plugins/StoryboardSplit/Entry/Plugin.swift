import StoryboardSplit
import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([SplitStoryboard.self, MergeStoryboards.self], in: registry)
}
