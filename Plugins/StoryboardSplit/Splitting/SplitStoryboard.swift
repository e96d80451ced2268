import TransformKit

/// Divides storyboards that have grown too large.
package struct SplitStoryboard: Transform {
    package static let description = TransformDescription(
        id: "split-storyboard",
        summary: "Split storyboards with many scenes into several, connected by storyboard references.",
        details: "",
        options: SplitOptions.descriptions, selectors: SplitOptions.selectors, highestSafety: .review)

    private let options: SplitOptions

    package init(options: OptionValues, selection: OptionValues) {
        self.options = SplitOptions(options, selection)
    }

    package func propose(in context: TransformContext) -> Proposals { Proposals() }
}
