import ArgumentParser
import Foundation
import Merging
import Planning
import ProjectFiles
import SourceText

extension MergeSide: @retroactive ExpressibleByArgument {}

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
            """)

    @Argument(help: "The version that both sides began with.")
    var base: String

    @Argument(help: "The version that is merged into.")
    var ours: String

    @Argument(help: "The version whose changes come in.")
    var theirs: String

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Write the merged file here, which may be one of the three; else it is printed.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The file's path in its repository, whose ending says what it is; by default that of OURS.", valueName: "path"))
    var path: String?

    @Option(help: "The side that is taken where both disagree: ours or theirs.")
    var favor: MergeSide = .ours

    @Option(help: ArgumentHelp("The length of git's marks in a merge of lines.", valueName: "count"))
    var markerSize: Int = 7

    /// Beyond this no reader takes a file.
    private static let largestSize = 256 << 20

    func run() throws {
        let name = path ?? ours
        let sources = try [base, ours, theirs].map { SourceText(path: name, bytes: try bytes(of: $0)) }
        let lines = try GitLineMerge(base: base, ours: ours, theirs: theirs, markerSize: markerSize).merged(path: name)
        let outcome = FileMerge.merge(
            base: sources[0], ours: sources[1], theirs: sources[2], lines: lines, favoring: favor)
        switch outcome {
        case .lines(let lines): try write(lines.bytes)
        case .onlyLines(let lines, let obstacle):
            try write(lines.bytes)
            guard lines.isClean else {
                tell("\(name): its lines conflict; they were merged as git does, since \(obstacle.reason)")
                throw Leave(code: .conflict)
            }
        case .merged(let merged):
            try write(merged.bytes)
            guard merged.conflicts.isEmpty else {
                let count = merged.conflicts.count
                let taken = favor == .ours ? "ours" : "theirs"
                tell("\(name): \(count) conflict\(count == 1 ? "" : "s"), with \(taken) in the file")
                for conflict in merged.conflicts { tell("  " + conflict.sentence) }
                throw Leave(code: .conflict)
            }
        }
    }

    private func bytes(of path: String) throws -> [UInt8] {
        do {
            return try NamedFile(path, projects: []).read(limit: Self.largestSize)
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output else { return Terminal.print(bytes) }
        do {
            try NamedFile(output, projects: []).write(bytes)
        } catch {
            throw Failure(.usage, "the merged file cannot be written to \"\(output)\": \(error)".printable)
        }
    }

    private func tell(_ line: String) { Terminal.tell(line.printable + "\n", isNote: false) }
}
