import Foundation
import Planning
import SourceText

/// The lines of Nibwright in a hook of a repository, which may have others.
struct GitHook {
    /// What git calls it: `pre-commit`.
    let name: String
    /// What it is for: `tidies what is staged`.
    let purpose: String
    private let command: String
    private let file: MarkedLines
    private static let shell = "#!/bin/sh"

    /// - Parameter command: a line of shell, in which TOOL stands for the tool.
    private init(_ name: String, in folder: String, purpose: String, command: String) {
        self.name = name
        self.purpose = purpose
        self.command = command
        file = MarkedLines(folder + "/" + name)
    }

    /// Tidies what is staged. A commit does not fail for this: what cannot be tidied is committed as it is.
    static func tidying(in folder: String) -> GitHook {
        GitHook(
            "pre-commit", in: folder, purpose: "tidies what is staged",
            command: "TOOL tidy --staged || echo 'nibwright did not tidy what is staged' >&2")
    }

    /// Says what a merge broke, after it was made.
    static func linting(in folder: String) -> GitHook {
        GitHook(
            "post-merge", in: folder, purpose: "says what a merge broke",
            command: "if git rev-parse -q --verify HEAD^2 >/dev/null; then "
                + "TOOL lint --since HEAD^1 --since HEAD^2 || echo 'nibwright: what is named above came by the merge' >&2; fi"
        )
    }

    var path: String { file.path }

    func isInstalled() throws -> Bool { try !file.own().isEmpty }

    /// The line that does it.
    func line(_ tool: String) -> String { command.replacingOccurrences(of: "TOOL", with: tool) }

    /// A hook that is there already gets the line after its first one, so that what it looks at is done.
    ///
    /// - Parameter tool: the tool as a shell finds it.
    func install(_ tool: String) throws {
        let isNew = try file.lines().isEmpty
        let first = try file.lines().first ?? Self.shell
        let program = first.split(whereSeparator: { $0 == "/" || $0 == " " }).last.map(String.init) ?? ""
        guard first.hasPrefix("#!"), ["sh", "bash", "zsh", "dash"].contains(program) else {
            throw Failure(
                .usage, "the hook \"\(path)\" is no shell script; write into it: \(line(tool))".printable)
        }
        // What its owner switched off is not switched on again.
        guard isNew || FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure(
                .usage,
                "the hook \"\(path)\" is not executable, so git does not run it: make it so, or remove it".printable)
        }
        try file.write([line(tool)], heading: [Self.shell])
        guard isNew else { return }
        do {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        } catch {
            throw Failure(.usage, "\"\(path)\" cannot be made executable: \(error.localizedDescription)".printable)
        }
    }

    func uninstall() throws { try file.write([], heading: [Self.shell]) }
}
