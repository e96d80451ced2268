import Foundation
import Planning
import PluginHost

/// A folder whose Swift files are one plugin, as an author keeps it outside of a project.
struct PluginSourceFolder {
    let path: String
    /// The names of its Swift files, in order.
    let names: [String]

    /// Nil where no Swift file lies in the folder itself, or it is a Swift package or a project with plugins of its own.
    init?(_ path: String) {
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        guard !found.contains(".nibwright"), !found.contains("Package.swift") else { return nil }
        names = found.filter { PluginFile.isSourceName($0) && !$0.hasPrefix(".") }
        guard !names.isEmpty else { return nil }
        self.path = path
    }

    /// The paths of its Swift files.
    var files: [String] { names.map { path + "/" + $0 } }

    /// Whether a file exports what makes a library a plugin: a folder of any other Swift is none.
    func isPlugin() throws(WorkspaceError) -> Bool {
        try source().files.contains { Self.exportsEntry($0.bytes) }
    }

    /// Whether a source speaks of the function that every plugin exports.
    static func exportsEntry(_ bytes: [UInt8]) -> Bool {
        bytes.firstRange(of: Array(PluginFile.entrySymbol.utf8)) != nil
    }

    /// The files as they are now.
    func source() throws(WorkspaceError) -> SourcePlugin {
        var files: [SourcePlugin.File] = []
        for name in names {
            let bytes = try NamedFile(path + "/" + name, projects: []).read(limit: PluginFile.largestSourceSize)
            files.append(SourcePlugin.File(name: name, bytes: bytes))
        }
        return SourcePlugin(folder: path, files: files)
    }
}
