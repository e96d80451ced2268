public import SourceText

/// A place that a person should look at before a change is made, and why; it stands in no change's way.
public struct ReviewPoint: Error, Hashable, Sendable {
    /// In a sentence without its final full stop.
    public let reason: String
    /// What in the project raises the question.
    public let place: Place

    public init(reason: String, place: Place) {
        self.reason = reason
        self.place = place
    }

    /// What an obstacle says, where there is another way that leads around it.
    public init(_ obstacle: Obstacle) {
        self.init(reason: obstacle.reason, place: obstacle.place)
    }
}
