import TransformKit

/// Makes stack views of views that constraints hold together as a stack view would.
struct StackViews: Transform {
    static let description = TransformDescription(
        id: "stack-views",
        summary: "Make stack views of rows and columns that constraints hold together.",
        details: """
            A row or column is a chain of siblings, each tied to the next by the same distance, with an edge, a center or a
            baseline in common. The stack view takes the place of the constraints between the views; those that tie the
            views to others tie the stack. Chains of chains become stacks in stacks: a grid. Views of equal length along
            the axis become `fillEqually`, a view's own size and all other constraints stay.

            Only required constraints are replaced, that hold in every size class and have no name and no outlet. Chains
            with several distances give a stack for each run of one, since a document cannot say custom spacing.

            Every stack is proved: the document is laid out before and after, on small and large screens, in both directions
            and with longer texts, and no view may be elsewhere. What lies behind and between the views is looked at as well.

            **Safe** is a stack whose views nobody can tell from before: code sets texts, colors and targets, but hides none
            of them, asks none for its frame or superview, and does not go from view to view by `subviews`. Anything else is
            for review, with the places. A view that code hides is one: the others of a stack close the gap.
            """,
        options: [
            OptionDescription(
                "min-views", .integer, default: .integer(3),
                "The fewest views that get a stack view, those of stacks within it counted."),
            OptionDescription(
                "scroll-views", .boolean, default: .boolean(false),
                "Let views that scroll get into stack views as well."),
        ],
        selectors: [
            OptionDescription("document", .string, "Only documents whose path matches, with * and ?.")
        ],
        tables: [
            TableDescription(
                "stacks", title: "Stack views", "Each stack view, the outer ones first.",
                columns: [
                    ColumnDescription("axis", "Axis"), ColumnDescription("alignment", "Alignment"),
                    ColumnDescription("distribution", "Distribution"), ColumnDescription("spacing", "Spacing"),
                    ColumnDescription("views", "Views", .list),
                    ColumnDescription("constraints", "Constraints less", .number),
                ]),
            TableDescription(
                "places", title: "To look at", "Code that may tell the difference.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: RefusalCode.ofStacks, highestSafety: .review)

    private let minimum: Int
    private let takesScrollViews: Bool
    private let documents: NamePattern?

    init(options: OptionValues, selection: OptionValues) {
        minimum = options.integer("min-views") ?? 3
        takesScrollViews = options.boolean("scroll-views") ?? false
        documents = selection.string("document").map(NamePattern.init)
    }

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        guard let minimum = options.integer("min-views"), minimum < 2 else { return [] }
        return [OptionProblem("min-views", "A stack view of fewer than 2 views holds nothing together.")]
    }

    func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let selected = graph.documents.filter { document in
            [.iOS, .tvOS].contains(document.kind.platform) && context.mayEdit(document.path)
                && document.duplicateObjects.isEmpty
                && documents?.matches(document.path) ?? true
        }
        let groups = concurrentMap(selected, threads: defaultThreadCount) { document in
            self.groups(in: document)
        }
        let code = ViewsInCode(groups.flatMap(\.self), in: graph)
        let found = concurrentMap(groups.filter { !$0.isEmpty }, threads: defaultThreadCount) { groups in
            StackJudge(groups, code, in: graph).proposals()
        }
        return found.reduce(into: Proposals()) { $0.append($1) }
    }

    /// The stacks of a document. Where a view in a run cannot be in a stack, such as a hidden one, the others are looked at
    /// without it, and the run is only given as it is where they make no stack.
    private func groups(in document: IBDocument) -> [StackGroup] {
        func groups(without leftOut: Set<String>) -> [StackGroup] {
            let finder = StackFinder(
                document, atLeast: minimum, takesScrollViews: takesScrollViews, leavingOut: leftOut)
            return StackGroup.all(in: finder.draft())
        }
        let all = groups(without: [])
        let unfit = Set(all.flatMap(\.views).filter { StackObstacles.obstacle(of: $0) != nil })
        if unfit.isEmpty { return all }
        let fit = groups(without: Set(unfit.compactMap(\.id)))
        let stacked = Set(fit.flatMap(\.views))
        return fit + all.filter { !unfit.isDisjoint(with: $0.views) && stacked.isDisjoint(with: $0.views) }
    }
}
