import PatternSteps
import TransformKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register(
        [SetAttribute.self, RemoveAttribute.self, RenameAttribute.self, AddChild.self, RemoveElement.self], in: registry
    )
}
