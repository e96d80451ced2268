import ArgumentParser
import Differences
import Foundation
import Linting
import Merging
import Planning
import SourceText
import TransformKit

struct TidyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tidy",
        abstract: "Take out of changed storyboards and xibs what Xcode changed and nobody meant.",
        discussion: """
            Each document of the working folder that differs from git's HEAD gets back what Xcode wrote by itself: versions of \
            tools, settings and places of the canvas, frames that layout decides, layout marks, cached resources, and the order \
            of what is shown in none. What somebody meant stays, byte for byte. Frames and marks stay as they are in a scene \
            in which something else changed, since they may follow from it. A document in which nothing was meant is as it was.

            Kinds of noise that stay stand in `.nibwright.yml`, as `tidy: { keep: [canvas-place] }`. What was written can be \
            taken back: nibwright undo.
            """)

    @Argument(help: "Documents to look at; by default all that changed.")
    var files: [String] = []

    @Flag(
        help: """
            Write all documents, or those that are named, in normal form: as Xcode writes them, without what it keeps for \
            itself, and with the versions that .nibwright.yml names. git is not asked.
            """)
    var normalForm = false

    @Option(
        help:
            "With --normal-form, what is written at most; review: also another order of connections and constraints, and a higher version."
    )
    var allow: Safety = .safe

    @Option(help: ArgumentHelp("The project's folder.", valueName: "folder"))
    var project: String = "."

    @Option(help: ArgumentHelp("The revision that the change began with.", valueName: "revision"))
    var against: String = "HEAD"

    @Flag(
        help:
            "Look at what is staged for the next commit, and stage it again without the noise; silent where there is none."
    )
    var staged = false

    @Option(
        help: ArgumentHelp(
            "A file that is the older version of the one document that is named; git is not asked.", valueName: "file"))
    var from: String?

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("With --from, write here and leave the document alone.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Read the document of this path in the repository from the input and print it: a clean filter of git's.",
            valueName: "path"))
    var filter: String?

    @Option(
        help: ArgumentHelp(
            "A kind of noise that stays: \(TidyConfiguration.kinds.map(\.name).joined(separator: ", ")). May be given "
                + "several times.", valueName: "kind"))
    var keep: [String] = []

    @Flag(help: "Write nothing; leave with 1 where something would be taken out.")
    var check = false

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        for name in keep where TidyConfiguration.kinds.first(where: { $0.name == name }) == nil {
            throw ValidationError("There is no kind of noise \"\(name)\"; see --help")
        }
        if from != nil, files.count != 1 { throw ValidationError("With --from, name one document") }
        if output != nil, from == nil { throw ValidationError("--output goes with --from") }
        if [staged, from != nil, filter != nil, normalForm].filter(\.self).count > 1 {
            throw ValidationError("Choose one of --staged, --from, --filter and --normal-form")
        }
        if filter != nil, check || !files.isEmpty { throw ValidationError("--filter goes with no other document") }
    }

    func run() throws {
        let configuration = try configuration()
        let kept = configuration.kept.union(TidyConfiguration.kinds.filter { keep.contains($0.name) })
        let tidying = DocumentTidying(kept: kept, isCheck: check)
        if let filter { return try TidyFilter(path: filter, against: against, tidying: tidying).run() }
        if let from { return try tidyFile(files[0], from: from, tidying) }
        let workspace = try check ? reading.open(project) : reading.openSettled(project)
        if normalForm {
            let form = NormalForm(takingOut: Set(NormalForm.kinds).subtracting(kept), pins: configuration.pins)
            let tidying = NormalFormTidying(form: form, allowed: allow, isCheck: check)
            let result = tidying.tidy(selection(in: workspace), in: workspace, threads: reading.threadCount)
            try finish(result, in: workspace)
        } else if staged {
            let index = try StagedDocuments(workspace: workspace, against: against)
            try finish(try index.tidy(selection(in: workspace), tidying), in: workspace)
        } else {
            try finish(try tidyWorkingFolder(workspace, tidying), in: workspace)
        }
    }

    /// What was looked at, what is tidied, and what of it is written to the working folder.
    struct Result {
        let lookedAt: Int
        let tidied: Int
        let outcomes: [FileOutcome]
    }

    private func finish(_ result: Result, in workspace: Workspace) throws {
        guard result.tidied > 0 else {
            // Of a commit in which nothing is to be done nobody wants to hear.
            if staged { return }
            let looked =
                result.lookedAt == 0
                ? normalForm ? "There is no document" : "No document changed"
                : "Nothing to take out of \(documents(result.lookedAt))"
            return Terminal.say("\(looked).\n")
        }
        if check { throw Leave(code: .pending) }
        guard !result.outcomes.isEmpty else { return Terminal.say("Tidied \(documents(result.tidied)).\n") }
        let writer = PlanWriter(
            workspace: workspace, label: "tidy", evidence: .none, allowDirty: true, threads: reading.threadCount)
        guard try writer.write(result.outcomes) != nil else { return }
        Terminal.say(
            "Tidied \(documents(result.tidied)). To take it back: nibwright undo "
                + "\(Terminal.shellWord(workspace.root).printable)\n")
    }

    private func documents(_ count: Int) -> String { "\(count) document\(count == 1 ? "" : "s")" }

    private func configuration() throws -> TidyConfiguration {
        let file = NamedFile(project + "/" + LintConfigurationReader.fileName, projects: [project])
        guard file.exists else { return .none }
        do {
            let bytes = try file.read(limit: 8 << 20)
            return try TidyConfiguration.read(path: LintConfigurationReader.fileName, bytes: bytes)
        } catch let invalid as TidyConfiguration.Invalid {
            let lines = invalid.problems.prefix(10).map { "  \($0)" }.joined(separator: "\n")
            throw Failure(.usage, "the configuration of tidy is not right\n" + lines)
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
    }

    private func tidyFile(_ path: String, from older: String, _ tidying: DocumentTidying) throws {
        let sources = try [older, path].map { file in
            do {
                return SourceText(path: path, bytes: try NamedFile(file, projects: []).read(limit: 256 << 20))
            } catch {
                throw Failure(.usage, "\(error)".printable)
            }
        }
        let bytes = tidying.outcome(from: sources[0], to: sources[1])
        if check {
            if bytes != nil { throw Leave(code: .pending) }
            return
        }
        do {
            if let output {
                try NamedFile(output, projects: []).write(bytes ?? sources[1].bytes)
            } else if let bytes {
                try NamedFile(path, projects: []).write(bytes)
            }
        } catch {
            throw Failure(.usage, "the document cannot be written: \(error)".printable)
        }
    }

    // MARK: git

    private func tidyWorkingFolder(_ workspace: Workspace, _ tidying: DocumentTidying) throws -> Result {
        let changes: RevisionReader.Changes
        do {
            changes = try RevisionReader(workspace).changes(from: against, to: nil, fromMergeBase: false)
        } catch let failure as RevisionReader.Failure {
            throw Failure(.usage, "what changed cannot be told: \(failure.description)".printable)
        }
        // Documents that are there in both states.
        let old = Dictionary(changes.old.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let selection = selection(in: workspace)
        let changed = changes.new.filter { old[$0.path] != nil && selection.covers($0.path) }
            .sorted { $0.path < $1.path }
        let outcomes = changed.compactMap { new in
            old[new.path].flatMap { tidying.outcome(from: $0, to: new) }
                .map { FileOutcome(path: new.path, before: new.bytes, after: $0) }
        }
        return Result(lookedAt: changed.count, tidied: outcomes.count, outcomes: outcomes)
    }

    private func selection(in workspace: Workspace) -> DocumentSelection {
        DocumentSelection(
            paths: Set(
                files.map { file in
                    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
                    return path.hasPrefix(workspace.root + "/")
                        ? String(path.dropFirst(workspace.root.count + 1)) : file
                }))
    }
}
