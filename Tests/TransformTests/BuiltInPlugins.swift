import Foundation
import PluginHost
import Testing
import TransformKit
import TransformTesting

/// The plugins of this build, loaded through the same door as anyone's.
enum BuiltInPlugins {
    private static let loader: PluginLoader = {
        var loader = PluginLoader()
        let names = [
            "OutletOwnership", "ColorPalette", "StoryboardSplit", "SegueToCoordinator", "PatternSteps", "ReplaceCode",
            "NormalizedDocuments", "ResourceTests", "TypedScenes", "StackViews", "DesignableAttributes", "NibViews",
            "UIKitCode",
        ]
        for name in names {
            let file = BuildFolder.pluginFileName(name)
            loader.load(BuildFolder.product(file) ?? file)
        }
        return loader
    }()

    static func transforms() throws -> [any Transform.Type] {
        for plugin in loader.refused { Issue.record("\(plugin.path) is refused: \(plugin.refusal.message)") }
        try #require(loader.refused.isEmpty)
        return loader.transforms
    }
}

enum Repository {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
