import TransformKit

/// A walk through the changes of a plan, one decision at a time.
public struct ChangeReview: Sendable {
    /// A change with the step that it is part of.
    public struct Entry: Sendable {
        public let step: PlannedStep
        public let change: PlannedChange
        let fingerprint: String
    }

    public private(set) var decisions: Decisions
    private let entries: [Entry]
    private var index = 0
    /// The changes that were decided on before this review.
    public let knownCount: Int

    /// - Parameters:
    ///   - plan: the plan whose changes are decided on, in its order.
    ///   - known: decisions of an earlier review; those on changes that are others now are forgotten.
    public init(_ plan: Plan, known: Decisions? = nil) {
        entries = plan.steps.flatMap { step in
            step.changes.compactMap { change in
                change.fingerprint.map { Entry(step: step, change: change, fingerprint: $0) }
            }
        }
        decisions = Decisions(recipe: plan.recipeName)
        for entry in entries {
            guard let known = known?.changes[entry.change.id], known.fingerprint == entry.fingerprint else { continue }
            decisions.changes[entry.change.id] = known
        }
        knownCount = decisions.changes.count
        skipDecided()
    }

    public var isEmpty: Bool { entries.isEmpty }
    public var total: Int { entries.count }
    /// Of the change at hand, from 1.
    public var position: Int { index + 1 }
    /// The change to decide on; nil once all are decided.
    public var current: Entry? { index < entries.count ? entries[index] : nil }
    /// What was decided on the change at hand, which is looked at again; nil for one without a decision.
    public var verdict: Decisions.Verdict? { current.flatMap { decisions.changes[$0.change.id]?.decision } }
    /// The changes without a decision.
    public var undecided: [PlannedChange] {
        entries.map(\.change).filter { decisions.changes[$0.id] == nil }
    }

    public func count(of verdict: Decisions.Verdict) -> Int {
        decisions.changes.values.count { $0.decision == verdict }
    }

    public mutating func decide(_ verdict: Decisions.Verdict) {
        guard let entry = current else { return }
        set(verdict, entry)
        index += 1
        skipDecided()
    }

    /// Goes on without touching the decision on the change at hand; nothing happens where there is none.
    public mutating func keep() {
        guard verdict != nil else { return }
        index += 1
        skipDecided()
    }

    /// Takes the change at hand and every one after it that the plan makes by itself; what is held back is still asked.
    public mutating func takeRest() {
        guard let current else { return }
        set(.take, current)
        for entry in entries[index...]
        where decisions.changes[entry.change.id] == nil && entry.change.status == .accepted {
            set(.take, entry)
        }
        skipDecided()
    }

    /// Leaves the change at hand and every one of the same file that has no decision.
    public mutating func leaveFile() {
        guard let current else { return }
        let path = current.change.place.path
        set(.leave, current)
        for entry in entries[index...]
        where entry.change.place.path == path && decisions.changes[entry.change.id] == nil {
            set(.leave, entry)
        }
        skipDecided()
    }

    /// Goes back to the change before, whose decision holds until there is another one.
    public mutating func goBack() {
        guard index > 0 else { return }
        index -= 1
    }

    private mutating func set(_ verdict: Decisions.Verdict, _ entry: Entry) {
        decisions.changes[entry.change.id] = Decisions.Entry(verdict, fingerprint: entry.fingerprint)
    }

    private mutating func skipDecided() {
        while let entry = current, decisions.changes[entry.change.id] != nil { index += 1 }
    }
}
