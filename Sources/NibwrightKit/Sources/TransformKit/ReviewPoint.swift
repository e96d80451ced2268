public import SourceText

/// A place that a person should look at before a change is made, and why; it stands in no change's way.
public struct ReviewPoint: Error, Hashable, Sendable {
    /// In a sentence without its final full stop.
    public let reason: String
    /// The line of the project that raises the question.
    public let place: Place

    public init(reason: String, place: Place) {
        self.reason = reason
        self.place = place
    }

    /// Takes an obstacle's reason and place, where the change can be made in another way.
    public init(_ obstacle: Obstacle) {
        self.init(reason: obstacle.reason, place: obstacle.place)
    }
}
