import TransformKit
import YAMLCode

/// Reads `type:` and `choices:` of a parameter.
struct ParameterType {
    private static let words = ["boolean", "integer", "number", "string", "choice", "list", "map", "file"]

    /// The parameter in words, for messages.
    let owner: String
    let problems: ProblemLog

    /// Reads the type; nil, with a problem, when it is missing or unknown.
    func type(in parameter: MappingDecoder) -> OptionType? {
        if parameter.isMissing("type") {
            let words = Self.words.joined(separator: ", ")
            problems.add(at: parameter.place, "\(owner) has no \"type\"; give it one of \(words)")
        }
        guard let word = parameter.string("type") else { return nil }
        if word.value != "choice", let choices = parameter["choices"] {
            let message = "\"choices\" belong to the type \"choice\", not to \"\(word.value)\"; change one of the two"
            problems.add(at: choices.place, message)
        }
        switch word.value {
        case "boolean": return .boolean
        case "integer": return .integer
        case "number": return .number
        case "string": return .string
        case "list": return .list(.string)
        case "map": return .map(.string)
        case "file": return .file
        case "choice": return choice(in: parameter)
        default:
            let advice = Spelling.advice(for: word.value, among: Self.words, called: "type")
            problems.add(
                at: word.place, "unknown type \"\(word.value)\" of \(owner); \(advice)",
                suggestion: Spelling.nearest(to: word.value, among: Self.words))
            return nil
        }
    }

    private func choice(in parameter: MappingDecoder) -> OptionType? {
        if parameter.isMissing("choices") {
            problems.add(at: parameter.place, "\(owner) is a choice without \"choices\"; list the words to choose from")
        }
        let words = parameter.strings("choices").map(\.value)
        if let node = parameter["choices"]?.value, case .sequence([]) = node.content {
            problems.add(at: node.place, "\"choices\" is empty; list the words to choose from")
        }
        return words.isEmpty ? nil : .choice(words)
    }
}
