import TransformKit

/// Gives attributes of selected elements a value.
package struct SetAttribute: AttributeTransform {
    package static let description = TransformDescription(
        id: "set-attribute",
        summary: "Give attributes of the elements that a pattern selects a value.",
        details: """
            The selectors say which elements, `set` says what their attributes are to be. A new attribute stands where
            Xcode writes it; a long text becomes the child that Xcode makes of it. What says it already is left alone,
            so a second run plans nothing.

                use: set-attribute
                select: { element: label, has: fontDescription, attributes: { adjustsFontForContentSizeCategory: "!YES" } }
                with: { set: { adjustsFontForContentSizeCategory: "YES" } }

            Every change is for review, none is `safe`: code may read the value, or set it again, and no reader of the
            code can tell for every attribute. Ids, classes, the ends of connections and whatever else names an object
            are not settings, and a recipe that sets one is refused, as is one with an attribute that no known document
            has, with `maybe` where every document says YES or NO, or with a word where they say a number.
            """,
        options: [
            OptionDescription(
                "set", .map(.string), isRequired: true,
                "The attributes with their values, as documents write them: `{ hidden: \"YES\" }`."),
            .unchecked,
        ],
        selectors: PatternSelectors.descriptions, refusals: RefusalCode.ofAttributes, highestSafety: .review)

    package static let namingOption = "set"

    package let step: AttributeStep

    package init(step: AttributeStep) { self.step = step }

    package static func intents(_ options: OptionValues) -> [AttributeIntent] {
        (options.map("set") ?? []).compactMap { entry in
            guard case .string(let value) = entry.value else { return nil }
            return .set(name: entry.key, value: value)
        }
    }
}
