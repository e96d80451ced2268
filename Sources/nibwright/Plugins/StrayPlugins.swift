import Foundation
import Planning
import PluginHost
import SourceText
import TransformKit

/// Plugins that lie near a project where none are looked for, such as one that `swiftc` left in the working folder.
///
/// They are only read, to be named in a message.
struct StrayPlugins {
    /// The paths of those that hold one of the texts.
    let paths: [String]

    /// Looks into the working folder, the projects' folders, the folders that those are in, and a recipe's folder.
    ///
    /// - Parameters:
    ///   - ids: of transforms that are missing.
    ///   - recipe: the recipe's file or name.
    init(of ids: Set<String>, projects: [String], recipe: String) {
        guard !ids.isEmpty else {
            paths = []
            return
        }
        let near = projects.flatMap { [$0, URL(fileURLWithPath: $0).deletingLastPathComponent().path] }
        let folders = [".", URL(fileURLWithPath: recipe).deletingLastPathComponent().path] + near
        var seen: Set<String> = []
        paths = folders.flatMap { folder -> [String] in
            let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            guard seen.insert(folder).inserted else { return [] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { PluginFile.isSourceName($0) || PluginFile.isLibraryName($0) }.sorted()
                .map { folder + "/" + $0 }.filter { Self.brings(ids, $0) }
        }
    }

    /// Whether a file is a plugin that speaks of one of the texts.
    static func brings(_ ids: Set<String>, _ path: String) -> Bool {
        let isSource = PluginFile.isSourceName(path)
        let limit = isSource ? PluginFile.largestSourceSize : PluginFile.largestSize
        guard let bytes = try? NamedFile(path, projects: []).read(limit: limit) else { return false }
        let data = Data(bytes)
        let holds = { (text: String) in data.range(of: Data(text.utf8)) != nil }
        // Compiled, an id has no quotes.
        return holds(PluginFile.entrySymbol) && ids.contains { holds(isSource ? "\"\($0)\"" : $0) }
    }

    /// What to do with them, a line each.
    func advice(project: String) -> [String] {
        let folder = Terminal.shellWord((project == "." ? "" : project + "/") + ".nibwright/plugins/")
        return paths.map { path in
            let word = Terminal.shellWord(path)
            return PluginFile.isSourceName(path)
                ? "\(path.printable) looks like its plugin and is not used where it lies; nibwright plugin build \(word) "
                    + "builds it into the working folder's .nibwright/plugins"
                : "\(path.printable) looks like its plugin and is not used where it lies; mkdir -p \(folder) && cp \(word) \(folder)"
                    + ", then nibwright trust \(Terminal.shellWord(project))"
        }
    }
}
