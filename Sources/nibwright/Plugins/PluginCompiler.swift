import Foundation
import PluginHost
import SourceText

/// Runs `swiftc` with the flags that make a plugin of files.
struct PluginCompiler {
    var kitFolder = PluginFolders.executableFolder

    /// - Parameters:
    ///   - module: the module's name; without it that of the first file.
    ///   - others: arguments beside those of every plugin.
    /// - Returns: what the compiler said of a plugin that it made.
    func build(
        _ files: [String], module: String? = nil, library: String, others: [String] = []
    ) throws(PluginRefusal) -> String {
        let flags = PluginFlags(kitFolder: kitFolder)
        guard flags.isKitComplete else {
            throw .noCompiler(
                "\(kitFolder) holds no modules to build a plugin against; install Nibwright with `make install`, which copies "
                    + "them, or use the one in its build folder")
        }
        let folder = URL(fileURLWithPath: library).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = ["-module-name", module ?? PluginFlags.moduleName(for: files[0]), "-o", library]
        let compiled: (status: Int32, text: String)
        do {
            compiled = try Process.captured("/usr/bin/env", ["swiftc"] + flags.arguments + others + names + files)
        } catch {
            throw .noCompiler("swiftc cannot be run: \(error.localizedDescription)")
        }
        // env says with 127 that it does not find the program.
        if compiled.status == 127 {
            throw .noCompiler(
                "swiftc is not found in PATH; install a Swift toolchain, or bring the plugin as a library")
        }
        guard compiled.status == 0 else { throw .notCompiled(compiled.text) }
        return compiled.text
    }
}
