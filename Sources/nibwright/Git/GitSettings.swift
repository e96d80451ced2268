import Foundation
import Planning
import SourceText

/// What a repository's git is told of Nibwright: sections of its settings, and lines of
/// attributes and of a hook between two marks.
struct GitSettings {
    private let git: GitRepository
    private let localAttributes: MarkedLines
    private let sharedAttributes: MarkedLines
    private let hooks: [(use: GitUses, hook: GitHook)]

    init(folder: String) throws {
        git = GitRepository(folder: folder)
        guard let top = try git.answer(["rev-parse", "--show-toplevel"]),
            let attributes = try git.answer(["rev-parse", "--path-format=absolute", "--git-path", "info/attributes"]),
            let hooks = try git.answer(["rev-parse", "--path-format=absolute", "--git-path", "hooks"])
        else {
            throw Failure(.usage, "\"\(folder)\" is in no git repository with a work tree".printable)
        }
        localAttributes = MarkedLines(attributes)
        sharedAttributes = MarkedLines(top + "/.gitattributes")
        self.hooks = [(.tidying, .tidying(in: hooks)), (.linting, .linting(in: hooks))]
    }

    // MARK: Install

    /// Gives what was done, a sentence each.
    func install(_ uses: GitUses, _ style: ConflictStyle, isShared: Bool) throws -> [String] {
        let tool = Self.toolWord
        var said: [String] = []
        if uses.contains(.merging) {
            try set("merge.nibwright.name", "Interface Builder files, object by object")
            try set("merge.nibwright.driver", Self.driver(tool, style))
            try set("mergetool.nibwright.cmd", "\(tool) merge --resolve \"$MERGED\"")
            try set("mergetool.nibwright.trustExitCode", "true")
            said.append("git merges with: \(tool) merge")
            said.append("What conflicts is decided on with: git mergetool --tool nibwright")
        }
        if uses.contains(.describing) {
            try set("diff.nibwright.textconv", "\(tool) describe")
            said.append("git shows what differs with: \(tool) describe")
        }
        if uses.contains(.filtering) {
            try set("filter.nibwright.clean", "\(tool) tidy --filter %f")
            said.append("git reads documents through: \(tool) tidy --filter")
        }
        for (use, hook) in hooks where uses.contains(use) {
            if let shared = try git.answer(["config", "core.hooksPath"]) {
                throw Failure(
                    .usage,
                    "core.hooksPath is \"\(shared)\", whose hooks are not of this clone alone; write into its \(hook.name): "
                        .printable + hook.line(tool))
            }
            try hook.install(tool)
            said.append("A hook \(hook.purpose): \(hook.path)")
        }
        let attributes = isShared ? sharedAttributes : localAttributes
        let lines = uses.union(GitUses(attributesIn: try attributes.own())).attributeLines
        guard !uses.isSubset(of: [.tidying, .linting]), !lines.isEmpty else { return said }
        try attributes.write(lines)
        return said + ["The files are named in: \(attributes.path)" + (isShared ? ", which is for you to commit" : "")]
    }

    /// The line of shell that git runs: 4 is a conflict, and where the tool is not there or fails, git merges the lines.
    private static func driver(_ tool: String, _ style: ConflictStyle) -> String {
        let marks = style == .markers ? " --conflict-style markers" : ""
        return "\(tool) merge %O %A %B -o %A --path %P --marker-size %L\(marks) || { s=$?; test $s -eq 4 || "
            + "{ git merge-file -q --marker-size=%L -L ours -L base -L theirs %A %O %B; s=$?; }; exit $s; }"
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
        for section in ["merge.nibwright", "mergetool.nibwright", "diff.nibwright", "filter.nibwright"]
        where try git.answer(["config", "--local", "--remove-section", section]) != nil {
            said.append("Removed \(section) from the repository's settings.")
        }
        for attributes in [localAttributes, sharedAttributes] where try !attributes.own().isEmpty {
            try attributes.write([])
            said.append("Removed the lines from \(attributes.path).")
        }
        for (_, hook) in hooks where try hook.isInstalled() {
            try hook.uninstall()
            said.append("Removed the lines from \(hook.path).")
        }
        return said.isEmpty ? ["Nothing of Nibwright is installed here."] : said
    }

    // MARK: Status

    func status() throws -> [String] {
        let settings = [
            ("Merging", "merge.nibwright.driver"), ("Differences", "diff.nibwright.textconv"),
            ("Clean filter", "filter.nibwright.clean"),
        ]
        let places = try [localAttributes, sharedAttributes].filter { try !$0.own().isEmpty }.map(\.path)
        return try settings.map { "\($0): " + (try git.answer(["config", $1]) ?? "not installed") } + [
            "Files named in: " + (places.isEmpty ? "nothing" : places.joined(separator: ", "))
        ] + hooks.map { "Hook that \($1.purpose): " + (try $1.isInstalled() ? $1.path : "not installed") }
    }
}
