import SourceText
import TransformKit
import YAMLCode

/// Reads a scalar's text as the type that is wanted, and says what to write where YAML's habits lead astray.
struct ScalarReader {
    let problems: ProblemLog
    let files: OptionFileReader

    func value(
        _ text: String, _ style: ScalarStyle, at place: Place?, as type: OptionType, called owner: String
    ) -> OptionValue? {
        if type == .file { return files.value(text, at: place, called: owner, problems: problems) }
        guard let value = value(text, as: type) else {
            let written = YAMLContent.scalar(text, style).words
            let suggestion = suggestion(for: text, as: type)
            let advice = suggestion.map { type.isText ? "; did you mean \"\($0)\"?" : "; write \($0)" } ?? ""
            problems.add(at: place, "\(owner) must be \(type), not \(written)\(advice)", suggestion: suggestion)
            return nil
        }
        guard style == .plain || type.isText else {
            let message = "\(owner) must be \(type), not the string \"\(text)\"; remove the quotes"
            problems.add(at: place, message, suggestion: text)
            return nil
        }
        return value
    }

    private func value(_ text: String, as type: OptionType) -> OptionValue? {
        switch type {
        case .boolean: text == "true" || text == "false" ? .boolean(text == "true") : nil
        case .integer: integer(text).map(OptionValue.integer)
        case .number: number(text).map(OptionValue.number)
        case .string: .string(text)
        case .choice(let words): words.contains(text) ? .string(text) : nil
        case .list, .map, .file: nil
        }
    }

    /// `010` is eight to some readers of YAML and ten to others, so it is neither here.
    private func integer(_ text: String) -> Int? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let hasLeadingZero = digits.count > 1 && digits.first == "0"
        return digits.first?.isASCIIDigit == true && !hasLeadingZero ? Int(text) : nil
    }

    private func number(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    private func suggestion(for text: String, as type: OptionType) -> String? {
        switch type {
        case .boolean:
            if ["true", "yes", "on", "y", "1"].contains(text.lowercased()) { return "true" }
            return ["false", "no", "off", "n", "0"].contains(text.lowercased()) ? "false" : nil
        case .integer:
            let digits = text.filter { $0 != "_" && $0 != "+" }
            return integer(digits) == nil ? nil : digits
        case .choice(let words): return Spelling.nearest(to: text, among: words)
        case .list(.string): return text.isEmpty ? nil : "[\"\(text)\"]"
        case .list, .map, .number, .string, .file: return nil
        }
    }
}

extension OptionType {
    /// Whether quotes make no difference to a value of the type.
    fileprivate var isText: Bool {
        switch self {
        case .string, .choice: true
        default: false
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}
