import Planning
import SourceText
import TransformKit

/// What each change does to the files as they are now, although a step sees what the steps before it left.
///
/// Where one step alone changes a file, a change has its own edits. Where several do, it has those of the whole plan that its own
/// became part of, which other changes have as well; so the fixes of all accepted changes, the same replacement taken once, are the plan.
struct PlanFixes {
    private let plan: Plan
    private let paths: LintPaths
    private let outcomes: [String: ChangedFile]
    /// Each file's changes by step.
    private let files: [String: [(step: Int, file: StepFile)]]

    init(_ plan: Plan, _ paths: LintPaths) {
        self.plan = plan
        self.paths = paths
        outcomes = Dictionary(uniqueKeysWithValues: plan.outcomes.map { ($0.path, $0) })
        files = Dictionary(
            grouping: plan.steps.enumerated().flatMap { place, step in step.files.map { (step: place, file: $0) } },
            by: \.file.path)
    }

    /// The fix of a change; nil for one that is refused or conflicts, and for one that is held back and stands on what
    /// an earlier step does.
    func fix(of change: PlannedChange, in step: Int) -> SARIFFix? {
        let changes: [SARIFFix.ArtifactChange]
        switch change.status {
        case .refused, .conflicting: return nil
        case .accepted: changes = change.files.compactMap { accepted($0, change, step) }
        case .heldBack:
            let found = change.files.map { heldBack($0, change, step) }
            if found.contains(where: { $0 == nil }) { return nil }
            changes = found.compactMap(\.self)
        }
        if changes.isEmpty { return nil }
        return SARIFFix(artifactChanges: changes, description: SARIFLog.Message(text: change.title))
    }

    /// The column of a place in UTF-16, where the file's text is known.
    func column(of place: Place, in step: Int) -> Int? {
        guard let position = place.position, let text = text(of: place.path, before: step),
            position.line <= text.lineStarts.count
        else { return nil }
        let offset = text.lineStarts[position.line - 1] + position.column - 1
        return offset <= text.bytes.count ? text.column(at: offset) : nil
    }

    // MARK: Files

    private func accepted(_ path: String, _ change: PlannedChange, _ step: Int) -> SARIFFix.ArtifactChange? {
        guard let file = outcomes[path] else { return nil }
        guard let before = file.before else {
            let edit = TextEdit(0..<0, bytes: file.after?.bytes ?? [])
            return artifact(path, [edit], of: SourceText(path: path, bytes: []), status: "created")
        }
        guard file.after != nil else {
            return artifact(path, [TextEdit(0..<before.bytes.count, bytes: [])], of: before, status: "removed")
        }
        let own = Self.replacements(of: change, in: path)
        if files[path]?.count == 1 { return artifact(path, own, of: before) }
        let parts = own.map { origin(of: $0.range, in: path, before: step) }
        let touched = file.edits.edits.filter { edit in
            parts.contains { $0.lowerBound <= edit.range.upperBound && edit.range.lowerBound <= $0.upperBound }
        }
        return artifact(path, own.isEmpty ? file.edits.edits : touched, of: before)
    }

    private func heldBack(_ path: String, _ change: PlannedChange, _ step: Int) -> SARIFFix.ArtifactChange? {
        if files[path]?.contains(where: { $0.step < step }) == true { return nil }
        for edit in change.edits where edit.path == path {
            switch edit {
            case .create(_, let bytes):
                let edit = TextEdit(0..<0, bytes: bytes)
                return artifact(path, [edit], of: SourceText(path: path, bytes: []), status: "created")
            case .remove:
                guard let text = text(of: path, before: step) else { return nil }
                return artifact(path, [TextEdit(0..<text.bytes.count, bytes: [])], of: text, status: "removed")
            case .replace: continue
            }
        }
        let own = Self.replacements(of: change, in: path)
        guard let text = text(of: path, before: step), own.allSatisfy({ $0.range.upperBound <= text.bytes.count })
        else { return nil }
        return artifact(path, own, of: text)
    }

    private func artifact(
        _ path: String, _ edits: [TextEdit], of source: SourceText, status: String? = nil
    ) -> SARIFFix.ArtifactChange? {
        guard let sorted = EditList(edits)?.edits, !sorted.isEmpty else { return nil }
        let all = outcomes[path]?.edits.edits ?? []
        let replacements = sorted.map { edit in
            SARIFFix.Replacement(edit, of: source, rank: rank(of: edit, among: all))
        }
        return SARIFFix.ArtifactChange(
            artifactLocation: .file(path, paths), properties: status.map { ["status": .text($0)] },
            replacements: replacements)
    }

    /// The place of an insertion among the plan's at the same place; nil where it is the only one.
    private func rank(of edit: TextEdit, among all: [TextEdit]) -> Int? {
        guard edit.range.isEmpty else { return nil }
        let neighbors = all.filter { $0.range == edit.range }
        return neighbors.count < 2 ? nil : neighbors.firstIndex(of: edit)
    }

    // MARK: Texts

    private static func replacements(of change: PlannedChange, in path: String) -> [TextEdit] {
        change.edits.compactMap { if case .replace(path, let edit) = $0 { edit } else { nil } }
    }

    /// The text that a step sees; nil where none of its changes edits it.
    private func text(of path: String, before step: Int) -> SourceText? { plan.steps[step].sources[path] }

    /// The bytes of the file as it is now that a range of what a step sees stands for.
    private func origin(of range: Range<Int>, in path: String, before step: Int) -> ClosedRange<Int> {
        var place = range.lowerBound...range.upperBound
        for (_, file) in (files[path] ?? []).filter({ $0.step < step }).reversed() {
            guard file.before != nil, file.after != nil else { return 0...(outcomes[path]?.before?.bytes.count ?? 0) }
            place = Self.origin(of: place, through: file.edits)
        }
        return place
    }

    private static func origin(of place: ClosedRange<Int>, through edits: EditList) -> ClosedRange<Int> {
        var (lower, upper): (Int?, Int?)
        var shift = 0
        for edit in edits.edits {
            let start = edit.range.lowerBound + shift
            let end = start + edit.replacement.count
            if lower == nil, place.lowerBound <= end {
                lower = place.lowerBound < start ? place.lowerBound - shift : edit.range.lowerBound
            }
            if upper == nil, place.upperBound < start { upper = place.upperBound - shift }
            if upper == nil, place.upperBound <= end { upper = edit.range.upperBound }
            shift += edit.replacement.count - edit.range.count
        }
        let first = lower ?? place.lowerBound - shift
        return first...max(first, upper ?? place.upperBound - shift)
    }
}
