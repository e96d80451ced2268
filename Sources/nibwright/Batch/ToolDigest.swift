import PluginHost
import SourceText

/// A digest of all that a plan depends on beside the project and the recipe: the kit, the plugins and the tool's recipes.
enum ToolDigest {
    static func make() -> String {
        var text = "\(Version.current)\n\(KitIdentity.build)\n"
        for file in InstalledFile.all { text += "\(file.name) \(file.digest)\n" }
        return String(SHA256.hexDigest(of: Array(text.utf8)).prefix(16))
    }
}
