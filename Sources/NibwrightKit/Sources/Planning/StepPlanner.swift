import ProjectGraph
import Recipes
import SourceText
import TransformKit

/// Decides on the proposals of one step: which changes are made, held back, refused or in conflict.
struct StepPlanner {
    let step: RecipeStep
    let description: TransformDescription
    /// The plugin that brings the transform; nil where it is one of the tool's own.
    let plugin: String?
    let graph: ProjectGraph
    let targets: TargetPaths
    let evidence: MissingEvidence
    let scope: EditScope
    let allowed: Safety
    let reach: PlanReach
    let decisions: Decisions?
    let threads: Int

    /// A proposed change with the decision on it so far.
    private struct Candidate {
        let id: String
        let change: Change
        var safety: Safety
        var status = ChangeStatus.accepted
        var reason: String
        /// The reason of one that is made.
        var fullReason = ""
        var code: RefusalCode?
        /// Nil for a change that cannot be made whatever a person decides.
        var fingerprint: String?
    }

    /// The step, and the graph that it leaves for the next one.
    func plan(_ proposals: Proposals) -> (step: PlannedStep, graph: ProjectGraph) {
        var ids = IdentifierPool(prefix: step.id)
        let proposed = sorted(proposals.changes).map { change in
            Candidate(id: ids.take(change.subject), change: change, safety: change.safety, reason: change.reason)
        }
        var candidates = concurrentMap(proposed, threads: threads, screened)
        refuseObstructed(&candidates)
        let (merger, after) = settle(&candidates)
        let refusals = proposals.refusals.sorted { ($0.place, $0.subject) < ($1.place, $1.subject) }
            .map { planned($0, id: ids.take($0.subject)) }
        let changes = concurrentMap(candidates, threads: threads) { planned($0) } + refusals
        let touched = Set(changes.flatMap { $0.edits.map(\.path) })
        let outcome = PlannedStep(
            id: step.id, transformID: step.transformID,
            changes: changes.sorted { ($0.place, $0.id) < ($1.place, $1.id) }, files: files(merger),
            sources: Dictionary(
                uniqueKeysWithValues: touched.compactMap { path in graph.text(at: path).map { (path, $0) } }),
            offers: proposals.offers, tables: description.tables, refusalCodes: codes(of: changes))
        return (outcome, after)
    }

    private func codes(of changes: [PlannedChange]) -> [RefusalCode] {
        let used = Set(changes.compactMap(\.code))
        let declared = (RefusalCode.planner + description.refusals).filter { used.contains($0.id) }
        return Dictionary(declared.map { ($0.id, $0) }, uniquingKeysWith: { _, own in own }).values
            .sorted { $0.id < $1.id }
    }

    private func sorted(_ changes: [Change]) -> [Change] {
        changes.sorted { ($0.place, $0.subject, $0.title) < ($1.place, $1.subject, $1.title) }
    }

    // MARK: One by one

    /// Sorts out what may not be made at all, before anything is merged.
    private func screened(_ proposed: Candidate) -> Candidate {
        var candidate = proposed
        let change = candidate.change
        if let fault = fault(of: change) {
            candidate.status = .refused
            candidate.code = fault.code
            candidate.reason = fault.reason
            return candidate
        }
        if reach == .generatedFiles, !change.edits.allSatisfy({ renewsGeneratedFile($0) }) {
            candidate.status = .heldBack
            return candidate
        }
        // A file that could not be read may prove it wrong.
        if change.safety == .safe, let doubt = evidence.doubt(about: change, in: graph) {
            candidate.safety = .review
            // A reason of several sentences ends with a full stop.
            candidate.reason += candidate.reason.hasSuffix(".") ? " And " + doubt : "; " + doubt
        }
        if let cap = step.maximumSafety, candidate.safety > cap {
            candidate.status = .heldBack
            candidate.reason += "; the step takes no more than \(cap.rawValue)"
        } else {
            candidate.fingerprint = ChangeFingerprint.of(change, safety: candidate.safety, in: graph)
            if let decisions {
                obey(decisions, &candidate)
            } else if candidate.safety > allowed {
                candidate.status = .heldBack
            }
        }
        candidate.fullReason = candidate.reason
        return candidate
    }

    private func renewsGeneratedFile(_ edit: FileEdit) -> Bool {
        guard case .replace(let path, _) = edit, let source = graph.text(at: path) else { return false }
        return GeneratedFile.isOne(source)
    }

    /// Where a person decided, the change's level does not: what they take is made, and nothing else.
    private func obey(_ decisions: Decisions, _ candidate: inout Candidate) {
        guard let entry = decisions.changes[candidate.id] else {
            candidate.status = .heldBack
            candidate.reason = "nobody has decided on it; " + candidate.reason
            return
        }
        guard entry.fingerprint == candidate.fingerprint else {
            candidate.status = .heldBack
            candidate.reason = "it is another change now than the one that was decided on; " + candidate.reason
            return
        }
        guard entry.decision == .leave else { return }
        candidate.status = .heldBack
        candidate.reason = "left out by a decision; " + candidate.reason
    }

    /// Refuses, in order, each change whose new files could not stand beside those of the changes before it.
    private func refuseObstructed(_ candidates: inout [Candidate]) {
        var paths = NewPaths()
        for index in candidates.indices where candidates[index].status == .accepted {
            guard let obstacle = paths.add(candidates[index].change, id: candidates[index].id) else { continue }
            candidates[index].status = .refused
            candidates[index].code = .gatePath
            candidates[index].reason = "its files could not be made: \(obstacle)"
        }
    }

    private func fault(of change: Change) -> (code: RefusalCode, reason: String)? {
        if change.edits.isEmpty {
            return (.noEdits, "it has no edits: \(transformFault)")
        }
        if change.safety > description.highestSafety {
            let promise = "the transform describes its changes as at most \(description.highestSafety.rawValue)"
            return (.unannouncedSafety, "it is \(change.safety.rawValue), and \(promise): \(transformFault)")
        }
        if let fault = targets.fault(of: change) {
            return (.gatePath, "its files could not be made: \(fault): \(transformFault)")
        }
        for edit in change.edits {
            if !scope.contains(edit.path) {
                return (.fileNotSelected, "it needs a change in \(edit.path), which the recipe does not select")
            }
            switch edit {
            case .create(let path, _) where graph.lists(path):
                return (.fileExists, "\(path) is there already")
            case .replace(let path, let edit):
                guard let text = graph.text(at: path) else {
                    return (.fileMissing, "\(path) is not among the files that were read")
                }
                if let impossibility = edit.impossibility {
                    return (.impossibleEdit, "\(impossibility): \(transformFault)")
                }
                guard edit.range.lowerBound >= 0, edit.range.upperBound <= text.bytes.count else {
                    return (
                        .editOutOfRange, "it edits beyond the end of \(path): \(transformFault)"
                    )
                }
            case .remove(let path) where graph.text(at: path) == nil:
                return (.fileMissing, "\(path) is not among the files that were read")
            default: continue
            }
        }
        return contradiction(in: change.edits)
    }

    /// Two edits of one change that cannot both be made.
    private func contradiction(in edits: [FileEdit]) -> (code: RefusalCode, reason: String)? {
        for (path, group) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
            let replacements = group.compactMap { if case .replace(_, let edit) = $0 { edit } else { nil } }
            let isSound = replacements.isEmpty ? Set(group).count == 1 : replacements.count == group.count
            if !isSound || EditList(replacements) == nil {
                return (.editsOverlap, "its own edits of \(path) overlap: \(transformFault)")
            }
        }
        return nil
    }

    // MARK: Together

    private func merge(_ candidates: inout [Candidate]) -> EditMerger {
        var merger = EditMerger()
        for index in candidates.indices where [.accepted, .conflicting].contains(candidates[index].status) {
            candidates[index].status = .accepted
            if let obstacle = merger.add(candidates[index].change, id: candidates[index].id) {
                candidates[index].status = .conflicting
                candidates[index].code = .conflict
                candidates[index].reason = "it changes the same text in \(obstacle.path) as \(obstacle.owner)"
            } else {
                candidates[index].code = nil
                candidates[index].reason = candidates[index].fullReason
            }
        }
        return merger
    }

    /// Merges and drops what does not pass the gates until the rest does; gives the edits and the graph they lead to.
    private func settle(_ candidates: inout [Candidate]) -> (EditMerger, ProjectGraph) {
        var merger = merge(&candidates)
        guard !merger.paths.isEmpty else { return (merger, graph) }
        let gate = Gate(before: graph, threads: threads)
        while !merger.paths.isEmpty {
            let accepted = candidates.filter { $0.status == .accepted }
            let verdict = gate.verdict(on: outcomes(merger), intents: accepted.flatMap(\.change.intents))
            guard let violation = verdict.violations.first else { return (merger, verdict.graph ?? graph) }
            dropViolators(&candidates, violation, gate)
            merger = merge(&candidates)
        }
        return (merger, graph)
    }

    /// Refuses the changes that do not pass the gates, at least one.
    private func dropViolators(_ candidates: inout [Candidate], _ first: Gate.Violation, _ gate: Gate) {
        let accepted = candidates.indices.filter { candidates[$0].status == .accepted }
        let violators = violators(among: accepted[...], of: candidates, gate)
        for (index, violation) in violators { refuse(&candidates[index], violation) }
        guard violators.isEmpty else { return }
        // Each passes by itself and all together do not: the last one at the place goes, then the check runs again.
        let atPlace = accepted.filter { index in candidates[index].change.edits.contains { $0.path == first.path } }
        if let last = atPlace.last ?? accepted.last { refuse(&candidates[last], first) }
    }

    /// The changes that do not pass by themselves, found by halving: a gate looks at the whole graph, so one run for
    /// each of thousands of changes would never end.
    private func violators(
        among group: ArraySlice<Int>, of candidates: [Candidate], _ gate: Gate
    ) -> [(index: Int, violation: Gate.Violation)] {
        var merger = EditMerger()
        for index in group { _ = merger.add(candidates[index].change, id: candidates[index].id) }
        let intents = group.flatMap { candidates[$0].change.intents }
        guard let violation = gate.verdict(on: outcomes(merger), intents: intents).violations.first else { return [] }
        if group.count == 1 { return [(group[group.startIndex], violation)] }
        let middle = group.startIndex + group.count / 2
        return violators(among: group[..<middle], of: candidates, gate)
            + violators(among: group[middle...], of: candidates, gate)
    }

    private func refuse(_ candidate: inout Candidate, _ violation: Gate.Violation) {
        candidate.status = .refused
        candidate.code = violation.code
        candidate.reason = "\(violation.reason): \(transformFault)"
    }

    /// Whose fault a change is that no project brought about, and who mends it.
    private var transformFault: String {
        guard let plugin else { return "a fault of the transform \(step.transformID), please report it" }
        return "a fault of the transform \(step.transformID), please tell the author of the plugin \(plugin)"
    }

    private func outcomes(_ merger: EditMerger) -> [String: [UInt8]?] {
        let paths = merger.paths
        let outcomes = concurrentMap(paths, threads: threads) { merger.outcome(of: $0, from: graph.text(at: $0)) }
        return Dictionary(uniqueKeysWithValues: zip(paths, outcomes))
    }

    private func files(_ merger: EditMerger) -> [StepFile] {
        concurrentMap(merger.paths, threads: threads) { path in
            let before = graph.text(at: path)
            let after = merger.outcome(of: path, from: before).map { SourceText(path: path, bytes: $0) }
            return StepFile(path: path, before: before, after: after, edits: merger.edits(of: path) ?? EditList())
        }
    }

    // MARK: Results

    private func planned(_ candidate: Candidate) -> PlannedChange {
        let change = candidate.change
        return PlannedChange(
            id: candidate.id, step: step.id, transform: step.transformID, title: change.title, reason: candidate.reason,
            safety: candidate.safety, status: candidate.status, code: candidate.code?.id, place: change.place,
            files: Set(change.edits.map(\.path)).sorted(), details: change.details,
            picture: change.picture, handTests: change.handTests, intents: change.intents,
            edits: change.edits, fingerprint: candidate.status == .refused ? nil : candidate.fingerprint)
    }

    private func planned(_ refusal: Refusal, id: String) -> PlannedChange {
        PlannedChange(
            id: id, step: step.id, transform: step.transformID, title: refusal.title, reason: refusal.reason,
            safety: .review, status: .refused, code: refusal.code.id, place: refusal.place, files: [refusal.place.path],
            details: refusal.details, picture: [], handTests: [], intents: [], edits: [], fingerprint: nil)
    }
}

/// Makes `step/subject` unique: a subject that comes again gets a number.
private struct IdentifierPool {
    private let prefix: String
    private var taken: Set<String> = []
    /// The last number that each subject got: counted on from there, as many changes may have one subject.
    private var counts: [String: Int] = [:]

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func take(_ subject: String) -> String {
        var name = subject
        while !taken.insert(name).inserted {
            let count = counts[subject, default: 1] + 1
            counts[subject] = count
            name = "\(subject)#\(count)"
        }
        return "\(prefix)/\(name)"
    }
}
