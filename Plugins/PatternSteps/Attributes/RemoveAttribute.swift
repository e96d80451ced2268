import TransformKit

/// Takes attributes off selected elements.
package struct RemoveAttribute: AttributeTransform {
    package static let description = TransformDescription(
        id: "remove-attribute",
        summary: "Take attributes off the elements that a pattern selects.",
        details: """
            What an attribute says is then what the class itself begins with, which need not be what it said before.

                use: remove-attribute
                select: { element: "*", attributes: { misplaced: "YES" } }
                with: { names: [misplaced] }

            An image or named color that only the attribute named goes off the document's list of resources. Every
            change is for review, as of `set-attribute`. Names that code says (`restorationIdentifier`, `tag`, …) stay.
            """,
        options: [
            OptionDescription("names", .list(.string), isRequired: true, "The attributes that go."),
            .unchecked,
        ],
        selectors: PatternSelectors.descriptions, refusals: RefusalCode.ofAttributes.filter { !$0.isAboutNewValues },
        highestSafety: .review)

    package static let namingOption = "names"

    package let step: AttributeStep

    package init(step: AttributeStep) { self.step = step }

    package static func intents(_ options: OptionValues) -> [AttributeIntent] {
        (options.strings("names") ?? []).map { .remove(name: $0) }
    }
}

extension RefusalCode {
    /// Codes that only a step gives which writes a value.
    fileprivate var isAboutNewValues: Bool {
        [.unknownAttribute, .otherChildThere, .resourceNotListed].contains(self)
    }
}
