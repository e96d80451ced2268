public import SourceText

/// Why a color may not look or work the same when a document gives it by name.
public struct ColorDoubt: Hashable, Sendable {
    /// `set-early`, `components-read` or `compared`.
    public let code: String
    /// The code that is the reason.
    public let place: Place
    /// For people: the class, the property, the method and the line.
    public let reason: String
}
