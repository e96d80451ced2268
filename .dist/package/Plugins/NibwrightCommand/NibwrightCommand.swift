import Foundation
import PackagePlugin

/// Runs the tool in the package's folder, with the words that follow the verb.
@main
struct NibwrightCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try context.tool(named: "nibwright").path.string)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
        try process.run()
        process.waitUntilExit()
        // The tool has said why; its status is what a script reads.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
