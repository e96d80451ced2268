import Foundation

/// Modules that stand in for UIKit and the frameworks around it where there is no Xcode: Swift code of an app is
/// type-checked against their declarations.
///
/// Their sources are in `Tests/StandIn` of a checkout and in `lib/nibwright/StandIn` of an installed Nibwright. They declare what
/// apps use most, not everything, so an error may be theirs: compare the errors after a change with those before it.
/// They are built for Linux.
public struct StandIn: Sendable {
    /// The version of the language that code is read as.
    public enum LanguageMode: String, Sendable {
        /// Swift 5.
        case swift5 = "5"
        /// Swift 6, where what breaks the main actor's isolation counts as an error.
        case swift6 = "6"
    }

    private let folder: String
    private let sources: String

    /// Builds the modules into a folder for temporary files, unless that was done before from the same sources.
    ///
    /// - Parameter sources: the folder of the sources, with `build-modules.sh`.
    /// - Throws: ``StandInFailure`` with what the compiler said where the modules do not build.
    public init(sources: String) throws {
        let output = try Self.runTool("bash", [sources + "/build-modules.sh"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard output.hasPrefix("/"), !output.contains("\n") else { throw StandInFailure(output: output) }
        folder = output
        self.sources = sources
    }

    /// What the compiler finds wrong with the Swift code below a folder as one module, a line each, sorted.
    ///
    /// Objective-C headers of the folder are there for the code to use; unit tests are left out.
    ///
    /// - Parameters:
    ///   - project: the folder's absolute path.
    ///   - mode: the version of the language.
    /// - Returns: `path:line:column: error: words`, with paths below the folder.
    /// - Throws: ``StandInFailure`` where the compiler itself fails, and errors of reading and writing files.
    public func errors(in project: String, mode: LanguageMode = .swift5) throws -> [String] {
        let staged = FileManager.default.temporaryDirectory.path + "/nibwright-checked-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: staged) }
        var files = try stage(project, in: staged)
        let declarations = try Self.runTool(folder + "/objective-c-headers", [project])
        files.append(try write(declarations + Self.packageMembers(project), to: staged + "/ObjectiveCClasses.swift"))
        let output = try Self.runTool("swiftc", ["-frontend", "-typecheck"] + options(mode) + files)
        guard !output.contains("Stack dump") else { throw StandInFailure(output: output) }
        return output.split(separator: "\n").filter { $0.hasPrefix(staged) && Self.counts($0, mode) }
            .map { String($0.dropFirst(staged.count + 1)) }.filter { !$0.contains(Self.missingOnLinux) }.sorted()
    }

    /// What clang finds wrong with the Objective-C below a folder, with the header that Swift generates for the module.
    ///
    /// The Swift code must not use classes of the folder's Objective-C; of Foundation and UIKit there is what the
    /// headers beside the stand-in's modules declare.
    ///
    /// - Parameters:
    ///   - project: the folder's absolute path.
    ///   - module: the module's name: `Pantry` of `Pantry-Swift.h`.
    /// - Returns: `path:line:column: error: words`, with paths below the folder; warnings count.
    /// - Throws: ``StandInFailure`` where Swift gives no header, and errors of reading and writing files.
    public func objectiveCErrors(in project: String, module: String) throws -> [String] {
        let staged = FileManager.default.temporaryDirectory.path + "/nibwright-checked-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: staged) }
        let files = try stage(project, in: staged)
        let bridging = try write("", to: staged + "/Bridging-Header.h")
        let header = staged + "/\(module)-Swift.h"
        let output = try Self.runTool(
            "swiftc",
            ["-frontend", "-typecheck", "-module-name", module, "-I", folder, "-enable-objc-interop"]
                + ["-disable-objc-attr-requires-foundation-module", "-import-objc-header", bridging]
                + ["-emit-objc-header-path", header] + files)
        guard FileManager.default.fileExists(atPath: header) else { throw StandInFailure(output: output) }
        let implementations = try FileManager.default.subpathsOfDirectory(atPath: project).sorted().filter {
            $0.hasSuffix(".m")
        }
        let options =
            ["-fsyntax-only", "-x", "objective-c", "-fblocks", "-fobjc-arc", "-fobjc-runtime=macosx-11.0", "-Wall"]
            + ["-I", sources + "/Headers", "-I", staged]
        return try implementations.flatMap { path -> [String] in
            let output = try Self.runTool("clang", options + [project + "/" + path])
            return output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
                .map { String($0).replacing(project + "/", with: "") }
        }
    }

    /// The modules are built as Swift 5, so that the compiler only warns in Swift 6 of what it refuses with UIKit itself.
    private static func counts(_ line: Substring, _ mode: LanguageMode) -> Bool {
        line.contains(": error: ")
            || mode == .swift6 && line.contains(": warning: ") && line.contains("main actor-isolated")
    }

    /// Passing `&value` as a pointer asks with Objective-C for a type that the standard library of Linux lacks.
    private static let missingOnLinux = "cannot find intrinsic operations on UnsafeMutablePointer"

    private func options(_ mode: LanguageMode) -> [String] {
        [
            "-swift-version", mode.rawValue, "-module-name", "CheckedApp", "-I", folder, "-enable-objc-interop",
            "-disable-objc-attr-requires-foundation-module",
        ] + (mode == .swift5 ? ["-suppress-warnings"] : [])
    }

    /// What the package manager generates for a target with resources.
    private static func packageMembers(_ project: String) -> String {
        guard FileManager.default.fileExists(atPath: project + "/Package.swift") else { return "" }
        return "extension Bundle { static var module: Bundle { .main } }\n"
    }

    /// What describes a project to SwiftPM and Tuist is compiled against modules of theirs.
    private static let manifests: Set = ["Package.swift", "Project.swift"]

    private func stage(_ project: String, in staged: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: project).sorted().filter { path in
            path.hasSuffix(".swift") && !path.contains("Tests/") && !Self.manifests.contains(path)
                && !path.hasPrefix(".nibwright")
        }
        return try paths.map { path in
            let text = String(
                decoding: FileManager.default.contents(atPath: project + "/" + path) ?? Data(), as: UTF8.self)
            return try write(Self.withStandInFoundation(text), to: staged + "/" + path)
        }
    }

    private func write(_ text: String, to path: String) throws -> String {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return path
    }

    /// Foundation's NSObject on Linux is no class of Objective-C: the stand-in has its own.
    private static func withStandInFoundation(_ text: String) -> String {
        text.replacing(#/(?m)^((?:@\w+ )*import )Foundation\b/#) { "\($0.1)StandInFoundation" }
    }

    private static func runTool(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        if process.terminationStatus == 127 { throw CocoaError(.executableNotLoadable) }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The modules do not build, or the compiler crashed.
public struct StandInFailure: Error, CustomStringConvertible {
    let output: String

    /// What the compiler said.
    public var description: String { output }
}
