import TransformKit
import TypedScenes

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register(
        [
            TypedScenes.self, TypedSegues.self, TypedCells.self, SceneFactories.self, DependencyBridge.self,
            RegenerationPhase.self,
        ], in: registry)
}
