import Foundation
import Planning
import SourceText

/// What a repository's git is told of Nibwright: two sections of its settings, and lines of attributes between two marks.
struct GitSettings {
    private let git: GitRepository
    private let top: String
    private let localAttributes: String

    private static let begin = "# nibwright: begin"
    private static let end = "# nibwright: end"
    /// The files that a merge knows the meaning of.
    private static let merged = [
        "*.storyboard", "*.xib", "*.strings", "*.xcstrings", "**/*.xcassets/**/Contents.json", "project.pbxproj",
    ]
    private static let described = ["*.storyboard", "*.xib"]

    init(folder: String) throws {
        git = GitRepository(folder: folder)
        guard let top = try git.answer(["rev-parse", "--show-toplevel"]),
            let attributes = try git.answer(["rev-parse", "--path-format=absolute", "--git-path", "info/attributes"])
        else {
            throw Failure(.usage, "\"\(folder)\" is in no git repository with a work tree".printable)
        }
        self.top = top
        localAttributes = attributes
    }

    private var sharedAttributes: String { top + "/.gitattributes" }

    // MARK: Install

    /// Gives what was done, a sentence each.
    func install(merges: Bool, diffs: Bool, isShared: Bool) throws -> [String] {
        let tool = Self.toolWord
        var said: [String] = []
        if merges {
            try set("merge.nibwright.name", "Interface Builder files, object by object")
            try set("merge.nibwright.driver", Self.driver(tool))
            said.append("git merges with: \(tool) merge")
        }
        if diffs {
            try set("diff.nibwright.textconv", "\(tool) describe")
            said.append("git shows what differs with: \(tool) describe")
        }
        let path = isShared ? sharedAttributes : localAttributes
        let known = try Self.block(in: Self.text(of: path))
        let isMerging = merges || known.contains { $0.contains("merge=nibwright") }
        let isDescribing = diffs || known.contains { $0.contains("diff=nibwright") }
        try write(Self.lines(merges: isMerging, diffs: isDescribing), to: path)
        said.append("The files are named in: \(path)" + (isShared ? ", which is for you to commit" : ""))
        return said
    }

    /// The line of shell that git runs: 4 is a conflict, and where the tool is not there or fails, git merges the lines.
    private static func driver(_ tool: String) -> String {
        "\(tool) merge %O %A %B -o %A --path %P --marker-size %L || { s=$?; test $s -eq 4 || "
            + "{ git merge-file -q --marker-size=%L -L ours -L base -L theirs %A %O %B; s=$?; }; exit $s; }"
    }

    private static func lines(merges: Bool, diffs: Bool) -> [String] {
        let names = merges ? merged : described
        return names.map { name in
            let isDescribed = diffs && described.contains(name)
            return ([name] + (merges ? ["merge=nibwright"] : []) + (isDescribed ? ["diff=nibwright"] : []))
                .joined(separator: " ")
        }
    }

    /// The tool as a shell finds it: by its name where that leads to this very file, else by its path.
    private static var toolWord: String {
        let own = (Bundle.main.executablePath ?? CommandLine.arguments[0])
        func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        if let found = BatchGit.find("nibwright"), real(found) == real(own) { return "nibwright" }
        return Terminal.shellWord(real(own))
    }

    private func set(_ name: String, _ value: String) throws {
        guard try git.answer(["config", "--local", name, value]) != nil else {
            throw Failure(.usage, "git does not take the setting \(name); is .git/config writable?")
        }
    }

    // MARK: Uninstall

    func uninstall() throws -> [String] {
        var said: [String] = []
        for section in ["merge.nibwright", "diff.nibwright"]
        where try git.answer(["config", "--local", "--remove-section", section]) != nil {
            said.append("Removed \(section) from the repository's settings.")
        }
        for path in [localAttributes, sharedAttributes] where try !Self.block(in: Self.text(of: path)).isEmpty {
            try write([], to: path)
            said.append("Removed the lines from \(path).")
        }
        return said.isEmpty ? ["Nothing of Nibwright is installed here."] : said
    }

    // MARK: Status

    func status() throws -> [String] {
        let driver = try git.answer(["config", "merge.nibwright.driver"])
        let converter = try git.answer(["config", "diff.nibwright.textconv"])
        let places = try [localAttributes, sharedAttributes].filter { try !Self.block(in: Self.text(of: $0)).isEmpty }
        return [
            "Merging: " + (driver ?? "not installed"), "Differences: " + (converter ?? "not installed"),
            "Files named in: " + (places.isEmpty ? "nothing" : places.joined(separator: ", ")),
        ]
    }

    // MARK: Attributes

    private static func text(of path: String) throws -> String {
        let file = NamedFile(path, projects: [])
        guard file.exists else { return "" }
        do {
            return String(decoding: try file.read(limit: 16 << 20), as: UTF8.self)
        } catch {
            throw Failure(.usage, "\(error)".printable)
        }
    }

    /// The lines between the marks; empty where there are no marks.
    private static func block(in text: String) throws -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(of: begin), let stop = lines[start...].firstIndex(of: end) else { return [] }
        return Array(lines[start + 1..<stop])
    }

    /// Puts lines between the marks, in place of those that are there; without lines, the marks go too.
    private func write(_ own: [String], to path: String) throws {
        let text = try Self.text(of: path)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        let block = own.isEmpty ? [] : [Self.begin] + own + [Self.end]
        if let start = lines.firstIndex(of: Self.begin), let stop = lines[start...].firstIndex(of: Self.end) {
            lines.replaceSubrange(start...stop, with: block)
        } else {
            lines += block
        }
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        do {
            if bytes.isEmpty {
                try FileManager.default.removeItem(atPath: path)
            } else {
                let folder = (path as NSString).deletingLastPathComponent
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try NamedFile(path, projects: []).write(bytes)
            }
        } catch {
            throw Failure(.usage, "\"\(path)\" cannot be written: \(error.localizedDescription)".printable)
        }
    }
}
