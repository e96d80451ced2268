import TransformKit

/// Code that was cut out of `prepare(for:sender:)` for one segue.
struct CutCode: Hashable, Sendable {
    let form: CutForm
    /// The name of the parameter for the destination (or the segue).
    let parameterName: String
    let parameterType: String
    var senderName: String
    var senderType: String
    /// The label of the sender's parameter.
    var senderLabel = "sender"
    /// Statements, unindented, in relative steps of four spaces. Empty where nothing runs.
    var lines: [String]
    /// Whether any of the lines names the parameter.
    let usesParameter: Bool

    /// Whether any of the lines names the sender.
    var asksForSender: Bool {
        SourceText(path: "", bytes: Array(lines.joined(separator: "\n").utf8)).contains(identifier: senderName)
    }

    /// The code with a sender of one type; nil where it does something else with the sender.
    ///
    /// - Parameter name: the sender's name where the code gives it none.
    func typed(as type: String, named name: String) -> CutCode? {
        guard let sender = TypedSender(lines, sender: senderName, type: type, fallback: name), let label = sender.name
        else { return nil }
        var code = self
        code.senderName = label
        code.senderLabel = label
        code.senderType = type
        code.lines = sender.lines
        return code
    }
}
