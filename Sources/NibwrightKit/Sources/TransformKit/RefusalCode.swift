/// A kind of reason for which a transform leaves something as it is: declared once, named by every refusal of the kind.
///
///     extension RefusalCode {
///         static let namedInCode = RefusalCode(
///             "named-in-code", "A string in the project's Swift says the identifier.",
///             advice: "Take the string away first.")
///     }
///
/// A transform lists its codes in `TransformDescription.refusals`, for its page, `nibwright explain` and the tests.
public struct RefusalCode: Hashable, Sendable {
    /// A short name in lower case with hyphens, to count by; reports and `plan --format json` show it.
    public let id: String
    /// One sentence that says when the code is given.
    public let summary: String
    /// One sentence that says what a person can do about it.
    public let advice: String

    /// Declares a code; two of one transform need different ids.
    public init(_ id: String, _ summary: String, advice: String) {
        self.id = id
        self.summary = summary
        self.advice = advice
    }

    /// The same code under a longer id, such as `project-no-group` for `no-group`.
    func prefixed(_ prefix: String) -> RefusalCode { RefusalCode(prefix + id, summary, advice: advice) }
}
