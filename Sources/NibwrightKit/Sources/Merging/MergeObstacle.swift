/// Why versions of a file cannot be merged by what they mean.
public struct MergeObstacle: Error, Hashable, Sendable {
    /// A clause that goes on from "since": *the base cannot be read: …*
    public let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
