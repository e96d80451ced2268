/// A step of a write at which a test can make it fail.
@_spi(FaultInjection) public struct FaultPoint: Hashable, Sendable {
    public enum Action: String, Hashable, Sendable, CaseIterable {
        case createFile, writeFile, flushFile, renameFile, exchangeFile, moveFile, removeFile, makeFolder, removeFolder
        case flushFolder, readJournal
    }

    /// Counts the steps of one call, from 0.
    public let index: Int
    public let action: Action
    /// Project-relative path.
    public let path: String
}

/// The failure that a test injects at a step.
@_spi(FaultInjection) public enum Fault: Hashable, Sendable {
    /// The step fails as on a full disk.
    case failure
    /// The process ends before the step: nothing is done after it, no cleaning up either.
    case crash
    /// The file system cannot exchange two files in one step.
    case unsupported
}

/// The error thrown at a step that a test made crash.
@_spi(FaultInjection) public struct SimulatedCrash: Error, Hashable, Sendable {
    public let point: FaultPoint
}
