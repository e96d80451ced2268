import TransformKit

/// What becomes of code when scenes move.
struct SceneCodeOutcome: Sendable {
    /// An expression that is written anew.
    struct Rewrite: Hashable, Sendable {
        let place: Place
        let oldText: String
        let newText: String
    }

    /// A call that opens a scene which moved and that cannot be made to.
    struct Unsolved: Hashable, Sendable {
        let obstacle: Obstacle
        /// What has to stay where it is for the call to work as it is written.
        var controllers: [Element] = []
    }

    var edits: [FileEdit] = []
    /// By place.
    var rewrites: [Rewrite] = []
    var findings: [Finding] = []
    /// A change with one of them must not be made.
    var unsolved: [Unsolved] = []
    /// Why a person, or a generator, has to do something before it compiles.
    var needsReview: [ReviewPoint] = []

    /// Both together, by place.
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
