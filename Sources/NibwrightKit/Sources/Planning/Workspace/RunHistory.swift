/// The runs that can be undone, as the records in the state folder tell.
struct RunHistory {
    private let disk: RunDisk

    init(_ disk: RunDisk) {
        self.disk = disk
    }

    /// Records of applied runs, the oldest first. A record that cannot be read is passed over.
    func records() throws -> [RunJournal] {
        try runIDs().compactMap { id in try? RunJournal.read(StateFolder.record(id), in: disk.root) }
            .filter { $0.kind == .apply }
            .sorted { $0.sequence < $1.sequence }
    }

    /// Removes all but the last runs, and whatever an interrupted or undone run left behind.
    func prune() throws {
        let kept = Set(try records().suffix(StateFolder.keptRuns).map(\.runID))
        for id in try runIDs() where !kept.contains(id) { try disk.removeTree(StateFolder.run(id)) }
    }

    private func runIDs() throws -> [String] {
        var ids: [String] = []
        do {
            try FolderListing.forEach(in: disk.absolute(StateFolder.runs)) { entry in
                if let name = entry.name { ids.append(name) }
            }
        } catch {
            if !error.isMissing { throw StepFailure(path: StateFolder.runs, reason: error.reason) }
        }
        return ids.sorted()
    }
}
