import ArgumentParser
import Foundation
import Planning
import PluginHost
import SourceText
import TransformKit

extension PluginTemplate.Kind: ExpressibleByArgument {}

struct PluginNewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a working plugin to begin with, and a case that it passes.",
        discussion: """
            The source goes into the project's .nibwright/plugins, the case into .nibwright/fixtures/<name>; the plugin is \
            trusted for the project. With --package it is a Swift package in a folder of its own instead, which an editor opens \
            with completion and swift build builds.
            """)

    @Argument(help: "The new part's id, verb and object in lower case with hyphens: name-views.")
    var name: String

    @Option(help: "What it brings: transform, lint-rule, report or command.")
    var kind: PluginTemplate.Kind = .transform

    @Flag(help: "Write a Swift package, in a folder named after the plugin.")
    var package = false

    @Option(help: ArgumentHelp("The project that it is for.", valueName: "folder"))
    var project: String = "."

    mutating func validate() throws {
        let isID =
            name.first.map { $0.isASCII && $0.isLowercase } == true
            && name.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }
        guard isID, !name.hasSuffix("-") else {
            throw ValidationError("\"\(name)\" is no id; write it in lower case with hyphens, such as name-views")
        }
        if kind == .command, Nibwright.commandNames.contains(name) {
            throw ValidationError("\"\(name)\" is a command of Nibwright already; choose another name")
        }
    }

    @OptionGroup var limits: WorkerLimits

    func run() throws {
        // What it writes is built, loaded and tried.
        try Worker.enter(limits)
        let template = PluginTemplate(kind: kind, id: name)
        try package ? writePackage(template) : writeSource(template)
    }

    // MARK: A source of the project

    private func writeSource(_ template: PluginTemplate) throws {
        let workspace = try failingAsWorkspace { try Workspace(root: project) }
        let source = ".nibwright/plugins/\(template.typeName).swift"
        let fixture = ".nibwright/fixtures/\(name)/\(template.caseName)"
        let files = [(source, template.source), (fixture, template.fixture)]
        try write(files, below: workspace.root)
        let path = workspace.root + "/" + source
        let ids = try PluginBuildCommand.build(path, shown: source)
        Terminal.say("Wrote \(source): \(ids)\n")
        // An editor without it shows every name of the kit as unknown, and the plugin works all the same.
        let flags = PluginFlags(kitFolder: PluginFolders.executableFolder)
        try? CompilationDatabase(folder: workspace.root + "/.nibwright/plugins", flags: flags).write()
        try PluginFixtures(folder: workspace.root + "/.nibwright/fixtures").record(
            workspace.root + "/" + fixture, project: workspace.root)
        Terminal.say("Wrote \(fixture)\n\n")
        let test = "nibwright plugin test" + (project == "." ? "" : " \(Terminal.shellWord(project))")
        say(next: [test] + template.firstCommands(project: Terminal.shellWord(project)))
    }

    // MARK: A package

    private func writePackage(_ template: PluginTemplate) throws {
        let flags = PluginFlags(kitFolder: PluginFolders.executableFolder)
        guard flags.isKitComplete else {
            throw Failure(.plugin, "\(PluginFolders.executableFolder) holds no modules to build a plugin against")
        }
        let manifest = PluginPackage(name: template.typeName, flags: flags)
        let here = FileManager.default.currentDirectoryPath + "/" + template.typeName
        try write(
            [
                ("Package.swift", manifest.text), (".gitignore", ".build\n"),
                ("Sources/\(template.typeName)/\(template.typeName).swift", template.source),
                ("Fixtures/\(name)/\(template.caseName)", template.fixture),
            ], below: here)
        Terminal.say("Wrote \(template.typeName), a Swift package\n\n")
        say(next: [
            "cd \(template.typeName)", "swift build",
            "nibwright plugin seal .build/debug/lib\(template.typeName).\(PluginFile.libraryExtension)",
            "nibwright plugin test .build/debug/lib\(template.typeName).\(PluginFile.libraryExtension) --fixtures Fixtures --record",
        ])
    }

    private func say(next commands: [String]) {
        Terminal.say("Next:\n" + commands.map { "  \($0)\n" }.joined())
    }

    private func write(_ files: [(path: String, text: String)], below root: String) throws {
        if let taken = files.first(where: { FileManager.default.fileExists(atPath: root + "/" + $0.path) }) {
            throw Failure(.usage, "\"\(taken.path)\" is there already; choose another name")
        }
        do {
            for (path, text) in files {
                let file = URL(fileURLWithPath: root + "/" + path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            }
        } catch {
            throw Failure(.usage, "the plugin cannot be written: \(error.localizedDescription)")
        }
    }
}

/// The manifest of a package that builds one plugin against the kit beside the tool.
private struct PluginPackage {
    let name: String
    let flags: PluginFlags

    var text: String {
        let list = { (words: [String]) in words.map { "\"\($0)\"" }.joined(separator: ", ") }
        return """
            // swift-tools-version:6.0
            import PackageDescription

            // The kit is the one that comes with this machine's Nibwright. Another kit wants a new build of the plugin.
            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v13)],
                products: [.library(name: "\(name)", type: .dynamic, targets: ["\(name)"])],
                targets: [
                    .target(
                        name: "\(name)",
                        swiftSettings: [.unsafeFlags([\(list(flags.searchArguments))])],
                        linkerSettings: [.unsafeFlags([\(list(flags.linkArguments))])])
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
