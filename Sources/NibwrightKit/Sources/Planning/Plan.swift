public import SourceText
public import TransformKit

/// All changes that one recipe would make to one project, decided and not yet written.
public struct Plan: Sendable {
    /// The project's folder, absolute.
    public let root: String
    public let recipeName: String
    /// The highest safety level that was let in.
    public let allowed: Safety
    public let steps: [PlannedStep]
    public let findings: [Finding]
    /// Files that differ afterwards, by path.
    public let outcomes: [ChangedFile]
    /// A plan is stale once any file that was read differs, or another one came, since any may be evidence.
    public let evidence: Evidence
    /// Code and documents that targets build and that were not read, by path: what they say is not known.
    public let unread: [UnreadFile]
    /// What a person decided on its changes; nil where their safety levels decide.
    public let decisions: Decisions?

    /// SHA-256 of every file that was read, by path.
    public var baseHashes: [String: String] { evidence.hashes }
    public var changes: [PlannedChange] { steps.flatMap(\.changes) }
    public var counts: ChangeCounts { ChangeCounts(changes) }

    /// What stands for a step whose plugin ended the process that it ran in; nil where every step is there.
    public var endedStep: PlannedChange? { changes.first { $0.code == RefusalCode.pluginEnded.id } }

    /// The offered file of a name; of several steps that offer one, the first step's.
    public func offer(named name: String) -> OfferedFile? {
        steps.lazy.flatMap(\.offers).first { $0.name == name }
    }
}

/// One step of the recipe with its changes, files and offers.
public struct PlannedStep: Sendable {
    public let id: String
    public let transformID: String
    /// By place.
    public let changes: [PlannedChange]
    /// The step's change of each file, on the text that the step before gave it.
    public let files: [StepFile]
    /// The files that its changes edit or would edit, as the step found them, by path.
    public let sources: [String: SourceText]
    /// Files that the transform offers for editing; written only when the user names one (`plan --write`).
    public let offers: [OfferedFile]
    /// The tables that the details of the transform's changes fill in.
    public let tables: [TableDescription]
    /// The kinds of reasons for which its changes are not made, sorted by id; one that no transform declares is missing.
    public let refusalCodes: [RefusalCode]
}

/// One file as one step changes it.
public struct StepFile: Sendable {
    public let path: String
    /// The text before; nil for a file that the step creates.
    public let before: SourceText?
    /// The text after; nil for a file that the step removes.
    public let after: SourceText?
    /// From `before` to `after`; empty for a file that comes or goes.
    public let edits: EditList
}

/// One file as the whole plan changes it.
public struct ChangedFile: Sendable {
    public let path: String
    /// The text before; nil for a file that the plan creates.
    public let before: SourceText?
    /// The text after; nil for a file that the plan removes.
    public let after: SourceText?
    /// From `before` to `after`; empty for a file that comes or goes.
    public let edits: EditList

    /// As the workspace writes it.
    public var outcome: FileOutcome { FileOutcome(path: path, before: before?.bytes, after: after?.bytes) }
}

/// The decision on a proposed change.
public enum ChangeStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the plan.
    case accepted
    /// Above the safety level that was allowed.
    case heldBack = "held-back"
    /// The transform was not certain, or a gate did not let it pass.
    case refused
    /// It touches what another accepted change touches.
    case conflicting
}

/// A change with the planner's decision.
public struct PlannedChange: Sendable, Hashable {
    /// `step/subject`, unique in the plan and the same on every run.
    public let id: String
    public let step: String
    public let transform: String
    public let title: String
    /// Says why the change is right; for one that is refused or conflicting, why it is not made.
    public let reason: String
    public let safety: Safety
    public let status: ChangeStatus
    /// A short name for a refusal's kind of reason, to count by.
    public let code: String?
    public let place: Place
    /// The files that it touches, by path.
    public let files: [String]
    public let details: [String: Detail]
    /// Lines that show what it does, in plain text.
    public let picture: [String]
    /// Steps for a person to try in the app afterwards.
    public let handTests: [HandTest]
    /// Names that it means to change or lose.
    public let intents: [ChangeIntent]
    /// Its edits, for showing what a held-back change would do.
    public let edits: [FileEdit]
    /// Names exactly what it does, so that a decision on it is a decision on nothing else; nil for a change that nobody can
    /// take: one that is refused, or above what the step itself takes.
    public let fingerprint: String?
}

/// The number of changes by status. The four outcomes add up to those proposed.
public struct ChangeCounts: Hashable, Sendable, Codable {
    public let proposed: Int
    public let accepted: Int
    public let heldBack: Int
    public let refused: Int
    public let conflicting: Int

    /// Sums that are known already; nothing by default.
    public init(proposed: Int = 0, accepted: Int = 0, heldBack: Int = 0, refused: Int = 0, conflicting: Int = 0) {
        self.proposed = proposed
        self.accepted = accepted
        self.heldBack = heldBack
        self.refused = refused
        self.conflicting = conflicting
    }

    public init(_ changes: [PlannedChange]) {
        func count(_ status: ChangeStatus) -> Int { changes.count { $0.status == status } }
        proposed = changes.count
        accepted = count(.accepted)
        heldBack = count(.heldBack)
        refused = count(.refused)
        conflicting = count(.conflicting)
    }

    enum CodingKeys: String, CodingKey {
        case proposed, accepted, refused, conflicting
        case heldBack = "held-back"
    }
}

extension ChangeCounts {
    /// The sums of two plans.
    public static func + (left: Self, right: Self) -> Self {
        ChangeCounts(
            proposed: left.proposed + right.proposed, accepted: left.accepted + right.accepted,
            heldBack: left.heldBack + right.heldBack, refused: left.refused + right.refused,
            conflicting: left.conflicting + right.conflicting)
    }
}
