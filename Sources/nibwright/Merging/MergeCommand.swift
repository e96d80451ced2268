import ArgumentParser
import Foundation
import Merging
import Planning
import Reporting
import SourceText

extension MergeSide: @retroactive ExpressibleByArgument {}

/// What a merged file has where both sides disagree.
enum ConflictStyle: String, ExpressibleByArgument, CaseIterable {
    /// The favored side, in a file that opens.
    case words
    /// Both sides between git's marks, for people and tools that decide on lines.
    case markers
}

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge three versions of a storyboard, xib, table, catalog or Xcode project, object by object.",
        discussion: """
            BASE is the version that both sides began with. Objects, values and lists are merged one by one, by their ids; \
            where a merge of the lines is clean and says the same, its bytes are taken. What both sides changed differently \
            is a conflict: the file that is written can be opened and has ours there, and each conflict is told in words. A \
            file whose versions cannot be compared by meaning is merged by its lines, with git's marks.

            The exit status is 0 for a clean merge and 4 where something conflicts.

            For git to ask for it: nibwright hooks install --merge-driver
            After a merge that conflicts, to decide on each: nibwright merge --resolve FILE
            """)

    @Argument(help: "The version that both sides began with.")
    var base: String?

    @Argument(help: "The version that is merged into.")
    var ours: String?

    @Argument(help: "The version whose changes come in.")
    var theirs: String?

    @Option(
        help: ArgumentHelp(
            "Ask for each conflict of a file that git could not merge, and write what is decided.", valueName: "file"))
    var resolve: String?

    @Flag(
        help:
            "In a merge, or after it: give the translations of objects that got another id in it their new keys.")
    var renewKeys = false

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp(
            "Write the merged file here, which may be one of the three; else it is printed.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The file's path in its repository, whose ending says what it is; by default that of OURS.",
            valueName: "path"))
    var path: String?

    @Option(
        help: ArgumentHelp("Write what conflicts as JSON, for programs: nibwright schema merge.", valueName: "file"))
    var report: String?

    @Option(help: "The side that is taken where both disagree: ours or theirs.")
    var favor: MergeSide = .ours

    @Option(
        help: ArgumentHelp(
            "What the file has where both disagree: ours, told in words (words), or both sides between git's marks "
                + "(markers).", valueName: "style"))
    var conflictStyle: ConflictStyle = .words

    @Option(help: ArgumentHelp("The length of git's marks.", valueName: "count"))
    var markerSize: Int = 7

    mutating func validate() throws {
        if renewKeys {
            guard resolve == nil, base == nil, output == nil, path == nil, report == nil else {
                throw ValidationError("--renew-keys takes the versions from git and writes the tables itself")
            }
        } else if resolve != nil {
            guard base == nil, output == nil, path == nil, report == nil, conflictStyle == .words else {
                throw ValidationError(
                    "--resolve takes the versions from git and writes the file itself; leave the rest out")
            }
        } else if favor == .theirs, conflictStyle == .markers {
            throw ValidationError("Between git's marks both sides stand, so none is favored")
        } else if theirs == nil {
            throw ValidationError(
                "Name three files: the base, ours and theirs; or --resolve and the file that conflicts")
        }
    }

    func run() throws {
        if renewKeys { return try RenewedTranslations().run() }
        if let resolve { return try ConflictDialog(file: resolve).run() }
        guard let base, let ours, let theirs else { return }
        let versions = try MergeVersions(base: base, ours: ours, theirs: theirs, path: path ?? ours, markerSize)
        let outcome = versions.merged(
            favoring: favor, markerSize: conflictStyle == .markers ? min(max(markerSize, 1), 1_000) : nil)
        try write(outcome.bytes)
        if let report {
            try ReportFile(report, projects: []).write(
                try MergeReport.json(of: versions.path, outcome), isAnnounced: false)
        }
        outcome.tellRenewedIDs(of: versions.path)
        guard !outcome.isClean else { return }
        outcome.tell(of: versions.path, taken: conflictStyle == .markers ? nil : favor)
        throw Leave(code: .conflict)
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output else { return Terminal.print(bytes) }
        do {
            try NamedFile(output, projects: []).write(bytes)
        } catch {
            throw Failure(.usage, "the merged file cannot be written to \"\(output)\": \(error)".printable)
        }
    }
}

/// Three versions of a file, read, with the merge of their lines.
struct MergeVersions {
    /// The path in the repository.
    let path: String
    private let base: SourceText
    private let ours: SourceText
    private let theirs: SourceText
    private let lines: FileMerge.LineMerge

    /// Beyond this no reader takes a file.
    static let largestSize = 256 << 20

    init(base: String, ours: String, theirs: String, path: String, _ markerSize: Int = 7) throws {
        self.path = path
        self.base = try Self.source(base, path)
        self.ours = try Self.source(ours, path)
        self.theirs = try Self.source(theirs, path)
        lines = try GitLineMerge(base: base, ours: ours, theirs: theirs, markerSize: markerSize).merged()
    }

    /// The version of a side, as it was read.
    subscript(side: MergeSide) -> SourceText { side == .ours ? ours : theirs }

    private static func source(_ file: String, _ path: String) throws -> SourceText {
        do {
            return SourceText(path: path, bytes: try NamedFile(file, projects: []).read(limit: largestSize))
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
    }

    func merged(
        favoring side: MergeSide, decided: [MergeConflict: MergeSide] = [:], markerSize: Int? = nil
    ) -> FileMerge.Outcome {
        FileMerge.merge(
            base: base, ours: ours, theirs: theirs, lines: lines, favoring: side, decided: decided,
            markerSize: markerSize)
    }
}

extension FileMerge.Outcome {
    /// The merged file.
    var bytes: [UInt8] {
        switch self {
        case .merged(let merged): merged.bytes
        case .lines(let lines), .onlyLines(let lines, _): lines.bytes
        }
    }

    /// Whether nothing conflicts.
    var isClean: Bool {
        switch self {
        case .merged(let merged): merged.conflicts.isEmpty
        case .lines(let lines), .onlyLines(let lines, _): lines.isClean
        }
    }

    /// Says which objects got another id: what names them elsewhere is not in the file.
    func tellRenewedIDs(of path: String) {
        guard case .merged(let merged) = self else { return }
        for renewed in merged.renewedIDs {
            Terminal.tell("\(path): \(renewed.sentence)".printable + "\n", isNote: false)
        }
    }

    /// Says what conflicts.
    ///
    /// - Parameter side: the side that stands in the file; nil where both do, between marks.
    func tell(of path: String, taken side: MergeSide?) {
        func tell(_ line: String) { Terminal.tell(line.printable + "\n", isNote: false) }
        switch self {
        case .merged(let merged):
            let count = merged.conflicts.count
            let taken = side.map { "with \($0.rawValue) in the file" } ?? "between marks in the file"
            tell("\(path): \(count) conflict\(count == 1 ? "" : "s"), \(taken)")
            for conflict in merged.conflicts { tell("  " + conflict.sentence) }
        case .onlyLines(_, let obstacle):
            tell("\(path): its lines conflict; they were merged as git does, since \(obstacle.reason)")
        case .lines: return
        }
    }
}
