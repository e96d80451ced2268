import Planning
import SourceText
import TransformKit

/// A change with its decision, for programs.
struct ChangeRecord: Encodable {
    let code: String?
    let details: [String: Detail]
    let files: [String]
    let fingerprint: String?
    let handTests: [HandTestRecord]?
    let id: String
    /// Nil where the change means to change or lose no name, so that the key is omitted.
    let intents: [IntentRecord]?
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
        fingerprint = change.fingerprint
        handTests = HandTestRecord.all([change])
        id = change.id
        intents = change.intents.isEmpty ? nil : change.intents.sorted().map(IntentRecord.init)
        place = PlaceRecord(change.place)
        reason = change.reason
        safety = change.safety
        status = change.status
        step = change.step
        title = change.title
        transform = change.transform
    }
}

/// `{ "kind": "class", "name": "Cup", "new-name": "Mug" }`; without a new name for one that goes.
struct IntentRecord: Encodable {
    let kind: String
    let name: String
    let newName: String?

    enum CodingKeys: String, CodingKey {
        case kind, name
        case newName = "new-name"
    }

    init(_ intent: ChangeIntent) {
        kind = intent.kind.rawValue
        name = intent.name
        newName = intent.newName
    }
}

/// A step to try in the app, and the change that requires it.
struct HandTestRecord: Encodable {
    let action: String
    let change: String
    let place: PlaceRecord
    let reason: String

    /// The steps of some changes; nil where there are none, so that the key is omitted.
    static func all(_ changes: [PlannedChange]) -> [HandTestRecord]? {
        let found = changes.flatMap { change in
            change.handTests.sorted().map {
                HandTestRecord(action: $0.action, change: change.id, place: PlaceRecord($0.place), reason: $0.reason)
            }
        }
        return found.isEmpty ? nil : found
    }
}

/// A finding, for programs.
struct FindingRecord: Encodable {
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

/// A place, for programs: path, line, column and object as keys of their own.
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
