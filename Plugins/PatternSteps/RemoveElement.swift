import TransformKit

/// Takes selected elements out of their documents.
package struct RemoveElement: Transform {
    package static let description = TransformDescription(
        id: "remove-element",
        summary: "Take the elements that a pattern selects out of their documents.",
        details: """
            An element goes with all that stands inside of it, with its translations in every language, and with images,
            colors and features that nothing else in the document uses.

                use: remove-element
                select: { element: view, attributes: { userLabel: "Old*", hidden: "YES" } }
                with: { with-constraints: true }

            What others need stays, with the place that needs it: what an outlet, an action, a segue or an accessibility
            connection of another object leads to; what has connections out of itself that lead somewhere; what code
            looks up by a name or a tag. A constraint of another view that names the element keeps it as well, unless
            `with-constraints: true`: then the constraint goes along. Whether the views that stay are still placed by
            those that are left, nobody can prove from the document alone; look at them in Xcode.

            Scenes, controllers, placeholders and parts that their owner cannot be without are never removed. Of
            connections only those can be removed that fill no property of their class. Elements that can only go
            together are one change. Every change is for review, none is `safe`: code may count or search subviews.
            """,
        options: [
            OptionDescription(
                "with-constraints", .boolean, default: .boolean(false),
                "Let constraints of other views go along that name what is removed."),
            .unchecked,
        ],
        selectors: PatternSelectors.descriptions, refusals: RefusalCode.elementRemoval, highestSafety: .review)

    private let pattern: ElementPattern
    private let takesConstraints: Bool

    package init(options: OptionValues, selection: OptionValues) {
        pattern = ElementPattern(selection)
        takesConstraints = options.boolean("with-constraints") == true
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        PatternSelectors.problems(selection, isChecked: options.boolean("unchecked") != true)
    }

    package func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { context.mayEdit($0.path) }
        let found = concurrentMap(documents, threads: defaultThreadCount) {
            pattern.elements(in: $0, of: context.graph)
        }
        if found.allSatisfy(\.isEmpty) { return Proposals(findings: pattern.notes(in: context)) }
        return ElementRemoval(of: Array(found.joined()), in: context.graph, takesConstraints: takesConstraints)
            .proposals(why: "the recipe's pattern says so")
    }
}
