import Foundation
import PluginHost
import Testing

/// The kit, the executable and the compilers as these tests find them.
enum BuiltKit {
    /// The build folder: where the kit's library that this process runs on lies, which is beside the executable.
    static func folder() throws -> String {
        #if os(macOS)
            // The process is a runner of Xcode's, which loads the tests from elsewhere.
            let images = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
            let file = try #require(images.first { $0.hasSuffix("/libNibwrightKit.dylib") })
        #else
            let file = try #require(Bundle.main.executablePath)
        #endif
        let folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
        let library = folder + "/libNibwrightKit." + PluginFile.libraryExtension
        try #require(FileManager.default.fileExists(atPath: library), "the kit is not at \(library)")
        return folder
    }

    static func nibwright() throws -> String { try folder() + "/nibwright" }

    /// The page that plugin authors read.
    static func pluginPage() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        return try String(contentsOf: root.appendingPathComponent("Docs/Plugins.md"), encoding: .utf8)
    }
}

/// How a command ended and what it printed.
struct CommandResult {
    let status: Int32
    let output: String
    let errors: String

    static func run(
        _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
    ) throws -> CommandResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        // What is set for the tests is not for what they run: a CI machine records no fixtures, and a person's machine does.
        let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
            name != "CI" && !name.hasPrefix("NIBWRIGHT_")
        }
        process.environment = inherited.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        // Files and not pipes: nobody has to read both at once.
        let scratch = try TemporaryFolder()
        let streams = try ["output", "errors"].map { try FileHandle(forWritingTo: scratch.file($0, "")) }
        process.standardOutput = streams[0]
        process.standardError = streams[1]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return CommandResult(
            status: process.terminationStatus, output: try scratch.text("output"), errors: try scratch.text("errors"))
    }
}

/// A folder outside the repository, removed with the value.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = parent.appendingPathComponent("nibwright-plugin-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    @discardableResult
    func file(_ name: String, _ text: String) throws -> URL { try file(name, Data(text.utf8)) }

    @discardableResult
    func file(_ name: String, _ bytes: Data) throws -> URL {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: path + "/" + name), encoding: .utf8)
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)) }

    /// Compiles Swift to a library in this folder and gives its path.
    func swiftLibrary(_ name: String, _ source: String, flags: [String]) throws -> String {
        let library = path + "/lib\(name).\(PluginFile.libraryExtension)"
        let file = try file("\(name).swift", source).path
        let result = try CommandResult.run(["swiftc"] + flags + ["-o", library, file], in: path)
        try #require(result.status == 0, "\(result.errors)")
        return library
    }

    /// Compiles C to a library in this folder with the compiler that built the kit's C and gives its path.
    func cLibrary(_ name: String, _ source: String, linking arguments: [String] = []) throws -> String {
        let library = path + "/lib\(name).\(PluginFile.libraryExtension)"
        #if os(macOS)
            let flags = ["-dynamiclib", "-undefined", "dynamic_lookup"]
        #else
            let flags = ["-shared", "-fPIC"]
        #endif
        let file = try file("\(name).c", source).path
        let result = try CommandResult.run(["clang"] + flags + ["-o", library, file] + arguments)
        try #require(result.status == 0, "\(result.errors)")
        return library
    }
}
