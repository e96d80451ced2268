public import SourceText

/// A value with the place at which it was written, so that a later check that finds it wrong can name the place.
public struct Written<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value as read.
    public let value: Value
    /// The place where the value begins.
    public let place: Place

    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}
