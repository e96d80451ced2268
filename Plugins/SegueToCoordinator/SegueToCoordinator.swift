import Navigation
import TransformKit

/// Replaces segues with calls of coordinators, or moves their preparation out of `prepare(for:sender:)`.
package struct SegueToCoordinator: Transform {
    package static let description = TransformDescription(
        id: "segue-to-coordinator",
        summary: "Take navigation out of view controllers and segues, so that every screen still opens.",
        details: """
            Style `coordinator`: segues leave the storyboard. For each flow (a storyboard, the screens of a tab, or what a map says)
            there is a coordinator with one method for each way on: it makes the destination by its storyboard
            identifier, has it configured, and shows it as the segue did: show and showDetail, push, modal with style,
            transition and without animation, popover with anchor and arrows, replace, custom segue classes through their own
            `perform()`, segue actions with their coder. Each view controller talks to a protocol of its own, through a
            property that makes the coordinator when it is first needed, so no code at launch has to change. From then on
            there is one coordinator for a flow: it hands itself to the screens that it opens, and to those of another
            flow the coordinator of that flow, which it owns. `inject:` makes those of the first screens at launch. A later
            run lets the coordinators grow that are there, of an earlier run or written by hand, if they are made without
            arguments. A segue that nothing can perform is not made code: its deletion is proposed, for review.

            What `prepare(for:sender:)` did for the segue becomes a few lines of the coordinator, or a typed method of the view
            controller where it asks for more than to be a delegate. What a selected row shows is handed over where the
            selection is answered: `navigation.showTeam(from: self, team: teams[indexPath.row])`. The sender is an argument of its own type where every
            caller hands on one type that is known, such as `navigation.showTeam(from: self, team: team)`, and none where no code
            asks for it, be it that of a container that is told to show a screen. A method that uses nothing of the view
            controller's class takes any `UIViewController`. Where the code cannot be cut
            out exactly, since the segue itself is handed on or a superclass prepares it too, `prepare(for:sender:)` stays and the
            coordinator calls it with a `UIStoryboardSegue` made in code. Calls of `performSegue` become calls of the coordinator.
            A control, bar button item or gesture recognizer gets an action; a cell is answered by `didSelectRowAt` or
            `didSelectItemAt`, a static cell by its index path. `shouldPerformSegue` is asked where it was asked.
            A call stays, and reaches an override of `performSegue(withIdentifier:sender:)`, where Objective-C or a library
            makes it, where what it asks may be of several classes or of a protocol, and where a subclass has its own
            override. In documents nothing else changes: the segue goes, an action comes, a popover's anchor may get an
            outlet, a list without a delegate gets its view controller, a destination gets a storyboard identifier, and a
            storyboard reference goes that nothing leads to any more. Scenes of another bundle are asked for by the bundle's
            identifier.

            A view controller in Objective-C calls the coordinator of its flow as well, where its target builds Swift and some
            file imports the generated header: by an `@objc` protocol, with a block that configures the screen as
            `prepareForSegue:sender:` did. Its code is cut by statements, so such a class moves whole or not at all, and always
            for review: conditions that compare the identifier or the destination's class, calls on `self` by a known
            identifier, actions, and the rows of table view controllers.

            In the other styles segues stay, and the code of a segue that the style has no form for stays in
            `prepare(for:sender:)`, with its reason. `visitor`: one `SegueVisitor` prepares all screens, each of which accepts
            it and says its exact type; what a source gives to a screen stands beside it, and what asks nothing of its
            source is for all of them, so that a new segue between known screens needs no code. `prepare-methods`: each
            identifier has a private method that a base class finds, `prepareForShowDetail(_: DetailViewController, sender:)`.
            `segue-class`: the segues of a view controller share a class that implements its output protocol, such as
            `showDetail(item:)`, and forwards it to an input protocol with the members that are set and called.

            Embed, unwind and relationship segues are never removed, and their code keeps working. A segue stays, with the
            reason, where its view controller has no class in the project, where the class or a superclass has its own
            `performSegue`, where scenes of one class disagree, where a popover points at something in a
            cell that there are many of, where the segue's own class hands itself on, where a target for macOS builds the view controller as well, where the container that it opens has what it holds made by a segue action, where the
            document or the class is built by no target, where it previews (peek and pop; `previews: drop` does without), where
            code that stays needs a symbol that SwiftGen or R.swift makes of it, on macOS and watchOS, and in Swift 2.

            A change is `safe` where every destination is of a known class, is prepared by code that was cut out exactly, and is
            shown by the method that UIKit calls. It is for `review`, with a list of what to test by hand, where `prepare` is called
            with a segue made in code, for popovers, segue actions, custom and replace segues, scenes of other bundles, lists that
            get a delegate and segues that a library performs, where prepared code touches a
            presentation that the segue sets, where a cast is not certain, and where code says selectors of segues. Where a run
            takes what is `safe` alone, such segues stay, and the others of their storyboard are moved without them.
            """, options: SegueOptions.descriptions, selectors: SegueOptions.selectors, tables: SegueOutcome.tables,
        refusals: RefusalCode.ofSegues + RefusalCode.ofTriggers + RefusalCode.ofObjectiveC + RefusalCode.ofStyles
            + RefusalCode.deployment
            + RefusalCode.projectUpdate + [.editsOverlap],
        highestSafety: .review)

    private let options: SegueOptions

    package init(options: OptionValues, selection: OptionValues) {
        self.options = SegueOptions(options, selection)
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        SegueOptions.problems(with: options)
    }

    package func propose(in context: TransformContext) -> Proposals {
        var proposals = Proposals(findings: options.unmatched(in: context.graph))
        proposals.append(inStyle(context))
        return proposals
    }

    private func inStyle(_ context: TransformContext) -> Proposals {
        switch options.style {
        case .coordinator: coordinators(context)
        case .visitor: staying(VisitorStyle.outcome(in: context.graph), context)
        case .prepareMethods: staying(PrepareMethodsStyle.outcome(in: context.graph), context)
        case .segueClass: staying(SegueClassStyle.outcome(in: context.graph), context)
        }
    }

    private func staying(_ outcome: StyleOutcome, _ context: TransformContext) -> Proposals {
        StyleReport(graph: context.graph, style: options.style, mayEdit: context.mayEdit)
            .proposals(outcome, selecting: options.selects)
    }

    private func coordinators(_ context: TransformContext) -> Proposals {
        let reader = TransitionReader(context.graph)
        let chosen = reader.transitions.filter { options.selects($0.segue, $0.sourceClass.name) }
        let objectiveC = Set(reader.objectiveC.map(\.segue))
        var proposals = Proposals(
            refusals: reader.refused.filter { !objectiveC.contains($0.segue) && options.selects($0.segue, nil) }
                .map(Self.refusal))
        proposals.append(coordinators(chosen, among: reader, context))
        return proposals
    }

    private func coordinators(
        _ transitions: [Transition], among reader: TransitionReader, _ context: TransformContext
    ) -> Proposals {
        let style = CoordinatorStyle(
            reader, objectiveC: reader.objectiveC.filter { options.selects($0.segue, $0.sourceName) },
            in: context.graph, grouping: options.grouping(in: context.graph), injection: options.injection,
            dropsPreviews: options.dropsPreviews, configures: options.configures, mayEdit: context.mayEdit)
        let whole = style.outcome(of: transitions)
        let certain = context.allowed == .safe ? style.certainPart(of: whole, transitions) : nil
        var proposals = Proposals(findings: (certain ?? whole).findings)
        let dead = whole.left.filter { $0.obstacle.code == .neverPerformed }
        proposals.changes = NeverPerformed.changes(deleting: dead.map(\.transition))
        proposals.refusals = whole.left.filter { $0.obstacle.code != .neverPerformed }.map {
            Self.refusal(of: $0.transition, $0.obstacle)
        }
        proposals.refusals += whole.leftOfObjectiveC.map { Self.refusal(of: $0.transition, $0.obstacle) }
        let certainSegues = Set((certain?.groups ?? []).filter(\.doubts.isEmpty).flatMap(\.outcomes).map(\.segue))
        func addsToCertain(_ group: CoordinatorStyle.Group) -> Bool {
            group.needsTests && !group.outcomes.allSatisfy { certainSegues.contains($0.segue) }
        }
        for group in whole.groups {
            if let doubt = group.doubts.first {
                proposals.refusals += group.outcomes.map { Self.refusal(of: $0, doubt) }
            } else if certain == nil || addsToCertain(group) {
                proposals.changes.append(CoordinatorReport(group, insteadOf: certain?.groups ?? []).change)
            }
        }
        proposals.changes += (certain?.groups ?? []).filter(\.doubts.isEmpty).map { CoordinatorReport($0).change }
        return proposals
    }

    // MARK: Refusals

    private static func refusal(_ refused: TransitionReader.Refused) -> Refusal {
        let source = refused.segue.connection.source?.interfaceBuilderName ?? "a scene"
        return refusal(of: refused.segue, from: source, refused.obstacle)
    }

    private static func refusal(of transition: some SceneTransition, _ obstacle: Obstacle) -> Refusal {
        refusal(of: transition.segue, from: transition.sourceName, obstacle)
    }

    private static func refusal(of outcome: SegueOutcome, _ obstacle: Obstacle) -> Refusal {
        refusal(of: outcome.segue, from: outcome.source, obstacle)
    }

    private static func refusal(of segue: Segue, from source: String, _ obstacle: Obstacle) -> Refusal {
        SegueRefusal.refusal(of: segue, from: source, obstacle, "make code of")
    }
}
