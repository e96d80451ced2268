import Batch
import Foundation
import SourceText

/// git for a run: gets repositories, and makes work trees, branches and commits, without the hooks of anybody.
struct BatchGit {
    /// What git said.
    struct Refused: Error {
        let words: String
        let end: BatchProcess.Outcome.End
    }

    /// The folder that gets what git says.
    let logFolder: String
    let watch: ProcessWatch
    let limit: Int

    /// The first git on the PATH; nil where there is none.
    static let executable: String? = find("git")

    /// The first program of a name on the PATH. Relative entries would let a folder bring its own.
    static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Runs git in a folder and gives what it prints, without the last line break.
    @discardableResult
    func run(_ arguments: [String], in folder: String, mayFinish: Bool = false) throws(Refused) -> String {
        guard let executable = Self.executable else {
            throw Refused(words: "there is no git on the PATH", end: .notStarted("no git"))
        }
        let output = logFolder + "/git.out"
        let errors = logFolder + "/git.err"
        try? FileManager.default.removeItem(atPath: errors)
        let outcome = BatchProcess(
            executable: executable,
            arguments: ["-C", folder, "-c", "core.hooksPath=/dev/null", "-c", "protocol.ext.allow=never"] + arguments,
            output: output, errors: errors, limit: limit,
            environment: [
                "GIT_TERMINAL_PROMPT": "0", "GIT_LFS_SKIP_SMUDGE": "1", "LC_ALL": "C", "GIT_DIR": "",
                "GIT_WORK_TREE": "",
                "GIT_INDEX_FILE": "", "GIT_OPTIONAL_LOCKS": "0",
            ], mayFinish: mayFinish
        ).run(watchedBy: watch)
        let text = Self.text(output)
        guard outcome.isSuccess else {
            let said = Self.text(errors).split(separator: "\n").suffix(3).joined(separator: " ")
            throw Refused(
                words: "git \(arguments.first { !$0.hasPrefix("-") } ?? ""): "
                    + (said.isEmpty ? "it ended without a word" : said), end: outcome.end)
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    private static func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }

    // MARK: Repositories

    /// The repository that a folder is in: its work tree, and the folder's path from there with a slash at its end, or
    /// empty. Nil where it is in none, or in one without a commit.
    func repository(of folder: String) -> (tree: String, prefix: String, revision: String)? {
        guard let lines = try? run(["rev-parse", "--show-toplevel", "--show-prefix", "HEAD"], in: folder),
            case let parts = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
            parts.count == 3
        else { return nil }
        return (parts[0], parts[1], parts[2])
    }

    /// A bare copy of a repository in the cache that holds one revision; the commit, and where the copy is.
    func fetched(_ address: String, revision: String?, isPartial: Bool, cache: String) throws(Refused)
        -> (repository: String, commit: String)
    {
        let repository = cache + "/" + SHA256.hexDigest(of: Array(address.utf8)).prefix(16) + ".git"
        let lock = Foundation.open(repository + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        if FileManager.default.isFolder(repository) != true {
            try run(["init", "-q", "--bare", repository], in: "/")
            try run(["remote", "add", "origin", address], in: repository)
        }
        // Without other files than those of one folder, git gets them when they are asked for.
        let filter = isPartial ? ["--filter=blob:none"] : []
        try run(
            ["fetch", "-q", "--no-tags", "--depth", "1"] + filter + ["origin", revision ?? "HEAD"], in: repository)
        return (repository, try run(["rev-parse", "FETCH_HEAD"], in: repository))
    }

    /// Checks a commit out into a folder of its own.
    ///
    /// - Parameter below: the only folder that is wanted; empty for all.
    func addWorkTree(_ folder: String, at commit: String, of repository: String, below: String) throws(Refused) {
        // What a run that was killed left is forgotten.
        _ = try? run(["worktree", "prune"], in: repository)
        guard !below.isEmpty else {
            try run(["worktree", "add", "-q", "--force", "--detach", folder, commit], in: repository)
            return
        }
        try run(["worktree", "add", "-q", "--force", "--no-checkout", "--detach", folder, commit], in: repository)
        try run(["sparse-checkout", "set", "--", below], in: folder)
        try run(["checkout", "-q"], in: folder)
    }

    func removeWorkTree(_ folder: String, of repository: String) {
        if (try? run(["worktree", "remove", "--force", folder], in: repository, mayFinish: true)) == nil {
            try? FileManager.default.removeItem(atPath: folder)
            _ = try? run(["worktree", "prune"], in: repository, mayFinish: true)
        }
    }

    func hasBranch(_ name: String, _ repository: String) -> Bool {
        (try? run(["show-ref", "--verify", "--quiet", "refs/heads/\(name)"], in: repository)) != nil
    }
}
