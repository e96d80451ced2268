import Foundation
import SourceText

/// All that is needed to finish a run or to take it back, written to disk before the first file is touched.
///
/// The journal of a finished run becomes its record, by a single rename: that is the moment in which the run is done.
struct RunJournal: Codable, Equatable {
    enum Kind: String, Codable {
        case apply, undo
    }

    enum Phase: String, Codable {
        /// Backups and new files are being written; no file of the user has changed.
        case staging
        /// All is in place: the run will be finished, whatever happens.
        case committing
        /// A step failed and the originals are being put back.
        case rollingBack = "rolling-back"
    }

    struct Entry: Codable, Equatable {
        let path: String
        /// The file as found; nil for one that the run makes.
        let before: FileStamp?
        /// The file as written; nil for one that the run removes.
        let after: FileStamp?
    }

    static let currentVersion = 2

    var version = currentVersion
    var kind: Kind
    var phase = Phase.staging
    var runID: String
    var label: String
    /// Runs are undone from the highest number down.
    var sequence: Int
    var entries: [Entry]
    /// Folders that the run makes, each after the one it is in.
    var createdFolders: [String]
    /// Folders that go at the end if they are empty, each before the one it is in.
    var removedFolders: [String]

    /// The folder of the run's backups.
    var backupFolder: String {
        kind == .apply ? StateFolder.originals(runID) : StateFolder.replaced(runID)
    }

    func encoded() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings and numbers always encode.
        return try! Array(encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}

/// The facts that identify a file's content and allow to make the file again.
struct FileStamp: Codable, Equatable {
    let sha256: String
    let mode: Int
    let owner: Int?
    let group: Int?

    /// The mode of files that no run found on disk.
    static let newFileMode = 0o644

    init(_ bytes: [UInt8], like status: FileStatus?) {
        sha256 = SHA256.hexDigest(of: bytes)
        mode = status?.mode ?? Self.newFileMode
        owner = status?.owner
        group = status?.group
    }

    init(_ bytes: [UInt8], like stamp: FileStamp) {
        sha256 = SHA256.hexDigest(of: bytes)
        mode = stamp.mode
        owner = stamp.owner
        group = stamp.group
    }
}
