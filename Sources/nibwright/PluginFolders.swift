import Foundation
import PluginHost
import TransformKit

/// Where plugins are looked for, in this order: beside the executable, in the project, in `NIBWRIGHT_PLUGIN_PATH`.
struct PluginFolders {
    let projects: [String]

    func load() -> PluginLoader {
        var loader = PluginLoader()
        loader.loadAll(in: Self.executableFolder) { !PluginFile.isKitLibrary($0) }
        for project in projects { loader.loadAll(in: project + "/.nibwright/plugins") }
        for folder in Self.searchPath { loader.loadAll(in: folder) }
        return loader
    }

    /// With symbolic links resolved, so that a link in `bin` finds what lies beside the real executable.
    static var executableFolder: String {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    static var searchPath: [String] {
        (ProcessInfo.processInfo.environment["NIBWRIGHT_PLUGIN_PATH"] ?? "").split(separator: ":").map(String.init)
    }
}
