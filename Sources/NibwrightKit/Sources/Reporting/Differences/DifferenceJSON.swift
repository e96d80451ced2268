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
        let version = DifferenceSchema.whole.version

        init(_ all: ProjectDifferences) {
            differences = all.all.map(DifferenceRecord.init)
            otherFiles = all.otherFiles
            unread = all.unread.map(UnreadRecord.init)
            counts = all.counts
        }
    }

    struct UnreadRecord: Encodable {
        let path: String
        let reason: String

        init(_ file: (path: String, reason: String)) {
            (path, reason) = file
        }
    }

    struct DifferenceRecord: Encodable {
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
}

extension ProjectDifferences {
    /// The differences that somebody may have meant by kind, and those of Xcode's own under `noise`.
    var counts: [String: Int] {
        var counts = Dictionary(grouping: meant, by: \.kind.rawValue).mapValues(\.count)
        counts["noise"] = noise.count
        return counts
    }
}
