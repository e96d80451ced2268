import Colorimetry

/// The declaration that a call of a color's initializer or function means, with the value that it gives.
struct ColorOverload {
    let value: CodeValue
    /// The project's own declaration; nil for the system's.
    let declaration: SwiftColorInitializer?

    /// A declaration that fits the arguments of a call.
    struct Candidate {
        enum Meaning {
            case system(ColorValue)
            case declared(SwiftColorInitializer, [String: CodeValue])
        }

        let meaning: Meaning
        /// The compiler prefers literals of their own default type, and then a declaration without unused defaults.
        let rank: Int

        var declaration: SwiftColorInitializer? {
            if case .declared(let declaration, _) = meaning { declaration } else { nil }
        }

        init(system color: ColorValue, bend: Int) {
            meaning = .system(color)
            rank = bend * 64
        }

        init?(_ declaration: SwiftColorInitializer, _ arguments: [(label: String?, value: CodeValue)]) {
            var values: [String: CodeValue] = [:]
            var bend = 0
            var defaults = 0
            var rest = arguments[...]
            for parameter in declaration.parameters {
                if let argument = rest.first, argument.label == parameter.label,
                    let converted = argument.value.converted(to: parameter.type)
                {
                    values[parameter.name] = converted.value
                    bend += converted.bend
                    rest.removeFirst()
                } else if parameter.defaultValue != nil {
                    defaults += 1
                } else {
                    return nil
                }
            }
            guard rest.isEmpty else { return nil }
            meaning = .declared(declaration, values)
            rank = bend * 64 + min(defaults, 63)
        }
    }
}
