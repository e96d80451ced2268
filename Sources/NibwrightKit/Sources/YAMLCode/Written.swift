public import SourceText

/// A value stands with the place at which it was written, so that whoever finds it wrong later can name the place.
public struct Written<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value
    public let place: Place

    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}
