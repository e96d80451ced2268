import TransformKit
import YAMLCode

/// Names in selectors that no known document has: slips of the pen, which would select nothing.
struct NameProblems {
    private let selection: OptionValues
    private static let elementNames = XcodeOrder.elementNames

    init(_ selection: OptionValues) {
        self.selection = selection
    }

    var all: [OptionProblem] {
        let element = selection.string("element").flatMap(NameChoice.init)
        let relatives = ["parent", "ancestor"].flatMap { option in
            (selection.string(option).flatMap(RelativeChoice.init)?.names ?? []).compactMap {
                unknownElement($0, option)
            }
        }
        return (element?.names ?? []).compactMap { unknownElement($0, "element") } + relatives
            + (element.map(unknownAttributes) ?? [])
    }

    private func unknownElement(_ name: String, _ option: String) -> OptionProblem? {
        let pattern = NamePattern(name)
        guard !XcodeOrder.knows(element: name), !Self.elementNames.contains(where: pattern.matches) else { return nil }
        let advice = Spelling.nearest(to: name, among: Self.elementNames).map { "did you mean “\($0)”?" }
        return OptionProblem(
            option, "no known document has an element “\(name)”; \(advice ?? "names are written as in the XML")")
    }

    private func unknownAttributes(of element: NameChoice) -> [OptionProblem] {
        let elements = Self.elementNames.filter(element.matches)
        return (selection.map("attributes") ?? []).compactMap { entry in
            guard !entry.key.contains(".") else { return nil }
            return KnownAttributes.problem(with: entry.key, on: elements).map { OptionProblem("attributes", $0) }
        }
    }
}
