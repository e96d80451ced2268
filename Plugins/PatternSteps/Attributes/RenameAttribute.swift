import TransformKit

/// Gives attributes of selected elements another name, with their values.
package struct RenameAttribute: AttributeTransform {
    package static let description = TransformDescription(
        id: "rename-attribute",
        summary: "Give attributes of the elements that a pattern selects another name, with their values.",
        details: """
            The value stays, and the attribute stands where Xcode writes the new name. An element that has the new name
            already is refused, since one of two values would be lost.

                use: rename-attribute
                select: { element: label, system: iOS }
                with: { rename: { minimumFontSize: minimumScaleFactor } }

            Every change is for review, as of `set-attribute`: the value may mean something else under the new name.
            """,
        options: [
            OptionDescription("rename", .map(.string), isRequired: true, "The old names with the new ones."),
            .unchecked,
        ],
        selectors: PatternSelectors.descriptions, refusals: RefusalCode.ofAttributes + [.nameTaken],
        highestSafety: .review)

    package static let namingOption = "rename"

    package let step: AttributeStep

    package init(step: AttributeStep) { self.step = step }

    package static func intents(_ options: OptionValues) -> [AttributeIntent] {
        (options.map("rename") ?? []).compactMap { entry in
            guard case .string(let name) = entry.value else { return nil }
            return .rename(name: entry.key, to: name)
        }
    }
}
