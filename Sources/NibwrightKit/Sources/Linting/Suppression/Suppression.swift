public import ProjectFiles
public import SourceText

/// A decision of the user to tolerate findings of some rules at some place.
public struct Suppression: Hashable, Sendable {
    /// The part of a project that a suppression covers.
    public enum Scope: Hashable, Sendable {
        /// Lines of a source file, both ends included.
        case lines(path: String, ClosedRange<Int>)
        /// A document or the documents of a pattern: whole, or one object with or without what is inside it.
        case documents(PathPattern, object: String?, inside: Bool)
    }

    /// Rule ids as written, or `all`.
    public let rules: [String]
    public let scope: Scope
    /// The reason that the user gave; nil for none.
    public let reason: String?
    /// The place of the suppression itself.
    public let place: Place

    public init(rules: [String], scope: Scope, reason: String? = nil, place: Place) {
        self.rules = rules
        self.scope = scope
        self.reason = reason
        self.place = place
    }

    /// Whether it is written in the file whose findings it covers.
    public var isInSource: Bool { if case .lines = scope { true } else { false } }
}
