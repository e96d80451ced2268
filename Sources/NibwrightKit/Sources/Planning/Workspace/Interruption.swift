/// A run that has not ended, as seen by a command that only reads.
public enum Interruption: Hashable, Sendable {
    /// Of this user: it was interrupted, or is at work at this moment.
    case own(label: String)
    /// Of another user, of another machine, or of the time before the project was moved.
    case foreign
    /// The file in the journal's place is no journal.
    case unreadable(reason: String)
}

extension Workspace {
    /// Finds a run that was interrupted, so that some files may be as before it and others as after it. Nothing is
    /// written, locked or made.
    public func interruption() -> Interruption? {
        do {
            let found = try RunJournal.read(StateFolder.journal, RunDisk(self), RunSeal(self, isMade: false))
            return found.map { $0.isOwn ? .own(label: $0.journal.label) : .foreign }
        } catch let WorkspaceError.journalUnreadable(_, reason) {
            return .unreadable(reason: reason)
        } catch let WorkspaceError.leavesProject(_, because: .link(link)) {
            return .unreadable(reason: "\"\(link)\" is a symbolic link")
        } catch {
            return .unreadable(reason: "\(error)")
        }
    }
}
