public import Planning
import TransformKit

/// A plan as lines of JSON: each can be read when it is there, however long the plan is.
public enum PlanLines {
    /// - Parameters:
    ///   - plan: the plan to write, a line for each of its parts.
    ///   - toolVersion: of the tool that writes the plan.
    public static func text(_ plan: Plan, toolVersion: String) throws -> String {
        let header = HeaderRecord(
            format: "plan", path: plan.root, version: PlanSchema.lines.version, toolVersion: toolVersion,
            allow: plan.allowed.rawValue, recipe: plan.recipeName)
        var text = try JSONLine("header", header).text
        for change in plan.changes { text += try JSONLine("change", ChangeRecord(change)).text }
        for file in plan.outcomes { text += try JSONLine("file", FileRecord(file)).text }
        for finding in plan.findings { text += try JSONLine("finding", FindingRecord(finding)).text }
        for file in plan.unread { text += try JSONLine("unread", UnreadRecord(file)).text }
        return try text + JSONLine("totals", Totals(counts: plan.counts, refusals: plan.refusalCounts)).text
    }

    private struct Totals: Encodable {
        let counts: ChangeCounts
        let refusals: [String: Int]
    }
}
