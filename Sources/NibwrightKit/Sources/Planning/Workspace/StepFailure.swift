/// A step of a run that failed, and why.
struct StepFailure: Error {
    let path: String
    let reason: String
    let access: FileAccess
    /// Whether a rename would have had to cross from one file system to another.
    let isOtherVolume: Bool
    /// Whether a file was not read because of its size.
    let isTooLarge: Bool

    init(path: String, reason: String, _ access: FileAccess = .writing) {
        self.path = path
        self.reason = reason
        self.access = access
        isOtherVolume = false
        isTooLarge = false
    }

    init(path: String, _ failure: SystemFailure, _ access: FileAccess) {
        self.path = path
        reason = failure.reason
        self.access = access
        isOtherVolume = failure.isOtherVolume
        isTooLarge = failure.isTooLarge
    }

    /// Takes any error of a run for the failure of a step.
    init(_ error: any Error, at path: String) {
        self = error as? StepFailure ?? StepFailure(path: path, reason: "\(error)")
    }

    /// A file was changed after the run changed it, so that neither state of it can be put there.
    static func changedMeanwhile(_ path: String) -> StepFailure {
        StepFailure(path: path, reason: "it was changed by someone else meanwhile")
    }
}
