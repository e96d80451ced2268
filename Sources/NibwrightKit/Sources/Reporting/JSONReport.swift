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
    /// What to try in the app after the accepted changes, in one list; left out where there is nothing.
    let handTests: [HandTestRecord]?
    let path: String
    let recipe: String
    let refusals: [String: Int]
    /// What accepted changes make of segues, in one list, so that a checker can hold it against the documents; left out
    /// where no segue goes.
    let removedSegues: [Detail]?
    /// Files that are built and were not read; left out where all were.
    let unread: [UnreadRecord]?

    init(_ plan: Plan) {
        allow = plan.allowed
        changes = plan.changes.map(ChangeRecord.init)
        counts = plan.counts
        files = plan.outcomes.map { file in
            FileRecord(
                path: file.path, status: file.before == nil ? "created" : file.after == nil ? "removed" : "changed")
        }
        findings = plan.findings.map(FindingRecord.init)
        handTests = HandTestRecord.all(plan.changes.filter { $0.status == .accepted })
        path = plan.root
        recipe = plan.recipeName
        refusals = Dictionary(grouping: plan.changes.filter { $0.status == .refused }, by: { $0.code ?? "" })
            .mapValues(\.count)
        let removed = plan.changes.filter { $0.status == .accepted }.flatMap { change -> [Detail] in
            if case .list(let segues)? = change.details["removedSegues"] { segues } else { [] }
        }
        removedSegues = removed.isEmpty ? nil : removed
        unread = plan.unread.isEmpty ? nil : plan.unread.map(UnreadRecord.init)
    }
}

/// A file that targets build and that was not read.
private struct UnreadRecord: Encodable {
    let path: String
    let reason: String
    let targets: [String]

    init(_ file: UnreadFile) {
        path = file.path
        reason = file.reason.code
        targets = file.targets
    }
}

private struct FileRecord: Encodable {
    let path: String
    let status: String
}

private struct ChangeRecord: Encodable {
    let code: String?
    let details: [String: Detail]
    let files: [String]
    let handTests: [HandTestRecord]?
    let id: String
    let place: PlaceRecord
    let reason: String
    let safety: Safety
    let status: ChangeStatus
    let step: String
    let title: String
    let transform: String

    init(_ change: PlannedChange) {
        code = change.code
        details = change.details
        files = change.files
        handTests = HandTestRecord.all([change])
        id = change.id
        place = PlaceRecord(change.place)
        reason = change.reason
        safety = change.safety
        status = change.status
        step = change.step
        title = change.title
        transform = change.transform
    }
}

private struct HandTestRecord: Encodable {
    let action: String
    let change: String
    let place: PlaceRecord
    let reason: String

    /// Nil where there are none, so that the key is left out.
    static func all(_ changes: [PlannedChange]) -> [HandTestRecord]? {
        let found = changes.flatMap { change in
            change.handTests.sorted().map {
                HandTestRecord(action: $0.action, change: change.id, place: PlaceRecord($0.place), reason: $0.reason)
            }
        }
        return found.isEmpty ? nil : found
    }
}

private struct FindingRecord: Encodable {
    let level: String
    let message: String
    let place: PlaceRecord
    let rule: String

    init(_ finding: Finding) {
        level = finding.level.rawValue
        message = finding.message
        place = PlaceRecord(finding.place)
        rule = finding.rule
    }
}

/// A place with its parts apart.
struct PlaceRecord: Encodable {
    let column: Int?
    let line: Int?
    let object: String?
    let objectName: String?
    let path: String

    enum CodingKeys: String, CodingKey {
        case column, line, object, path
        case objectName = "object-name"
    }

    init(_ place: Place) {
        column = place.position?.column
        line = place.position?.line
        object = place.objectID
        objectName = place.objectName
        path = place.path
    }
}
