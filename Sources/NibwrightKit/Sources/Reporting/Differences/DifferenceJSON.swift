import Differences
import SourceText

/// Differences for programs; the keys are described in `Docs/Diff.md`.
enum DifferenceJSON {
    static func text(_ differences: ProjectDifferences) throws -> String {
        try PrintableJSON.encode(Record(differences))
    }

    private struct Record: Encodable {
        let counts: [String: Int]
        let differences: [DifferenceRecord]
        let otherFiles: [String]
        let unread: [UnreadRecord]
        let version = 1

        init(_ all: ProjectDifferences) {
            differences = all.all.map(DifferenceRecord.init)
            otherFiles = all.otherFiles
            unread = all.unread.map(UnreadRecord.init)
            var counts = Dictionary(grouping: all.meant, by: \.kind.rawValue).mapValues(\.count)
            counts["noise"] = all.noise.count
            self.counts = counts
        }
    }

    private struct UnreadRecord: Encodable {
        let path: String
        let reason: String

        init(_ file: (path: String, reason: String)) {
            (path, reason) = file
        }
    }

    private struct DifferenceRecord: Encodable {
        let group: String?
        let kind: String
        let new: PlaceRecord?
        let noise: String?
        let old: PlaceRecord?
        let path: String
        let subject: String?
        let text: String
        let topic: String

        init(_ difference: Difference) {
            group = difference.group
            kind = difference.kind.rawValue
            new = difference.newPlace.map(PlaceRecord.init)
            noise = difference.noise?.rawValue
            old = difference.oldPlace.map(PlaceRecord.init)
            path = difference.path
            subject = difference.subject
            text = difference.text
            topic = difference.topic.rawValue
        }
    }

    private struct PlaceRecord: Encodable {
        let column: Int?
        let id: String?
        let line: Int?
        let path: String

        init(_ place: Place) {
            column = place.position?.column
            id = place.objectID
            line = place.position?.line
            path = place.path
        }
    }
}
