import TransformKit

/// As what the code of a segue's branch gets the destination.
enum CutForm: Hashable, Sendable {
    /// The segue itself: all that is gone are the questions which segue it is.
    case segue
    /// A `UIViewController`; casts stay.
    case controller
    /// The destination as what it is, or as what it was cast to.
    case destination(type: String)
    /// What a navigation controller opens with.
    case content(type: String)
    /// None: only to see what the code takes the destination for.
    case survey
}

/// Code that was cut out of `prepare(for:sender:)` for one segue.
struct CutCode: Hashable, Sendable {
    let form: CutForm
    /// The name of the destination's (or the segue's) parameter.
    let parameterName: String
    let parameterType: String
    let senderName: String
    let senderType: String
    /// Statements, unindented, in relative steps of four spaces. Empty where nothing runs.
    let lines: [String]
    /// Whether any of the lines names the parameter.
    let usesParameter: Bool
}

/// Why a branch cannot be cut out.
struct CutFailure: Error {
    let code: RefusalCode
    let reason: String
    let offset: Int
    /// Whether it may be possible in another form.
    var isAboutForm = false
}
