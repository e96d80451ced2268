import Foundation
import PackagePlugin

/// Renews the files that Nibwright's transforms have written in a target, and compiles what is right now.
///
/// A build may not write into the package, so the target excludes the files, and the build compiles copies of them that are
/// up to date. A file that the recipe could renew only together with other code stops the build, with the command to call.
@main
struct RegenerateNibwrightFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let root = context.package.directory.string
        let written = Self.files(below: target.directory.string, ending: ["swift"]).filter(Self.isWritten)
        guard !written.isEmpty else {
            Diagnostics.warning(
                "no transform of Nibwright has written a file in \(target.name): call swift package nibwright apply first"
            )
            return []
        }
        let compiled = Set(target.sourceFiles.map(\.path.string))
        for file in written where compiled.contains(file) {
            Diagnostics.error(
                "\(file): the build makes a copy of this file, so that it is compiled twice: give the target "
                    + "exclude: [\"\(Self.path(file, below: target.directory.string))\"]")
        }
        // What the names are made of: documents, and the classes of the target and of those that it depends on.
        let folders = [target.directory.string] + target.recursiveTargetDependencies.map(\.directory.string)
        let read = folders.filter { $0.hasPrefix(root) }
            .flatMap { Self.files(below: $0, ending: ["storyboard", "xib", "swift", "strings", "m", "h"]) }
        let folder = context.pluginWorkDirectory
        var arguments = ["regenerate", Self.recipe(in: root), root, "--into", folder.string]
        for file in written { arguments += ["--file", Self.path(file, below: root)] }
        return [
            .buildCommand(
                displayName: "Renew the names of scenes in \(target.name)",
                executable: try context.tool(named: "nibwright").path, arguments: arguments,
                inputFiles: Set(read).sorted().map { Path($0) },
                outputFiles: written.map { folder.appending(subpath: URL(fileURLWithPath: $0).lastPathComponent) })
        ]
    }

    /// The package's own recipe, where it has one.
    private static func recipe(in root: String) -> String {
        let own = root + "/typed-scenes.yml"
        return FileManager.default.fileExists(atPath: own) ? own : "typed-scenes"
    }

    private static func files(below folder: String, ending extensions: Set<String>) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension) }.map { folder + "/" + $0 }
            .sorted()
    }

    /// Whether the first line is one of a transform that writes the file whole.
    private static func isWritten(_ file: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: file) else { return false }
        defer { try? handle.close() }
        return handle.readData(ofLength: 64).starts(with: Data("// Written by the Nibwright transform typed-".utf8))
    }

    private static func path(_ file: String, below folder: String) -> String {
        file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
    }
}
