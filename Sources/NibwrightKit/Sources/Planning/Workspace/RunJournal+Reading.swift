import Foundation

/// A journal or record as it was found.
struct FoundJournal {
    let journal: RunJournal
    /// Whether this user made it, in this folder.
    let isOwn: Bool
}

extension RunJournal {
    /// In bytes. One of 120 MB took 2.4 GB of memory to read.
    static let largestFile = 32 << 20
    /// Runs are counted; a number above this was not reached by counting.
    static let highestSequence = 1_000_000_000

    /// Reads a journal or record; nil where there is none.
    static func read(_ path: String, _ disk: RunDisk, _ seal: RunSeal) throws -> FoundJournal? {
        let found: [UInt8]?
        do {
            try disk.step(.readJournal, path)
            found = try disk.contents(path, limit: largestFile)
        } catch let failure as StepFailure {
            let reason = failure.isTooLarge ? "it is larger than \(largestFile >> 20) MiB" : failure.reason
            throw WorkspaceError.journalUnreadable(path: path, reason: reason)
        }
        guard let bytes = found else { return nil }
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes)) else {
            throw WorkspaceError.journalUnreadable(path: path, reason: "it is not a journal of a run")
        }
        guard head.version == currentVersion else {
            let reason = "it has version \(head.version), not \(currentVersion)"
            throw WorkspaceError.journalUnreadable(path: path, reason: reason)
        }
        guard let journal = try? JSONDecoder().decode(RunJournal.self, from: Data(bytes)) else {
            throw WorkspaceError.journalUnreadable(path: path, reason: "it is not a journal of a run")
        }
        if let fault = journal.fault { throw WorkspaceError.journalUnreadable(path: path, reason: fault) }
        return FoundJournal(journal: journal, isOwn: seal.isIntact(bytes))
    }

    private struct Head: Decodable {
        let version: Int
    }

    /// Says what no journal of Nibwright's contains; nil for a sound one. Even of a forged one, every path must be in
    /// the project and none of git's or Nibwright's own.
    private var fault: String? {
        guard (try? StateFolder.checkRunID(runID)) != nil else { return "its run has no proper name" }
        guard 0...Self.highestSequence ~= sequence else { return "its number is out of range" }
        var holders: Set<String> = []
        for (index, entry) in entries.enumerated() {
            guard (try? ProjectPath.checkWritable(entry.path)) != nil else {
                return "it leads to \"\(entry.path.printable)\""
            }
            guard index == 0 || ProjectPath.precedes(entries[index - 1].path, entry.path) else {
                return "its files are not in order"
            }
            guard entry.before?.sha256 != entry.after?.sha256 else {
                return "it does nothing to \"\(entry.path.printable)\""
            }
            guard [entry.before, entry.after].allSatisfy({ $0?.isPlausible ?? true }) else {
                return "its numbers for \"\(entry.path.printable)\" are out of range"
            }
            holders.formUnion(ProjectPath.folders(of: entry.path))
        }
        let strange = (createdFolders + removedFolders).first { !holders.contains($0) }
        return strange.map { "it names the folder \"\($0.printable)\", which holds none of its files" }
    }
}

extension FileStamp {
    fileprivate var isPlausible: Bool {
        let identifiers = 0...Int(UInt32.max)
        return sha256.utf8.count == 64 && 0...0o7777 ~= mode && owner.map(identifiers.contains) ?? true
            && group.map(identifiers.contains) ?? true
    }
}
