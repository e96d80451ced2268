public import Merging
import SourceText

/// What a merge of a file's versions came to, for programs.
public enum MergeReport {
    /// - Parameters:
    ///   - path: the file's path in its repository.
    ///   - outcome: what became of it.
    public static func json(of path: String, _ outcome: FileMerge.Outcome) throws -> String {
        try PrintableJSON.encode(Record(path, outcome))
    }

    private struct Record: Encodable {
        let clean: Bool
        let conflicts: [ConflictRecord]
        let merged: Way
        let path: String
        /// Why the versions could not be merged by meaning.
        let reason: String?
        let renewedIDs: [RenewedRecord]
        let version = MergeSchema.whole.version

        init(_ path: String, _ outcome: FileMerge.Outcome) {
            self.path = path
            if case .merged(let file) = outcome {
                renewedIDs = file.renewedIDs.map(RenewedRecord.init)
            } else {
                renewedIDs = []
            }
            switch outcome {
            case .merged(let file):
                (clean, conflicts) = (file.conflicts.isEmpty, file.conflicts.map(ConflictRecord.init))
                (merged, reason) = (.meaning, nil)
            case .lines(let lines): (clean, conflicts, merged, reason) = (lines.isClean, [], .lines, nil)
            case .onlyLines(let lines, let obstacle):
                (clean, conflicts, merged, reason) = (lines.isClean, [], .lines, obstacle.reason)
            }
        }
    }

    enum Way: String, Encodable, CaseIterable {
        case meaning
        case lines
    }

    private struct RenewedRecord: Encodable {
        let new: String
        let object: String
        let old: String

        init(_ renewed: RenewedID) {
            new = renewed.new
            object = renewed.object
            old = renewed.old
        }
    }

    private struct ConflictRecord: Encodable {
        let breakage: Bool
        let group: String?
        let object: String?
        let text: String

        init(_ conflict: MergeConflict) {
            breakage = conflict.isBreakage
            group = conflict.group
            object = conflict.objectID
            text = conflict.text
        }
    }
}
