import Navigation
import SwiftWriting
import TransformKit

/// Lists for a segue that becomes code the points where different behavior cannot be excluded, each with its place.
///
/// A segue without such points keeps every call and its order: the destination of a known class is created, prepared by
/// code that was cut out exactly, and shown by the method that UIKit calls as well.
struct SegueDoubts {
    let graph: ProjectGraph
    let performed: PerformedSegues
    let triggers: TriggerReplacement
    private let reflections: [(text: String, place: Place)]

    init(graph: ProjectGraph, performed: PerformedSegues, triggers: TriggerReplacement) {
        self.graph = graph
        self.performed = performed
        self.triggers = triggers
        reflections = SelectorMentions.all(in: graph)
    }

    /// The points that concern every segue that a coordinator's method replaces.
    func doubts(of method: CoordinatorMethod) -> [ReviewPoint] {
        [cast(method)].compactMap(\.self) + casts(method.route)
    }

    /// The points that concern one of the segues.
    ///
    /// - Parameter method: the coordinator's method that replaces the segue.
    func doubts(of transition: Transition, opened method: CoordinatorMethod) -> [ReviewPoint] {
        let found: [ReviewPoint?] = [
            madeSegue(method), customSegue(method, transition), popover(transition), order(method, transition),
            replacing(transition), creation(transition), reflection(transition), secondAction(transition),
            unseenPerformer(transition), preview(transition), libraryPerformer(transition),
            otherBundle(transition), newDelegate(transition),
        ]
        return found.compactMap(\.self)
    }

    private func doubt(_ reason: String, _ place: Place) -> ReviewPoint {
        ReviewPoint(reason: reason, place: place)
    }

    // MARK: Segues made in code

    private func madeSegue(_ method: CoordinatorMethod) -> ReviewPoint? {
        guard case .segue(let obstacle) = method.preparation else { return nil }
        return doubt(
            "prepare(for:sender:) is called with a segue that is made in code, since it cannot be taken apart: "
                + "\(obstacle.reason)",
            obstacle.place)
    }

    private func customSegue(_ method: CoordinatorMethod, _ transition: Transition) -> ReviewPoint? {
        guard case .custom(let name) = transition.kind else { return nil }
        return doubt(
            "\(name) is made and performed by code, as far as is known in the way of UIKit",
            transition.place)
    }

    /// A scene of another bundle: the bundle is found by its identifier only once its code is loaded.
    private func otherBundle(_ transition: Transition) -> ReviewPoint? {
        transition.destination.otherBundle.map { bundle in
            let isSeen = transition.destination.controllers.contains { StoryboardReference($0) == nil }
            return doubt(
                "what it opens is found by the identifier of its bundle, \(bundle)"
                    + (isSeen ? "" : ", which another project builds: its scene is not to be seen here"),
                transition.place)
        }
    }

    private func creation(_ transition: Transition) -> ReviewPoint? {
        guard let selector = transition.creationSelector else { return nil }
        return doubt(
            "the segue action \(selector) is called by code, as far as is known when UIKit calls it",
            transition.place)
    }

    // MARK: Presenting

    private func popover(_ transition: Transition) -> ReviewPoint? {
        guard transition.kind == .popover else { return nil }
        return doubt(
            "when UIKit sets up a popover's anchor and arrows is not documented, nor what it does on "
                + "an iPhone",
            transition.place)
    }

    private func replacing(_ transition: Transition) -> ReviewPoint? {
        guard transition.kind == .replace else { return nil }
        return doubt(
            "what a replace segue does in a split view controller is not documented", transition.place)
    }

    private func preview(_ transition: Transition) -> ReviewPoint? {
        guard transition.isPreviewed else { return nil }
        return doubt("the preview at a firm or long press goes with the segue", transition.place)
    }

    /// UIKit does not document whether it sets the style of a presentation before it calls `prepare(for:sender:)`.
    private func order(_ method: CoordinatorMethod, _ transition: Transition) -> ReviewPoint? {
        guard case .presentation(let style, let effect) = transition.kind, style != nil || effect != nil,
            case .method(let configuring) = method.preparation,
            let word = configuring.member.firstWord(in: Self.presentationWords)
        else { return nil }
        return doubt(
            "\(configuring.name) uses \(word), and whether UIKit sets the segue's presentation before or after it "
                + "is not documented",
            transition.place)
    }

    private static let presentationWords: Set<String> = [
        "modalPresentationStyle", "modalTransitionStyle", "transitioningDelegate", "presentationController",
        "popoverPresentationController", "sheetPresentationController", "loadViewIfNeeded", "view",
    ]

    private func secondAction(_ transition: Transition) -> ReviewPoint? {
        guard case .barButtonItem(let item) = transition.trigger, let action = item.connections(of: .action).first
        else {
            return nil
        }
        let performs = (try? ActionTrigger(transition, triggers.facts))??.performsItself == true
        return doubt(
            "its bar button item also sends \(action.selector ?? "an action"), which "
                + (performs ? "performs it too and stays" : "does nothing and goes")
                + ", and which of the two UIKit does is not documented", transition.place)
    }

    private func newDelegate(_ transition: Transition) -> ReviewPoint? {
        guard let reader = SelectionReader(transition, triggers.facts), reader.needsDelegate else { return nil }
        return doubt(
            "its list has no delegate and gets its view controller, unless code that is not understood gives it another",
            transition.place)
    }

    // MARK: Casts

    /// A cast of the destination by the coordinator, where `prepare(for:sender:)` may have gone on without one.
    private func cast(_ method: CoordinatorMethod) -> ReviewPoint? {
        guard case .method(let configuring) = method.preparation, configuring.parameterType != "UIViewController" else {
            return nil
        }
        let kinship = ClassKinship(graph: graph)
        let path = method.route.owner.declaration.path
        let uncertain = method.route.transitions.first { transition in
            let destination = transition.destination
            let shown = configuring.isForContent ? destination.contents.first : nil
            let isCertain = destination.controllers.allSatisfy { controller in
                kinship.isKind(shown ?? controller, configuring.parameterType, from: path) == true
            }
            return !isCertain
        }
        return uncertain.map { transition in
            doubt(
                "the coordinator takes it for a \(configuring.parameterType), and that it is one is not to be "
                    + "seen in the project",
                transition.place)
        }
    }

    /// Calls on objects that are cast to the class with the segue: objects of other classes did not ignore the call
    /// before.
    private func casts(_ route: Route) -> [ReviewPoint] {
        performed.performing(route).filter { performed.replacement(of: $0, route.owner) == .castedMethod }.map { call in
            doubt(
                "what is asked here is cast to \(route.owner.name), the only class with the segue; anything else "
                    + "is ignored",
                call.place)
        }
    }

    /// A call on any controller by an identifier from data or from pieces: it cannot perform a segue that was removed.
    private func unseenPerformer(_ transition: Transition) -> ReviewPoint? {
        guard !performed.overridesForUnknownCalls, let call = performed.unseenPerformer(of: transition) else {
            return nil
        }
        return doubt(
            "a segue is performed here by an identifier that comes from elsewhere; no code of the project gives it this one",
            call.place)
    }

    private func libraryPerformer(_ transition: Transition) -> ReviewPoint? {
        performed.calls.libraryPerformer(of: transition).map { base in
            doubt(
                "no code here performs it, so that \(base) does, which is not in this project; an override of "
                    + "performSegue(withIdentifier:sender:) answers it",
                transition.place)
        }
    }

    // MARK: Reflection

    private func reflection(_ transition: Transition) -> ReviewPoint? {
        reflections.first { graph.isNear($0.place.path, transition.sourceClass.declaration.path) }.map { found in
            doubt("code says the selector \(found.text), which may be exchanged or sent", found.place)
        }
    }
}

extension NewMember {
    /// The first of some identifiers that occurs in the member's lines.
    fileprivate func firstWord(in words: Set<String>) -> String? {
        lines.lazy.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.map(String.init)
            .first(where: words.contains)
    }
}
