import Foundation
import Planning
import SourceText

/// Writes a plan's outcomes and proves that they are on disk.
struct PlanWriter {
    let workspace: Workspace
    let label: String
    let evidence: Evidence
    let allowDirty: Bool
    let threads: Int

    func write(_ outcomes: [FileOutcome], changeCount: Int) throws {
        guard let run = try write(outcomes) else { return Terminal.say("Nothing to apply.\n") }
        let files = run.changed.count + run.created.count + run.removed.count
        Terminal.say(
            "Applied \(changeCount) \(changeCount == 1 ? "change" : "changes") to \(files) "
                + "\(files == 1 ? "file" : "files"). "
                + "To take it back: nibwright undo \(run.unsealedBecause == nil ? "" : "--adopt ")"
                + "\(Terminal.shellWord(workspace.root))\n")
        if let problem = run.unsealedBecause {
            Terminal.note("nibwright: the run is not marked as yours, so that undoing it takes --adopt: \(problem)")
        }
    }

    /// Writes without a word; nil where there is nothing to write.
    func write(_ outcomes: [FileOutcome]) throws -> AppliedRun? {
        guard !outcomes.isEmpty else { return nil }
        try checkEvidence()
        return try failingAsWorkspace {
            let run = try workspace.apply(outcomes, runID: runID(), label: label)
            try verify(outcomes, run)
            return run
        }
    }

    /// Planning takes a while: what was read then may be something else by now.
    func checkEvidence() throws {
        let stale = evidence.stalePaths(in: workspace, threads: threads)
        guard stale.isEmpty else {
            throw Failure(
                .stale,
                "the plan is stale: since it was made, \(stale.count) of the files that it stands on changed, came or "
                    + "went:\n" + stale.prefix(20).map { "  \($0.printable)" }.joined(separator: "\n")
                    + "\nPlan again. Nothing was written", isPassing: true)
        }
    }

    /// Refuses a work tree in which the outcome could not be distinguished from earlier changes.
    func check(_ paths: [String]) throws {
        if paths.isEmpty || allowDirty { return }
        switch workspace.uncommittedChanges(touching: paths) {
        case .clean, .notARepository: return
        case .dirty(let paths):
            throw Failure(
                .stale,
                "the git work tree has uncommitted changes, so the outcome could not be told apart from them:\n"
                    + paths.prefix(20).map { "  \($0.printable)" }.joined(separator: "\n")
                    + "\nCommit or stash them, or use --allow-dirty. Nothing was written")
        case .unknown(let reason):
            throw Failure(
                .stale,
                "git could not say whether the work tree is clean (\(reason)); use --allow-dirty to go on anyway")
        }
    }

    private func verify(_ outcomes: [FileOutcome], _ run: AppliedRun) throws {
        let wrong = outcomes.filter { outcome in (try? workspace.read(outcome.path)) != outcome.after }
        guard !wrong.isEmpty else { return }
        let files = wrong.map(\.path.printable).joined(separator: ", ")
        // Another process wrote at the same time, so taking back may be refused in its favor.
        let isTakenBack = (try? workspace.undo(adopting: run.unsealedBecause != nil)) != nil
        throw Failure(
            .verification,
            "after writing, \(files) did not hold what the plan says; "
                + (isTakenBack
                    ? "everything was taken back"
                    : "they have changed again since, so nothing was taken back: the originals are in .nibwright/state/runs")
        )
    }

    private func runID() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyyMMdd-HHmmss-SSS"
        return "\(formatter.string(from: Date()))-\(ProcessInfo.processInfo.processIdentifier)"
    }
}
