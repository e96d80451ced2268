import Foundation
import PluginHost
import SourceText

/// A plugin or recipe that stands beside the tool or in a folder that the environment names.
struct InstalledFile {
    let name: String
    /// SHA-256 of its bytes, as hexadecimal digits.
    let digest: String

    var isPlugin: Bool { Self.isPlugin(name) }

    static var all: [InstalledFile] {
        let recipes = ProcessInfo.processInfo.environment["NIBWRIGHT_RECIPE_PATH"] ?? ""
        let folders =
            [PluginFolders.executableFolder, PluginFolders.executableFolder + "/Recipes"] + PluginFolders.searchPath
            + recipes.split(separator: ":").map(String.init)
        var all: [InstalledFile] = []
        for folder in folders {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                guard isPlugin(name) || name.hasSuffix(".yml"),
                    let bytes = FileManager.default.contents(atPath: folder + "/" + name)
                else { continue }
                all.append(InstalledFile(name: name, digest: SHA256.hexDigest(of: Array(bytes))))
            }
        }
        return all
    }

    /// The kit is no plugin; its own digest is in its identity.
    private static func isPlugin(_ name: String) -> Bool {
        (PluginFile.isLibraryName(name) || PluginFile.isSourceName(name)) && !PluginFile.isKitLibrary(name)
    }
}
