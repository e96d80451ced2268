public import SourceText

/// A reason against a change, before it is known which refusal comes of it.
///
/// Code that looks for a way to make the change throws it, or gives it as the failure of a result.
public struct Obstacle: Error, Hashable, Sendable {
    /// The kind of reason.
    public let code: RefusalCode
    /// A sentence without its final full stop that names the thing in the way.
    public let reason: String
    /// The line of the thing in the way.
    public let place: Place

    public init(code: RefusalCode, reason: String, place: Place) {
        self.code = code
        self.reason = reason
        self.place = place
    }
}
