import Foundation

/// The folders whose plugins are the user's own: beside the executable, and in `NIBWRIGHT_PLUGIN_PATH`.
enum PluginFolders {
    /// With symbolic links resolved, so that a link in `bin` finds what lies beside the real executable.
    static var executableFolder: String {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    static var searchPath: [String] {
        (ProcessInfo.processInfo.environment["NIBWRIGHT_PLUGIN_PATH"] ?? "").split(separator: ":").map(String.init)
    }
}
