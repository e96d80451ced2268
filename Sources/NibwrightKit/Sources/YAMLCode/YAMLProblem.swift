import SourceText

/// Something in a YAML file that is not YAML, or that this reader has no use for.
public struct YAMLProblem: Error, Hashable, Sendable {
    public let place: Place
    /// What is wrong and what to do.
    public let message: String
    /// What to write instead, where that is known.
    public let suggestion: String?

    init(at place: Place, _ message: String, suggestion: String? = nil) {
        self.place = place
        self.message = message
        self.suggestion = suggestion
    }
}
