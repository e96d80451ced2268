import Foundation
import PluginHost
import SourceText

/// A digest of all that a plan depends on beside the project and the recipe: the kit, the plugins and the tool's recipes.
enum ToolDigest {
    static func make() -> String {
        var text = "\(Version.current)\n\(KitIdentity.build)\n"
        let recipes = ProcessInfo.processInfo.environment["NIBWRIGHT_RECIPE_PATH"] ?? ""
        let folders =
            [PluginFolders.executableFolder, PluginFolders.executableFolder + "/Recipes"] + PluginFolders.searchPath
            + recipes.split(separator: ":").map(String.init)
        for folder in folders {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                let isPlugin = PluginFile.isLibraryName(name) || PluginFile.isSourceName(name)
                // The kit's own digest is in its identity.
                guard isPlugin && !PluginFile.isKitLibrary(name) || name.hasSuffix(".yml"),
                    let bytes = FileManager.default.contents(atPath: folder + "/" + name)
                else { continue }
                text += "\(name) \(SHA256.hexDigest(of: Array(bytes)))\n"
            }
        }
        return String(SHA256.hexDigest(of: Array(text.utf8)).prefix(16))
    }
}
