import SegueCode
import TransformKit

/// The form in which the code of a segue's branch gets the destination: as a view controller, as a class of its own, or
/// with the segue as before.
enum CutForm: Hashable, Sendable {
    /// The parameter is the segue; only the checks which segue it is are gone.
    case segue
    /// A `UIViewController`; casts stay.
    case controller
    /// The destination as what it is, or as what it was cast to.
    case destination(type: String)
    /// What a navigation controller opens with.
    case content(type: String)
    /// Nothing is written; the code is only read for the types that it takes the destination for.
    case survey

    /// Whether the parameter is what a navigation controller opens with.
    var isContent: Bool { if case .content = self { true } else { false } }

    /// Whether the parameter stands for what code calls the destination, or its content.
    ///
    /// - Parameter accepted: other types that the destination is for certain.
    func stands(for target: SegueMeaning.Target, or accepted: Set<String>) -> Bool {
        let hasType = target.type.map { accepted.contains($0) } ?? true
        switch self {
        case .segue: return false
        case .survey: return true
        case .controller: return !target.isContent && target.type == nil
        case .destination(let type): return !target.isContent && (hasType || target.type == type)
        case .content(let type):
            if !target.isContent { return target.type == nil || target.type == "UINavigationController" }
            return hasType || target.type == type
        }
    }
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

/// The reason why a branch cannot be cut out.
struct CutFailure: Error {
    let code: RefusalCode
    let reason: String
    let offset: Int
    /// Whether it may be possible in another form.
    var isAboutForm = false
}

extension CutFailure {
    init(_ uncertainty: SegueUncertainty) {
        switch uncertainty.kind {
        case .identifiers(let text):
            self.init(
                code: .identifierUnclear, reason: "nobody can say which segues “\(text)” means",
                offset: uncertainty.offset)
        case .missingIdentifier:
            self.init(
                code: .identifierMissing, reason: "the segue has no identifier, and the code takes one for granted",
                offset: uncertainty.offset)
        case .nesting: self.init(code: .nested, reason: "it is nested too deep", offset: uncertainty.offset)
        }
    }
}
