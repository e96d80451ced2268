public import Planning
import SourceText
import TransformKit

/// A patch of a series, with the name of its file.
public struct NumberedPatch: Sendable {
    /// `0001-outlets-make-label-strong.patch`; the names sort in the order in which to apply.
    public let name: String
    /// What `git apply` takes; what stands before the first file is for people.
    public let bytes: [UInt8]
}

/// The accepted changes as patches to apply one after the other: together they give what `apply` gives.
public enum PatchSeries {
    /// What one patch holds.
    public enum Part: String, Sendable, CaseIterable {
        /// The whole plan, one step of it, or one change with those that share an edit with it.
        case plan, step, change
    }

    /// The patches in their order; a part that changes nothing has none.
    public static func patches(_ plan: Plan, per part: Part) -> [NumberedPatch] {
        let entries =
            switch part {
            case .plan:
                [Entry(slug: PlanTables.slug(plan.recipeName), words: [], files: plan.outcomes.map(PatchedFile.init))]
            case .step: plan.steps.map(entry)
            case .change: changes(plan)
            }
        let patches = entries.map { (entry: $0, bytes: PatchReport.bytes($0.files)) }.filter { !$0.bytes.isEmpty }
        return patches.enumerated().map { number, patch in
            let head =
                ["Patch \(number + 1) of \(patches.count) of the plan “\(plan.recipeName)”, made by nibwright."]
                + patch.entry.words + needs(of: patch.entry, among: patches[..<number].map(\.entry)) + [""]
            let text = head.map { $0.printable + "\n" }.joined()
            return NumberedPatch(name: name(number, patch.entry.slug), bytes: Array(text.utf8) + patch.bytes)
        }
    }

    /// A patch to come: its words, its files, and which others it stands on.
    struct Entry {
        let slug: String
        let words: [String]
        let files: [PatchedFile]
        /// Where it is in its step, and the step's place in the plan; nil where it is a whole step or plan.
        var part: (step: Int, number: Int)?
        /// The parts of the same step whose edits stand among its lines.
        var neighbors: Set<Int> = []
    }

    private static func name(_ index: Int, _ slug: String) -> String {
        let number = String(index + 1)
        return String(repeating: "0", count: max(0, 4 - number.count)) + number + "-" + slug + ".patch"
    }

    private static func entry(_ step: PlannedStep) -> Entry {
        let changes = step.changes.filter { $0.status == .accepted }
        return Entry(
            slug: PlanTables.slug(step.id), words: ["Step \(step.id)"] + changes.map { "  \($0.title)" },
            files: step.files.map(PatchedFile.init))
    }

    private static func changes(_ plan: Plan) -> [Entry] {
        plan.steps.enumerated().flatMap { place, step in
            StepParts(step).parts.enumerated().map { number, part in
                let titles = part.changes.map { "  \($0.title) (\($0.id))" }
                let joined = "  These share an edit or a file, so that none of them can be made alone."
                return Entry(
                    slug: PlanTables.slug("\(step.id)-\(part.changes[0].title)"),
                    words: ["Step \(step.id)"] + titles + (titles.count > 1 ? [joined] : []), files: part.files,
                    part: (place, number), neighbors: part.neighbors)
            }
        }
    }

    /// Earlier patches without which one does not apply: of its step those whose edits stand among its lines, of
    /// earlier steps those that touch a file of its.
    private static func needs(of entry: Entry, among earlier: [Entry]) -> [String] {
        guard let part = entry.part else { return [] }
        let paths = Set(entry.files.map(\.path))
        let needed = earlier.indices.filter { index in
            guard let other = earlier[index].part else { return false }
            return other.step == part.step
                ? entry.neighbors.contains(other.number) : earlier[index].files.contains { paths.contains($0.path) }
        }
        return needed.isEmpty ? [] : ["Stands on: " + needed.map { name($0, earlier[$0].slug) }.joined(separator: ", ")]
    }
}
