import TransformKit
import UIKitCode

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([DocumentToUIKit.self, CellsToUIKit.self, ScenesToUIKit.self, DocumentToSwiftUI.self], in: registry)
}
