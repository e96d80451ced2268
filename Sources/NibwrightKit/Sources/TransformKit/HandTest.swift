public import SourceText

/// Something that a person should try in the app after a change, since reading code cannot settle it.
///
/// A transform gives hand tests for whatever it cannot exclude to behave differently: an order of calls that the system
/// does not document, a cast that was not there before. A change that has any is never `safe`.
public struct HandTest: Hashable, Sendable, Comparable {
    /// The step to take, in the imperative: `open "note" from the bar button item of ListViewController`.
    public let action: String
    /// Says what may differ and why, in a sentence without its final full stop.
    public let reason: String
    /// The line of the project that raises the question.
    public let place: Place

    public init(action: String, reason: String, place: Place) {
        self.action = action
        self.reason = reason
        self.place = place
    }

    /// By place, then by what to do.
    public static func < (left: HandTest, right: HandTest) -> Bool {
        (left.place, left.action, left.reason) < (right.place, right.action, right.reason)
    }
}
