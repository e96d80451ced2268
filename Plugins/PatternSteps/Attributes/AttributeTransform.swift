import TransformKit

/// A transform that does one thing to attributes of selected elements; an option says to which.
package protocol AttributeTransform: Transform {
    /// The option that names the attributes.
    static var namingOption: String { get }

    /// What the options ask for, an intent for each attribute.
    static func intents(_ options: OptionValues) -> [AttributeIntent]

    /// What is done.
    var step: AttributeStep { get }

    /// A transform that does this.
    init(step: AttributeStep)
}

extension AttributeTransform {
    package init(options: OptionValues, selection: OptionValues) {
        self.init(
            step: AttributeStep(
                pattern: ElementPattern(selection), intents: Self.intents(options),
                isUnchecked: options.boolean("unchecked") == true))
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        let intents = intents(options)
        let missing = intents.isEmpty ? [OptionProblem(namingOption, "name at least one attribute")] : []
        return missing + AttributeProblems(options, selection).problems(with: intents.map { (namingOption, $0) })
    }

    package func propose(in context: TransformContext) -> Proposals { step.propose(in: context) }
}

extension OptionDescription {
    /// The way out for whoever knows more than the tables.
    static let unchecked = OptionDescription(
        "unchecked", .boolean, default: .boolean(false),
        "Also take names and values that no known document has.")
}
