import TransformKit

/// What is wrong with the names and values that a recipe gives to a step about attributes.
struct AttributeProblems {
    private let selection: OptionValues
    private let isChecked: Bool
    private let elements: [String]

    init(_ options: OptionValues, _ selection: OptionValues) {
        self.selection = selection
        isChecked = options.boolean("unchecked") != true
        let element = selection.string("element").flatMap(NameChoice.init)
        elements = element.map { choice in XcodeOrder.elementNames.filter(choice.matches) } ?? []
    }

    /// Problems of the selectors and of intents, each reported for the option that says it.
    func problems(with intents: [(option: String, intent: AttributeIntent)]) -> [OptionProblem] {
        PatternSelectors.problems(selection, isChecked: isChecked)
            + intents.compactMap { option, intent in problem(with: intent).map { OptionProblem(option, $0) } }
    }

    private func problem(with intent: AttributeIntent) -> String? {
        let names = [intent.name, intent.writtenName].compactMap { $0 }
        if let name = names.first(where: { !ProtectedAttributes.isName($0) }) {
            return "“\(name)” cannot be the name of an attribute"
        }
        if let problem = names.compactMap({ ProtectedAttributes.problem(with: $0, onAnyOf: elements) }).first {
            return problem
        }
        if case .set(let name, let value) = intent, let problem = valueProblem(name, value) { return problem }
        if case .rename(let name, let newName) = intent, name == newName {
            return "“\(name)” is the old and the new name"
        }
        guard isChecked else { return nil }
        return names.compactMap { KnownAttributes.problem(with: $0, on: elements) }.first
    }

    private func valueProblem(_ name: String, _ value: String) -> String? {
        let kind = AttributeKind(ofAttribute: name)
        guard isChecked, !kind.allows(value) else { return nil }
        return "“\(name)” is \(kind == .flag ? "YES or NO" : "a number") in every known document, not “\(value)”"
    }
}
