import Foundation
public import Planning
import SourceText
import TransformKit

/// A plan for programs: everything that the text shows and the transforms' own details.
public enum JSONReport {
    /// One object for one project; for several, their objects under `projects` with the sums beside them.
    public static func text(_ plans: [Plan]) throws -> String {
        if plans.count == 1 { return try encode(PlanRecord(plans[0])) }
        return try encode(PlansRecord(plans))
    }

    static func encode(_ value: some Encodable) throws -> String { try PrintableJSON.encode(value) }
}

private struct PlansRecord: Encodable {
    let counts: ChangeCounts
    let projects: [PlanRecord]
    let version = PlanSchema.whole.version

    init(_ plans: [Plan]) {
        counts = ChangeCounts(plans.flatMap(\.changes))
        projects = plans.map(PlanRecord.init)
    }
}

private struct PlanRecord: Encodable {
    let allow: Safety
    let changes: [ChangeRecord]
    let counts: ChangeCounts
    let files: [FileRecord]
    let findings: [FindingRecord]
    /// The steps to try in the app after the accepted changes, in one list; nil, and so omitted, where there are none.
    let handTests: [HandTestRecord]?
    let path: String
    let recipe: String
    let refusals: [String: Int]
    /// Tables of the plan by their keys, with the rows of changes that are made; a table without rows is omitted.
    let tables: [String: [Detail]]
    /// Files that targets build and that were not read; omitted where all were.
    let unread: [UnreadRecord]?

    init(_ plan: Plan) {
        allow = plan.allowed
        changes = plan.changes.map(ChangeRecord.init)
        counts = plan.counts
        files = plan.outcomes.map(FileRecord.init)
        findings = plan.findings.map(FindingRecord.init)
        handTests = HandTestRecord.all(plan.changes.filter { $0.status == .accepted })
        path = plan.root
        recipe = plan.recipeName
        refusals = plan.refusalCounts
        tables = Self.tables(of: plan)
        unread = plan.unread.isEmpty ? nil : plan.unread.map(UnreadRecord.init)
    }

    private static func tables(of plan: Plan) -> [String: [Detail]] {
        var tables: [String: [Detail]] = [:]
        for step in plan.steps {
            // What every plan has under a name stays that.
            for table in step.tables where table.scope == .plan && CodingKeys(rawValue: table.key) == nil {
                let rows = step.changes.filter { $0.status == .accepted }.flatMap { table.rows(in: $0.details) }
                if !rows.isEmpty { tables[table.key, default: []] += rows }
            }
        }
        return tables
    }

    enum CodingKeys: String, CodingKey {
        case allow, changes, counts, files, findings, handTests, path, recipe, refusals, unread, version
    }

    private struct TableKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(allow, forKey: .allow)
        try container.encode(changes, forKey: .changes)
        try container.encode(counts, forKey: .counts)
        try container.encode(files, forKey: .files)
        try container.encode(findings, forKey: .findings)
        try container.encodeIfPresent(handTests, forKey: .handTests)
        try container.encode(path, forKey: .path)
        try container.encode(recipe, forKey: .recipe)
        try container.encode(refusals, forKey: .refusals)
        try container.encodeIfPresent(unread, forKey: .unread)
        try container.encode(PlanSchema.whole.version, forKey: .version)
        var own = encoder.container(keyedBy: TableKey.self)
        for (key, rows) in tables { try own.encode(rows, forKey: TableKey(stringValue: key)) }
    }
}

/// A file that targets build and that was not read.
struct UnreadRecord: Encodable {
    let path: String
    let reason: String
    let targets: [String]

    init(_ file: UnreadFile) {
        path = file.path
        reason = file.reason.code
        targets = file.targets
    }
}

/// A file that differs afterwards.
struct FileRecord: Encodable {
    let path: String
    let status: String

    init(_ file: ChangedFile) {
        path = file.path
        status = file.before == nil ? "created" : file.after == nil ? "removed" : "changed"
    }
}

extension Plan {
    /// How often each code of a refusal was given.
    var refusalCounts: [String: Int] {
        Dictionary(grouping: changes.filter { $0.status == .refused }, by: { $0.code ?? "" }).mapValues(\.count)
    }
}
