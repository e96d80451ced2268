import ArgumentParser
import Batch
import Foundation
import Planning
import Reporting
import SourceText

extension BatchLogFormat: ExpressibleByArgument {}

struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Run recipes over many projects, and report on all of them.",
        subcommands: [Run.self, Merge.self, Report.self], defaultSubcommand: Run.self)

    struct Run: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Do what a run file says, or go on where an earlier run was broken off.",
            discussion: """
                Every project is planned in processes of its own, so that one which fails costs only itself. The run's folder \
                gets a record for each project as it ends, its plans, and a report over all of them; started again, only \
                projects without a record are done.
                """)

        @Argument(help: "The run file.")
        var file: String

        @Option(
            name: .customLong("run"),
            help: ArgumentHelp(
                "The run's folder; by default one beside the run file: batch.run for batch.yml.", valueName: "folder"))
        var runFolder: String?

        @Option(help: "How many projects are done at once, by default as many as there are cores.")
        var workers: Int?

        @Option(
            help: ArgumentHelp(
                "The part of the run that this machine does, such as 3/16; auto takes it from Slurm, GitLab, Buildkite, "
                    + "AWS Batch or Kubernetes.", valueName: "part"))
        var shard: String?

        @Flag(help: "Also do again what failed.")
        var retryFailed = false

        @Flag(help: "Also do again projects whose files changed since, and all where the tool did.")
        var stale = false

        @Option(
            name: .customLong("only"), parsing: .singleValue,
            help: ArgumentHelp(
                "Do only projects of such names or tags, with wildcards, and these again; can be repeated.",
                valueName: "pattern"))
        var only: [String] = []

        @Flag(help: "Push branches and open pull requests with gh or glab, instead of saying how.")
        var openPullRequests = false

        @Flag(help: "Apply although git work trees have uncommitted changes.")
        var allowDirty = false

        @Option(
            help: ArgumentHelp(
                "Where repositories are kept between runs; by default in the user's cache.", valueName: "folder"))
        var cache: String?

        @Option(
            name: .customLong("plugins"),
            help: "Which of the projects' own plugins and recipes to use: none, trusted or all; by default trusted.")
        var plugins: ExtensionChoice?

        @OptionGroup var reports: ReportOptions
        @OptionGroup var log: LogOptions

        mutating func validate() throws {
            if let workers, workers < 1 { throw ValidationError("--workers must be at least 1") }
            if let shard, shard != "auto", Shard(shard) == nil {
                throw ValidationError("--shard takes a number and a count such as 3/16, or auto, not \"\(shard)\"")
            }
        }

        func run() throws {
            let source = try BatchSource(file)
            let projects = try BatchProjects(folder: source.folder).all(of: source.file)
            let run = RunFolder(runFolder ?? source.usualRunFolder)
            try run.open()
            defer { run.close() }
            let description = RunFolder.Description(
                name: source.name, action: source.file.action, projects: projects.map(\.name),
                shard: try part.map(\.description))
            if let found = try run.description(),
                found.name != description.name || found.action != description.action
                    || found.shard != description.shard
            {
                throw Failure(
                    .usage,
                    "\"\(run.path)\" holds the run \"\(found.name.printable)\" (\(found.action.rawValue)"
                        + (found.shard.map { ", part \($0)" } ?? "")
                        + "), which is another; name another folder with --run")
            }
            try run.write(description)
            let request = try makeRequest(source)
            let own =
                try part.map { part in try part.members(costs: costs(of: projects)).map { projects[$0] } } ?? projects
            let finished = finished(run.records(), among: own, request)
            try work(on: own, finished: finished, request, run, all: projects)
        }

        private func work(
            on own: [BatchProject], finished: [ProjectRecord], _ request: BatchRequest, _ run: RunFolder,
            all: [BatchProject]
        ) throws {
            let names = Set(finished.map(\.project))
            let open = own.filter { !names.contains($0.name) }
            // What is about to be done again has no record until it is.
            try run.replace(finished)
            let watch = ProcessWatch()
            defer { watch.end() }
            let progress = BatchProgress(
                total: own.count, finished: finished.count, level: log.level, format: log.format)
            progress.begin()
            let runner = BatchRunner(
                open, request: request, run: run, watch: watch, progress: progress, workers: workerCount)
            let made: [ProjectRecord]
            do {
                defer { progress.end() }
                made = try runner.records()
            }
            let order = Dictionary(uniqueKeysWithValues: own.enumerated().map { ($1.name, $0) })
            let records = (finished + made).sorted { order[$0.project] ?? 0 < order[$1.project] ?? 0 }
            try run.replace(records)
            try? FileManager.default.removeItem(atPath: run.workFolder)
            let overview = BatchOverview(
                name: request.name, action: request.file.action, records: records, projectCount: own.count,
                baseline: try reports.baselineRecords())
            try BatchReports(run: run, overview: overview).write(database: reports.database)
            try BatchEnd(overview: overview, run: run).say(isInterrupted: watch.isInterrupted)
        }

        /// The records that stand; projects whose records do not are done again.
        private func finished(
            _ records: [ProjectRecord], among own: [BatchProject], _ request: BatchRequest
        ) -> [ProjectRecord] {
            let known = Dictionary(records.map { ($0.project, $0) }, uniquingKeysWith: { $1 })
            return own.compactMap { project in
                guard let record = known[project.name], record.request == request.digest(for: project) else {
                    return nil
                }
                if !only.isEmpty {
                    return only.contains { BatchFile.covers($0, project.name, project.tags) } ? nil : record
                }
                if retryFailed, record.status.isFailure { return nil }
                if stale, isStale(record, project, request) { return nil }
                return record
            }
        }

        private func isStale(_ record: ProjectRecord, _ project: BatchProject, _ request: BatchRequest) -> Bool {
            if record.tool != request.tool { return true }
            // What a repository's branch holds by now, git has to be asked, which is what doing it again begins with.
            guard case .folder(let path) = project.location else { return true }
            return record.state != (FileManager.default.isFolder(path) == true ? BatchFiles(path).digest : nil)
        }

        // MARK: What is asked

        private var workerCount: Int { workers ?? defaultThreadCount }
        private var threads: Int { max(1, defaultThreadCount / workerCount) }

        private var part: Shard? {
            get throws {
                guard let shard else { return nil }
                if let given = Shard(shard) { return given }
                guard let found = Shard.detected(in: ProcessInfo.processInfo.environment) else {
                    throw Failure(
                        .usage,
                        "--shard auto finds no part: there is none of the variables of Slurm arrays, GitLab, Buildkite, AWS "
                            + "Batch or Kubernetes (with NIBWRIGHT_SHARDS); give it as 3/16")
                }
                return found.shard
            }
        }

        /// By the sizes that an earlier run found, else those of the folders as they are here.
        private func costs(of projects: [BatchProject]) throws -> [Int?] {
            let earlier = Dictionary(
                (try reports.baselineRecords() ?? []).map { ($0.project, $0.bytes) }, uniquingKeysWith: { $1 })
            return projects.map { project in
                if let bytes = earlier[project.name] { return bytes }
                guard case .folder(let path) = project.location, FileManager.default.isFolder(path) == true else {
                    return nil
                }
                return BatchFiles(path).bytes
            }
        }

        private func makeRequest(_ source: BatchSource) throws -> BatchRequest {
            let cache = cache.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? Self.usualCache
            let needsCache = source.file.sources.contains { if case .repository = $0.location { true } else { false } }
            if needsCache {
                do {
                    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
                } catch {
                    throw Failure(
                        .usage,
                        "the cache \"\(cache)\" cannot be made: \(error.localizedDescription); name one with --cache")
                }
            }
            return BatchRequest(
                file: source.file, name: source.name, folder: source.folder, threads: threads,
                plugins: plugins ?? ExtensionOptions.usual, allowsDirty: allowDirty,
                opensPullRequests: openPullRequests,
                cache: cache, tool: ToolDigest.make())
        }

        private static var usualCache: String {
            let environment = ProcessInfo.processInfo.environment
            let home = environment["HOME"] ?? "/tmp"
            #if os(macOS)
                return home + "/Library/Caches/nibwright/repositories"
            #else
                let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
                return (cache ?? home + "/.cache") + "/nibwright/repositories"
            #endif
        }
    }

    struct Merge: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Put the parts of a run together that several machines did.",
            discussion: "The report is that of a run which one machine did whole.")

        @Argument(help: "The folders of the parts.")
        var parts: [String]

        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: ArgumentHelp("The folder of the whole run, which is made.", valueName: "folder"))
        var output: String

        @OptionGroup var reports: ReportOptions

        func run() throws {
            let folders = parts.map(RunFolder.init)
            let found = try folders.map { folder in
                guard let description = try folder.description() else {
                    throw Failure(.usage, "\"\(folder.path)\" is no folder of a run")
                }
                return (folder: folder, description: description, records: folder.records())
            }
            let first = found[0].description
            if let other = found.first(where: {
                $0.description.name != first.name || $0.description.action != first.action
                    || $0.description.projects != first.projects
            }) {
                throw Failure(
                    .usage,
                    "\"\(other.folder.path)\" is a part of another run than \"\(found[0].folder.path)\": its name, its action or "
                        + "its projects differ")
            }
            let whole = RunFolder(output)
            guard FileManager.default.isFolder(whole.path) == nil else {
                throw Failure(.usage, "\"\(output)\" is there already; name a folder that is not")
            }
            try whole.open()
            defer { whole.close() }
            try whole.write(
                RunFolder.Description(name: first.name, action: first.action, projects: first.projects, shard: nil))
            var records: [String: ProjectRecord] = [:]
            for part in found {
                for record in part.records {
                    records[record.project] = record
                    let (from, to) = (part.folder.folder(of: record.project), whole.folder(of: record.project))
                    if FileManager.default.fileExists(atPath: to) { try FileManager.default.removeItem(atPath: to) }
                    if FileManager.default.fileExists(atPath: from) {
                        try FileManager.default.copyItem(atPath: from, toPath: to)
                    }
                }
            }
            let sorted = first.projects.compactMap { records[$0] }
            try whole.replace(sorted)
            let overview = BatchOverview(
                name: first.name, action: first.action, records: sorted, projectCount: first.projects.count,
                baseline: try reports.baselineRecords())
            try BatchReports(run: whole, overview: overview).write(database: reports.database)
            try BatchEnd(overview: overview, run: whole).say(isInterrupted: false)
        }
    }

    struct Report: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the report of a run anew, such as beside an earlier one.")

        @Argument(help: "The run's folder.")
        var folder: String

        @OptionGroup var reports: ReportOptions

        func run() throws {
            let run = RunFolder(folder)
            guard let description = try run.description() else {
                throw Failure(.usage, "\"\(folder)\" is no folder of a run")
            }
            let records = run.records()
            let overview = BatchOverview(
                name: description.name, action: description.action, records: records,
                projectCount: description.shard == nil ? description.projects.count : records.count,
                baseline: try reports.baselineRecords())
            try BatchReports(run: run, overview: overview).write(database: reports.database)
            try BatchEnd(overview: overview, run: run).say(isInterrupted: false)
        }
    }
}

/// Options of what reports on a run.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of an earlier run, to say what changed since.", valueName: "folder"))
    var baseline: String?

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            "Also write the tables into a database that sqlite3 makes, or, for a name ending in .sql, as statements.",
            valueName: "file"))
    var database: String?

    func baselineRecords() throws -> [ProjectRecord]? {
        guard let baseline else { return nil }
        let run = RunFolder(baseline)
        guard try run.description() != nil else { throw Failure(.usage, "\"\(baseline)\" is no folder of a run") }
        return run.records()
    }
}

/// Options of how much is said while a run works.
struct LogOptions: ParsableArguments {
    @Flag(name: [.customShort("v"), .customLong("verbose")], help: "Say what became of every recipe.")
    var isVerbose = false

    @Flag(name: [.customShort("q"), .customLong("quiet")], help: "Say nothing but failures while it works.")
    var isQuiet = false

    @Option(
        name: .customLong("log-format"), help: "How it is said on standard error: text, or json for a record a line.")
    var format: BatchLogFormat = .text

    var level: BatchProgress.Level { isVerbose ? .verbose : isQuiet ? .quiet : .usual }

    mutating func validate() throws {
        if isVerbose, isQuiet { throw ValidationError("-v and -q exclude each other") }
    }
}

/// A run file with where it is.
struct BatchSource {
    let file: BatchFile
    /// What the run is called by: the file's name without its ending.
    let name: String
    /// The folder that it lies in, absolute.
    let folder: String

    /// No run file that a person wrote comes near this.
    private static let largestSize = 8 << 20

    init(_ path: String) throws {
        let bytes = try failingAsWorkspace { try NamedFile(path, projects: []).read(limit: Self.largestSize) }
        do throws(InvalidBatchFile) {
            file = try BatchFileReader.read(path: path, bytes: bytes)
        } catch {
            throw Failure(
                .usage, "the run file is wrong\n" + error.problems.map { "  \($0)" }.joined(separator: "\n"))
        }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        name = url.deletingPathExtension().lastPathComponent
        folder = url.deletingLastPathComponent().path
    }

    var usualRunFolder: String { "\(folder)/\(name).run" }
}

/// The end of a command that reports on a run.
struct BatchEnd {
    let overview: BatchOverview
    let run: RunFolder

    /// Says what it came to, and ends the command with the status that says so.
    func say(isInterrupted: Bool) throws {
        Terminal.say(overview.summary + ".\n")
        Terminal.say("Report: \(run.path)/report.html\n")
        if isInterrupted {
            Terminal.note("nibwright: the run was asked to end; the same command goes on with it")
            throw Leave(code: .interrupted)
        }
        if overview.records.contains(where: { $0.status.isFailure }) || overview.unfinished > 0 {
            throw Leave(code: .incomplete)
        }
        if overview.action == .check, overview.records.contains(where: { $0.status == .pending }) {
            throw Leave(code: .pending)
        }
    }
}
