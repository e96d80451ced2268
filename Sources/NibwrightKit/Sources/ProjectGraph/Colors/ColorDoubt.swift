public import SourceText

/// A reason why a color may not look or work the same when a document gives it by name.
public struct ColorDoubt: Hashable, Sendable {
    /// A short name to count by: `set-early`, `components-read`, `compared`.
    public let code: String
    /// The code that is the reason.
    public let place: Place
    /// For people: the class, the property, the method and the line.
    public let reason: String

    public init(code: String, place: Place, reason: String) {
        self.code = code
        self.place = place
        self.reason = reason
    }
}
