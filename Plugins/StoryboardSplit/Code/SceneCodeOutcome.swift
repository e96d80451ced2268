import TransformKit

/// The edits of code that a move of scenes needs, and the calls that cannot follow it.
struct SceneCodeOutcome: Sendable {
    /// A replaced expression, for the report.
    struct Rewrite: Hashable, Sendable {
        let place: Place
        let oldText: String
        let newText: String
    }

    /// A call that cannot be made to open a scene which moved.
    struct Unsolved: Hashable, Sendable {
        let obstacle: Obstacle
        /// The controllers that have to stay for the call to work as it is written.
        var controllers: [Element] = []
    }

    var edits: [FileEdit] = []
    /// The replaced expressions, by place.
    var rewrites: [Rewrite] = []
    var findings: [Finding] = []
    /// The calls that forbid the change.
    var unsolved: [Unsolved] = []
    /// The reasons for which a person, or a generator, has to do something before the code compiles.
    var needsReview: [ReviewPoint] = []

    /// Returns the sum of both, by place.
    func adding(_ other: SceneCodeOutcome) -> SceneCodeOutcome {
        var sum = self
        sum.edits += other.edits
        sum.rewrites = (rewrites + other.rewrites).sorted { $0.place < $1.place }
        sum.findings += other.findings
        sum.unsolved += other.unsolved
        sum.needsReview += other.needsReview
        return sum
    }
}
