import ArgumentParser
import Foundation
import Linting
import Planning
import PluginHost
import Reporting
import SourceText
import TransformKit

/// The plugins of a command: ours and the user's own are loaded at once, those of projects only when something needs
/// them.
struct Plugins {
    private(set) var loader = PluginLoader(
        parts: LintRules.all + BuiltInReports.all, commands: Nibwright.commandNames, of: "Nibwright itself")
    /// Each project's own plugins and recipes, with those of them that may be used.
    let projects: [ProjectTrust]
    private let store = TrustStore()
    private let limits: WorkerLimits
    private var isProjectLoaded = false

    /// Loads the plugins that need no trust, and reports on standard error which ones of the projects wait for it.
    ///
    /// Throws a worker's answer where plugins that are not our own are to be loaded, and this process is no worker.
    init(projects: [String], choice: ExtensionChoice, limits: WorkerLimits) throws {
        if PluginFolders.searchPath.contains(where: Self.hasPlugins) { try Worker.enter(limits) }
        self.limits = limits
        if WorkerLink.current == nil { Terminal.keepOutputFromPlugins() }
        ExitGuard.arm()
        var roots: Set<String> = []
        let store = self.store
        self.projects = projects.map { ProjectExtensions(root: $0) }
            .filter { roots.insert($0.root).inserted }
            .map { ProjectTrust($0, choice: choice, store: store) }
        loader.loadAll(in: PluginFolders.executableFolder, isOwn: true) { !PluginFile.isKitLibrary($0) }
        for folder in PluginFolders.searchPath {
            loader.loadAll(in: folder)
            loadSources(in: folder)
        }
        for project in self.projects { TrustNotice(project).print() }
    }

    var transforms: [any Transform.Type] { loader.transforms }
    /// The tool's own rules and those of plugins, by id.
    var lintRules: [any LintRule.Type] { loader.parts.compactMap { $0 as? any LintRule.Type } }
    var reporters: [any Reporter.Type] { loader.parts.compactMap { $0 as? any Reporter.Type } }
    var commands: [any ProjectCommand.Type] { loader.commands }

    /// The plugins of a command that uses whatever projects bring and their owner trusts.
    static func all(of projects: [String], extensions: ExtensionOptions) throws -> Plugins {
        var plugins = try Plugins(projects: projects, extensions: extensions)
        try plugins.loadProjects()
        plugins.noteRefused()
        return plugins
    }

    init(projects: [String], extensions: ExtensionOptions) throws {
        try self.init(projects: projects, choice: extensions.effective, limits: extensions.limits)
    }

    /// Whether none was refused, so that nothing is said of any.
    var areComplete: Bool { loader.refused.isEmpty }

    private static func hasPlugins(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { PluginFile.isLibraryName($0) || PluginFile.isSourceName($0) }
    }

    /// Says on standard error which plugins are there and cannot be used.
    func noteRefused() {
        for plugin in loader.refused { Terminal.note("nibwright: plugin \(plugin)") }
    }

    /// Loads the projects' plugins that may be used, unless they are.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    mutating func loadProjects() throws -> Bool {
        guard !isProjectLoaded else { return false }
        isProjectLoaded = true
        let found = projects.flatMap { project in
            project.usable.filter { $0.file.kind == .plugin }.map { (plugin: $0, root: project.root) }
        }
        guard !found.isEmpty else { return false }
        try Worker.enter(limits)
        for (plugin, root) in found { load(plugin, of: root) }
        return true
    }

    /// Runs the code of a plugin that makes a report.
    static func report<Output>(by type: any Reporter.Type, _ body: () throws -> Output) throws -> Output {
        try PluginCall.run(type, ended: { throw Self.failure($0) }, body)
    }

    /// The end of a command whose one plugin ended an earlier process.
    static func fail<Value>(_ end: PluginEnd) throws(Failure) -> Value { throw failure(end) }

    private static func failure(_ end: PluginEnd) -> Failure {
        Failure(.plugin, "\(end.call.name) gives nothing, since it \(end.reason)")
    }

    /// Loads a plugin that the user named: a library, or a source.
    mutating func load(file path: String) throws {
        try Worker.enter(limits)
        guard PluginFile.isSourceName(path) else { return loader.load(path) }
        let bytes = try failingAsWorkspace {
            try NamedFile(path, projects: []).read(limit: PluginFile.largestSourceSize)
        }
        load(SourcePlugin(path: path, bytes: bytes))
    }

    /// Loads a plugin whose sources are in a folder that the user named.
    mutating func load(_ folder: PluginSourceFolder) throws {
        try Worker.enter(limits)
        load(try failingAsWorkspace { try folder.source() })
    }

    /// Compiles what is new or changed of the user's own sources in a folder, and loads all of them.
    private mutating func loadSources(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where PluginFile.isSourceName(name) {
            let path = folder + "/" + name
            do {
                let bytes = try NamedFile(path, projects: []).read(limit: PluginFile.largestSourceSize)
                load(SourcePlugin(path: path, bytes: bytes))
            } catch {
                loader.refuse(path, .unreadable("\(error)"))
            }
        }
    }

    private mutating func load(_ source: SourcePlugin) {
        do throws(PluginRefusal) {
            loader.load(try source.library(), named: source.path)
        } catch {
            loader.refuse(source.path, error)
        }
    }

    private mutating func load(_ plugin: ProjectTrust.Usable, of root: String) {
        let path = root + "/" + plugin.file.path
        if plugin.file.isSource { return load(SourcePlugin(path: path, bytes: plugin.bytes)) }
        do {
            let copy = try store.copy(of: plugin.bytes, sha256: plugin.sha256)
            loader.load(path, bytes: plugin.bytes, copy: copy, project: root)
        } catch {
            loader.refuse(path, .unreadable("no copy of it could be made: \(error)"))
        }
    }
}

/// Says which of a project's plugins and recipes are not used, and what to do.
struct TrustNotice {
    private let project: ProjectTrust

    init(_ project: ProjectTrust) {
        self.project = project
    }

    func print() {
        if let problem = project.problem {
            Terminal.note("nibwright: what you trust is not known: \(problem)".printable)
        }
        for file in project.waiting {
            guard let fault = file.fault else { continue }
            Terminal.note("nibwright: \(file.file.path) of \(project.root) is not used: \(fault)".printable)
        }
        let waiting = project.waiting.filter { $0.fault == nil }
        guard !waiting.isEmpty else { return }
        let names = waiting.map { $0.file.path.printable + ($0.isChanged ? " (changed since you trusted it)" : "") }
        Terminal.note(
            """
            nibwright: \(project.root.printable) brings code or recipes of its own, which wait for your trust and are not used: \
            \(names.joined(separator: ", "))
              Look at them; to use them: \(Self.command(for: project.root))
            """)
    }

    static func command(for root: String) -> String { "nibwright trust \(Terminal.shellWord(root))" }
}
