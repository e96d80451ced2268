/// The bytes of one file before and after a plan.
public struct FileOutcome: Hashable, Sendable {
    /// Project-relative path.
    public let path: String
    /// The bytes that the plan was made from, or nil for a file that must not exist yet.
    public let before: [UInt8]?
    /// The bytes to be written, or nil for a file to be removed.
    public let after: [UInt8]?

    public init(path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
    }
}

/// A run whose files were written.
public struct AppliedRun: Hashable, Sendable {
    public let id: String
    /// The purpose of the run, for people.
    public let label: String
    /// Project-relative paths of files that got new bytes, in byte order like the two below.
    public let changed: [String]
    public let created: [String]
    public let removed: [String]
    /// The reason why the run does not carry its user's seal, so that only `undo(adopting:)` takes it back; nil where
    /// it does.
    public let unsealedBecause: UserStateError?
}

/// A run that was taken back.
public struct UndoneRun: Hashable, Sendable {
    public let id: String
    public let label: String
    /// Project-relative paths of files that have their former bytes again.
    public let restored: [String]
    /// Files that the run had created, now gone.
    public let removed: [String]
}

/// The repair of a run that had been interrupted.
public struct Recovery: Hashable, Sendable, CustomStringConvertible {
    public enum Outcome: String, Hashable, Sendable {
        /// The run's remaining files were written: all of it is done.
        case finished
        /// All files are as they were before the run.
        case rolledBack = "rolled-back"
    }

    public let id: String
    public let label: String
    /// Whether undoing the run was interrupted, rather than applying it.
    public let wasUndo: Bool
    public let outcome: Outcome
    /// Project-relative paths of all the run's files.
    public let paths: [String]

    public var description: String {
        let run = wasUndo ? "undoing the run \"\(label)\"" : "the run \"\(label)\""
        let files = paths.count == 1 ? "1 file" : "\(paths.count) files"
        return switch outcome {
        case .finished: "\(run) (\(id)) was interrupted and is now finished: \(files)"
        case .rolledBack: "\(run) (\(id)) was interrupted and is taken back: \(files) as before"
        }
    }
}

extension AppliedRun {
    init(_ journal: RunJournal, unsealedBecause problem: UserStateError? = nil) {
        let entries = journal.entries
        self.init(
            id: journal.runID, label: journal.label,
            changed: entries.filter { $0.before != nil && $0.after != nil }.map(\.path),
            created: entries.filter { $0.before == nil }.map(\.path),
            removed: entries.filter { $0.after == nil }.map(\.path), unsealedBecause: problem)
    }
}

extension UndoneRun {
    init(_ journal: RunJournal) {
        self.init(
            id: journal.runID, label: journal.label,
            restored: journal.entries.filter { $0.after != nil }.map(\.path),
            removed: journal.entries.filter { $0.after == nil }.map(\.path))
    }
}
