import TransformKit

/// Takes navigation out of segues.
package struct SegueToCoordinator: Transform {
    package static let description = TransformDescription(
        id: "segue-to-coordinator",
        summary: "Take navigation out of view controllers and segues, so that every screen still opens.",
        details: "", options: SegueOptions.descriptions, selectors: SegueOptions.selectors, highestSafety: .review)

    private let options: SegueOptions

    package init(options: OptionValues, selection: OptionValues) {
        self.options = SegueOptions(options, selection)
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        SegueOptions.problems(with: options)
    }

    package func propose(in context: TransformContext) -> Proposals {
        switch options.style {
        case .coordinator: return coordinators(context)
        case .visitor: return staying(VisitorStyle.outcome(in: context.graph), context)
        case .prepareMethods: return staying(PrepareMethodsStyle.outcome(in: context.graph), context)
        case .segueClass: return staying(SegueClassStyle.outcome(in: context.graph), context)
        }
    }

    private func staying(_ outcome: StyleOutcome, _ context: TransformContext) -> Proposals {
        StyleReport(graph: context.graph, style: options.style, mayEdit: context.mayEdit)
            .proposals(outcome, selecting: options.selects)
    }

    private func coordinators(_ context: TransformContext) -> Proposals {
        let reader = TransitionReader(context.graph)
        let chosen = reader.transitions.filter { options.selects($0.segue, $0.sourceClass.name) }
        var proposals = Proposals(
            refusals: reader.left.filter { options.selects($0.segue, nil) }.map(Self.refusal))
        proposals.append(coordinators(chosen, among: reader.transitions, context))
        return proposals
    }

    private func coordinators(
        _ transitions: [Transition], among all: [Transition], _ context: TransformContext
    ) -> Proposals {
        let style = CoordinatorStyle(
            graph: context.graph, grouping: options.grouping(in: context.graph), injection: options.injection,
            mayEdit: context.mayEdit)
        let outcome = style.outcome(of: transitions, among: all)
        var proposals = Proposals(findings: outcome.findings)
        proposals.refusals = outcome.left.map { Self.refusal(of: $0.transition, $0.obstacle) }
        for group in outcome.groups {
            if let doubt = group.doubts.first {
                proposals.refusals += group.outcomes.map { Self.refusal(of: $0, doubt) }
            } else {
                proposals.changes.append(CoordinatorReport(group).change)
            }
        }
        return proposals
    }

    // MARK: Refusals

    private static func refusal(_ left: TransitionReader.Left) -> Refusal {
        refusal(of: left.segue, from: left.segue.connection.source?.interfaceBuilderName ?? "a scene", left.obstacle)
    }

    private static func refusal(of transition: Transition, _ obstacle: Obstacle) -> Refusal {
        refusal(of: transition.segue, from: transition.sourceClass.name, obstacle)
    }

    private static func refusal(of outcome: SegueOutcome, _ obstacle: Obstacle) -> Refusal {
        refusal(of: outcome.segue, from: outcome.source, obstacle)
    }

    private static func refusal(of segue: Segue, from source: String, _ obstacle: Obstacle) -> Refusal {
        SegueRefusal.refusal(of: segue, from: source, obstacle, "make code of")
    }
}
