import Batch
import Foundation
import Planning
import Reporting
import SourceText

/// What a run asks of every project, beside what its file says.
struct BatchRequest: Sendable {
    let file: BatchFile
    /// What the run is called by.
    let name: String
    /// The run file's folder, absolute: relative paths of recipes mean what is there.
    let folder: String
    /// The threads that read one project.
    let threads: Int
    /// Which of a project's own plugins and recipes are used.
    let plugins: ExtensionChoice
    /// Whether folders with changes that are not committed are changed, too.
    let allowsDirty: Bool
    /// Whether branches are pushed, and pull requests opened.
    let opensPullRequests: Bool
    /// Where repositories are kept between runs.
    let cache: String
    /// The digest of the tool.
    let tool: String

    /// A recipe as `nibwright plan` takes it.
    func path(of recipe: String) -> String {
        let isFile = recipe.contains("/") || recipe.hasSuffix(".yml") || recipe.hasSuffix(".yaml")
        return isFile && !recipe.hasPrefix("/") && !recipe.hasPrefix("use:") ? folder + "/" + recipe : recipe
    }

    /// The digest of what is asked of a project: two runs that ask the same have the same.
    func digest(for project: BatchProject) -> String {
        var text = "\(file.action.rawValue)\n\(project.location)\n"
        if file.action == .branch { text += "\(file.branch)\n\(opensPullRequests)\n" }
        for recipe in file.recipes(for: project.name, tags: project.tags) {
            text += "\(recipe.name)\n\(recipe.allowed.rawValue)\n"
            text += recipe.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
            text += RecipeDigest.of(path(of: recipe.recipe)) + "\n"
        }
        return SHA256.hexDigest(of: Array(text.utf8))
    }
}

/// A digest of a recipe's file and of those beside it, which it may include.
enum RecipeDigest {
    static func of(_ path: String) -> String {
        // The tool's own recipes are part of the tool's digest.
        guard path.hasPrefix("/") else { return path }
        let folder = (path as NSString).deletingLastPathComponent
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
        let lines = names.map { name in
            let bytes = FileManager.default.contents(atPath: folder + "/" + name).map(Array.init) ?? []
            return "\(name) \(SHA256.hexDigest(of: bytes))\n"
        }
        return path + "\n" + lines.joined()
    }
}

/// Does what a run asks of one project.
struct ProjectRun {
    let project: BatchProject
    let request: BatchRequest
    let run: RunFolder
    /// What the runner has seen of its folder already; nil for what git has to get first.
    let files: BatchFiles?
    let watch: ProcessWatch

    /// The run was asked to end before the project was finished.
    struct Interrupted: Error {}

    /// Ends the project with a status of its own.
    struct Stopped: Error {
        let status: ProjectStatus
        let message: String
    }

    private var folder: String { run.folder(of: project.name) }
    private var git: BatchGit { BatchGit(logFolder: folder, watch: watch, limit: request.file.limits.seconds) }
    private var action: BatchAction { request.file.action }

    /// What became of it.
    func record() throws -> ProjectRecord {
        let began = Date()
        var record = ProjectRecord(project: project.name, tags: project.tags)
        record.tool = request.tool
        record.request = request.digest(for: project)
        do {
            try prepareFolder()
            try work(&record)
        } catch let stop as Stopped {
            record.status = stop.status
            record.message = stop.message
        } catch let refused as BatchGit.Refused {
            if refused.end == .interrupted { throw Interrupted() }
            record.status = refused.end == .outOfTime ? .outOfTime : .notCommitted
            record.message = refused.words
        }
        removeEmptyLogs()
        record.seconds = (Date().timeIntervalSince(began) * 1000).rounded() / 1000
        return record
    }

    /// git's words are in the record where they matter, and most commands print nothing.
    private func removeEmptyLogs() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            let isLog = name.hasSuffix(".out") || name.hasSuffix(".log")
            let isEmpty = isLog && (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) == 0
            if isEmpty || ["git.out", "git.err"].contains(name) { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// An empty folder for what is made; what a run that was killed may have applied stays.
    private func prepareFolder() throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let kept = action == .apply ? names.filter { $0.hasSuffix(Self.afterEnding) }.map(Self.stem) : []
        for name in names
        where name != Self.branchNote && !kept.contains(Self.stem(name)) && (kept.isEmpty || name != Self.startNote) {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// The ending of a file that says what the files of a plan hold once it is applied.
    private static let afterEnding = ".after.json"
    /// The file that says what there was to know of the folder before the first plan was applied.
    private static let startNote = "start.json"
    /// The file that says which branch was begun.
    private static let branchNote = "branch.json"

    /// The recipe that a file of the folder is about: a recipe's name has no dot.
    private static func stem(_ name: String) -> Substring { name.prefix { $0 != "." } }

    // MARK: The project's files

    private func work(_ record: inout ProjectRecord) throws {
        switch project.location {
        case .folder(let path):
            try check(path, &record)
            guard action == .branch else {
                try runRecipes(in: path, &record)
                if record.recipes.contains(where: { $0.status == .applied }) { record.state = BatchFiles(path).digest }
                return
            }
            guard let repository = git.repository(of: path) else {
                throw Stopped(
                    status: .notARepository,
                    message: "a branch is wanted, and \(path) is in no git repository that has a commit")
            }
            try onBranch(
                of: repository.tree, at: repository.revision, below: repository.prefix, isSparse: false, &record)
        case .repository(let address, let revision, let below):
            let fetched: (repository: String, commit: String)
            do throws(BatchGit.Refused) {
                fetched = try git.fetched(address, revision: revision, isPartial: !below.isEmpty, cache: request.cache)
            } catch {
                if error.end == .interrupted { throw Interrupted() }
                throw Stopped(status: error.end == .outOfTime ? .outOfTime : .notCloned, message: error.words)
            }
            record.revision = fetched.commit
            if action == .apply {
                throw Stopped(
                    status: .notCommitted,
                    message: "a repository by \"git\" has no folder to change in place; use do: branch or do: patches")
            }
            let prefix = below.isEmpty ? "" : below + "/"
            if action == .branch {
                return try onBranch(
                    of: fetched.repository, at: fetched.commit, below: prefix, isSparse: true, &record)
            }
            try inWorkTree(of: fetched.repository, at: fetched.commit, below: prefix, isSparse: true) { tree in
                noteFacts(of: BatchFiles(tree + "/" + prefix), &record)
                try runRecipes(in: tree + "/" + prefix, &record)
            }
        }
    }

    /// Looks at the folder before anything is read.
    private func check(_ path: String, _ record: inout ProjectRecord) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { record.notes.append(.link) }
        guard let isFolder = FileManager.default.isFolder(path) else {
            throw Stopped(status: .missing, message: "there is no folder \(path)")
        }
        guard isFolder else { throw Stopped(status: .unreadable, message: "\(path) is no folder") }
        guard access(path, R_OK | X_OK) == 0 else {
            throw Stopped(status: .unreadable, message: "\(path) cannot be read by this user")
        }
        if action == .apply, access(path, W_OK) != 0 {
            throw Stopped(status: .readOnly, message: "\(path) cannot be written to by this user")
        }
        if let data = FileManager.default.contents(atPath: folder + "/" + Self.startNote),
            let start = try? JSONDecoder().decode(ProjectRecord.self, from: data)
        {
            record = start
            return
        }
        record.state = noteFacts(of: files ?? BatchFiles(path), &record).digest
        if BatchFiles.isInRepository(path), let repository = git.repository(of: path) {
            record.revision = repository.revision
            if hasChanges(path) { record.notes.append(.uncommitted) }
        }
        guard action == .apply else { return }
        // A run that is killed later has changed the folder itself.
        try JSONEncoder().encode(record).write(
            to: URL(fileURLWithPath: folder + "/" + Self.startNote), options: .atomic)
    }

    /// Whether git has changes that are not committed, asked without starting what the repository's settings name.
    private func hasChanges(_ path: String) -> Bool {
        if case .dirty? = (try? Workspace(root: path))?.uncommittedChanges() { true } else { false }
    }

    @discardableResult
    private func noteFacts(of files: BatchFiles, _ record: inout ProjectRecord) -> BatchFiles {
        record.bytes = files.bytes
        if files.hasSubmodules { record.notes.append(.submodules) }
        if files.hasLargeFilePointers { record.notes.append(.largeFilePointers) }
        return files
    }

    private func inWorkTree(
        of repository: String, at commit: String, below: String, isSparse: Bool, _ body: (String) throws -> Void
    ) throws {
        let tree = run.workFolder + "/" + project.folderName
        try FileManager.default.createDirectory(atPath: run.workFolder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: tree)
        try git.addWorkTree(
            tree, at: commit, of: repository, below: isSparse && !below.isEmpty ? String(below.dropLast()) : "")
        defer { git.removeWorkTree(tree, of: repository) }
        guard FileManager.default.isFolder(tree + "/" + below) == true else {
            throw Stopped(
                status: .missing, message: "the commit \(commit.prefix(12)) has no folder \(below.dropLast())")
        }
        try body(tree)
    }

    // MARK: Recipes

    private func runRecipes(in root: String, _ record: inout ProjectRecord) throws {
        for recipe in recipes {
            var result = try plan(recipe, in: root)
            if action == .apply, result.status == .pending {
                // What an earlier recipe changed is no change of somebody else's.
                let isOurs = !record.notes.contains(.uncommitted) && record.recipes.contains { $0.status == .applied }
                try apply(recipe, in: root, allowsDirty: request.allowsDirty || isOurs, &result)
            }
            record.recipes.append(result)
        }
        record.status = record.recipes.map(\.status).max() ?? .unchanged
    }

    private var recipes: [BatchRecipe] { request.file.recipes(for: project.name, tags: project.tags) }

    fileprivate func plan(_ recipe: BatchRecipe, in root: String) throws -> RecipeRecord {
        let base = folder + "/" + recipe.name
        if action == .apply, let done = applied(recipe, in: root) { return done }
        var arguments = [
            "plan", request.path(of: recipe.recipe), root, "--allow", recipe.allowed.rawValue, "--save",
            base + ".plan.json", "-o", base + ".jsonl",
        ]
        if action != .check { arguments += ["-o", base + ".html"] }
        if action == .branch { arguments += ["-o", base + ".md"] }
        if action == .patches || action == .branch {
            arguments += ["--patches", base + ".patches", "--patch-per", part.rawValue]
        }
        arguments += recipe.settings.sorted { $0.key < $1.key }.flatMap { ["--set", "\($0.key)=\($0.value)"] }
        let outcome = child(arguments, log: recipe.name)
        if outcome.end == .interrupted { throw Interrupted() }
        var result = RecipeRecord(recipe: recipe.name)
        result.seconds = outcome.seconds
        result.megabytes = outcome.megabytes
        read(base + ".jsonl", into: &result)
        finish(&result, outcome, pending: (result.counts?.accepted ?? 0) > 0, log: recipe.name)
        return result
    }

    private var part: BranchStyle.Part { request.file.branch.part }

    /// Sets how a command ended.
    private func finish(
        _ result: inout RecipeRecord, _ outcome: BatchProcess.Outcome, pending isPending: Bool, log: String
    ) {
        switch outcome.end {
        case .exited(0):
            result.status = isPending ? .pending : .unchanged
            return
        case .exited(BatchChild.outOfMemory):
            result.exit = BatchChild.outOfMemory
            result.status = .outOfMemory
            result.message = "it came to use more than \(request.file.limits.megabytes) MB"
            return
        case .exited(let status):
            result.exit = status
            result.status =
                switch ExitStatus(rawValue: status) {
                case .usage: .invalidRecipe
                case .plugin: .plugin
                case .conflict: .conflict
                case .stale: .dirty
                default: .notVerified
                }
        case .outOfTime:
            result.status = .outOfTime
            result.message = "it ran longer than \(request.file.limits.seconds) seconds"
            return
        case .signal(let number):
            result.exit = 128 + number
            result.status = .crashed
            result.message = "the process was ended by the signal \(number)"
            return
        case .notStarted(let reason):
            result.status = .crashed
            result.message = "no process could be started: \(reason)"
            return
        case .interrupted: return
        }
        result.message = lastWords(log)
    }

    private func child(_ arguments: [String], log: String, mayFinish: Bool = false) -> BatchProcess.Outcome {
        let limits = request.file.limits
        var environment = [BatchChild.parentVariable: "\(getpid())", BatchChild.folderVariable: request.folder]
        var arguments = arguments + ["--threads", "\(request.threads)", "--plugins", request.plugins.rawValue]
        if limits.megabytes > 0 {
            environment[BatchChild.memoryVariable] = "\(limits.megabytes)"
            arguments += ["--plugin-megabytes", "\(limits.megabytes)"]
        }
        return BatchProcess(
            executable: PluginFolders.executable, arguments: arguments,
            output: folder + "/" + log + ".out", errors: folder + "/" + log + ".log",
            limit: limits.seconds, environment: environment, mayFinish: mayFinish
        ).run(watchedBy: watch)
    }

    /// What a failed command said last, in one line of bounded length.
    private func lastWords(_ log: String) -> String {
        let text = String(
            decoding: FileManager.default.contents(atPath: folder + "/" + log + ".log") ?? Data(), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("Wrote ") }
        let first = lines.firstIndex { $0.hasPrefix("nibwright: ") } ?? lines.startIndex
        let words = lines[first...].prefix(6).joined(separator: " ").printable
        let plain = words.hasPrefix("nibwright: ") ? String(words.dropFirst("nibwright: ".count)) : words
        return plain.count > 500 ? plain.prefix(500) + "…" : plain
    }

    /// The sums of a plan, from the last line of its report.
    private func read(_ path: String, into result: inout RecipeRecord) {
        guard let bytes = FileManager.default.contents(atPath: path), let totals = PlanTotals(lines: Array(bytes))
        else { return }
        result.counts = totals.counts
        result.refusals = totals.refusals
        result.files = totals.files
    }

    // MARK: In place

    private func apply(
        _ recipe: BatchRecipe, in root: String, allowsDirty: Bool, _ result: inout RecipeRecord
    ) throws {
        let base = folder + "/" + recipe.name
        try noteOutcome(of: base + ".plan.json", in: root, at: base + Self.afterEnding)
        let outcome = child(
            ["apply", base + ".plan.json", root] + (allowsDirty ? ["--allow-dirty"] : []),
            log: recipe.name, mayFinish: true)
        if outcome.end == .interrupted { throw Interrupted() }
        result.seconds += outcome.seconds
        result.megabytes = max(result.megabytes, outcome.megabytes)
        finish(&result, outcome, pending: false, log: recipe.name)
        if result.status == .unchanged { result.status = .applied }
    }

    /// Writes down what the files of a plan will hold, so that a run which is killed now knows later whether it was applied.
    private func noteOutcome(of plan: String, in root: String, at path: String) throws {
        guard let bytes = FileManager.default.contents(atPath: plan), let workspace = try? Workspace(root: root),
            let outcomes = try? SavedPlan(decoding: Array(bytes)).outcomes(read: { try? workspace.read($0) })
        else { return }
        let after = Dictionary(
            outcomes.map { ($0.path, $0.after.map { SHA256.hexDigest(of: $0) } ?? "") }, uniquingKeysWith: { $1 })
        try JSONEncoder().encode(after).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// What became of a plan that an earlier run, which was killed, has applied; nil where it has not.
    private func applied(_ recipe: BatchRecipe, in root: String) -> RecipeRecord? {
        let base = folder + "/" + recipe.name
        guard let data = FileManager.default.contents(atPath: base + Self.afterEnding) else { return nil }
        defer { try? FileManager.default.removeItem(atPath: base + Self.afterEnding) }
        // An interrupted run is settled first, so that the files are all as before or all as after.
        guard let after = try? JSONDecoder().decode([String: String].self, from: data), !after.isEmpty,
            let workspace = try? Workspace(root: root), isSettled(workspace),
            after.allSatisfy({ path, digest in
                (try? workspace.read(path)).map { SHA256.hexDigest(of: $0) } ?? "" == digest
            })
        else { return nil }
        var result = RecipeRecord(recipe: recipe.name)
        read(base + ".jsonl", into: &result)
        result.status = .applied
        return result
    }

    private func isSettled(_ workspace: Workspace) -> Bool {
        do {
            _ = try workspace.recover()
            return true
        } catch {
            return false
        }
    }

    /// Once the project's record is written, nobody asks any more whether its plans were applied.
    func forgetOutcomes() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasSuffix(Self.afterEnding) || [Self.branchNote, Self.startNote].contains(name) {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}

// MARK: - Branches

extension ProjectRun {
    /// A branch that was begun: a run that finds it again makes it anew.
    private struct BegunBranch: Codable {
        let repository: String
        let name: String
    }

    private var style: BranchStyle { request.file.branch }

    /// Makes the branch with its commits, in a work tree of its own.
    private func onBranch(
        of repository: String, at commit: String, below: String, isSparse: Bool, _ record: inout ProjectRecord
    ) throws {
        let name = fill(style.name, [:])
        let note = folder + "/" + Self.branchNote
        if git.hasBranch(name, repository) {
            let begun = FileManager.default.contents(atPath: note)
                .flatMap { try? JSONDecoder().decode(BegunBranch.self, from: $0) }
            guard let begun, begun.repository == repository, begun.name == name else {
                throw Stopped(
                    status: .notCommitted,
                    message: "the branch \(name) is there already; delete it, or give this run's another \"name\"")
            }
            _ = try? git.run(["worktree", "prune"], in: repository)
            try git.run(["branch", "-q", "-D", name], in: repository)
        }
        try JSONEncoder().encode(BegunBranch(repository: repository, name: name)).write(to: URL(fileURLWithPath: note))
        var made = record
        try inWorkTree(of: repository, at: commit, below: below, isSparse: isSparse) { tree in
            try git.run(["checkout", "-q", "-b", name], in: tree)
            if isSparse { noteFacts(of: BatchFiles(tree + "/" + below), &made) }
            made.commits = []
            for recipe in recipes {
                var result = try plan(recipe, in: tree + "/" + below)
                if result.status == .pending {
                    made.commits? += try commits(of: recipe, in: tree, below: below, &result)
                }
                made.recipes.append(result)
            }
            if made.commits?.isEmpty == false { try offer(name, in: tree, &made) }
        }
        record = made
        record.status = record.recipes.map(\.status).max() ?? .unchanged
        if record.commits?.isEmpty == true {
            record.commits = nil
            _ = try? git.run(["branch", "-q", "-D", name], in: repository, mayFinish: true)
        } else {
            record.branch = name
        }
    }

    /// Applies the patches of a plan one after the other, each as a commit, and proves that they give what the plan gives.
    private func commits(
        of recipe: BatchRecipe, in tree: String, below: String, _ result: inout RecipeRecord
    ) throws -> [String] {
        let base = folder + "/" + recipe.name
        let start = try git.run(["rev-parse", "HEAD"], in: tree)
        let outcome = child(["apply", base + ".plan.json", tree + "/" + below], log: recipe.name, mayFinish: true)
        if outcome.end == .interrupted { throw Interrupted() }
        finish(&result, outcome, pending: false, log: recipe.name)
        guard result.status == .unchanged else { return [] }
        try git.run(["add", "-A", "--", ".", ":(exclude,glob)**/.nibwright/state/**"], in: tree)
        let wanted = try git.run(["write-tree"], in: tree)
        try git.run(["reset", "-q", "--hard", start], in: tree)
        var commits: [String] = []
        let patches = (try? FileManager.default.contentsOfDirectory(atPath: base + ".patches")) ?? []
        for name in patches.sorted() where name.hasSuffix(".patch") {
            let patch = base + ".patches/" + name
            try git.run(
                ["apply", "--index", "--whitespace=nowarn"] + (below.isEmpty ? [] : ["--directory=" + below]) + [patch],
                in: tree)
            try git.run(commitArguments(message(of: patch, recipe), patch: patch), in: tree)
            commits.append(try git.run(["rev-parse", "HEAD"], in: tree))
        }
        guard try git.run(["rev-parse", "HEAD^{tree}"], in: tree) == wanted else {
            try git.run(["reset", "-q", "--hard", start], in: tree)
            throw Stopped(
                status: .notCommitted,
                message:
                    "the commits of \(recipe.name) do not give what the plan gives, most likely since git converts line "
                    + "breaks of this repository; use do: apply, and commit what that changes")
        }
        result.status = .applied
        return commits
    }

    private func commitArguments(_ message: String, patch: String) -> [String] {
        var arguments = ["commit", "-q", "--no-verify", "-m", message]
        if let author = style.author { arguments += ["--author", author] }
        if style.isSignedOff { arguments.append("--signoff") }
        if style.hasChangeID {
            // Gerrit knows a change again by it: another run over the same files gives the same.
            let text =
                "\(project.name)\n\(message)\n\(SHA256.hexDigest(of: Array(FileManager.default.contents(atPath: patch) ?? Data())))"
            arguments += ["--trailer", "Change-Id: I" + SHA256.hexDigest(of: Array(text.utf8)).prefix(40)]
        }
        return arguments
    }

    /// The message of a patch's commit, from the words at the patch's head.
    private func message(of patch: String, _ recipe: BatchRecipe) -> String {
        let text = String(decoding: FileManager.default.contents(atPath: patch) ?? Data(), as: UTF8.self)
        let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
        let step = head.first { $0.hasPrefix("Step ") }.map { String($0.dropFirst("Step ".count)) } ?? recipe.name
        let changes = head.filter { $0.hasPrefix("  ") && !$0.hasPrefix("  These share") }.map { line in
            // A change's id is for programs.
            let title = line.dropFirst(2)
            return title.hasSuffix(")")
                ? title.ranges(of: " (\(step)/").last.map { title[..<$0.lowerBound] } ?? title : title
        }
        let most = 100
        var lines = changes.prefix(most).map { "- \($0)" }
        if changes.count > most { lines.append("and \(changes.count - most) more") }
        let part =
            changes.count == 1
            ? String(changes[0]) : changes.isEmpty ? "Apply \(step)" : "\(step): \(changes.count) changes"
        return fill(
            style.message,
            ["recipe": recipe.name, "part": part, "changes": changes.count > 1 ? lines.joined(separator: "\n") : ""])
    }

    private func fill(_ template: String, _ values: [String: String]) -> String {
        let all = values.merging(["batch": request.name, "project": project.name]) { own, _ in own }
        return all.reduce(template) { $0.replacing("{\($1.key)}", with: $1.value) }
    }

    // MARK: Pull requests

    /// Pushes the branch and opens a pull request, or says what would.
    private func offer(_ branch: String, in tree: String, _ record: inout ProjectRecord) throws {
        guard let address = try? git.run(["remote", "get-url", "origin"], in: tree) else { return }
        let title = fill(style.pullRequestTitle, [:])
        let bodyPath = folder + "/pull-request.md"
        try Data(body(of: record).utf8).write(to: URL(fileURLWithPath: bodyPath))
        let isGitLab = address.contains("gitlab")
        let tool = isGitLab ? "glab" : "gh"
        let words =
            isGitLab
            ? ["mr", "create", "--yes", "--source-branch", branch, "--title", title, "--description-file", bodyPath]
            : ["pr", "create", "--head", branch, "--title", title, "--body-file", bodyPath]
        guard request.opensPullRequests else {
            record.pullRequest = ([tool] + words).map(Terminal.shellWord).joined(separator: " ")
                .replacing(run.path, with: ".")
            return
        }
        guard let executable = BatchGit.find(tool) else {
            throw Stopped(
                status: .notCommitted, message: "\(tool) is not on the PATH, so that no pull request was opened")
        }
        try git.run(["push", "-q", "origin", "refs/heads/\(branch):refs/heads/\(branch)"], in: tree, mayFinish: true)
        let (output, errors) = (folder + "/pull-request.out", folder + "/pull-request.log")
        let outcome = BatchProcess(
            executable: "/bin/sh",
            arguments: ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", tree, executable] + words, output: output,
            errors: errors, limit: request.file.limits.seconds, mayFinish: true
        ).run(watchedBy: watch)
        guard outcome.isSuccess else {
            throw Stopped(status: .notCommitted, message: "\(tool): \(lastWords("pull-request"))")
        }
        let printed = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        record.pullRequest = printed.split(whereSeparator: \.isWhitespace).last { $0.hasPrefix("https://") }.map(
            String.init)
    }

    /// GitHub takes 65,536 characters.
    private func body(of record: ProjectRecord) -> String {
        let texts = record.recipes.filter { $0.status == .applied }.compactMap { recipe in
            FileManager.default.contents(atPath: folder + "/" + recipe.recipe + ".md")
                .map { String(decoding: $0, as: UTF8.self) }
        }
        return String(texts.joined(separator: "\n").prefix(65_000))
    }
}
