import ArgumentParser
import Differences
import Foundation
import Merging
import Planning
import ProjectFiles
import SourceText

struct TidyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tidy",
        abstract: "Take out of changed storyboards and xibs what Xcode changed and nobody meant.",
        discussion: """
            Each document of the working folder that differs from git's HEAD gets back what Xcode wrote by itself: versions of \
            tools, settings and places of the canvas, frames that layout decides, layout marks, cached resources, and the order \
            of what is shown in none. What somebody meant stays, byte for byte. Frames and marks stay as they are in a scene \
            in which something else changed, since they may follow from it. A document in which nothing was meant is as it was.

            What was written can be taken back: nibwright undo.
            """)

    @Argument(help: "Documents to look at; by default all that changed.")
    var files: [String] = []

    @Option(help: ArgumentHelp("The project's folder.", valueName: "folder"))
    var project: String = "."

    @Option(help: ArgumentHelp("The revision that the change began with.", valueName: "revision"))
    var against: String = "HEAD"

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
            "A kind of noise that stays: \(NoiseKind.all.map(\.name).joined(separator: ", ")). May be given several times.",
            valueName: "kind"))
    var keep: [String] = []

    @Flag(help: "Write nothing; leave with 1 where something would be taken out.")
    var check = false

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        for name in keep where NoiseKind.all.first(where: { $0.name == name }) == nil {
            throw ValidationError("There is no kind of noise \"\(name)\"; see --help")
        }
        if from != nil, files.count != 1 { throw ValidationError("With --from, name one document") }
        if output != nil, from == nil { throw ValidationError("--output goes with --from") }
    }

    func run() throws {
        if let from { return try tidyFile(files[0], from: from) }
        let workspace = try check ? reading.open(project) : reading.openSettled(project)
        let pairs = try changedDocuments(in: workspace)
        var outcomes: [FileOutcome] = []
        for (old, new) in pairs {
            guard let tidied = tidied(from: old, to: new), tidied.bytes != new.bytes else { continue }
            outcomes.append(FileOutcome(path: new.path, before: new.bytes, after: tidied.bytes))
            say(tidied, of: new.path, isAsBefore: tidied.bytes == old.bytes)
        }
        try finish(outcomes, of: pairs.count, in: workspace)
    }

    private func finish(_ outcomes: [FileOutcome], of count: Int, in workspace: Workspace) throws {
        guard !outcomes.isEmpty else {
            let looked = count == 0 ? "No document changed" : "Nothing to take out of \(Self.documents(count))"
            return Terminal.say("\(looked).\n")
        }
        if check { throw Leave(code: .pending) }
        let writer = PlanWriter(
            workspace: workspace, label: "tidy", evidence: .none, allowDirty: true, threads: reading.threadCount)
        guard try writer.write(outcomes) != nil else { return }
        Terminal.say(
            "Tidied \(Self.documents(outcomes.count)). To take it back: nibwright undo "
                + "\(Terminal.shellWord(workspace.root).printable)\n")
    }

    private static func documents(_ count: Int) -> String { "\(count) document\(count == 1 ? "" : "s")" }

    // MARK: One document

    private var takenOut: Set<Noise> {
        Set(NoiseKind.all.filter { !keep.contains($0.name) }.map(\.noise))
    }

    /// Nil for a document that cannot be compared, which is told.
    private func tidied(from old: SourceText, to new: SourceText) -> TidiedDocument? {
        do throws(MergeObstacle) {
            return try TidiedDocument.tidied(from: old, to: new, takingOut: takenOut)
        } catch {
            Terminal.note("\(new.path): left as it is, since \(error.reason)".printable)
            return nil
        }
    }

    private func say(_ tidied: TidiedDocument, of path: String, isAsBefore: Bool) {
        let kinds = NoiseKind.all.compactMap { kind in
            tidied.takenOut[kind.noise].map { "\(kind.noise.words) (\($0))" }
        }
        let verb = check ? "would be taken out" : "taken out"
        Terminal.say(
            "\(path): \(verb): \(kinds.isEmpty ? "the way it is written" : kinds.joined(separator: ", "))".printable
                + (isAsBefore ? "; nothing else changed\n" : "\n"))
    }

    private func tidyFile(_ path: String, from older: String) throws {
        let sources = try [older, path].map { file in
            do {
                return SourceText(path: path, bytes: try NamedFile(file, projects: []).read(limit: 256 << 20))
            } catch {
                throw Failure(.usage, "\(error)".printable)
            }
        }
        guard let tidied = tidied(from: sources[0], to: sources[1]) else { throw Leave(code: .pending) }
        let isTidy = tidied.bytes == sources[1].bytes
        if !isTidy { say(tidied, of: path, isAsBefore: tidied.bytes == sources[0].bytes) }
        if check { if isTidy { return } else { throw Leave(code: .pending) } }
        do {
            if output != nil || !isTidy { try NamedFile(output ?? path, projects: []).write(tidied.bytes) }
        } catch {
            throw Failure(.usage, "the document cannot be written: \(error)".printable)
        }
    }

    // MARK: git

    /// Documents that are there in both states and differ, the older state first.
    private func changedDocuments(in workspace: Workspace) throws -> [(old: SourceText, new: SourceText)] {
        let changes: RevisionReader.Changes
        do {
            changes = try RevisionReader(workspace).changes(from: against, to: nil, fromMergeBase: false)
        } catch let failure as RevisionReader.Failure {
            throw Failure(.usage, "what changed cannot be told: \(failure.description)".printable)
        }
        let old = Dictionary(changes.old.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let wanted = Set(files.map { relative($0, to: workspace.root) })
        return changes.new.filter { ProjectFileKind(path: $0.path).isDocument }
            .filter { wanted.isEmpty || wanted.contains($0.path) }
            .sorted { $0.path < $1.path }
            .compactMap { new in old[new.path].map { ($0, new) } }
    }

    private func relative(_ file: String, to root: String) -> String {
        let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : file
    }
}

/// A kind of noise by the name that the command line has for it.
private struct NoiseKind {
    let name: String
    let noise: Noise

    static let all: [NoiseKind] = [
        NoiseKind(name: "tools-version", noise: .toolsVersion), NoiseKind(name: "canvas-device", noise: .canvasDevice),
        NoiseKind(name: "canvas-place", noise: .canvasPlace), NoiseKind(name: "decided-frame", noise: .decidedFrame),
        NoiseKind(name: "layout-mark", noise: .layoutMark), NoiseKind(name: "cached-resource", noise: .cachedResource),
        NoiseKind(name: "renewed-id", noise: .renewedID), NoiseKind(name: "file-order", noise: .fileOrder),
    ]
}
