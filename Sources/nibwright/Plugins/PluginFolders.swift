import Foundation

/// The folders whose plugins are the user's own: beside the executable, and in `NIBWRIGHT_PLUGIN_PATH`.
enum PluginFolders {
    /// This program, as the system was asked to run it.
    static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    /// With symbolic links resolved, so that a link in `bin` finds what lies beside the real executable.
    static var executableFolder: String {
        URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    static var searchPath: [String] {
        (ProcessInfo.processInfo.environment["NIBWRIGHT_PLUGIN_PATH"] ?? "").split(separator: ":").map(String.init)
    }
}
