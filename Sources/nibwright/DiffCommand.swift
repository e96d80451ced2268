import ArgumentParser
import Differences
import Foundation
import Planning
import ProjectFiles
import Reporting
import SourceText

extension DifferenceReport.Format: @retroactive ExpressibleByArgument {}

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what differs between two states of a project, in the words of Interface Builder.",
        discussion: """
            OLD and NEW are two files, two folders, or two git revisions of the project in the working folder: a commit, \
            a branch, a tag. One revision is compared with the files as they are, and none means HEAD; A..B compares two, \
            A...B compares B with what both have in common, as a pull request does. What Xcode changes by itself is \
            counted, not told: versions, places on the canvas, frames that constraints decide.

            As git's difftool: git config difftool.nibwright.cmd 'nibwright diff "$LOCAL" "$REMOTE"'

            In git's own diffs and logs: nibwright describe --help
            """)

    @Argument(help: "The older file, folder or revision; HEAD by default.")
    var old: String = "HEAD"

    @Argument(help: "The newer one; by default the files as they are.")
    var new: String?

    @Option(help: ArgumentHelp("The project's folder, for revisions.", valueName: "folder"))
    var project: String = "."

    @Option(
        help: """
            text, markdown, html, json, jsonl or csv; by default what the ending of the output file says, else text.
            """)
    var format: DifferenceReport.Format?

    @Flag(help: "Tell what Xcode changed by itself as well.")
    var noise = false

    @Flag(help: "Leave with 1 where something differs that somebody may have meant.")
    var exitCode = false

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Write to a file.", valueName: "file"))
    var output: String?

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var pager: Pager

    func run() throws {
        let file = try output.map { try ReportFile($0, projects: [project]) }
        let (before, after) = try states()
        let differences = ProjectDifferences(from: before, to: after)
        let style = output == nil ? reading.color.style : TerminalStyle(usesColor: false)
        let report = DifferenceReport(
            differences, title: title, showsNoise: noise, project: project, toolVersion: Version.current)
        let format = format ?? file?.format() ?? .text
        let text = try report.text(format, style: style)
        if let file { try file.write(text) } else if format == .text { pager.show(text) } else { Terminal.print(text) }
        if exitCode, !differences.meant.isEmpty || !differences.otherFiles.isEmpty || !differences.unread.isEmpty {
            throw Leave(code: .pending)
        }
    }

    private var title: String { old.contains("..") ? old : "From \(old) to \(new ?? "the working folder")" }

    // MARK: States

    private func states() throws -> (ProjectState, ProjectState) {
        if let new, let kind = Self.kind(of: old), let other = Self.kind(of: new) {
            guard kind == other else {
                throw Failure(.usage, "\"\(old)\" and \"\(new)\" are a file and a folder; name two of one kind")
            }
            return kind == .folder ? (try folder(old), try folder(new)) : try files(old, new)
        }
        return try revisions()
    }

    private enum Kind { case file, folder }

    /// Whether a path is there, and what it is. `/dev/null` stands for a file that is not there, as in git's diffs.
    private static func kind(of path: String) -> Kind? {
        FileManager.default.isFolder(path).map { $0 ? .folder : .file }
    }

    private func folder(_ path: String) throws -> ProjectState {
        let workspace = try reading.opened(path)
        let scan = workspace.scan()
        let read = workspace.readAll(scan.files.map(\.path), threads: reading.threadCount)
        let files = read.compactMap { file in
            (try? file.bytes.get()).map { SourceText(path: file.path, bytes: $0) }
        }
        // git's difftool fills a folder with links into the working folder.
        let links = scan.leftOut.filter { $0.reason == .symbolicLink }.map(\.path)
            .filter { ProjectFileKind(path: $0) != .other }
        return ProjectState(
            files
                + links.compactMap { link in
                    (try? bytes(of: path + "/" + link)).map { SourceText(path: link, bytes: $0) }
                })
    }

    /// Two files are two states of one: both get the name of the newer.
    private func files(_ old: String, _ new: String) throws -> (ProjectState, ProjectState) {
        let name = (new == "/dev/null" ? old : new).fileName
        let states = try [old, new].map { path in
            path == "/dev/null" ? ProjectState([]) : ProjectState([SourceText(path: name, bytes: try bytes(of: path))])
        }
        return (states[0], states[1])
    }

    private func bytes(of path: String) throws -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Failure(.usage, "\"\(path)\" cannot be read: \(error.localizedDescription)")
        }
    }

    private func revisions() throws -> (ProjectState, ProjectState) {
        let (from, to, fromMergeBase) = try range()
        do {
            let reader = try RevisionReader(try reading.opened(project))
            let changes = try reader.changes(from: from, to: to, fromMergeBase: fromMergeBase)
            return (ProjectState(changes.old), ProjectState(changes.new))
        } catch let failure as RevisionReader.Failure {
            if let path = [old, new].compactMap(\.self).first(where: { Self.kind(of: $0) != nil }) {
                throw Failure(
                    .usage,
                    "\"\(path)\" is there, and what it is compared with is neither a file, a folder nor a revision of it: "
                        + "name two files or two folders; revisions are compared for a whole folder (--project)")
            }
            let names = [old, new].compactMap(\.self).map { "\"\($0)\"" }
            let places =
                names.joined(separator: " and ")
                + (names.count == 1 ? " is no file or folder" : " are no files or folders")
            throw Failure(.usage, "\(places), and revisions cannot be compared: \(failure.description)".printable)
        }
    }

    /// `A..B` and `A...B` in one word, as git takes them.
    private func range() throws -> (from: String, to: String?, fromMergeBase: Bool) {
        if let new, new.contains("..") {
            throw Failure(.usage, "\"\(new)\" names two revisions already; leave \"\(old)\" out")
        }
        guard let dots = old.firstRange(of: "..") else { return (old, new, false) }
        guard new == nil else {
            throw Failure(.usage, "\"\(old)\" names two revisions already; leave \"\(new ?? "")\" out")
        }
        let isThree = old[dots.upperBound...].hasPrefix(".")
        let from = String(old[..<dots.lowerBound])
        let to = String(old[dots.upperBound...].dropFirst(isThree ? 1 : 0))
        return (from.isEmpty ? "HEAD" : from, to.isEmpty ? "HEAD" : to, isThree)
    }
}
