import TransformKit

/// Code that was cut out of `prepare(for:sender:)` for one segue.
struct CutCode: Hashable, Sendable {
    let form: CutForm
    /// The name of the parameter for the destination (or the segue).
    let parameterName: String
    let parameterType: String
    let senderName: String
    let senderType: String
    /// Statements, unindented, in relative steps of four spaces. Empty where nothing runs.
    let lines: [String]
    /// Whether any of the lines names the parameter.
    let usesParameter: Bool
}
