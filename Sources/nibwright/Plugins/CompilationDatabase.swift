import Foundation
import PluginHost

/// The `compile_commands.json` by which SourceKit-LSP completes in a folder of plugin sources.
///
/// It names the kit's folder on this machine, so it is written here and ignored by git.
struct CompilationDatabase {
    static let name = "compile_commands.json"

    /// The folder of sources, each of them a plugin of its own; absolute.
    private let folder: String
    private let flags: PluginFlags

    init(folder: String, flags: PluginFlags) {
        self.folder = folder
        self.flags = flags
    }

    private struct Command: Encodable {
        let directory: String
        let file: String
        let arguments: [String]
    }

    /// The file's text, for all sources that are there now.
    func text() throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter(PluginFile.isSourceName).sorted()
        let commands = names.map { name in
            let file = folder + "/" + name
            return Command(
                directory: folder, file: file,
                arguments: ["swiftc"] + flags.arguments.filter { $0 != "-O" }
                    + ["-module-name", PluginFlags.moduleName(for: name), file])
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(commands), as: UTF8.self) + "\n"
    }

    /// Writes the file, and has git ignore it where nobody says yet what git ignores there.
    func write() throws {
        try Data(text().utf8).write(to: URL(fileURLWithPath: folder + "/" + Self.name))
        let ignoring = folder + "/.gitignore"
        guard !FileManager.default.fileExists(atPath: ignoring) else { return }
        try Data("\(Self.name)\n".utf8).write(to: URL(fileURLWithPath: ignoring))
    }
}
