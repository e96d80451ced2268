import Batch
import Foundation
import SourceText

/// The folder of a run: its records, and a folder for each project with its plans, reports and logs.
final class RunFolder: @unchecked Sendable {
    /// What a run is, so that one that was broken off can go on and shards can be put together.
    struct Description: Codable, Equatable {
        static let currentVersion = 1

        var version = Self.currentVersion
        let name: String
        let action: BatchAction
        /// All projects of the run, in its order, those of other shards too.
        let projects: [String]
        /// `3/16`; nil for a whole run.
        let shard: String?
    }

    let path: String
    private let lock = NSLock()
    private var lockFile: Int32 = -1

    init(_ path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private var recordsPath: String { path + "/records.jsonl" }
    private var descriptionPath: String { path + "/run.json" }
    /// Where work trees are while they are used.
    var workFolder: String { path + "/work" }

    func folder(of project: String) -> String { path + "/projects/" + ProjectRecord.folderName(of: project) }

    // MARK: Beginning

    /// Makes the folder, or takes up the run that is in it; a folder that holds anything else is refused.
    func open() throws {
        if let isFolder = FileManager.default.isFolder(path) {
            let names = isFolder ? try FileManager.default.contentsOfDirectory(atPath: path) : []
            guard isFolder, names.isEmpty || names.contains("run.json") || names == ["lock"] else {
                throw Failure(.usage, "\"\(path)\" is no folder of a run; name one that is not there yet with --run")
            }
        }
        do {
            try FileManager.default.createDirectory(atPath: path + "/projects", withIntermediateDirectories: true)
        } catch {
            throw Failure(.usage, "the run's folder \"\(path)\" cannot be made: \(error.localizedDescription)")
        }
        lockFile = Foundation.open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lockFile >= 0, flock(lockFile, LOCK_EX | LOCK_NB) == 0 else {
            throw Failure(
                .usage, "another run is at work in \"\(path)\"; wait for it, or name another folder with --run")
        }
        // A run that was killed leaves its work trees; git forgets them by itself.
        try? FileManager.default.removeItem(atPath: workFolder)
    }

    func close() {
        if lockFile >= 0 { Foundation.close(lockFile) }
        lockFile = -1
    }

    /// Nil where there is none.
    func description() throws -> Description? {
        guard let data = FileManager.default.contents(atPath: descriptionPath) else { return nil }
        do {
            let found = try JSONDecoder().decode(Description.self, from: data)
            if found.version == Description.currentVersion { return found }
        } catch {}
        throw Failure(
            .usage, "\"\(descriptionPath)\" is no run of this version of Nibwright; name another folder with --run")
    }

    func write(_ description: Description) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Data(encoder.encode(description) + [UInt8(ascii: "\n")])
            .write(to: URL(fileURLWithPath: descriptionPath), options: .atomic)
    }

    // MARK: Records

    /// The records of finished projects; the rest of a line that was not finished is cut off.
    func records() -> [ProjectRecord] {
        let bytes = Array(FileManager.default.contents(atPath: recordsPath) ?? Data())
        let (records, length) = RecordLines.read(bytes)
        if length < bytes.count { truncate(recordsPath, off_t(length)) }
        return records
    }

    /// Adds a record, which is on the disk when this returns.
    func add(_ record: ProjectRecord) throws {
        let line = try RecordLines.line(record)
        try lock.withLock {
            let file = Foundation.open(recordsPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
            guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
            defer { Foundation.close(file) }
            try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: Data(line))
            fsync(file)
        }
    }

    /// Writes all records anew, of each project one, in the order of the run.
    func replace(_ records: [ProjectRecord]) throws {
        let lines = try records.flatMap { try RecordLines.line($0) }
        try Data(lines).write(to: URL(fileURLWithPath: recordsPath), options: .atomic)
    }
}
