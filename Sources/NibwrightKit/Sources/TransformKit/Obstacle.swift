public import SourceText

/// Something that stands in the way of a change, before it is known which refusal comes of it.
///
/// Whoever looks for a way throws it, or gives it as the failure of a result.
public struct Obstacle: Error, Hashable, Sendable {
    /// The kind of reason.
    public let code: RefusalCode
    /// In a sentence without its final full stop, naming what stands in the way.
    public let reason: String
    public let place: Place

    public init(code: RefusalCode, reason: String, place: Place) {
        self.code = code
        self.reason = reason
        self.place = place
    }
}
