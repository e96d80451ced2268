import Foundation
import Planning
import PluginHost
import SourceText

/// A command over one project, with what the same command gave before, where the project is as it was then.
struct KeptRun {
    /// What a command gives: its reports, and how it ends.
    struct Outcome: Equatable {
        let texts: [[UInt8]]
        let status: Int32
    }

    let inputs: RunInputs
    private let cache: RunCache
    private let key: RunCache.Key
    private let threads: Int

    /// What the same command gave over the same files; nil where it is not known.
    let outcome: Outcome?

    /// Nil where the command's output is not kept: the user does not want it, there is no folder for it, the folder lies in the
    /// project, or code that is not Nibwright's own takes part, which may look at anything.
    ///
    /// - Parameters:
    ///   - words: what the output depends on beside the project's files, the command line and the environment.
    ///   - isBeforePlugins: whether no plugin was loaded yet. Where a project or the user brings some, the run is not kept then.
    init?(
        _ options: CacheOptions, _ workspace: Workspace, _ reading: ReadingOptions, words: [String] = [],
        isBeforePlugins: Bool = false
    ) {
        guard WorkerLink.current == nil, let folder = options.folder else { return nil }
        if isBeforePlugins {
            guard PluginFolders.searchPath.isEmpty, ProjectExtensions(root: workspace.root).all.isEmpty else {
                return nil
            }
        }
        cache = RunCache(path: folder)
        guard !cache.isInside(workspace) else { return nil }
        threads = reading.threadCount
        inputs = RunInputs(workspace)
        key = RunCache.Key([workspace.root] + words + Self.surroundings(reading))
        outcome = cache.output(for: key, of: inputs, check: options.check, threads: threads).flatMap(Outcome.init)
    }

    /// - Parameter companions: paths of files beside the project's own on which the output depends, there or not.
    func keep(_ outcome: Outcome, _ project: LoadedProject, companions: [String] = []) {
        cache.keep(outcome.bytes, for: key, of: inputs, project, companions: companions, threads: threads)
    }

    /// The tool itself, its command line, and what it asks of the environment and of the terminal.
    private static func surroundings(_ reading: ReadingOptions) -> [String] {
        let folder = PluginFolders.executableFolder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let program = URL(fileURLWithPath: PluginFolders.executable).resolvingSymlinksInPath().path
        let libraries = names.filter(PluginFile.isLibraryName).sorted().map { folder + "/" + $0 }
        let environment = ProcessInfo.processInfo.environment.filter { name, _ in
            name.hasPrefix("NIBWRIGHT_") || ["COLUMNS", "NO_COLOR", "TERM", "TZ"].contains(name)
                || name.hasPrefix("LC_") || name == "LANG"
        }
        let style = reading.color.style
        return [
            Version.current, KitIdentity.build, FileManager.default.currentDirectoryPath,
            "\(style.usesColor) \(Terminal.width) \(Terminal.isRead)",
        ]
            + RunCache.stamps(of: [program] + libraries) + environment.map { "\($0)=\($1)" }.sorted()
            + arguments(CommandLine.arguments)
    }

    /// The command line without the options that change nothing in the output.
    private static func arguments(_ all: [String]) -> [String] {
        var kept: [String] = []
        var isValue = false
        for word in all {
            let option = String(word.prefix { $0 != "=" })
            if isValue {
                isValue = false
            } else if ["--cache", "--cache-check", "--threads"].contains(option) {
                isValue = option == word
            } else {
                kept.append(word)
            }
        }
        return kept
    }
}

extension KeptRun.Outcome {
    /// Each text behind its length.
    var bytes: [UInt8] {
        Array("\(status)\n".utf8) + texts.flatMap { Array("\($0.count)\n".utf8) + $0 }
    }

    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func line() -> Int? {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            defer { rest = rest[(end + 1)...] }
            return Int(String(decoding: rest[..<end], as: UTF8.self))
        }
        guard let status = line().flatMap(Int32.init(exactly:)) else { return nil }
        var texts: [[UInt8]] = []
        while !rest.isEmpty {
            guard let count = line(), count >= 0, count <= rest.count else { return nil }
            texts.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        self.init(texts: texts, status: status)
    }
}
