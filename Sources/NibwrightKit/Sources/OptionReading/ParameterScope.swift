import SourceText
import TransformKit
import YAMLCode

/// The parameters that the values of one recipe may refer to.
package struct ParameterScope {
    /// Names in the order of the recipe; a name without a value had a problem that is already reported.
    package private(set) var names: [String] = []
    package private(set) var values: [String: ParameterValue] = [:]
    /// The message for any reference, where none is allowed; nil where references are.
    private let refusal: String?

    package init() {
        refusal = nil
    }

    private init(refusal: String) {
        self.refusal = refusal
    }

    /// For the defaults of parameters, which are read before any parameter has a value.
    package static let defaults = ParameterScope(
        refusal: "a default cannot refer to a parameter; write the value itself")

    package mutating func declare(_ name: String, _ value: ParameterValue?) {
        names.append(name)
        values[name] = value
    }

    /// The parameter's value. Where there is none it is nil, with a problem unless one was reported before.
    func value(of name: String, at place: Place?, problems: ProblemLog) -> ParameterValue? {
        if let refusal {
            problems.add(at: place, refusal)
        } else if !names.contains(name) {
            let advice = Spelling.advice(for: name, among: names, called: "parameter")
            problems.add(
                at: place, "unknown parameter \"\(name)\"; \(advice)",
                suggestion: Spelling.nearest(to: name, among: names).map { "${\($0)}" })
        }
        return values[name]
    }
}

/// The value that a parameter has in one run.
package struct ParameterValue {
    package let type: OptionType
    package let value: OptionValue
    /// As written, so that `1.20` stays that inside a string; nil for a list or a mapping.
    package let text: String?

    package init(type: OptionType, value: OptionValue, text: String?) {
        self.type = type
        self.value = value
        self.text =
            switch type {
            case .list, .map: nil
            default: text
            }
    }

    /// The value as one of another type, where nothing has to be guessed.
    func value(as wanted: OptionType) -> OptionValue? {
        switch (wanted, value) {
        case (.boolean, .boolean), (.integer, .integer), (.number, .number): value
        case (.number, .integer(let integer)): .number(Double(integer))
        case (.string, _): text.map(OptionValue.string)
        case (.choice(let words), .string(let word)) where words.contains(word): value
        case (.list(.string), .list), (.map(.string), .map), (.file, .file): value
        default: nil
        }
    }
}
