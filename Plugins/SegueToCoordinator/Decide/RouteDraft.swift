import Navigation
import TransformKit

/// Transitions that code knows as one segue, before it is known whether one method can replace all of them.
struct RouteDraft: Hashable, Sendable {
    let owner: SwiftClass
    let identifier: String?
    let transitions: [Transition]

    /// Groups transitions by owner and identifier; a group that no code performs is split by trigger.
    ///
    /// - Parameters:
    ///   - owner: the class whose code performs a segue of this identifier in scenes of a class.
    ///   - isPerformed: whether any code does.
    static func all(
        of transitions: [Transition], owner: (_ identifier: String, _ sceneClass: SwiftClass) -> SwiftClass,
        isPerformed: (_ identifier: String, _ sceneClass: SwiftClass) -> Bool
    ) -> [RouteDraft] {
        struct Key: Hashable {
            let owner: SwiftClass
            let identifier: String
        }
        var drafts: [RouteDraft] = []
        var places: [Key: Int] = [:]
        for transition in transitions {
            guard let identifier = transition.identifier else {
                let alike = drafts.firstIndex { $0.identifier == nil && $0.transitions[0].isShared(with: transition) }
                if let alike {
                    drafts[alike] = RouteDraft(
                        owner: transition.sourceClass, identifier: nil,
                        transitions: drafts[alike].transitions + [transition])
                } else {
                    drafts.append(RouteDraft(owner: transition.sourceClass, identifier: nil, transitions: [transition]))
                }
                continue
            }
            let key = Key(owner: owner(identifier, transition.sourceClass), identifier: identifier)
            if let place = places[key] {
                drafts[place] = RouteDraft(
                    owner: key.owner, identifier: identifier, transitions: drafts[place].transitions + [transition])
            } else {
                places[key] = drafts.count
                drafts.append(RouteDraft(owner: key.owner, identifier: identifier, transitions: [transition]))
            }
        }
        return drafts.flatMap { draft in
            let performed = draft.transitions.contains { transition in
                transition.trigger == .code || isPerformed(draft.identifier ?? "", transition.sourceClass)
            }
            return performed || draft.transitions.count == 1 ? [draft] : draft.separated
        }
    }

    /// One draft for each kind of transition: each has a trigger of its own, so each can have a method of its own.
    private var separated: [RouteDraft] {
        var drafts: [RouteDraft] = []
        for transition in transitions {
            if let place = drafts.firstIndex(where: { $0.transitions[0].sharesTrigger(with: transition) }) {
                drafts[place] = RouteDraft(
                    owner: owner, identifier: identifier, transitions: drafts[place].transitions + [transition])
            } else {
                drafts.append(
                    RouteDraft(owner: transition.sourceClass, identifier: identifier, transitions: [transition]))
            }
        }
        return drafts
    }

    /// The transitions of each system's storyboards, iOS first: targets for several systems can share one class.
    var bySystem: [(system: DocumentKind.Platform, transitions: [Transition])] {
        let found = Dictionary(grouping: transitions) { $0.document.kind.platform }
        return [DocumentKind.Platform.iOS, .tvOS].compactMap { system in found[system].map { (system, $0) } }
    }

    /// Whether one method can do the same for all transitions.
    var isUniform: Bool { Self.contradiction(in: transitions) == nil }

    /// The obstacle for which one method cannot replace all transitions; nil where it can.
    var disagreement: Obstacle? {
        for (_, transitions) in bySystem {
            if let found = disagreement(of: transitions) { return found }
        }
        // A presentation that differs on another system gets statements of its own.
        let isPlain = transitions.allSatisfy { $0.kind != .popover && $0.creationSelector == nil }
        return isPlain ? nil : disagreement(of: transitions)
    }

    private func disagreement(of transitions: [Transition]) -> Obstacle? {
        guard let (one, other) = Self.contradiction(in: transitions) else { return nil }
        return Obstacle(
            code: .scenesDiffer,
            reason:
                "code performs \(identifier.map { "\"\($0)\"" } ?? "it"), and the segues at \(one.place) and "
                + "\(other.place) lead to different scenes or show them in different ways", place: other.place)
    }

    /// Two transitions that one method cannot both replace. Those of one storyboard are compared among themselves as
    /// well: a scene of another storyboard may agree with both of two that do not agree with each other.
    private static func contradiction(in transitions: [Transition]) -> (Transition, Transition)? {
        let byStoryboard = Dictionary(grouping: transitions, by: \.destination.element.document)
        for other in transitions {
            for one in [transitions[0], byStoryboard[other.destination.element.document]?.first] {
                if let one, !other.agrees(with: one) { return (one, other) }
            }
        }
        return nil
    }
}

extension Transition {
    /// Whether one method can replace both, if it finds the scene: no setting of either may differ from the other's.
    func agrees(with other: Transition) -> Bool {
        if self == other { return true }
        return kind == other.kind && isAnimated == other.isAnimated && creationSelector == other.creationSelector
            && (trigger == .code) == (other.trigger == .code) && isPreviewed == other.isPreviewed
            && customSegueModule == other.customSegueModule
            && popoversAgree(with: other) && destination.agrees(with: other.destination)
    }

    /// Whether one method can replace both, started by triggers in scenes of the class: both agree and show the same
    /// class.
    func sharesTrigger(with other: Transition) -> Bool {
        agrees(with: other) && destination.isOfSameClasses(as: other.destination)
    }

    /// Whether both are the same way from a scene: two triggers, without an identifier, of one destination.
    fileprivate func isShared(with other: Transition) -> Bool {
        controller == other.controller && sourceClass == other.sourceClass && trigger != .code
            && destination.controllers == other.destination.controllers && popover == nil && creationSelector == nil
            && agrees(with: other)
    }

    private func popoversAgree(with other: Transition) -> Bool {
        guard let popover, let another = other.popover else { return popover == other.popover }
        return popover.agrees(with: another)
    }

    private var customSegueModule: String? {
        if case .custom = kind { segue.element["customModule"] } else { nil }
    }
}

extension TransitionDestination {
    /// Whether both destinations are found in the same way and are of the same classes.
    fileprivate func agrees(with other: TransitionDestination) -> Bool {
        reference?.storyboardName == other.reference?.storyboardName && otherBundle == other.otherBundle
            && reference?.referencedIdentifier == other.reference?.referencedIdentifier
            && (isOfSameClasses(as: other) || isCounterpart(of: other))
    }

    fileprivate func isOfSameClasses(as other: TransitionDestination) -> Bool {
        swiftClass == other.swiftClass && contentClass == other.contentClass && classNames == other.classNames
    }

    /// Whether each is a scene of its segue's own storyboard: one identifier may lead to another class in each
    /// storyboard.
    private func isCounterpart(of other: TransitionDestination) -> Bool {
        reference == nil && other.reference == nil && element.document != other.element.document
            && contents.count == other.contents.count
    }

    /// The classes that the document names, the container's first.
    var classNames: [String?] { ([controller] + contents).map(\.customClass) }
}
