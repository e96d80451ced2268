extension RunDisk {
    /// Writes the journal so that at any time either the old or the new one is on disk, whole.
    func writeJournal(_ journal: RunJournal, _ seal: RunSeal) throws {
        let bytes = seal.sealed(journal.encoded())
        try remove(StateFolder.journalDraft)
        try create(StateFolder.journalDraft, bytes, FileStamp(bytes, like: nil))
        try rename(StateFolder.journalDraft, to: StateFolder.journal)
        try flushFolder(StateFolder.path)
    }

    /// Makes the folder for Nibwright's own files, which its `.gitignore` hides from git.
    func prepareStateFolder() throws {
        for folder in [StateFolder.parent, StateFolder.path, StateFolder.runs] {
            switch try status(folder)?.kind {
            case .folder: continue
            case nil: try makeFolder(folder)
            case .link: throw WorkspaceError.leavesProject(path: StateFolder.path, because: .link(folder))
            default: throw WorkspaceError.notFolder(path: folder)
            }
        }
        let ignoreAll = Array("*\n".utf8)
        guard try contents(StateFolder.ignoreFile, limit: 1 << 16) != ignoreAll else { return }
        try remove(StateFolder.ignoreFile)
        try create(StateFolder.ignoreFile, ignoreAll, FileStamp(ignoreAll, like: nil))
    }
}
